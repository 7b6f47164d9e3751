// Playing on after answers for search: from deals that fit what a seat knows, the network's choices for everybody, many games side by side.
#pragma once

#include <limits>
#include <unordered_map>

#include "dealing.hpp"
#include "habits.hpp"
#include "judging.hpp"
#include "observation.hpp"
#include "reading.hpp"
#include "winning.hpp"

namespace deckwright {

constexpr int MOST_DECISIONS = 200;  // after this many a game that goes on and on is judged where it is
constexpr int ROLLOUTS_TOGETHER = 48;

// Where a game stands when it has been played on far enough for a review.
struct Ending {
    enum How { NO_ROOM, JUDGED, OVER };
    How how = NO_ROOM;
    std::array<float, PLAYERS> worths;  // by player: what it is worth to them, or their part of the victory once it is over
};

struct Said {
    int verb;
    std::vector<uint8_t> cards;
};

class Rollouts {
public:
    // The state is one in which everything that the seat can't know lies in order; ``hidden`` says which cards these are.
    Rollouts(std::shared_ptr<Box> cards, const std::vector<int>& sizes, const nb::dict& known, nb::handle hidden, const Network& network, const Floats& vectors, bool exact)
        : box(std::move(cards)), root(read_state(*box, known)), seat(root->asking), dealing(*box, *root, hidden), judging(network, vectors, box->kinds, root->players, exact),
          batch(box, sizes, ROLLOUTS_TOGETHER + Winning::PLACES, root->players), winning(batch, ROLLOUTS_TOGETHER), habits(batch), by_habit(!exact), steps(question_steps(*box)), games(ROLLOUTS_TOGETHER) {
        demand(seat >= 0, "nobody is asked");
        for (int player = 0; player < root->players; ++player) owned.insert(owned.end(), root->seats[player].owned, root->seats[player].owned + KINDS);
    }

    // By answer and deal: what the game is worth to the seat this many turns later; not a number where the machine had no room.
    std::vector<float> play(const std::vector<Said>& answers, const std::vector<uint64_t>& deals, int turns, int counting, bool same_luck) {
        found.assign(answers.size() * deals.size(), std::numeric_limits<float>::quiet_NaN());
        end = turns_done(*root) + turns;
        count_from = end - counting;
        keyed = same_luck;
        everybody = false;
        play_all(answers, deals);
        std::vector<float> values;
        in_order_of_answers(answers.size(), deals.size(), [&](size_t job) { values.push_back(found[job]); });
        return values;
    }

    // By answer and deal: what the game is worth to each seat, at the first decision that it has in a later turn.
    std::vector<Ending> play_for_everybody(const std::vector<Said>& answers, const std::vector<uint64_t>& deals) {
        endings.assign(answers.size() * deals.size(), {});
        end = turns_done(*root) + 1;
        keyed = false;
        everybody = true;
        play_all(answers, deals);
        std::vector<Ending> told;
        in_order_of_answers(answers.size(), deals.size(), [&](size_t job) { told.push_back(endings[job]); });
        return told;
    }

    int players() const { return root->players; }

    void check(int verb, const uint8_t* said, size_t length) {
        demand(length <= CHOSEN_ROOM, "too many cards");
        check_answer(Machine<false>(*box, *root), verb, said, static_cast<int>(length));
    }

    // Python's lock is given up while games go on.
    struct Use {
        Rollouts& used;
        explicit Use(Rollouts& rollouts) : used(rollouts) { demand(!rollouts.busy.test_and_set(), "another thread is using these rollouts"); }
        ~Use() { used.busy.clear(); }
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;
    };

    uint64_t judged = 0, remembered = 0;  // decisions that the network was asked about, and that it had seen before

private:
    std::atomic_flag busy = ATOMIC_FLAG_INIT;

    static constexpr size_t NO_JOB = static_cast<size_t>(-1);
    struct Game {
        size_t job = NO_JOB;
        int decisions = 0;
        Opinion opinion;
        float worth = 0;  // of decisions on the way that count, added up
        int counted = 0;
        unsigned told = 0;  // which players have judged it, each for themselves
        Script shuffles;
    };

    std::shared_ptr<Box> box;
    std::unique_ptr<State> root;
    int seat, end = 0, count_from = 0;
    bool keyed = false, everybody = false;
    Dealing dealing;
    Judging judging;
    Batch batch;
    Winning winning;
    Habits habits;
    bool by_habit;
    std::vector<int16_t> steps;
    std::vector<Game> games;
    std::vector<uint8_t> owned;  // by player and kind, at the root
    std::vector<float> found;
    std::vector<Ending> endings;
    std::unordered_map<uint64_t, Opinion> opinions;  // of what was seen before
    std::vector<uint8_t> cards, masks;
    std::vector<int16_t> numbers;
    std::vector<Opinion> fresh;

    // Deal by deal, as many games at a time as there are places.
    void play_all(const std::vector<Said>& answers, const std::vector<uint64_t>& deals) {
        const size_t jobs = answers.size() * deals.size();
        size_t next = 0;
        std::vector<int> waiting;
        for (Game& game : games) game.job = NO_JOB;
        for (;;) {
            waiting.clear();
            for (int place = 0; place < ROLLOUTS_TOGETHER; ++place) {
                while (games[static_cast<size_t>(place)].job == NO_JOB && next < jobs) {
                    begin(place, next, answers[next % answers.size()], deals[next / answers.size()]);
                    ++next;
                }
                if (games[static_cast<size_t>(place)].job != NO_JOB) waiting.push_back(place);
            }
            if (waiting.empty()) break;
            judge(waiting);
            for (const int place : waiting) go_on(place);
        }
    }

    static int turns_done(const State& state) {
        int turns = 0;
        for (int player = 0; player < state.players; ++player) turns += state.seats[player].turns;
        return turns;
    }

    State& state_of(int place) { return batch.states[static_cast<size_t>(place)]; }

    void begin(int place, size_t job, const Said& said, uint64_t seed) {
        Game& game = games[static_cast<size_t>(place)];
        State& state = state_of(place);
        state.copy_from(*root);
        dealing.deal(state, seed);
        batch.parts[static_cast<size_t>(place)].length = 0;
        game.job = job;
        game.decisions = game.counted = 0;
        game.told = 0;
        game.worth = 0;
        game.shuffles = {};
        game.shuffles.keyed = true;
        game.shuffles.key = mixed(seed + MULTIPLIER);
        game.shuffles.owned = owned.data();
        try {
            Machine<false>(*box, state, nullptr, shuffles(game)).answer(said.verb, said.cards.data(), static_cast<int>(said.cards.size()));
            batch.look(place);
            pass_forced(place);
        } catch (const LimitReached&) {
            game.job = NO_JOB;
        }
    }

    Script* shuffles(Game& game) const { return keyed ? &game.shuffles : nullptr; }

    // Up to the next decision that there is something to think about; a game that is over makes room.
    void pass_forced(int place) {
        Game& game = games[static_cast<size_t>(place)];
        State& state = state_of(place);
        while (state.asking >= 0) {
            int action = batch.forced(place);
            if (action < 0) action = winning.action(place);
            if (action < 0 && by_habit && turns_done(state) < end && game.decisions < MOST_DECISIONS) action = habits.action(place);
            if (action < 0) return;
            batch.step(place, action, shuffles(game));
            ++game.decisions;
        }
        if (everybody) {
            endings[game.job] = {Ending::OVER, victory(state)};
        } else {
            found[game.job] = outcome(state);
        }
        game.job = NO_JOB;
    }

    void go_on(int place) {
        Game& game = games[static_cast<size_t>(place)];
        State& state = state_of(place);
        if (everybody ? judged_by_everybody(place) : judged_at_the_end(place)) {
            game.job = NO_JOB;
            return;
        }
        try {
            batch.step(place, game.opinion.action, shuffles(game));
            ++game.decisions;
            pass_forced(place);
        } catch (const LimitReached&) {
            game.job = NO_JOB;
        }
    }

    bool is_stuck(const Game& game) const { return game.decisions >= MOST_DECISIONS - 1; }

    // Whether the game has been played on far enough; judgements of the last turns count together.
    bool judged_at_the_end(int place) {
        Game& game = games[static_cast<size_t>(place)];
        const State& state = state_of(place);
        const int turns = turns_done(state);
        const bool told = state.players == 2 || state.asking == seat, stuck = is_stuck(game);
        if ((told && turns >= count_from) || stuck) {
            game.worth += state.asking == seat ? game.opinion.value : -game.opinion.value / static_cast<float>(state.players - 1);
            ++game.counted;
        }
        if (!(told && turns >= end) && !stuck) return false;
        found[game.job] = game.worth / static_cast<float>(game.counted);
        return true;
    }

    // Whether each player has judged the game at their first decision of a later turn. Who is not asked any more is as good as out of it.
    bool judged_by_everybody(int place) {
        Game& game = games[static_cast<size_t>(place)];
        const State& state = state_of(place);
        Ending& ending = endings[game.job];
        if (!game.told) ending.worths.fill(-1.0f / static_cast<float>(state.players));
        if (turns_done(state) >= end && !batch.parts[static_cast<size_t>(place)].length && !(game.told >> state.asking & 1U)) {
            ending.worths[static_cast<size_t>(state.asking)] = game.opinion.value;
            game.told |= 1U << state.asking;
        }
        if (std::popcount(game.told) < state.players && !is_stuck(game)) return false;
        ending.how = Ending::JUDGED;
        return true;
    }

    // Opinions on what is asked in these games; what looks the same is judged once.
    void judge(const std::vector<int>& waiting) {
        const size_t cards_each = static_cast<size_t>(rows_for(root->players)) * static_cast<size_t>(box->kinds);
        const size_t numbers_each = static_cast<size_t>(numbers_for(root->players)), masks_each = static_cast<size_t>(batch.actions);
        cards.resize(waiting.size() * cards_each);
        numbers.resize(waiting.size() * numbers_each);
        masks.resize(waiting.size() * masks_each);
        std::vector<uint64_t> keys(waiting.size()), new_keys;
        std::vector<int> places;  // of what is new
        size_t open = 0;
        for (size_t number = 0; number < waiting.size(); ++number) {
            const int place = waiting[number];
            uint8_t* seen = cards.data() + open * cards_each;
            int16_t* said = numbers.data() + open * numbers_each;
            uint8_t* able = masks.data() + open * masks_each;
            const State& state = state_of(place);
            const size_t where = static_cast<size_t>(place);
            Observer{*box, state, batch.parts[where], state.asking, batch.left[where], steps[state.top().pc], box->kinds, seen, said}.write();
            std::memcpy(able, batch.mask_of(place), masks_each);
            uint64_t key = hashed(0, seen, cards_each);
            key = hashed(key, reinterpret_cast<const uint8_t*>(said), numbers_each * sizeof(int16_t));
            keys[number] = hashed(key, able, masks_each);
            if (opinions.try_emplace(keys[number]).second) {
                new_keys.push_back(keys[number]);
                places.push_back(place);
                ++open;
            }
        }
        fresh.resize(open);
        if (open) judging.judge(static_cast<int>(open), cards.data(), numbers.data(), masks.data(), batch.actions, fresh.data());
        for (size_t number = 0; number < open; ++number) {
            opinions[new_keys[number]] = fresh[number];
            habits.learn(places[number], fresh[number].action);
        }
        for (size_t number = 0; number < waiting.size(); ++number) games[static_cast<size_t>(waiting[number])].opinion = opinions[keys[number]];
        judged += open;
        remembered += waiting.size() - open;
    }

    static uint64_t hashed(uint64_t key, const uint8_t* bytes, size_t length) {
        size_t place = 0;
        for (; place + 8 <= length; place += 8) {
            uint64_t word;
            std::memcpy(&word, bytes + place, 8);
            key = (key ^ word) * 0x9FB21C651E98DF25ULL;
            key ^= key >> 32;
        }
        uint64_t last = length;
        for (; place < length; ++place) last = last << 8 | bytes[place];
        return mixed(key ^ last);
    }

    // The victory, shared by those who have won.
    std::array<float, PLAYERS> victory(const State& state) const {
        std::array<int, PLAYERS> ranks{};
        for (int player = 0; player < root->players; ++player) ranks[static_cast<size_t>(player)] = score(*box, state, player) * 4096 - static_cast<int>(state.seats[player].turns);
        const auto last = ranks.begin() + root->players;
        const int best = *std::max_element(ranks.begin(), last);
        const auto winners = static_cast<float>(std::count(ranks.begin(), last, best));
        std::array<float, PLAYERS> parts{};
        for (int player = 0; player < root->players; ++player) parts[static_cast<size_t>(player)] = ranks[static_cast<size_t>(player)] == best ? 1.0f / winners : 0.0f;
        return parts;
    }

    // What a game that is over was worth to the seat. The margin does not count (search/chances.py).
    float outcome(const State& state) const {
        const auto players = static_cast<float>(state.players);
        return (victory(state)[static_cast<size_t>(seat)] * players - 1.0f) / (players - 1.0f);
    }

    // Games are begun deal by deal, and told answer by answer.
    static void in_order_of_answers(size_t answers, size_t deals, const auto& tell) {
        for (size_t answer = 0; answer < answers; ++answer) {
            for (size_t deal = 0; deal < deals; ++deal) tell(deal * answers + answer);
        }
    }
};

using SaidInPython = std::vector<std::pair<int, nb::bytes>>;

inline std::vector<Said> read_said(Rollouts& rollouts, const SaidInPython& answers) {
    std::vector<Said> said;
    for (const auto& [verb, cards] : answers) {
        const auto* bytes = reinterpret_cast<const uint8_t*>(cards.c_str());
        rollouts.check(verb, bytes, cards.size());
        said.push_back({verb, std::vector<uint8_t>(bytes, bytes + cards.size())});
    }
    return said;
}

inline void bind_rollouts(nb::module_& module) {
    nb::class_<Rollouts>(module, "Rollouts")
        .def("__init__", [](Rollouts* made, const std::shared_ptr<Box>& box, const std::vector<int>& sizes, const nb::dict& known, const nb::object& hidden, const Network& network, const CardVectors& vectors, bool exact) {
            demand(box != nullptr, "rollouts need a box");
            new (made) Rollouts(box, sizes, known, hidden, network, vectors.values, exact);
        }, nb::keep_alive<1, 6>())
        .def_ro("judged", &Rollouts::judged)
        .def_ro("remembered", &Rollouts::remembered)
        .def("play", [](Rollouts& rollouts, const SaidInPython& answers, const std::vector<uint64_t>& deals, int turns, int counting, bool same_luck) {
            const std::vector<Said> said = read_said(rollouts, answers);
            demand(!said.empty() && !deals.empty() && turns >= 0 && counting >= 0, "answers, deals and a number of turns are needed");
            const Rollouts::Use use(rollouts);
            nb::gil_scoped_release released;
            return rollouts.play(said, deals, turns, counting, same_luck);
        })
        .def("play_for_everybody", [](Rollouts& rollouts, const SaidInPython& answers, const std::vector<uint64_t>& deals) {
            const std::vector<Said> said = read_said(rollouts, answers);
            demand(!said.empty() && !deals.empty(), "answers and deals are needed");
            const Rollouts::Use use(rollouts);
            std::vector<Ending> endings;
            {
                nb::gil_scoped_release released;
                endings = rollouts.play_for_everybody(said, deals);
            }
            nb::list told;
            for (const Ending& ending : endings) told.append(nb::make_tuple(static_cast<int>(ending.how), Floats(ending.worths.begin(), ending.worths.begin() + rollouts.players())));
            return told;
        });
}

}  // namespace deckwright
