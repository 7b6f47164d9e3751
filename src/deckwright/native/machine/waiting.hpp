// Effects that wait for something to happen, and what falls due when it does.
#pragma once

#include "verbs.hpp"

namespace deckwright {

template <bool LOGGED>
struct WaitingPart : VerbsPart<LOGGED> {
    using Base = VerbsPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::push;

    Trigger& wait_for(const Waiting& waiting, int happening, int kind, int once, int start) {
        check_room(state.triggers_length < TRIGGERS, "effects that wait");
        Trigger& trigger = state.triggers[state.triggers_length++];
        std::memset(static_cast<void*>(&trigger), 0, sizeof trigger);
        trigger.start = static_cast<uint16_t>(start);
        trigger.happening = static_cast<uint8_t>(happening);
        trigger.kind = static_cast<int8_t>(kind);
        trigger.once = once != 0;
        trigger.player = waiting.player;
        trigger.card_kind = waiting.card_kind;
        trigger.card_number = waiting.card_number;
        trigger.companion_kind = waiting.companion_kind;
        trigger.companion_number = waiting.companion_number;
        return trigger;
    }

    void wait_for(const Frame& frame, int happening, int kind, int once, int remembers, int start) {
        const Waiting waiting{frame.player, frame.here ? frame.kind : static_cast<int8_t>(NOBODY), frame.here ? frame.number : uint8_t{0},
                              frame.companion_kind, frame.companion_number};
        Trigger& trigger = wait_for(waiting, happening, kind, once, start);
        if (!remembers) return;
        for (int card = 0; card < box.kinds; ++card) {
            for (int copy = 0; copy < frame.slots[SLOT_THEM][card]; ++copy) {
                check_room(trigger.remembered_length < REMEMBERED_ROOM, "cards that an effect remembers");
                trigger.remembered[trigger.remembered_length++] = static_cast<uint8_t>(card);
            }
        }
    }

    static bool is_set_off(const Trigger& trigger, int happening, int player, int kind) {
        return trigger.happening == happening && trigger.kind == kind && trigger.player == player;
    }

    bool sets_off(int happening, int player, int kind) const {
        for (int place = 0; place < state.triggers_length; ++place) {
            if (is_set_off(state.triggers[place], happening, player, kind)) return true;
        }
        return false;
    }

    // What waited for this falls due before what is due already, in the order in which the waits began:
    //
    //   triggers  A b C     due  x          b waits for something else
    //   triggers  b         due  A C x      and a frame on the stack follows two of them
    void happen(int happening, int player, int kind) {
        Trigger set_off[TRIGGERS];
        int due = 0, kept = 0;
        for (int place = 0; place < state.triggers_length; ++place) {
            const Trigger trigger = state.triggers[place];
            const bool falls_due = is_set_off(trigger, happening, player, kind);
            if (falls_due) set_off[due++] = trigger;
            if (!falls_due || !trigger.once) state.triggers[kept++] = trigger;
        }
        if (!due) return;
        state.triggers_length = static_cast<uint8_t>(kept);
        check_room(state.due_length + due <= TRIGGERS, "effects that fall due at once");
        if (state.due_length) std::memmove(static_cast<void*>(state.due + due), state.due, state.due_length * sizeof(Trigger));
        for (int place = 0; place < due; ++place) state.due[place] = set_off[place];
        state.due_length = static_cast<uint8_t>(state.due_length + due);
        push(DUE_START, player).round = static_cast<int8_t>(due);
    }
};

}  // namespace deckwright
