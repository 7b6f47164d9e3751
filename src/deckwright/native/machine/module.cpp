// What Python sees of the native machine.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <exception>
#include <memory>
#include <thread>

#include "batch.hpp"
#include "counting.hpp"
#include "exchange.hpp"
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

// One game: a state with the box it is played with.
struct Game {
    std::shared_ptr<Box> box;
    std::unique_ptr<State> room = pool().take();
    std::unique_ptr<Extras> extras;
    State& state = *room;

    explicit Game(std::shared_ptr<Box> cards) : box(std::move(cards)) { clear_state(state); }
    Game(const Game& other) : box(other.box), extras(other.extras ? std::make_unique<Extras>(*other.extras) : nullptr) { state.copy_from(other.state); }
    Game& operator=(const Game&) = delete;
    ~Game() { pool().give_back(std::move(room)); }

    Extras& more() {
        if (!extras) extras = std::make_unique<Extras>();
        return *extras;
    }
    Log& fresh_log() {
        more().log.clear();
        return more().log;
    }
    Script* shuffles() { return extras && extras->scripted ? &extras->script : nullptr; }

    void start_new(const std::vector<int>& piles, int players, uint64_t seed, int first) {
        if (players < 2 || players > PLAYERS) throw std::invalid_argument("two to six players");
        set_up(Layout(*box, piles), state, players, seed, first);
        Machine<true> machine(*box, state, &fresh_log());
        deal(machine);
    }

    void start_at(int pc) {
        Machine<true>(*box, state, &fresh_log(), shuffles()).start(pc);
    }

    void check_asked() const {
        if (state.asking < 0) throw std::invalid_argument("nobody is asked");
    }

    void answer(int verb, const nb::bytes& cards) {
        check_asked();
        Machine<false>(*box, state, nullptr, shuffles()).answer(verb, reinterpret_cast<const uint8_t*>(cards.c_str()), static_cast<int>(cards.size()));
    }

    void answer_logged(int verb, const nb::bytes& cards) {
        check_asked();
        Machine<true>(*box, state, &fresh_log(), shuffles()).answer(verb, reinterpret_cast<const uint8_t*>(cards.c_str()), static_cast<int>(cards.size()));
    }

    nb::list events() const {
        nb::list list;
        if (!extras) return list;
        for (const Event& event : extras->log) {
            list.append(nb::make_tuple(event.what, event.player, nb::bytes(event.cards.data(), event.cards.size()), event.source, event.target, event.number, event.depth));
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
    return data;
}

nb::dict run_match(const Box& box, const std::vector<int>& piles, const std::vector<const Policy*>& policies, uint64_t seed, int64_t first_game,
                   int64_t games, bool alternate, int turn_limit, int threads) {
    if (policies.size() < 2 || policies.size() > PLAYERS) throw std::invalid_argument("two to six strategies");
    const Layout layout(box, piles);
    const Match match{box, layout, policies, seed, alternate, turn_limit};
    Tally total(static_cast<int>(policies.size()), box.kinds);
    const int workers = std::max(1, threads);
    std::vector<std::unique_ptr<Tally>> parts(static_cast<size_t>(workers));
    std::vector<std::exception_ptr> problems(static_cast<size_t>(workers));
    {
        nb::gil_scoped_release released;
        auto work = [&](int worker) {
            const int64_t from = games * worker / workers, to = games * (worker + 1) / workers;
            try {
                parts[static_cast<size_t>(worker)] = std::make_unique<Tally>(count_games(match, first_game + from, to - from));
            } catch (...) {
                problems[static_cast<size_t>(worker)] = std::current_exception();
            }
        };
        std::vector<std::thread> running;
        for (int worker = 1; worker < workers; ++worker) running.emplace_back(work, worker);
        work(0);
        for (std::thread& thread : running) thread.join();
    }
    for (const std::exception_ptr& problem : problems) {
        if (problem) std::rethrow_exception(problem);
    }
    for (const auto& part : parts) total.add(*part);
    return tally_data(total);
}

// Copies a state into a ring of others, to measure what a copy costs where search would use it.
double copy_nanoseconds(const Game& game, int copies) {
    constexpr int RING = 64;
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
    nb::class_<Box>(module, "Box").def_prop_ro("kinds", [](const Box& box) { return box.kinds; });
    nb::class_<Policy>(module, "Policy");
    module.def("make_box", [](const nb::dict& tables) { return std::shared_ptr<Box>(make_box(tables)); });
    module.def("make_policy", [](const Box& box, const nb::dict& tables) { return std::shared_ptr<Policy>(make_policy(box, tables)); });
    module.def("run_match", &run_match);
    module.def("copy_nanoseconds", &copy_nanoseconds);
    nb::class_<Game>(module, "Game")
        .def(nb::init<std::shared_ptr<Box>>())
        .def("start_new", &Game::start_new)
        .def("start_at", &Game::start_at)
        .def("load", [](Game& game, const nb::dict& data) { read_state(*game.box, data, game.state); })
        .def("data", [](const Game& game) { return state_data(*game.box, game.state); })
        .def("digest", [](const Game& game) { return digest(*game.box, game.state); })
        .def("answer", &Game::answer)
        .def("answer_logged", &Game::answer_logged)
        .def("copy", [](const Game& game) { return new Game(game); })
        .def("restore", [](Game& game, const Game& other) { game.state.copy_from(other.state); })
        .def("events", &Game::events)
        .def("pending", &Game::pending)
        .def("prescribe", [](Game& game, const std::vector<nb::bytes>& piles) {
            game.more().scripted = true;
            game.more().script = {};
            for (const nb::bytes& pile : piles) game.more().script.piles.emplace_back(pile.c_str(), pile.size());
        })
        .def_prop_ro("shuffles_left", [](const Game& game) { return game.extras ? game.extras->script.piles.size() - game.extras->script.next : 0; })
        .def("sample", [](Game& game, int seat, uint64_t seed) { sample_hidden(*game.box, game.state, seat, seed); })
        .def("decide", [](Game& game, const Policy& policy) {
            game.check_asked();
            const Machine<false> machine(*game.box, game.state);
            Cards cards;
            const int verb = decide(machine, policy, cards);
            return nb::make_tuple(verb, as_bytes(cards.at, cards.length));
        })
        .def("score", [](const Game& game, int player) {
            if (player < 0 || player >= game.state.players) throw std::invalid_argument("no such seat");
            return score(*game.box, game.state, player);
        })
        .def_prop_ro("asking", [](const Game& game) { return static_cast<int>(game.state.asking); })
        .def_prop_ro("phase", [](const Game& game) { return static_cast<int>(game.state.phase); });
    bind_batch(module);
}
