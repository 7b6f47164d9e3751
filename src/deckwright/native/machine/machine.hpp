// The machine: follows the programs of a box until somebody has to decide. Each operation mirrors that of the Python machine.
#pragma once

#include <memory>

#include "turn.hpp"

namespace deckwright {

// The machine is built up from parts, each on top of the one before it and knowing nothing of those after it. All are the same object:
// a part is a class only so that it can have a file of its own, and nothing is virtual.
//
//   Table          the box, the state, events            table.hpp
//   DeckPart       shuffling and drawing                 deck.hpp
//   ZonesPart      out of a zone, into a zone            zones.hpp
//   MovesPart      gaining, buying, putting into play    moves.hpp
//   TurnMovesPart  beginning and end of a turn           turn_moves.hpp
//   FramesPart     frames and what they remember         frames.hpp
//   ChoosingPart   questions                             choosing.hpp
//   HappeningsPart what answers to a happening           happenings.hpp
//   WindowPart     which of it comes next                window.hpp
//   VerbsPart      what is done with chosen cards        verbs.hpp
//   GainingPart    gaining and buying                    gaining.hpp
//   PlayingPart    playing a card                        playing.hpp
//   TurnPart       the phases                            turn.hpp
//   Machine        operations and answers                here
template <bool LOGGED>
struct Machine : TurnPart<LOGGED> {
    using Base = TurnPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::action_phase, Base::add_actions, Base::add_buys, Base::add_coins, Base::add_potions,
        Base::answer_action_phase, Base::answer_buy_phase, Base::answer_name, Base::answer_window, Base::ask_for_number,
        Base::ask_for_options, Base::attacked, Base::be_unaffected, Base::begin_playing, Base::begin_turn, Base::buy, Base::buy_phase,
        Base::cheapen, Base::choose, Base::choose_from_deck, Base::choose_options, Base::clean_up_phase, Base::draw, Base::end,
        Base::finish_turn, Base::gain_card, Base::gain_chosen, Base::gain_named, Base::gain_next, Base::instead, Base::move_chosen, Base::next_subject,
        Base::pass_cards, Base::play_again, Base::play_next_treasure, Base::push, Base::put_into_deck, Base::put_tokens,
        Base::seat_of, Base::select, Base::set_chosen, Base::settle_gained, Base::show, Base::speak_of, Base::take_tokens, Base::value, Base::wait_for, Base::window,
        Base::would_gain;

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
                if (answer_buy_phase(frame, verb, length == 2 ? cards[0] | cards[1] << 8 : length ? cards[0] : 0)) return;
                break;
            case OP_CHOOSE:
                set_chosen(frame, cards, length);
                ++frame.pc;
                break;
            case OP_CHOOSE_NUMBER:
                frame.said = static_cast<uint64_t>(cards[0] | cards[1] << 8);
                ++frame.pc;
                break;
            case OP_NAME: answer_name(frame, cards[0] | cards[1] << 8); break;
            case OP_WINDOW: answer_window(frame, verb, length ? cards[0] : 0); break;
            default:
                ++frame.pc;
                choose_options(frame, instruction, cards, length);
        }
        run();
    }

    // The same for whoever knows what was asked, so that it need not be looked up: a purchase, the end of a turn, cards chosen.
    [[gnu::always_inline]] void answer_with_purchase(Frame& frame, int kind) {
        state.asking = NOBODY;
        if (buy(kind)) {
            run();
        } else if (!buy_phase(frame)) {
            answer_with_end_of_turn(frame);
        }
    }

    [[gnu::always_inline]] void answer_with_end_of_turn(Frame& frame) {
        state.asking = NOBODY;
        if (!clean_up_phase(frame)) run();
    }

    void answer_choice(const Cards& cards) {
        Frame& frame = state.top();
        state.asking = NOBODY;
        copy_cards(frame.chosen, cards.at, cards.length);
        frame.chosen_length = static_cast<uint8_t>(cards.length);
        ++frame.pc;
        run();
    }

    bool step(Frame& frame, const Instruction& instruction) {
        const auto& at = instruction.at;
        switch (static_cast<Op>(instruction.op)) {  // without a default: the compiler names what is missing
            case OP_END: return end(frame);
            case OP_DRAW: draw(frame.subject, value(frame, at[0])); return false;
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
            case OP_PLAY_NEXT:
                if (frame.chosen_length) frame.pc = static_cast<uint16_t>(at[0]);
                return false;
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
            case OP_WAIT_FOR: wait_for(frame, instruction); return false;
            case OP_ATTACKED: attacked(frame); return false;
            case OP_BE_UNAFFECTED: be_unaffected(frame); return false;
            case OP_START_TURN: begin_turn(frame); return false;
            case OP_ACTION_PHASE: return action_phase(frame);
            case OP_BUY_PHASE: return buy_phase(frame);
            case OP_CLEAN_UP: return clean_up_phase(frame);
            case OP_PLAY_PHASE: return false;  // a box with cards for it is played by the Python machine
            case OP_END_TURN: return finish_turn(frame);
            case OP_PLAY_TREASURES: play_next_treasure(frame); return false;
            case OP_PUT_TOKENS: put_tokens(frame, at[0], amount(box, state, frame, at[1])); return false;
            case OP_TAKE_TOKENS: take_tokens(frame.subject, at[0], amount(box, state, frame, at[1])); return false;
            case OP_DRAW_NEXT_HAND: state.next_hand = static_cast<uint8_t>(value(frame, at[0])); return false;
            case OP_TAKE_TURN:  // one's own: a box with others is played by the Python machine
                check_room(state.extra_turns < UINT8_MAX, "turns to come");
                ++state.extra_turns;
                return false;
            case OP_WINDOW: return window(frame);
            case OP_UNLESS_OPTION:
                if (!(frame.said >> at[0] & 1)) frame.pc = static_cast<uint16_t>(at[1]);
                return false;
            case OP_SPEAK_OF: speak_of(frame, at[0]); return false;
            case OP_PASS_CARDS: pass_cards(at[0] == WHO_LEFT ? 1 : state.players - 1, at[1]); return false;
            case OP_CHOOSE_NUMBER: return ask_for_number(frame, at[0], at[1], at[2]);
            case OP_PUT_INTO_DECK: put_into_deck(frame, at[0]); return false;
            case OP_NAME:
                --frame.pc;
                state.asking = seat_of(frame, at[0]);
                return true;
            case OP_CHANGE: cheapen(frame.player, at[1], value(frame, at[2]), at[3]); return false;  // a box that changes types is not read
            case OP_POTIONS: add_potions(frame.subject, value(frame, at[0])); return false;
            case OP_WOULD_GAIN: would_gain(frame); return false;
            case OP_GAIN_CARD: gain_card(frame); return false;
            case OP_GAIN_NEXT: gain_next(frame, at[0]); return false;
            case OP_SETTLE: settle_gained(frame, at[0], at[1]); return false;
            case OP_INSTEAD: instead(); return false;
        }
        throw std::logic_error("unknown operation");
    }

    // Follows what lies above this many frames to its end; false if somebody is asked before.
    bool run_down_to(int depth) {
        while (state.depth > depth) {
            Frame& frame = state.top();
            const Instruction& instruction = box.code[frame.pc];
            ++frame.pc;
            if (step(frame, instruction) || state.asking >= 0) return false;
        }
        return true;
    }
};

template <bool LOGGED>
bool WindowPart<LOGGED>::carry_out_on_copy(int player, const std::vector<int>& kinds, std::string& after) const {
    const auto room = std::make_unique<State>();
    State& tried = *room;
    tried.copy_from(state);
    Script shuffles = script ? *script : Script{};
    Machine<false> machine(box, tried, nullptr, script ? &shuffles : nullptr);
    const int depth = tried.depth;
    for (const int kind : kinds) {
        Frame& frame = tried.top();
        for (const Item& item : machine.gathered(frame, player)) {
            if (item.kind != kind) continue;
            machine.follow(frame, player, item);
            if (!machine.run_down_to(depth)) return false;
            break;
        }
    }
    after = machine.position(tried, tried.randomness != state.randomness || (script && shuffles.next != script->next));
    return true;
}

}  // namespace deckwright
