// Gaining and buying, as in engine/gaining.py: a move where no card of the game answers to it, else a frame that gains one card after
// the other, each with its windows.
#pragma once

#include "verbs.hpp"

namespace deckwright {

template <bool LOGGED>
struct GainingPart : VerbsPart<LOGGED> {
    using Base = VerbsPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::forget_them, Base::gain, Base::gain_into_discard, Base::happen, Base::is_heard, Base::pay_for, Base::push, Base::settle,
        Base::source_of;

    // True when it takes frames. Whatever answers to the purchase comes before the gain.
    [[gnu::always_inline]] bool buy(int kind) {
        pay_for(kind);
        if (box.purchases_are_moves) [[likely]] {
            gain_into_discard(state.player, kind);
            return false;
        }
        return go_on_after_buying(kind);
    }

    [[gnu::noinline]] bool go_on_after_buying(int kind) {
        if (box.landscapes & bit(kind)) return buy_landscape(kind);
        const int player = state.player;
        if (!box.gains_are_heard && !is_heard(HAPPENING_BUY)) {
            gain_into_discard(player, kind);
            return false;
        }
        const uint8_t card = static_cast<uint8_t>(kind);
        begin_gaining(player, &card, 1, ZONE_SUPPLY, ZONE_DISCARD);
        if (is_heard(HAPPENING_BUY)) happen(HAPPENING_BUY, player, &card, 1, ZONE_SUPPLY);
        return true;
    }

    // An Event does what it says, a Project holds from now on; neither is a card that is bought.
    bool buy_landscape(int kind) {
        if (box.projects & bit(kind)) {
            state.seats[state.player].projects |= bit(kind);
            return false;
        }
        push(box.starts[static_cast<size_t>(kind)], state.player, kind);
        return true;
    }

    void begin_gaining(int player, const uint8_t* cards, int length, int origin, int target) {
        Cards copy;  // they may lie in a frame
        for (int place = 0; place < length; ++place) copy.add(cards[place]);
        Frame& frame = push(GAIN_START, player);
        Base::set_chosen(frame, copy.at, copy.length);
        frame.happened = HAPPENING_GAIN;
        frame.origin = static_cast<int8_t>(origin);
        frame.there = static_cast<int8_t>(target);
    }

    void gain_chosen(Frame& frame, int zone, int slot, int target, int into) {
        zone = source_of(frame, zone);
        if (box.gains_are_heard) return begin_gaining(frame.subject, frame.chosen, frame.chosen_length, zone, target);  // a SETTLE follows
        Cards gained;
        for (int place = 0; place < frame.chosen_length; ++place) {
            if (gain(frame.subject, frame.chosen[place], zone, target)) gained.add(frame.chosen[place]);
        }
        settle(frame, gained, slot, into);
    }

    void gain_named(Frame& frame, int kind, int target) {
        if (box.gains_are_heard) [[unlikely]] {
            const uint8_t card = static_cast<uint8_t>(kind);
            return begin_gaining(frame.subject, &card, kind >= 0, ZONE_SUPPLY, target);
        }
        forget_them(frame);
        if (gain(frame.subject, kind, ZONE_SUPPLY, target)) frame.slots[SLOT_THEM][kind] = 1;
    }

    void would_gain(Frame& frame) {
        frame.here = 1;
        if (!frame.chosen_length || !is_heard(HAPPENING_WOULD_GAIN)) return;
        if (frame.origin == ZONE_SUPPLY && !(state.stocked & bit(frame.chosen[0]))) return;
        happen(HAPPENING_WOULD_GAIN, frame.player, frame.chosen, 1, frame.origin);
    }

    void gain_card(Frame& frame) {
        if (!frame.chosen_length) return;
        const uint8_t card = frame.chosen[0];
        --frame.chosen_length;
        std::memmove(frame.chosen, frame.chosen + 1, frame.chosen_length);
        if (!frame.here || !gain(frame.player, card, frame.origin, frame.there)) return;
        ++frame.slots[SLOT_THEM][card];
        if (is_heard(HAPPENING_GAIN)) happen(HAPPENING_GAIN, frame.player, &card, 1, frame.origin, frame.there);
    }

    void gain_next(Frame& frame, int start) {
        if (frame.chosen_length) {
            frame.pc = static_cast<uint16_t>(start);
            return;
        }
        Frame& below = state.frame(state.depth - 2);
        if (box.code[below.pc].op == OP_SETTLE) std::memcpy(below.slots[SLOT_THEM], frame.slots[SLOT_THEM], KINDS);
    }

    void settle_gained(Frame& frame, int slot, int into) {
        Cards gained;
        for (int kind = 0; kind < box.kinds; ++kind) {
            for (int copy = 0; copy < frame.slots[SLOT_THEM][kind]; ++copy) gained.add(kind);
        }
        settle(frame, gained, slot, into);
    }

    // The card that was about to be gained is not: its window and its gain lie under this frame.
    void instead() {
        if (state.depth > 2) state.frame(state.depth - 2).here = state.frame(state.depth - 3).here = 0;
    }
};

}  // namespace deckwright
