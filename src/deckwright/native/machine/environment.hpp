// Games of many kingdoms stepped together for learning machines: observations, rewards, a new game wherever one is over, threads.
#pragma once

#include "advisor.hpp"
#include "head_start.hpp"
#include "thread_pool.hpp"
#include "observation.hpp"
#include "sampling.hpp"

namespace deckwright {

constexpr int SMALLEST_SHARE = 16;  // games that are worth a thread's attention

template <class Number, size_t DIMENSIONS>
using Array = nb::ndarray<Number, nb::ndim<DIMENSIONS>, nb::c_contig, nb::device::cpu>;

// Where everything is written to: numpy's arrays, as many rows as there are games.
struct Outputs {
    uint8_t* cards = nullptr;
    int16_t* table = nullptr;
    uint8_t* masks = nullptr;
    int32_t* deciders = nullptr;
    float* rewards = nullptr;
    int32_t* scores = nullptr;
    uint8_t* terminated = nullptr;
    uint8_t* truncated = nullptr;
};

// Games as they were at some moment.
struct Saved {
    std::vector<State> states;
    std::vector<Cards> parts;
    std::vector<uint64_t> seeds, choosers;
    std::vector<int> batches;
};

struct Environment {
    std::vector<std::unique_ptr<Batch>> batches;
    std::vector<std::vector<int16_t>> steps;  // by batch: which question of its program stands at a place of the code
    std::vector<int> batch_of, place_of;  // by game
    int games = 0, players, kinds = 0, actions = 0, turn_limit;
    bool automatic;  // Treasures are played, and the only answer is given, without asking
    double head_starts = 0;  // the share of games that begin with other decks than the rules say
    std::vector<uint64_t> seeds, choosers;  // of each game: its seed, and the state of random choices
    std::vector<std::shared_ptr<Policy>> guests;  // by game: a strategy that answers for one of the seats
    std::vector<int> guest_seats;
    std::vector<Script> luck;  // by game: where it is a branch, how its cards are shuffled
    std::vector<uint8_t> owned;  // by game, player and kind, when it became a branch
    Outputs out;
    std::vector<nb::object> kept;  // the arrays behind the outputs
    ThreadPool pool;
    std::atomic_flag busy = ATOMIC_FLAG_INIT;

    Environment(const std::vector<std::shared_ptr<Box>>& boxes, const std::vector<std::vector<int>>& sizes, const std::vector<int>& numbers, int seats, int limit, int threads,
                bool answers_itself)
        : players(seats), turn_limit(limit), automatic(answers_itself), pool(std::clamp(threads, 1, 1024)) {
        demand(!boxes.empty() && boxes.size() == sizes.size() && boxes.size() == numbers.size(), "pile sizes and a number of games for each box");
        demand(limit >= 0, "the limit of turns is below 0");
        for (size_t place = 0; place < boxes.size(); ++place) {
            batches.push_back(std::make_unique<Batch>(boxes[place], sizes[place], numbers[place], seats));
            steps.push_back(question_steps(*boxes[place]));
            kinds = std::max(kinds, boxes[place]->kinds);
            actions = std::max(actions, batches.back()->actions);
            for (int game = 0; game < numbers[place]; ++game) {
                batch_of.push_back(static_cast<int>(place));
                place_of.push_back(game);
            }
        }
        games = static_cast<int>(batch_of.size());
        seeds.resize(batch_of.size());
        choosers.resize(batch_of.size());
        guests.resize(batch_of.size());
        guest_seats.resize(batch_of.size(), NOBODY);
        luck.resize(batch_of.size());
        owned.resize(batch_of.size() * static_cast<size_t>(players * KINDS));
    }

    struct Use {
        Environment& used;
        explicit Use(Environment& environment) : used(environment) { demand(!environment.busy.test_and_set(), "another thread is using this environment"); }
        ~Use() { used.busy.clear(); }
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;
    };

    Batch& batch(int game) { return *batches[static_cast<size_t>(batch_of[static_cast<size_t>(game)])]; }
    int place(int game) const { return place_of[static_cast<size_t>(game)]; }

    Script* shuffles(int game) {
        Script& script = luck[static_cast<size_t>(game)];
        return script.keyed ? &script : nullptr;
    }

    // Shares all games out among the threads.
    template <class Work>
    void for_all(const Work& work) {
        const int share = std::max(SMALLEST_SHARE, (games + pool.size() * 4 - 1) / (pool.size() * 4));
        const std::function<void(int)> part = [&](int number) {
            for (int game = number * share, end = std::min(games, game + share); game < end; ++game) work(game, end);
        };
        pool.run((games + share - 1) / share, part);
    }

    static uint64_t next_seed(uint64_t seed) { return mixed(seed + 0x9E3779B97F4A7C15ULL); }

    // A game that is over before anybody is asked makes room for the next.
    void begin(int game, uint64_t seed) {
        luck[static_cast<size_t>(game)].keyed = false;
        for (;; seed = next_seed(seed)) {
            seeds[static_cast<size_t>(game)] = seed;
            if (has_head_start(seed)) {
                HeadStart::give(batch(game), place(game), seed);
            } else {
                batch(game).reset(place(game), seed);
            }
            try {
                go_on(game);
            } catch (const LimitReached&) {
                continue;
            }
            if (batch(game).deciders[static_cast<size_t>(place(game))] >= 0) return;
        }
    }

    bool has_head_start(uint64_t seed) const { return static_cast<double>(mixed(seed ^ MULTIPLIER) >> 11) * 0x1p-53 < head_starts; }

    // Up to the next decision that somebody outside has to make.
    void go_on(int game) {
        const Policy* guest = guests[static_cast<size_t>(game)].get();
        if (!automatic && !guest) return;
        Batch& games_of = batch(game);
        const int where = place(game), guest_seat = guest ? guest_seats[static_cast<size_t>(game)] : NOBODY;
        State& state = games_of.states[static_cast<size_t>(where)];
        while (state.asking >= 0 && !(turn_limit && turns_of(state) >= turn_limit)) {
            if (guest && state.asking == guest_seat) {
                answer_for_guest(games_of, where, state, *guest, shuffles(game));
                continue;
            }
            const int action = automatic ? games_of.forced(where) : NOBODY;
            if (action < 0) return;
            games_of.step(where, action, shuffles(game));
        }
    }

    void answer_for_guest(Batch& games_of, int where, State& state, const Policy& guest, Script* script) const {
        const int seat = state.asking;
        games_of.parts[static_cast<size_t>(where)].length = 0;
        Machine<false> machine(*games_of.box, state, nullptr, script);
        Cards cards;
        while (state.asking == seat && !(turn_limit && turns_of(state) >= turn_limit)) {
            const int verb = decide(machine, guest, cards);
            if (games_of.box->code[state.top().pc].op == OP_CHOOSE) {
                machine.answer_choice(cards);
            } else {
                machine.answer(verb, cards.at, cards.length);
            }
        }
        games_of.look(where);
    }

    // From now on a strategy answers for a seat; without one the seat is asked again.
    void invite(int game, const std::shared_ptr<Policy>& guest, int seat) {
        demand(!guest || (seat >= 0 && seat < players), "no such seat");
        demand(!guest || guest->box == batch(game).box, "game " + std::to_string(game) + ": a strategy for other cards");
        guests[static_cast<size_t>(game)] = guest;
        guest_seats[static_cast<size_t>(game)] = guest ? seat : NOBODY;
    }

    void reset(int game, uint64_t seed) {
        begin(game, seed);
        choosers[static_cast<size_t>(game)] = mixed(seed ^ MULTIPLIER);
        clear_ending(game);
        write(game);
    }

    bool is_allowed(int game, int action) {
        Batch& games_of = batch(game);
        return games_of.deciders[static_cast<size_t>(place(game))] >= 0 && action >= 0 && action < games_of.actions && games_of.mask_of(place(game))[action];
    }

    // All actions are looked at before the first game moves.
    void check_actions(const int32_t* chosen) {
        std::atomic<bool> all_allowed{true};
        for_all([&](int game, int) {
            if (!is_allowed(game, chosen[game])) all_allowed = false;
        });
        if (all_allowed) return;
        for (int game = 0; game < games; ++game) {
            if (is_allowed(game, chosen[game])) continue;
            demand(batch(game).deciders[static_cast<size_t>(place(game))] >= 0, "the games must be reset before the first step");
            wrong("game " + std::to_string(game) + ": action " + std::to_string(chosen[game]) + " is not one that the mask allows");
        }
    }

    void step_all(const int32_t* chosen) {
        check_actions(chosen);
        for_all([&](int game, int end) {
            if (game + AHEAD < end) batch(game + AHEAD).fetch(place(game + AHEAD));
            step(game, chosen[game]);
        });
    }

    void step(int game, int action) {
        Batch& games_of = batch(game);
        const int where = place(game);
        const size_t number = static_cast<size_t>(game);
        bool outgrown = false;
        try {
            games_of.step(where, action, shuffles(game));
            go_on(game);
        } catch (const LimitReached&) {
            outgrown = true;
        }
        const State& state = games_of.states[static_cast<size_t>(where)];
        const bool over = !outgrown && games_of.deciders[static_cast<size_t>(where)] < 0;
        const bool stopped = !over && (outgrown || (turn_limit && turns_of(state) >= turn_limit));
        if (over || stopped) {
            settle(game, *games_of.box, state);
            out.terminated[number] = over;
            out.truncated[number] = stopped;
            begin(game, next_seed(seeds[number]));
        } else if (out.terminated[number] | out.truncated[number]) {
            clear_ending(game);
        }
        write(game);
    }

    static int turns_of(const State& state) {
        int turns = 0;
        for (int player = 0; player < state.players; ++player) turns += state.seats[player].turns;
        return turns;
    }

    void clear_ending(int game) {
        const size_t number = static_cast<size_t>(game), row = number * static_cast<size_t>(players);
        out.terminated[number] = out.truncated[number] = 0;
        std::fill_n(out.rewards + row, players, 0.0F);
        std::fill_n(out.scores + row, players, 0);
    }

    // Rewards add up to nothing: whoever wins alone has 1, and winners share.
    void settle(int game, const Box& box, const State& state) {
        const size_t row = static_cast<size_t>(game) * static_cast<size_t>(players);
        const auto rank = [&](int player) { return out.scores[row + static_cast<size_t>(player)] * 4096 - static_cast<int>(state.seats[player].turns); };
        int best = 0, winners = 0;
        for (int player = 0; player < players; ++player) out.scores[row + static_cast<size_t>(player)] = score(box, state, player);
        for (int player = 1; player < players; ++player) best = rank(player) > rank(best) ? player : best;
        for (int player = 0; player < players; ++player) winners += rank(player) == rank(best);
        for (int player = 0; player < players; ++player) {
            const float share = rank(player) == rank(best) ? static_cast<float>(players) / static_cast<float>(winners) : 0.0F;
            out.rewards[row + static_cast<size_t>(player)] = (share - 1.0F) / static_cast<float>(players - 1);
        }
    }

    void write(int game) {
        Batch& games_of = batch(game);
        const size_t where = static_cast<size_t>(place(game)), number = static_cast<size_t>(game);
        const State& state = games_of.states[where];
        uint8_t* mask = out.masks + number * static_cast<size_t>(actions);
        std::memcpy(mask, games_of.mask_of(place(game)), static_cast<size_t>(games_of.actions));
        out.deciders[number] = games_of.deciders[where];
        const int step = steps[static_cast<size_t>(batch_of[number])][state.top().pc];
        Observer{*games_of.box, state, games_of.parts[where], state.asking, games_of.left[where], step, kinds,
                 out.cards + number * static_cast<size_t>(rows_for(players) * kinds), out.table + number * static_cast<size_t>(numbers_for(players))}
            .write();
    }

    // An allowed action, each as likely as the others.
    int random_action(int game) {
        const uint8_t* mask = batch(game).mask_of(place(game));
        const int width = batch(game).actions;
        int allowed = 0;
        for (int action = 0; action < width; ++action) allowed += mask[action];
        uint64_t& chooser = choosers[static_cast<size_t>(game)];
        chooser += 0x9E3779B97F4A7C15ULL;
        int skip = static_cast<int>(static_cast<unsigned __int128>(mixed(chooser)) * static_cast<unsigned>(allowed) >> 64);
        for (int action = 0; action < width; ++action) {
            if (mask[action] && !skip--) return action;
        }
        return NOBODY;
    }

    int checked_game(int64_t game) const {
        demand(game >= 0 && game < games, "no game " + std::to_string(game));
        return static_cast<int>(game);
    }

    Saved save(const int64_t* chosen, size_t number) {
        Saved saved;
        saved.states.resize(number);
        for (size_t place_in = 0; place_in < number; ++place_in) {
            const int game = checked_game(chosen[place_in]);
            saved.states[place_in].copy_from(batch(game).states[static_cast<size_t>(place(game))]);
            saved.parts.push_back(batch(game).parts[static_cast<size_t>(place(game))]);
            saved.seeds.push_back(seeds[static_cast<size_t>(game)]);
            saved.choosers.push_back(choosers[static_cast<size_t>(game)]);
            saved.batches.push_back(batch_of[static_cast<size_t>(game)]);
        }
        return saved;
    }

    void restore(const Saved& saved, const int64_t* chosen, size_t number) {
        demand(number == saved.states.size(), "as many games as were saved");
        for (size_t place_in = 0; place_in < number; ++place_in) {
            const int game = checked_game(chosen[place_in]);
            demand(saved.batches[place_in] == batch_of[static_cast<size_t>(game)], "game " + std::to_string(game) + " has other cards than the one that was saved");
        }
        for (size_t place_in = 0; place_in < number; ++place_in) {
            const int game = static_cast<int>(chosen[place_in]);
            Batch& games_of = batch(game);
            games_of.states[static_cast<size_t>(place(game))].copy_from(saved.states[place_in]);
            games_of.parts[static_cast<size_t>(place(game))] = saved.parts[place_in];
            seeds[static_cast<size_t>(game)] = saved.seeds[place_in];
            choosers[static_cast<size_t>(game)] = saved.choosers[place_in];
            luck[static_cast<size_t>(game)].keyed = false;
            games_of.look(place(game));
            clear_ending(game);
            if (games_of.deciders[static_cast<size_t>(place(game))] >= 0) write(game);
        }
    }

    // All sources are looked at before the first game is copied: each stays as it is, so that no thread reads what another one writes.
    void check_sources(const int64_t* sources) const {
        for (int game = 0; game < games; ++game) {
            if (sources[game] < 0) continue;
            const size_t source = static_cast<size_t>(checked_game(sources[game]));
            demand(sources[source] == sources[game], "game " + std::to_string(game) + ": its source is a copy itself");
            demand(batch_of[source] == batch_of[static_cast<size_t>(game)], "game " + std::to_string(game) + " has other cards than its source");
        }
    }

    // The game becomes a copy of its source, whose cards are shuffled by lots that depend on the key; without a source it goes on as before, by its own luck.
    void branch(int game, int64_t source, uint64_t key) {
        Script& script = luck[static_cast<size_t>(game)];
        script.keyed = source >= 0;
        if (source < 0) return;
        Batch& games_of = batch(game);
        State& state = games_of.states[static_cast<size_t>(place(game))];
        if (source != game) {
            const size_t from = static_cast<size_t>(place(static_cast<int>(source)));
            state.copy_from(games_of.states[from]);
            games_of.parts[static_cast<size_t>(place(game))] = games_of.parts[from];
            games_of.look(place(game));
            clear_ending(game);
            write(game);
        }
        script.key = key;
        script.shuffled = {};
        const size_t row = static_cast<size_t>(game) * static_cast<size_t>(players * KINDS);
        for (int player = 0; player < players; ++player) std::memcpy(owned.data() + row + static_cast<size_t>(player * KINDS), state.seats[player].owned, KINDS);
        script.owned = owned.data() + row;
    }

    // What the seat that is asked can't know is dealt again.
    void deal_again(int game, uint64_t seed) {
        Batch& games_of = batch(game);
        State& state = games_of.states[static_cast<size_t>(place(game))];
        demand(state.asking >= 0, "the games must be reset first");
        sample_hidden(*games_of.box, state, state.asking, seed, true);
        games_of.look(place(game));
        write(game);
    }
};

// One game of a batch as some seat sees it.
inline void observe(Batch& batch, int game, int seat, const Array<uint8_t, 2>& cards, const Array<int16_t, 1>& table) {
    demand(game >= 0 && game < batch.games && seat >= 0 && seat < batch.players, "no such game or seat");
    const bool fits = cards.shape(0) == static_cast<size_t>(rows_for(batch.players)) && cards.shape(1) == static_cast<size_t>(batch.box->kinds) &&
                      table.shape(0) == static_cast<size_t>(numbers_for(batch.players));
    demand(fits, "arrays of another shape are needed");
    const Batch::Use use(batch);
    const size_t where = static_cast<size_t>(game);
    const State& state = batch.states[where];
    demand(state.players == batch.players, "the games must be reset first");
    const int step = state.asking < 0 ? 0 : question_steps(*batch.box)[state.top().pc];
    Observer{*batch.box, state, batch.parts[where], seat, batch.left[where], step, batch.box->kinds, cards.data(), table.data()}.write();
}

inline void bind_environment(nb::module_& module) {
    using Actions = Array<const int32_t, 1>;
    using Seeds = Array<const uint64_t, 1>;
    using Games = Array<const int64_t, 1>;
    module.attr("OBSERVATION_SIZES") = nb::make_tuple(OWN_ROWS, OTHER_ROWS, TABLE_ROWS, TABLE_NUMBERS, OWN_NUMBERS, OTHER_NUMBERS);
    module.def("observe", &observe, nb::arg().noconvert(), nb::arg(), nb::arg(), nb::arg().noconvert(), nb::arg().noconvert());
    nb::class_<Saved>(module, "Saved").def("__len__", [](const Saved& saved) { return saved.states.size(); });
    nb::class_<Environment>(module, "Environment")
        .def(nb::init<std::vector<std::shared_ptr<Box>>, std::vector<std::vector<int>>, std::vector<int>, int, int, int, bool>())
        .def_ro("games", &Environment::games)
        .def_ro("kinds", &Environment::kinds)
        .def_ro("actions", &Environment::actions)
        .def_prop_rw("head_starts", [](const Environment& environment) { return environment.head_starts; },
                     [](Environment& environment, double share) {
                         demand(share >= 0 && share <= 1, "a share is from 0 to 1");
                         const Environment::Use use(environment);
                         environment.head_starts = share;
                     })
        .def_prop_ro("rows", [](const Environment& environment) { return rows_for(environment.players); })
        .def_prop_ro("numbers", [](const Environment& environment) { return numbers_for(environment.players); })
        .def_prop_ro("threads", [](const Environment& environment) { return environment.pool.size(); })
        .def("attach", [](Environment& environment, const Array<uint8_t, 3>& cards, const Array<int16_t, 2>& table, const Array<uint8_t, 2>& masks, const Array<int32_t, 1>& deciders,
                          const Array<float, 2>& rewards, const Array<int32_t, 2>& scores, const Array<uint8_t, 1>& terminated, const Array<uint8_t, 1>& truncated) {
            const size_t games = static_cast<size_t>(environment.games), players = static_cast<size_t>(environment.players);
            const bool fits = cards.shape(0) == games && cards.shape(1) == static_cast<size_t>(rows_for(environment.players)) && cards.shape(2) == static_cast<size_t>(environment.kinds) &&
                              table.shape(0) == games && table.shape(1) == static_cast<size_t>(numbers_for(environment.players)) && masks.shape(0) == games &&
                              masks.shape(1) == static_cast<size_t>(environment.actions) && deciders.shape(0) == games && rewards.shape(0) == games && rewards.shape(1) == players &&
                              scores.shape(0) == games && scores.shape(1) == players && terminated.shape(0) == games && truncated.shape(0) == games;
            demand(fits, "arrays of another shape are needed");
            const Environment::Use use(environment);
            environment.out = {cards.data(), table.data(), masks.data(), deciders.data(), rewards.data(), scores.data(), terminated.data(), truncated.data()};
            environment.kept = {nb::cast(cards), nb::cast(table), nb::cast(masks), nb::cast(deciders), nb::cast(rewards), nb::cast(scores), nb::cast(terminated), nb::cast(truncated)};
        }, nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert())
        .def("reset", [](Environment& environment, const Games& games, const Seeds& seeds) {
            demand(games.shape(0) == seeds.shape(0), "one seed for each game");
            demand(environment.out.cards != nullptr, "arrays must be attached first");
            const Environment::Use use(environment);
            const int64_t* chosen = games.data();
            const uint64_t* numbers = seeds.data();
            const size_t number = games.shape(0);
            for (size_t place = 0; place < number; ++place) environment.checked_game(chosen[place]);
            nb::gil_scoped_release released;
            for (size_t place = 0; place < number; ++place) environment.reset(static_cast<int>(chosen[place]), numbers[place]);
        }, nb::arg().noconvert(), nb::arg().noconvert())
        .def("step", [](Environment& environment, const Actions& actions) {
            demand(actions.shape(0) == static_cast<size_t>(environment.games), "one action for each game");
            const Environment::Use use(environment);
            const int32_t* chosen = actions.data();
            nb::gil_scoped_release released;
            environment.step_all(chosen);
        }, nb::arg().noconvert())
        .def("invite", [](Environment& environment, const Games& games, const std::vector<std::shared_ptr<Policy>>& policies, const std::vector<int>& seats) {
            demand(games.shape(0) == policies.size() && policies.size() == seats.size(), "one strategy and one seat for each game");
            const Environment::Use use(environment);
            for (size_t place = 0; place < policies.size(); ++place) environment.invite(environment.checked_game(games.data()[place]), policies[place], seats[place]);
        }, nb::arg().noconvert(), nb::arg(), nb::arg())
        .def("random_actions", [](Environment& environment, const Array<int32_t, 1>& actions) {
            demand(actions.shape(0) == static_cast<size_t>(environment.games), "one action for each game");
            const Environment::Use use(environment);
            int32_t* chosen = actions.data();
            nb::gil_scoped_release released;
            environment.for_all([&](int game, int) { chosen[game] = environment.random_action(game); });
        }, nb::arg().noconvert())
        .def("seeds", [](Environment& environment, const Array<uint64_t, 1>& seeds) {
            demand(seeds.shape(0) == static_cast<size_t>(environment.games), "one seed for each game");
            std::copy(environment.seeds.begin(), environment.seeds.end(), seeds.data());
        }, nb::arg().noconvert())
        .def("save", [](Environment& environment, const Games& games) {
            const Environment::Use use(environment);
            return environment.save(games.data(), games.shape(0));
        }, nb::arg().noconvert())
        .def("restore", [](Environment& environment, const Saved& saved, const Games& games) {
            const Environment::Use use(environment);
            environment.restore(saved, games.data(), games.shape(0));
        }, nb::arg(), nb::arg().noconvert())
        .def("branch", [](Environment& environment, const Games& sources, const Seeds& keys) {
            const size_t games = static_cast<size_t>(environment.games);
            demand(sources.shape(0) == games && keys.shape(0) == games, "one source and one key for each game");
            const Environment::Use use(environment);
            const int64_t* from = sources.data();
            const uint64_t* lots = keys.data();
            environment.check_sources(from);
            nb::gil_scoped_release released;
            environment.for_all([&](int game, int) { environment.branch(game, from[game], lots[game]); });
        }, nb::arg().noconvert(), nb::arg().noconvert())
        .def("deal_again", [](Environment& environment, const Games& games, const Seeds& seeds) {
            demand(games.shape(0) == seeds.shape(0), "one seed for each game");
            const Environment::Use use(environment);
            for (size_t place = 0; place < games.shape(0); ++place) environment.deal_again(environment.checked_game(games.data()[place]), seeds.data()[place]);
        }, nb::arg().noconvert(), nb::arg().noconvert());
}

}  // namespace deckwright
