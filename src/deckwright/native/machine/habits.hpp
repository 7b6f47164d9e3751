// What is played by habit while a game goes on for search: an Action that was chosen time and again from the same ones needs no new thought.
#pragma once

#include <unordered_map>

#include "batch.hpp"

namespace deckwright {

class Habits {
public:
    explicit Habits(const Batch& games) : batch(games) {}

    // Whether habits are formed of what is asked here: which of the Actions in hand comes next.
    bool asked(int place) const { return batch.box->code[state_of(place).top().pc].op == OP_ACTION_PHASE; }

    // The action that whoever is asked always took when the same Actions could be played; nobody's where there is no habit.
    // Now and then it is asked anew, since what was good early in a game need not be so later.
    int action(int place) {
        if (!asked(place)) return NOBODY;
        const auto found = formed.find(key(place));
        if (found == formed.end() || found->second.times < ENOUGH) return NOBODY;
        return ++found->second.followed % ASKED_ANEW ? found->second.action : NOBODY;
    }

    void learn(int place, int action) {
        if (!asked(place)) return;
        Habit& habit = formed[key(place)];
        habit.times = habit.action == action ? habit.times + 1 : 1;
        habit.action = action;
    }

private:
    static constexpr int ENOUGH = 6;  // so many times in a row
    static constexpr int ASKED_ANEW = 8;  // one time in so many
    struct Habit {
        int action = NOBODY, times = 0, followed = 0;
    };

    const Batch& batch;
    std::unordered_map<uint64_t, Habit> formed;

    const State& state_of(int place) const { return batch.states[static_cast<size_t>(place)]; }

    uint64_t key(int place) const {
        const State& state = state_of(place);
        const uint8_t* mask = batch.mask_of(place);
        uint64_t playable = 0;
        for (int kind = 0; kind < batch.box->kinds; ++kind) playable |= static_cast<uint64_t>(mask[kind] != 0) << kind;
        return mixed(playable * MULTIPLIER + static_cast<uint64_t>(state.asking) * 256 + static_cast<uint64_t>(state.actions));
    }
};

}  // namespace deckwright
