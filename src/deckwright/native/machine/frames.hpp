// Programs being followed: a new frame, what its operands are worth now, and the cards it has chosen and remembers.
#pragma once

#include "turn_moves.hpp"

namespace deckwright {

// The window in which the program on top of the stack is followed.
inline const Frame& window_under(const Box& box, const State& state) {
    int place = state.depth - 1;
    while (place > 0 && box.code[state.frame(place).pc].op != OP_WINDOW) --place;
    return state.frame(place);
}

// A single player as a card names one, as in engine/seats.py.
inline int8_t seat_of(const Box& box, const State& state, const Frame& frame, int who) {
    if (who <= WHO_YOU) [[likely]] return who == WHO_YOU ? frame.player : frame.subject;
    if (who == WHO_WHOEVER) return window_under(box, state).player;
    if (who == WHO_DECIDER) return frame.player;  // nobody decides for others in the boxes played here
    return static_cast<int8_t>((frame.player + (who == WHO_LEFT ? 1 : state.players - 1)) % state.players);
}

template <bool LOGGED>
struct FramesPart : TurnMovesPart<LOGGED> {
    using Base = TurnMovesPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state;

    Frame& push(int pc, int player, int kind = NOBODY, bool here = false, int number = 0, int companion_kind = NOBODY, int companion_number = 0) {
        check_room(state.depth < FRAMES, "cards being followed at once");
        Frame& frame = state.frame(state.depth++);
        frame.pc = static_cast<uint16_t>(pc);
        frame.player = frame.subject = static_cast<int8_t>(player);
        frame.kind = static_cast<int8_t>(kind);
        frame.here = here;
        frame.immune = 0;
        frame.number = static_cast<uint8_t>(number);
        frame.round = 0;
        frame.companion_kind = static_cast<int8_t>(companion_kind);
        frame.companion_number = static_cast<uint8_t>(companion_number);
        frame.playing_kind = NOBODY;
        frame.playing_here = frame.playing_number = frame.playing_times = frame.playing_again = 0;
        frame.chosen_length = 0;
        frame.said = 0;
        frame.last_used = NOBODY;
        frame.happened = frame.origin = frame.there = NOBODY;
        frame.due = 0;
        for (unsigned left = box.slots_used; left; left &= left - 1) std::memset(frame.slots[std::countr_zero(left)], 0, KINDS);
        return frame;
    }

    int value(const Frame& frame, int operand) const { return operand >= 0 ? operand : amount(box, state, frame, operand); }

    static void set_chosen(Frame& frame, const uint8_t* cards, int length) {
        check_room(length <= CHOSEN_ROOM, "cards chosen at once");
        std::memcpy(frame.chosen, cards, static_cast<size_t>(length));
        frame.chosen_length = static_cast<uint8_t>(length);
    }

    static void set_chosen(Frame& frame, const Bag& bag) {
        int length = 0;
        for (Kinds left = bag.kinds; left; left &= left - 1) {
            const int kind = std::countr_zero(left);
            for (int copy = 0; copy < bag.copies[kind]; ++copy) {
                check_room(length < CHOSEN_ROOM, "cards chosen at once");
                frame.chosen[length++] = static_cast<uint8_t>(kind);
            }
        }
        frame.chosen_length = static_cast<uint8_t>(length);
    }

    static Cards chosen_cards(const Frame& frame) {
        Cards cards;
        cards.length = frame.chosen_length;
        copy_cards(cards.at, frame.chosen, frame.chosen_length);
        return cards;
    }

    static void forget_them(Frame& frame) { std::memset(frame.slots[SLOT_THEM], 0, KINDS); }

    // After a verb: what moved is SLOT_THEM, has left its slot, and is kept where the sentence says.
    static void settle(Frame& frame, const Cards& moved, int slot, int into) {
        if (slot == SLOT_THIS) {
            frame.here = frame.here && !moved.length;
        } else if (slot > SLOT_THEM && slot < SLOTS) {
            for (int place = 0; place < moved.length; ++place) {
                if (frame.slots[slot][moved.at[place]]) --frame.slots[slot][moved.at[place]];
            }
        }
        forget_them(frame);
        for (int place = 0; place < moved.length; ++place) {
            ++frame.slots[SLOT_THEM][moved.at[place]];
            if (into > SLOT_THEM) ++frame.slots[into][moved.at[place]];
        }
    }

    int8_t seat_of(const Frame& frame, int who) const { return deckwright::seat_of(box, state, frame, who); }

    // Of whom the sentences speak from here on; as before is whose turn it is among each of several.
    void speak_of(Frame& frame, int who) const {
        frame.subject = who == WHO_THEY ? static_cast<int8_t>((frame.player + frame.round) % state.players) : seat_of(frame, who);
    }

    bool next_subject(Frame& frame) const {
        while (true) {
            ++frame.round;
            if (frame.round >= state.players) {
                frame.round = 0;
                frame.subject = frame.player;
                return false;
            }
            int subject = frame.player + frame.round;
            if (subject >= state.players) subject -= state.players;
            if (!(frame.immune >> subject & 1)) {
                frame.subject = static_cast<int8_t>(subject);
                return true;
            }
        }
    }
};

}  // namespace deckwright
