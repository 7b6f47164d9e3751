// The machine: follows the programs of a box until somebody has to decide. Each operation mirrors that of the Python machine.
#pragma once

#include "expressions.hpp"
#include "moves.hpp"

namespace deckwright {

template <bool LOGGED>
struct Machine : Table<LOGGED> {
    using Base = Table<LOGGED>;
    using Base::box;
    using Base::Base;
    using Base::note;
    using Base::state;

    // --- running ----------------------------------------------------------------------------------------------------------------

    void start(int pc) {
        state.depth = 0;
        push(pc, state.player);
        run();
    }

    void run() {
        while (state.asking < 0 && state.depth) {
            Frame& frame = state.top();
            const Instruction& instruction = box.code[frame.pc];
            ++frame.pc;
            if (step(frame, instruction)) return;
        }
    }

    // Goes on with a legal answer: cards by kind, or the number of an option's word.
    void answer(int verb, const uint8_t* cards, int length) {
        Frame& frame = state.top();
        const Instruction& instruction = box.code[frame.pc];
        state.asking = NOBODY;
        switch (instruction.op) {
            case OP_ACTION_PHASE:
                if (answer_action_phase(frame, verb, length ? cards[0] : 0)) return;
                break;
            case OP_BUY_PHASE:
                if (answer_buy_phase(frame, verb, length ? cards[0] : 0)) return;
                break;
            case OP_CHOOSE:
                set_chosen(frame, cards, length);
                ++frame.pc;
                break;
            case OP_CHOOSE_NUMBER:
                frame.said = static_cast<uint16_t>(cards[0] | cards[1] << 8);
                ++frame.pc;
                break;
            case OP_NAME: answer_name(frame, cards[0] | cards[1] << 8); break;
            case OP_ATTACKED: answer_attacked(frame, verb, length ? cards[0] : 0); break;
            default:
                ++frame.pc;
                choose_options(frame, instruction, cards, length);
        }
        run();
    }

    // The same for cards chosen, which need no looking up of what was asked.
    void answer_choice(const Cards& cards) {
        Frame& frame = state.top();
        state.asking = NOBODY;
        copy_cards(frame.chosen, cards.at, cards.length);
        frame.chosen_length = static_cast<uint8_t>(cards.length);
        ++frame.pc;
        run();
    }

    Frame& push(int pc, int player, int kind = NOBODY, bool here = false, int number = 0, int companion_kind = NOBODY, int companion_number = 0) {
        check_room(state.depth < FRAMES, "cards being followed at once");
        Frame& frame = state.frames[state.depth++];
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
        std::memset(frame.slots, 0, sizeof frame.slots);
        return frame;
    }

    bool step(Frame& frame, const Instruction& instruction) {
        const auto& at = instruction.at;
        switch (static_cast<Op>(instruction.op)) {  // without a default: the compiler names what is missing
            case OP_END: return end(frame);
            case OP_DRAW: this->draw(frame.subject, value(frame, at[0])); return false;
            case OP_ACTIONS: add_actions(frame.subject, value(frame, at[0])); return false;
            case OP_BUYS: add_buys(frame.subject, value(frame, at[0])); return false;
            case OP_COINS: add_coins(frame.subject, value(frame, at[0])); return false;
            case OP_SELECT: select(frame, at[0], at[1], at[2]); return false;
            case OP_SELECT_TOP: choose_from_deck(frame, at[0], false); return false;
            case OP_SELECT_BOTTOM: choose_from_deck(frame, at[0], true); return false;
            case OP_CHOOSE: return choose(frame, instruction);
            case OP_SHOW: show(frame, at[0], at[1]); return false;
            case OP_MOVE: move_chosen(frame, at[0], at[1], at[2], at[3], at[4]); return false;
            case OP_GAIN: gain_chosen(frame, at[0], at[1], at[2], at[3]); return false;
            case OP_GAIN_FROM_PILE: gain_named(frame, at[0], at[1]); return false;
            case OP_PLAY: begin_playing(frame, at[0], value(frame, at[2])); return false;
            case OP_PLAY_AGAIN: play_again(frame); return false;
            case OP_JUMP: frame.pc = static_cast<uint16_t>(at[0]); return false;
            case OP_JUMP_UNLESS:
                if (!value(frame, at[0])) frame.pc = static_cast<uint16_t>(at[1]);
                return false;
            case OP_EACH:
                frame.round = static_cast<int8_t>(at[0]);
                if (at[2]) {  // a single gain for each: done here
                    const auto& gain_at = box.code[frame.pc].at;
                    while (next_subject(frame)) gain_named(frame, gain_at[0], gain_at[1]);
                    frame.pc = static_cast<uint16_t>(at[1]);
                    return false;
                }
                if (!next_subject(frame)) frame.pc = static_cast<uint16_t>(at[1]);
                return false;
            case OP_EACH_NEXT:
                if (next_subject(frame)) frame.pc = static_cast<uint16_t>(at[0]);
                return false;
            case OP_CHOOSE_OPTION: return ask_for_options(frame, instruction);
            case OP_WAIT_FOR: wait_for(frame, at[0], at[1], at[2], at[3], at[4]); return false;
            case OP_ATTACKED: return attacked(frame);
            case OP_BE_UNAFFECTED: be_unaffected(frame); return false;
            case OP_START_TURN: begin_turn(frame); return false;
            case OP_ACTION_PHASE: return action_phase(frame);
            case OP_BUY_PHASE: return buy_phase(frame);
            case OP_CLEAN_UP: return clean_up_phase(frame);
            case OP_END_TURN: return finish_turn(frame);
            case OP_PLAY_TREASURES: play_next_treasure(frame); return false;
            case OP_PUT_TOKEN: put_token(frame); return false;
            case OP_TAKE_COIN_TOKEN: take_coin_token(frame.player); return false;
            case OP_DRAW_NEXT_HAND: state.next_hand = static_cast<uint8_t>(value(frame, at[0])); return false;
            case OP_TAKE_EXTRA_TURN: state.extra_turn = 1; return false;
            case OP_FOLLOW_DUE: follow_due(frame); return false;
            case OP_UNLESS_OPTION:
                if (!(frame.said >> at[0] & 1)) frame.pc = static_cast<uint16_t>(at[1]);
                return false;
            case OP_SPEAK_OF: frame.subject = static_cast<int8_t>((frame.player + at[0]) % state.players); return false;
            case OP_PASS_CARDS: this->pass_cards(at[0]); return false;
            case OP_CHOOSE_NUMBER: return ask_for_number(frame, at[0], at[1]);
            case OP_PUT_INTO_DECK: put_into_deck(frame, at[0]); return false;
            case OP_NAME:
                --frame.pc;
                state.asking = frame.player;
                return true;
            case OP_CHEAPEN: this->cheapen(frame.player, 0, at[0]); return false;
        }
        throw std::logic_error("unknown operation");
    }

    void gain_named(Frame& frame, int kind, int target) {
        forget_them(frame);
        if (this->gain(frame.subject, kind, ZONE_SUPPLY, target)) frame.slots[SLOT_THEM][kind] = 1;
    }

    int value(const Frame& frame, int operand) const { return operand >= 0 ? operand : amount(box, state, frame, operand); }

    // --- choosing ---------------------------------------------------------------------------------------------------------------

    static void set_chosen(Frame& frame, const uint8_t* cards, int length) {
        check_room(length <= CHOSEN_ROOM, "cards chosen at once");
        std::memcpy(frame.chosen, cards, static_cast<size_t>(length));
        frame.chosen_length = static_cast<uint8_t>(length);
    }

    static void set_chosen(Frame& frame, const Bag& bag) {
        int length = 0;
        for (uint32_t left = bag.kinds; left; left &= left - 1) {
            const int kind = std::countr_zero(left);
            for (int copy = 0; copy < bag.copies[kind]; ++copy) {
                check_room(length < CHOSEN_ROOM, "cards chosen at once");
                frame.chosen[length++] = static_cast<uint8_t>(kind);
            }
        }
        frame.chosen_length = static_cast<uint8_t>(length);
    }

    static void forget_them(Frame& frame) { std::memset(frame.slots[SLOT_THEM], 0, KINDS); }

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
                state.asking = at[6] ? frame.player : frame.subject;
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
        state.asking = at[6] ? frame.player : frame.subject;
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
            this->bottom_cards(frame.subject, value(frame, operand), cards);
        } else {
            this->top_cards(frame.subject, value(frame, operand), cards);
        }
        set_chosen(frame, cards.at, cards.length);
    }

    // Whoever must choose all options there are, or none, is not asked.
    bool ask_for_options(Frame& frame, const Instruction& instruction) {
        const int number = value(frame, instruction.at[1]), offered = instruction.length - 2;
        if (number <= 0 || number >= offered) {
            uint8_t words[OPERANDS];
            for (int place = 0; place < offered; ++place) words[place] = static_cast<uint8_t>(instruction.at[static_cast<size_t>(place) + 2]);
            choose_options(frame, instruction, words, number > 0 ? offered : 0);
            return false;
        }
        --frame.pc;
        state.asking = instruction.at[0] ? frame.player : frame.subject;
        return true;
    }

    void choose_options(Frame& frame, const Instruction& instruction, const uint8_t* words, int length) {
        frame.said = 0;
        for (int place = 0; place < instruction.length - 2; ++place) {
            const int word = instruction.at[static_cast<size_t>(place) + 2];
            if (!holds(words, length, word)) continue;
            frame.said = static_cast<uint16_t>(frame.said | 1U << place);
            note("choose", instruction.at[0] ? frame.player : frame.subject, nullptr, 0, NOBODY, NOBODY, word);
        }
    }

    bool ask_for_number(Frame& frame, int least, int most) {
        const int lowest = value(frame, least), highest = value(frame, most);
        if (!frame.chosen_length || lowest >= highest) {
            frame.said = static_cast<uint16_t>(lowest);
            return false;
        }
        --frame.pc;
        state.asking = frame.subject;
        return true;
    }

    void put_into_deck(Frame& frame, int zone) {
        Cards cards = chosen_cards(frame);
        this->put_under(frame.subject, cards, zone, frame.said);
        forget_them(frame);
        for (int place = 0; place < cards.length; ++place) ++frame.slots[SLOT_THEM][cards.at[place]];
    }

    void answer_name(Frame& frame, int number) {
        note("name", frame.player, nullptr, 0, NOBODY, NOBODY, number);
        std::memset(frame.slots[SLOT_NAMED], 0, KINDS);
        const int kind = box.nameable[static_cast<size_t>(number)];
        if (kind >= 0) frame.slots[SLOT_NAMED][kind] = 1;
        ++frame.pc;
    }

    void show(Frame& frame, int zone, int into) {
        if (frame.chosen_length) this->note_sorted("reveal", frame.subject, frame.chosen, frame.chosen_length, zone, zone);
        forget_them(frame);
        for (int place = 0; place < frame.chosen_length; ++place) {
            ++frame.slots[SLOT_THEM][frame.chosen[place]];
            if (into >= 0) ++frame.slots[into][frame.chosen[place]];
        }
    }

    static const char* event_of(int verb) {
        switch (verb) {
            case VERB_DISCARD: return "discard";
            case VERB_TRASH: return "trash";
            case VERB_TOPDECK: return "topdeck";
            case VERB_TAKE: return "take";
            case VERB_SET_ASIDE: return "set aside";
            case VERB_LOOK: return "look";
            case VERB_REVEAL: return "reveal";
            case VERB_RETURN: return "return";
            case VERB_GIVE: return nullptr;  // told when it is passed
            default: return "put under";
        }
    }

    static Cards chosen_cards(const Frame& frame) {
        Cards cards;
        cards.length = frame.chosen_length;
        copy_cards(cards.at, frame.chosen, frame.chosen_length);
        return cards;
    }

    void move_chosen(Frame& frame, int verb, int zone, int slot, int target, int into) {
        Cards cards = chosen_cards(frame);
        this->move(LOGGED ? event_of(verb) : "", slot == SLOT_THIS ? frame.player : frame.subject, cards, zone, target);
        settle(frame, cards, slot, into);
    }

    void gain_chosen(Frame& frame, int zone, int slot, int target, int into) {
        Cards gained;
        for (int place = 0; place < frame.chosen_length; ++place) {
            if (this->gain(frame.subject, frame.chosen[place], zone, target)) gained.add(frame.chosen[place]);
        }
        settle(frame, gained, slot, into);
    }

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

    void put_token(Frame& frame) {
        for (int place = 0; place < frame.chosen_length; ++place) {
            check_room(state.pile_tokens[frame.chosen[place]] < 255, "tokens on a pile");
            ++state.pile_tokens[frame.chosen[place]];
            note("pile token", frame.player, frame.chosen + place, 1);
        }
    }

    void take_coin_token(int player) {
        ++state.seats[player].coin_tokens;
        note("coin token", player, nullptr, 0, NOBODY, NOBODY, state.seats[player].coin_tokens);
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

#include "playing.inc"
#include "turn.inc"
};

}  // namespace deckwright
