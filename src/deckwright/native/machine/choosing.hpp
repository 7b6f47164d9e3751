// Questions to players about cards, options, numbers and names, as in engine/choosing.py, and whether they need to be asked at all.
#pragma once

#include "frames.hpp"

namespace deckwright {

template <bool LOGGED>
struct ChoosingPart : FramesPart<LOGGED> {
    using Base = FramesPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::bottom_cards, Base::note, Base::seat_of, Base::set_chosen, Base::top_cards, Base::value;

    void bounds(const Frame& frame, const Instruction& instruction, int there, int& least, int& most) const {
        most = value(frame, instruction.at[5]);
        least = instruction.at[4] == instruction.at[5] ? most : value(frame, instruction.at[4]);
        most = std::min(most, there);
        least = std::max(std::min(least, most), 0);
        most = std::max(most, 0);
    }

    bool choose(Frame& frame, const Instruction& instruction) {
        const auto& at = instruction.at;
        int least = 0, most = 0;
        if (at[1] == ZONE_HAND && at[2] < 0 && !at[3]) {  // the whole hand: whether to ask needs no counting
            const Player& seat = state.seats[frame.subject];
            bounds(frame, instruction, seat.hand_length, least, most);
            const bool ask = most && (least != most || at[7] & CHOOSING_ALL_OR_NONE || (several(seat.hand_mask) && (most != seat.hand_length || at[7])));
            if (ask) {
                --frame.pc;
                state.asking = seat_of(frame, at[6]);
                return true;
            }
        }
        const Bag bag = candidates(box, state, frame, at[1], at[2], at[3]);
        bounds(frame, instruction, bag.total, least, most);
        const bool same = !several(bag.kinds);
        if (!most) {
            frame.chosen_length = 0;
            return false;
        }
        if (least == most && !(at[7] & CHOOSING_ALL_OR_NONE) && (same || (most == bag.total && !at[7]))) {
            set_chosen(frame, bag);
            frame.chosen_length = static_cast<uint8_t>(most);
            return false;
        }
        --frame.pc;
        state.asking = seat_of(frame, at[6]);
        return true;
    }

    void select(Frame& frame, int zone, int slot, int where) {
        const Player& seat = state.seats[frame.subject];
        if (zone == ZONE_DECK && slot < 0 && !where) {
            set_chosen(frame, seat.deck + seat.deck_top, seat.deck_length());
        } else {
            set_chosen(frame, candidates(box, state, frame, zone, slot, where));
        }
    }

    void choose_from_deck(Frame& frame, int operand, bool from_below) {
        Cards cards;
        if (from_below) {
            bottom_cards(frame.subject, value(frame, operand), cards);
        } else {
            top_cards(frame.subject, value(frame, operand), cards);
        }
        set_chosen(frame, cards.at, cards.length);
    }

    // Whoever must choose all options there are, or none, is not asked.
    bool ask_for_options(Frame& frame, const Instruction& instruction) {
        const int number = value(frame, instruction.at[1]), offered = options_of(instruction);
        if (number <= 0 || number >= offered) {
            Cards words;
            for (int place = 0; place < offered; ++place) words.add(words_of(box, instruction)[place]);
            choose_options(frame, instruction, words.at, number > 0 ? offered : 0);
            return false;
        }
        --frame.pc;
        state.asking = seat_of(frame, instruction.at[0]);
        return true;
    }

    void choose_options(Frame& frame, const Instruction& instruction, const uint8_t* words, int length) {
        frame.said = 0;
        for (int place = 0; place < options_of(instruction); ++place) {
            const int word = words_of(box, instruction)[place];
            if (!holds(words, length, word)) continue;
            frame.said |= uint64_t{1} << place;
            if constexpr (LOGGED) note_option(frame, instruction, place, word);
        }
    }

    // Tells which option somebody chose, with the number behind it where that is certain.
    void note_option(const Frame& frame, const Instruction& question, int place, int word) {
        const size_t asked = static_cast<size_t>(frame.pc) - 1;
        size_t test = asked + 1;
        for (int before = 0; before < place; ++before) test = static_cast<size_t>(box.code[test].at[1]);
        const Instruction& first = box.code[test + 1];
        const int seat = seat_of(frame, question.at[0]);
        int number = NOBODY, zone = NOBODY;
        if (first.op >= OP_DRAW && first.op <= OP_COINS) {
            number = value(frame, first.at[0]);
        } else if ((first.op == OP_SELECT || first.op == OP_CHOOSE) && frame.subject == seat) {
            const size_t noun = first.op == OP_CHOOSE;
            const int from = first.at[noun];
            if (from != ZONE_DISCARD && from != ZONE_SUPPLY && from != ZONE_PILES && from != ZONE_TRASH) {
                const int there = candidates(box, state, frame, from, first.at[noun + 1], first.at[noun + 2]).total;
                int least = there, most = there;
                if (first.op == OP_CHOOSE) bounds(frame, first, there, least, most);
                if (least == most) number = most;
                if (least == most && from < ZONES) zone = from;
            }
        }
        note("choose", seat, nullptr, 0, NOBODY, zone, number, 0, NOBODY, word);
    }

    bool ask_for_number(Frame& frame, int least, int most, int who) {
        const int lowest = value(frame, least), highest = value(frame, most);
        if (!frame.chosen_length || lowest >= highest) {
            frame.said = static_cast<uint64_t>(std::max(lowest, 0));
            return false;
        }
        --frame.pc;
        state.asking = seat_of(frame, who);
        return true;
    }

    void answer_name(Frame& frame, int number) {
        note("name", seat_of(frame, box.code[frame.pc].at[0]), nullptr, 0, NOBODY, NOBODY, number);
        std::memset(frame.slots[SLOT_NAMED], 0, KINDS);
        const int kind = box.nameable[static_cast<size_t>(number)];
        if (kind >= 0) frame.slots[SLOT_NAMED][kind] = 1;
        ++frame.pc;
    }
};

}  // namespace deckwright
