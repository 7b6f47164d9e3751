// Many games stepped together with numpy arrays: one small whole number is a decision's part, an answer is one or several of them.
#pragma once

#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>

#include "answers.hpp"
#include "counting.hpp"
#include "exchange.hpp"

namespace deckwright {

namespace nb = nanobind;

// Actions: a kind (play, buy or choose it), then stop, play all Treasures, and the options of a card.
constexpr int ACTION_STOP = KINDS, ACTION_TREASURES = KINDS + 1, ACTION_OPTION = KINDS + 2;

static_assert(ACTION_OPTION + MOST_OPTIONS <= 256);  // an action is remembered as a byte
constexpr int AHEAD = 3;  // games whose states are fetched before their turn

// How many more cards or options may and must be chosen, as far as the mask doesn't tell.
struct Left {
    int16_t least = 0, most = 1;
};

struct Batch {
    std::shared_ptr<Box> box;
    Layout layout;
    int games, players, actions;  // actions: how wide the rows of the mask are
    std::vector<State> states;
    std::vector<Cards> parts;  // what has been chosen so far for a decision about several cards
    std::vector<uint64_t> seeds;
    std::vector<uint8_t> said;  // the actions of all steps, a row for each step, so that a game can be played again
    std::vector<uint8_t> masks;  // what is allowed in each game, as last looked at
    std::vector<int32_t> deciders;  // and who is asked
    std::vector<Left> left;
    std::atomic_flag busy = ATOMIC_FLAG_INIT;

    Batch(std::shared_ptr<Box> cards, const std::vector<int>& sizes, int number, int seats)
        : box(checked(std::move(cards), sizes, number, seats)), layout(*box, sizes), games(number), players(seats), actions(actions_of(*box)), states(static_cast<size_t>(number)),
          parts(static_cast<size_t>(number)), seeds(static_cast<size_t>(number)), masks(static_cast<size_t>(number) * static_cast<size_t>(actions)),
          deciders(static_cast<size_t>(number), NOBODY), left(static_cast<size_t>(number)) {
        for (State& state : states) state.asking = NOBODY;
    }

    static std::shared_ptr<Box> checked(std::shared_ptr<Box> cards, const std::vector<int>& sizes, int number, int seats) {
        demand(cards != nullptr, "a batch needs a box");
        demand(seats >= 2 && seats <= PLAYERS && number >= 1, "at least one game of two to six players");
        check_piles(*cards, sizes);
        return cards;
    }

    // As many as the cards of the box need.
    static int actions_of(const Box& box) {
        int options = 0;
        for (const Instruction& instruction : box.code) {
            if (instruction.op == OP_CHOOSE_OPTION) options = std::max(options, options_of(instruction));
        }
        return ACTION_OPTION + std::max(options, static_cast<int>(box.owes));
    }

    // Python's lock is given up while games go on, so two threads could move the same ones.
    struct Use {
        Batch& batch;
        explicit Use(Batch& used) : batch(used) { demand(!used.busy.test_and_set(), "another thread is using this batch"); }
        ~Use() { batch.busy.clear(); }
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;
    };

    // All actions are looked at before the first game moves, and remembered.
    void check_actions(const int32_t* chosen) {
        for (int game = 0; game < games; ++game) {
            if (deciders[static_cast<size_t>(game)] < 0) continue;
            const int32_t action = chosen[game];
            if (action >= 0 && action < actions && mask_of(game)[action]) continue;
            wrong("game " + std::to_string(game) + ": action " + std::to_string(action) + " is not one that the mask allows");
        }
        if (std::all_of(deciders.begin(), deciders.end(), [](int32_t who) { return who < 0; })) return;
        std::transform(chosen, chosen + games, std::back_inserter(said), [](int32_t action) { return static_cast<uint8_t>(action); });
    }

    // The numbers of games that have outgrown their room. Each of them is as it was before its action, for somebody else to take over.
    std::vector<int> step_all(const int32_t* chosen) {
        check_actions(chosen);
        std::vector<int> outgrown;
        for (int game = 0; game < games; ++game) {
            if (game + AHEAD < games) fetch(game + AHEAD);
            try {
                step(game, chosen[game]);
            } catch (const LimitReached&) {
                go_back(game);
                outgrown.push_back(game);
            }
        }
        return outgrown;
    }

    // Undoes the last action by playing the game again from its seed without it.
    [[gnu::noinline, gnu::cold]] void go_back(int game) {
        begin(game);
        const size_t row = static_cast<size_t>(games);
        for (size_t place = static_cast<size_t>(game); place + row < said.size(); place += row) step(game, said[place]);
    }

    // Lets go of a game: whoever takes it over has its state and what is chosen so far.
    void give_up(int game) {
        State& state = states[static_cast<size_t>(game)];
        state.depth = 0;
        state.asking = NOBODY;
        state.phase = OVER;
        parts[static_cast<size_t>(game)].length = 0;
        look(game);
    }

    void reset(int game, uint64_t seed) {
        seeds[static_cast<size_t>(game)] = seed;
        begin(game);
    }

    void begin(int game) {
        State& state = states[static_cast<size_t>(game)];
        set_up(layout, state, players, seeds[static_cast<size_t>(game)], NOBODY);
        Machine<false> machine(*box, state);
        deal(machine);
        parts[static_cast<size_t>(game)].length = 0;
        look(game);
    }

    // Takes all games over from a batch of the same cards, as many and with as many players.
    void copy_from(const Batch& other) {
        demand(box == other.box && games == other.games && players == other.players, "a batch with other cards, games or players");
        for (size_t game = 0; game < states.size(); ++game) states[game].copy_from(other.states[game]);
        parts = other.parts;
        seeds = other.seeds;
        said = other.said;
        masks = other.masks;
        deciders = other.deciders;
        left = other.left;
    }

    // Brings into the cache what a step will touch: many states are larger than it.
    void fetch(int game) const {
        const State& state = states[static_cast<size_t>(game)];
        for (size_t place = 0; place < offsetof(State, trash) - State::HOT_BEGINS; place += CACHE_LINE) __builtin_prefetch(state.hot() + place);
        for (int player = 0; player < players; ++player) {
            const char* seat = reinterpret_cast<const char*>(&state.seats[player]);
            for (size_t place = 0; place < offsetof(Player, away); place += CACHE_LINE) __builtin_prefetch(seat + place);
        }
    }

    uint8_t* mask_of(int game) { return masks.data() + static_cast<size_t>(game) * static_cast<size_t>(actions); }
    const uint8_t* mask_of(int game) const { return masks.data() + static_cast<size_t>(game) * static_cast<size_t>(actions); }

    // Fills the row of what may be done in a game.
    void look(int game) {
        uint8_t* mask = mask_of(game);
        // In halves, which are a few stores each: for the whole row gcc takes a string instruction, which takes long to begin.
        static_assert(KINDS + 2 == ACTION_OPTION);
        std::memset(mask, 0, KINDS / 2);
        std::memset(mask + KINDS / 2, 0, KINDS / 2);
        mask[ACTION_STOP] = mask[ACTION_TREASURES] = 0;
        if (actions > ACTION_OPTION) std::memset(mask + ACTION_OPTION, 0, static_cast<size_t>(actions - ACTION_OPTION));
        State& state = states[static_cast<size_t>(game)];
        deciders[static_cast<size_t>(game)] = state.asking;
        if (state.asking < 0) return;
        const Machine<false> machine(*box, state);
        const Instruction& instruction = box->code[state.top().pc];
        const bool buying = instruction.op == OP_BUY_PHASE;
        if (!buying && instruction.op != OP_ACTION_PHASE) return look_at_question(game, machine, instruction, mask);
        Kinds there = machine.hand_mask(state.player) & box->actions;
        if (buying) there = state.buys > 0 ? purchasable_now(*box, state) : 0;
        for (; there; there &= there - 1) mask[std::countr_zero(there)] = 1;
        mask[ACTION_STOP] = 1;
        mask[ACTION_TREASURES] = buying && machine.can_play_treasures();
        if (buying && machine.can_pay()) mask[ACTION_OPTION] = 1;  // as much debt as possible
        left[static_cast<size_t>(game)] = {0, 1};
    }

    // The same for what cards ask.
    [[gnu::noinline]] void look_at_question(int game, const Machine<false>& machine, const Instruction& instruction, uint8_t* mask) {
        const State& state = machine.state;
        const Cards& chosen = parts[static_cast<size_t>(game)];
        Left& wanted = left[static_cast<size_t>(game)];
        switch (instruction.op) {
            case OP_CHOOSE_OPTION: {  // in the printed order, so none before one that is chosen already
                const int number = machine.value(state.top(), instruction.at[1]) - chosen.length;
                for (int option = chosen.length ? chosen.at[chosen.length - 1] + 1 : 0; option < options_of(instruction); ++option) {
                    mask[ACTION_OPTION + option] = options_of(instruction) - option >= number;
                }
                wanted.least = wanted.most = static_cast<int16_t>(number);
                return;
            }
            case OP_CHOOSE_NUMBER:  // the actions of the kinds stand for numbers from 0 on
                for (int number = machine.value(state.top(), instruction.at[0]); number <= std::min(machine.value(state.top(), instruction.at[1]), KINDS - 1); ++number) {
                    mask[number] = 1;
                }
                wanted = {1, 1};
                return;
            case OP_NAME:
                for (const int kind : box->nameable) {
                    if (kind >= 0) mask[kind] = 1;
                }
                wanted = {1, 1};
                return;
            case OP_WINDOW: {
                Kinds must = 0, may = 0;
                machine.offers(state.top(), must, may);
                for (Kinds left = must | may; left; left &= left - 1) mask[std::countr_zero(left)] = 1;
                mask[ACTION_STOP] = !must;
                wanted = {static_cast<int16_t>(must != 0), 1};
                return;
            }
            default: break;
        }
        const Offer offer = offered(machine);
        uint8_t taken[KINDS] = {};
        for (int place = 0; place < chosen.length; ++place) ++taken[chosen.at[place]];
        for (int kind = 0; kind < box->kinds; ++kind) mask[kind] = offer.bag.copies[kind] > taken[kind];
        mask[ACTION_STOP] = offer.all_or_none ? !chosen.length : chosen.length >= offer.least;
        const int least = offer.all_or_none && chosen.length ? offer.most : offer.least;
        wanted = {static_cast<int16_t>(std::max(least - chosen.length, 0)), static_cast<int16_t>(offer.most - chosen.length)};
    }

    // The action that there is nothing to think about, or nobody's: Treasures are played, and the only answer is given.
    int forced(int game) {
        const uint8_t* mask = mask_of(game);
        if (mask[ACTION_TREASURES]) return ACTION_TREASURES;
        int only = NOBODY;
        for (int action = 0; action < actions; ++action) {
            if (!mask[action]) continue;
            if (only >= 0) return NOBODY;
            only = action;
        }
        return only;
    }

    void step(int game, int action, Script* shuffles = nullptr) {
        State& state = states[static_cast<size_t>(game)];
        if (state.asking < 0) return;
        Machine<false> machine(*box, state, nullptr, shuffles);
        const Instruction& instruction = box->code[state.top().pc];
        if (instruction.op == OP_BUY_PHASE) {
            buy_or_play(machine, action);
        } else if (instruction.op == OP_ACTION_PHASE) {
            state.asking = NOBODY;
            if (!machine.answer_action_phase(state.top(), action == ACTION_STOP ? VERB_END_ACTIONS : VERB_PLAY, action)) machine.run();
        } else {
            answer_question(game, machine, instruction, action);
        }
        look(game);
    }

    static void buy_or_play(Machine<false>& machine, int action) {
        Frame& frame = machine.state.top();
        if (action < KINDS) {
            machine.answer_with_purchase(frame, action);
        } else if (action == ACTION_TREASURES) {
            machine.state.asking = NOBODY;
            if (!machine.play_treasures(frame)) machine.run();
        } else if (action == ACTION_STOP) {
            machine.answer_with_end_of_turn(frame);
        } else {
            const int number = machine.can_pay();
            const uint8_t paid[] = {static_cast<uint8_t>(number), static_cast<uint8_t>(number >> 8)};
            machine.answer(VERB_PAY, paid, 2);
        }
    }

    [[gnu::noinline]] void answer_question(int game, Machine<false>& machine, const Instruction& instruction, int action) {
        Cards& chosen = parts[static_cast<size_t>(game)];
        if (action >= ACTION_OPTION) {
            choose_option(machine, instruction, chosen, action - ACTION_OPTION);
        } else if (instruction.op == OP_CHOOSE_NUMBER || instruction.op == OP_NAME) {
            say(machine, instruction.op, action);
        } else if (instruction.op == OP_WINDOW) {
            const uint8_t card = static_cast<uint8_t>(action);
            machine.answer(action == ACTION_STOP ? VERB_PASS : VERB_REACT, &card, action == ACTION_STOP ? 0 : 1);
        } else {
            choose(machine, instruction, chosen, action);
        }
    }

    static void choose_option(Machine<false>& machine, const Instruction& instruction, Cards& chosen, int option) {
        chosen.add(option);
        if (chosen.length < machine.value(machine.state.top(), instruction.at[1])) return;
        Cards words;
        for (int place = 0; place < chosen.length; ++place) words.add(words_of(machine.box, instruction)[chosen.at[place]]);
        chosen.length = 0;
        machine.answer(VERB_CHOOSE, words.at, words.length);
    }

    // A number, or a card by its kind.
    void say(Machine<false>& machine, int op, int action) const {
        int number = action;
        if (op == OP_NAME) number = static_cast<int>(std::find(box->nameable.begin(), box->nameable.end(), action) - box->nameable.begin());
        const uint8_t said[2] = {static_cast<uint8_t>(number & 255), static_cast<uint8_t>(number >> 8)};
        machine.answer(op == OP_NAME ? VERB_NAME : VERB_CHOOSE, said, 2);
    }

    static void choose(Machine<false>& machine, const Instruction& instruction, Cards& chosen, int action) {
        int least = 0, most = 0;
        const Frame& frame = machine.state.top();
        const Bag bag = candidates(machine.box, machine.state, frame, instruction.at[1], instruction.at[2], instruction.at[3]);
        machine.bounds(frame, instruction, bag.total, least, most);
        if (action != ACTION_STOP) chosen.add(action);
        if (action != ACTION_STOP && chosen.length < most) return;
        if (!(instruction.at[7] & CHOOSING_ORDERED)) chosen.sort();
        const Cards answer = chosen;
        chosen.length = 0;
        machine.answer_choice(answer);
    }
};

inline void bind_batch(nb::module_& module) {
    // Arrays are taken as they are: a converted copy would hide wrong numbers, and what is written into one is lost.
    using Actions = nb::ndarray<const int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    using Seeds = nb::ndarray<const uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    using Deciders = nb::ndarray<int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    using Masks = nb::ndarray<uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
    using Points = nb::ndarray<int32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
    module.attr("ACTION_STOP") = ACTION_STOP;
    module.attr("ACTION_TREASURES") = ACTION_TREASURES;
    module.attr("ACTION_OPTION") = ACTION_OPTION;
    nb::class_<Batch>(module, "Batch")
        .def(nb::init<std::shared_ptr<Box>, std::vector<int>, int, int>())
        .def_prop_ro("actions", [](const Batch& batch) { return batch.actions; })
        .def("reset", [](Batch& batch, const Seeds& seeds) {
            demand(seeds.shape(0) == batch.states.size(), "one seed for each game");
            const Batch::Use use(batch);
            const uint64_t* numbers = seeds.data();
            nb::gil_scoped_release released;
            batch.said.clear();
            for (int game = 0; game < batch.games; ++game) batch.reset(game, numbers[game]);
        }, nb::arg().noconvert())
        .def("look", [](Batch& batch, const Deciders& deciders, const Masks& masks) {
            const size_t games = batch.states.size();
            demand(deciders.shape(0) == games && masks.shape(0) == games && static_cast<int>(masks.shape(1)) == batch.actions, "one decider and one row of the mask for each game");
            const Batch::Use use(batch);
            int32_t* who = deciders.data();
            uint8_t* rows = masks.data();
            nb::gil_scoped_release released;
            std::memcpy(who, batch.deciders.data(), batch.deciders.size() * sizeof(int32_t));
            std::memcpy(rows, batch.masks.data(), batch.masks.size());
        }, nb::arg().noconvert(), nb::arg().noconvert())
        .def("step", [](Batch& batch, const Actions& actions) {
            demand(actions.shape(0) == batch.states.size(), "one action for each game");
            const Batch::Use use(batch);
            const int32_t* chosen = actions.data();
            nb::gil_scoped_release released;
            return batch.step_all(chosen);
        }, nb::arg().noconvert())
        .def("take_over", [](Batch& batch, int game) {
            demand(game >= 0 && game < batch.games, "no such game");
            const Batch::Use use(batch);
            const Cards& chosen = batch.parts[static_cast<size_t>(game)];
            const nb::tuple taken = nb::make_tuple(state_data(*batch.box, batch.states[static_cast<size_t>(game)]), as_bytes(chosen.at, chosen.length));
            batch.give_up(game);
            return taken;
        })
        .def("copy_from", &Batch::copy_from)
        .def("scores", [](Batch& batch, const Points& points) {
            demand(points.shape(0) == batch.states.size() && static_cast<int>(points.shape(1)) == batch.players, "one row of points for each game");
            const Batch::Use use(batch);
            for (int game = 0; game < batch.games; ++game) {
                for (int player = 0; player < batch.players; ++player) {
                    points.data()[game * batch.players + player] = score(*batch.box, batch.states[static_cast<size_t>(game)], player);
                }
            }
        }, nb::arg().noconvert());
}

}  // namespace deckwright
