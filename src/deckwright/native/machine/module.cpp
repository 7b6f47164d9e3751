// What Python sees of the native machine.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <memory>

#include "batch.hpp"
#include "counting.hpp"
#include "environment.hpp"
#include "exchange.hpp"
#include "in_threads.hpp"
#include "network.hpp"
#include "proving.hpp"
#include "rollouts.hpp"
#include "rules.hpp"
#include "sampling.hpp"
#include "tables.hpp"

namespace nb = nanobind;
using namespace deckwright;

namespace {

// Rooms for states that are used again: search makes and drops copies all the time. Python's lock guards the pool.
struct Pool {
    std::vector<std::unique_ptr<State>> rooms;

    std::unique_ptr<State> take() {
        if (rooms.empty()) return std::make_unique<State>();
        std::unique_ptr<State> room = std::move(rooms.back());
        rooms.pop_back();
        return room;
    }
    void give_back(std::unique_ptr<State> room) {
        if (rooms.size() < 1024) rooms.push_back(std::move(room));
    }
};

Pool& pool() {
    static Pool* rooms = new Pool;  // never destroyed: games may outlive the module
    return *rooms;
}

// What most games do without: events, and shuffles that a scenario prescribes.
struct Extras {
    Log log;
    Script script;
    bool scripted = false;
};

// Boxes with the same cards, though they may have been made twice.
bool same_box(const Box& one, const Box& other) {
    const auto same = [](const Instruction& left, const Instruction& right) { return left.op == right.op && left.length == right.length && left.at == right.at; };
    return &one == &other || (one.kinds == other.kinds && one.costs == other.costs && one.types == other.types && one.starts == other.starts &&
                              one.piles == other.piles && one.option_words == other.option_words && std::equal(one.code.begin(), one.code.end(), other.code.begin(), other.code.end(), same));
}

void check_policy(const Box& box, const Policy& policy) { demand(same_box(box, *policy.box), "a strategy for other cards"); }

// One game: a state with the box it is played with.
struct Game {
    std::shared_ptr<Box> box;
    std::unique_ptr<State> room = pool().take();
    std::unique_ptr<Extras> extras;
    State& state = *room;

    explicit Game(std::shared_ptr<Box> cards) : box(std::move(cards)) {
        demand(box != nullptr, "a game needs a box");
        clear_state(state);
    }
    Game(const Game& other) : box(other.box), extras(other.extras ? std::make_unique<Extras>(*other.extras) : nullptr) { state.copy_from(other.state); }
    Game& operator=(const Game&) = delete;
    ~Game() { pool().give_back(std::move(room)); }

    Extras& more() {
        if (!extras) extras = std::make_unique<Extras>();
        return *extras;
    }
    Script* shuffles() { return extras && extras->scripted ? &extras->script : nullptr; }

    // Does something to the game, all of it or nothing: a game that outgrows its room or its script is as it was before.
    template <class Change>
    void whole_or_not(bool logged, Change change) {
        std::unique_ptr<State> before = pool().take();
        before->copy_from(state);
        const size_t shuffled = extras ? extras->script.next : 0;
        Log events;
        if (logged) std::swap(events, more().log);
        try {
            change();
        } catch (...) {
            state.copy_from(*before);
            if (extras) extras->script.next = shuffled;
            if (logged) std::swap(events, extras->log);
            pool().give_back(std::move(before));
            throw;
        }
        pool().give_back(std::move(before));
    }

    void start_new(const std::vector<int>& piles, int players, uint64_t seed, int first) {
        demand(players >= 2 && players <= PLAYERS, "two to six players");
        demand(first >= NOBODY && first < players, "no such seat to begin");
        check_piles(*box, piles);
        whole_or_not(true, [&] {
            set_up(Layout(*box, piles), state, players, seed, first);
            Machine<true> machine(*box, state, &more().log);
            deal(machine);
        });
    }

    void start_at(int pc) {
        demand(state.players > 0 && state.phase != OVER, "a game must be set up and not be over to go on with a turn");
        demand(pc >= 0 && pc < TREASURES_START, "a turn can't be begun there");
        whole_or_not(true, [&] { Machine<true>(*box, state, &more().log, shuffles()).start(pc); });
    }

    void load(const nb::dict& data) { state = *read_state(*box, data); }

    void restore(const Game& other) {
        demand(same_box(*box, *other.box), "a game with other cards");
        if (this != &other) state.copy_from(other.state);
    }

    void check_asked() const { demand(state.asking >= 0, "nobody is asked"); }

    void check_seat(int seat) const { demand(seat >= 0 && seat < state.players, "no such seat"); }

    template <bool LOGGED>
    void answer(int verb, const nb::bytes& cards) {
        check_asked();
        const uint8_t* said = reinterpret_cast<const uint8_t*>(cards.c_str());
        check_room(cards.size() <= CHOSEN_ROOM, "cards chosen at once");
        const int length = static_cast<int>(cards.size());
        check_answer(Machine<false>(*box, state), verb, said, length);
        whole_or_not(LOGGED, [&] { Machine<LOGGED>(*box, state, LOGGED ? &more().log : nullptr, shuffles()).answer(verb, said, length); });
    }

    nb::tuple decided(const Policy& policy) {
        check_asked();
        check_policy(*box, policy);
        Cards cards;
        const int verb = decide(Machine<false>(*box, state), policy, cards);
        return nb::make_tuple(verb, as_bytes(cards.at, cards.length));
    }

    void prescribe(const std::vector<nb::bytes>& piles) {
        Script script;
        for (const nb::bytes& pile : piles) script.piles.push_back(cards_in(pile, "a shuffle", box->kinds));
        more().scripted = true;
        more().script = script;
    }

    nb::list events() const {
        nb::list list;
        if (!extras) return list;
        for (const Event& event : extras->log) {
            list.append(nb::make_tuple(event.what, event.player, nb::bytes(event.cards.data(), event.cards.size()), event.source, event.target, event.number, event.depth, event.counter, event.option));
        }
        return list;
    }

    // (operation, verb, least, most, ordered, cards on offer)
    nb::tuple pending() {
        check_asked();
        const Machine<false> machine(*box, state);
        const Offer offer = offered(machine);
        return nb::make_tuple(offer.op, offer.verb, offer.least, offer.most, offer.ordered, as_bytes(offer.bag.copies, box->kinds, true), offer.can_stop, offer.can_play_treasures);
    }
};

nb::dict tally_data(Tally& tally) {
    nb::dict data;
    const char* names[] = {"lengths", "wins", "shares", "first_seat_wins", "first_seat_ties", "first_seat_games", "score", "score_squared", "by_turn",
                           "purchases", "lead_games", "lead_wins"};
    const std::vector<Numbers*> tables = tally.tables();
    for (size_t table = 0; table < tables.size(); ++table) data[names[table]] = *tables[table];
    data["players"] = tally.players;
    data["kinds"] = tally.kinds;
    data["games"] = tally.games;
    data["decisions"] = tally.decisions;
    data["ties"] = tally.ties;
    data["province_endings"] = tally.province_endings;
    data["pile_endings"] = tally.pile_endings;
    data["unfinished"] = tally.unfinished;
    data["turns"] = tally.turns;
    data["turns_squared"] = tally.turns_squared;
    data["outgrown"] = tally.outgrown;
    return data;
}

constexpr int64_t MOST_GAMES = 1000000000000, MOST_WEIGHED = 1000000;

std::vector<const Policy*> policies_of(const Box& box, const std::vector<std::shared_ptr<Policy>>& strategies) {
    std::vector<const Policy*> policies;
    for (const auto& strategy : strategies) {
        demand(strategy != nullptr, "a strategy is missing");
        check_policy(box, *strategy);
        policies.push_back(strategy.get());
    }
    return policies;
}

nb::dict run_match(const std::shared_ptr<Box>& cards, const std::vector<int>& piles, const std::vector<std::shared_ptr<Policy>>& strategies, uint64_t seed,
                   int64_t first_game, int64_t games, bool alternate, int turn_limit, int threads) {
    demand(cards != nullptr, "a match needs a box");
    demand(strategies.size() >= 2 && strategies.size() <= PLAYERS, "two to six strategies");
    demand(first_game >= 0 && first_game <= MOST_GAMES && games >= 0 && games <= MOST_GAMES, "games are numbered from 0 to " + std::to_string(MOST_GAMES));
    demand(turn_limit >= 0, "the limit of turns is below 0");
    const Box& box = *cards;
    check_piles(box, piles);
    const std::vector<const Policy*> policies = policies_of(box, strategies);
    const Layout layout(box, piles);
    const Match match{box, layout, policies, seed, alternate, turn_limit};
    Tally total(static_cast<int>(policies.size()), box.kinds);
    const int workers = std::clamp(threads, 1, MOST_THREADS);
    std::vector<std::unique_ptr<Tally>> parts(static_cast<size_t>(workers));
    {
        nb::gil_scoped_release released;
        in_threads(workers, workers, [&](int worker) {
            const int64_t from = games * worker / workers, to = games * (worker + 1) / workers;
            parts[static_cast<size_t>(worker)] = std::make_unique<Tally>(count_games(match, first_game + from, to - from));
        });
    }
    for (const auto& part : parts) total.add(*part);
    return tally_data(total);
}

// Rules that would make the purchases of the first strategy better: line, kind, gain, what is sure of it, and (asked, least, most) of each condition.
nb::list better_purchases_of(const std::shared_ptr<Box>& cards, const std::vector<int>& piles, const std::vector<std::shared_ptr<Policy>>& strategies, uint64_t seed,
                             int64_t games, int turn_limit, const std::vector<std::pair<int, int>>& asked, const std::vector<int>& tried, int one_in, int number, int threads) {
    demand(cards != nullptr, "a match needs a box");
    demand(strategies.size() == 2, "two strategies");
    demand(games >= 0 && games <= MOST_WEIGHED, "games are numbered from 0 to " + std::to_string(MOST_WEIGHED));
    demand(turn_limit >= 0 && number >= 0, "a number is below 0");
    demand(one_in > 0, "one in none");
    const Box& box = *cards;
    check_piles(box, piles);
    const std::vector<const Policy*> policies = policies_of(box, strategies);
    Scales scales;
    scales.one_in = one_in;
    for (const auto& [fact, kind] : asked) {
        demand(fact >= 0 && fact < SIGN_NUMBER && kind < box.kinds && (kind >= 0) == (fact >= FACT_OWN), "a fact that there is not");
        scales.asked.push_back({fact, kind});
    }
    for (const int kind : tried) {
        demand(kind >= 0 && kind < box.kinds, "a card that there is not");
        scales.tried |= bit(kind);
    }
    const Layout layout(box, piles);
    const Match match{box, layout, policies, seed, true, turn_limit};
    std::vector<Rule> rules;
    {
        nb::gil_scoped_release released;
        rules = better_purchases(match, scales, games, static_cast<size_t>(number), threads);
    }
    nb::list told;
    for (const Rule& rule : rules) {
        nb::list ranges;
        for (const Range& range : rule.ranges) ranges.append(nb::make_tuple(range.asked, range.least, range.most));
        told.append(nb::make_tuple(rule.line, rule.kind, rule.gain, rule.surely, ranges));
    }
    return told;
}

// How much more of the points a strategy would win with each of its variants, with the deviation, and what it wins without them.
nb::tuple prove_lines(const std::shared_ptr<Box>& cards, const std::vector<int>& piles, const std::vector<std::shared_ptr<Policy>>& strategies,
                      const std::vector<std::tuple<std::shared_ptr<Policy>, int, int>>& variants, uint64_t seed, int64_t first_game, int64_t games, int turn_limit, int threads) {
    demand(cards != nullptr, "a match needs a box");
    demand(strategies.size() == 2, "two strategies");
    demand(first_game >= 0 && first_game <= MOST_GAMES && games >= 0 && games <= MOST_WEIGHED, "games are numbered from 0 to " + std::to_string(MOST_GAMES));
    demand(turn_limit >= 0, "the limit of turns is below 0");
    const Box& box = *cards;
    check_piles(box, piles);
    const std::vector<const Policy*> policies = policies_of(box, strategies);
    std::vector<Variant> tried;
    for (const auto& [policy, line, sort] : variants) {
        demand(policy != nullptr, "a strategy is missing");
        check_policy(box, *policy);
        demand(sort >= Variant::ADDED && sort <= Variant::OTHER, "a sort of variant that there is not");
        demand(line >= 0 && static_cast<size_t>(line) < (sort == Variant::LEFT_OUT ? policies[0] : policy.get())->buy.entries.size(), "a line that there is not");
        tried.push_back({policy.get(), line, static_cast<Variant::Sort>(sort)});
    }
    const Layout layout(box, piles);
    const Match match{box, layout, policies, seed, true, turn_limit};
    Proven proven;
    {
        nb::gil_scoped_release released;
        proven = prove(match, tried, first_game, games, threads);
    }
    const double number = std::max<double>(static_cast<double>(proven.games), 1);
    nb::list told;
    for (size_t variant = 0; variant < tried.size(); ++variant) told.append(nb::make_tuple(proven.gains[variant] / number, std::sqrt(proven.squares[variant]) / number));
    return nb::make_tuple(proven.won / number, told);
}

// Copies a state into a ring of others, to measure what a copy costs where search would use it.
double copy_nanoseconds(const Game& game, int copies) {
    constexpr int RING = 64;
    demand(copies > 0, "at least one copy");
    std::vector<State> ring(RING);
    const auto started = std::chrono::steady_clock::now();
    for (int copy = 0; copy < copies; ++copy) ring[static_cast<size_t>(copy % RING)].copy_from(game.state);
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - started;
    return spent.count() / copies;
}

}  // namespace

NB_MODULE(_machine, module) {
    module.doc() = "The native machine: the same programs, randomness and decisions as the Python machine.";
    nb::set_leak_warnings(false);
    nb::exception<LimitReached>(module, "LimitReached", PyExc_RuntimeError);
#ifdef DECKWRIGHT_PROFILED
    module.attr("PROFILED") = true;  // laid out after a profiling run
#else
    module.attr("PROFILED") = false;
#endif
    module.attr("ALPHABET") = ALPHABET;
    module.attr("STRATEGY_ALPHABET") = STRATEGY_ALPHABET;
    nb::class_<Box>(module, "Box").def_prop_ro("kinds", [](const Box& box) { return box.kinds; });
    nb::class_<Policy>(module, "Policy");
    module.def("make_box", [](const nb::dict& tables) { return std::shared_ptr<Box>(make_box(tables)); });
    module.def("make_policy", [](const std::shared_ptr<Box>& box, const nb::dict& tables) { return std::shared_ptr<Policy>(make_policy(box, tables)); });
    module.def("run_match", &run_match);
    module.def("better_purchases", &better_purchases_of);
    module.def("prove_lines", &prove_lines);
    module.def("copy_nanoseconds", &copy_nanoseconds);
    nb::class_<Game>(module, "Game")
        .def(nb::init<std::shared_ptr<Box>>())
        .def("start_new", &Game::start_new)
        .def("start_at", &Game::start_at)
        .def("load", &Game::load)
        .def("data", [](const Game& game) { return state_data(*game.box, game.state); })
        .def("digest", [](const Game& game) { return digest(*game.box, game.state); })
        .def("answer", &Game::answer<false>)
        .def("answer_logged", &Game::answer<true>)
        .def("copy", [](const Game& game) { return new Game(game); })
        .def("restore", &Game::restore)
        .def("has_cards_of", [](const Game& game, const Box& box) { return same_box(*game.box, box); })
        .def("events", &Game::events)
        .def("pending", &Game::pending)
        .def("prescribe", &Game::prescribe)
        .def_prop_ro("shuffles_left", [](const Game& game) { return game.extras ? game.extras->script.piles.size() - game.extras->script.next : 0; })
        .def("sample", [](Game& game, int seat, uint64_t seed, bool remembers) {
            game.check_seat(seat);
            sample_hidden(*game.box, game.state, seat, seed, remembers);
        }, nb::arg("seat"), nb::arg("seed"), nb::arg("remembers") = false)
        .def("decide", &Game::decided)
        .def("score", [](const Game& game, int player) {
            game.check_seat(player);
            return score(*game.box, game.state, player);
        })
        .def_prop_ro("asking", [](const Game& game) { return static_cast<int>(game.state.asking); })
        .def_prop_ro("phase", [](const Game& game) { return static_cast<int>(game.state.phase); });
    bind_batch(module);
    bind_environment(module);
    bind_network(module);
    bind_rollouts(module);
}
