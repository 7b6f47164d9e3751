// The moves of a turn, as in engine/turn_moves.py: its beginning, the clean-up, its end. PLAIN leaves out what can't be due after a turn
// in which nothing waits, and holds longer, in a box whose turns are plain: TurnPart::turn_is_plain has the conditions.
//
// The functions of a turn begin with references of their own to the state. The members would be read again after each card that is
// written: cards are bytes, which might lie anywhere for all that the compiler knows.
#pragma once

#include "moves.hpp"

namespace deckwright {

template <bool LOGGED>
struct TurnMovesPart : MovesPart<LOGGED> {
    using Base = MovesPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::draw, Base::note;

    template <bool PLAIN = false>
    [[gnu::always_inline]] void start_turn() {
        State& state = this->state;
        state.phase = ACTION_PHASE;
        state.actions = state.buys = 1;
        state.coins = 0;
        state.plays = state.potions = state.spent = 0;
        if (!PLAIN && box.remembers) [[unlikely]] forget_deeds();
        note(state.turns_in_a_row == 1 ? "turn" : "extra turn", state.player, nullptr, 0, NOBODY, NOBODY, state.seats[state.player].turns + 1);
    }

    // Most boxes that remember anything remember one deed: the others stay empty.
    [[gnu::noinline]] void forget_deeds() {
        for (unsigned left = box.remembers; left; left &= left - 1) {
            const int deed = std::countr_zero(left);
            for (int who = 0; who < state.players; ++who) std::memset(state.memory[who].now[deed], 0, KINDS);
        }
    }

    [[gnu::noinline]] void remember_last_turn() {
        Memory& memory = state.memory[state.player];
        for (unsigned left = box.remembers; left; left &= left - 1) {
            const int deed = std::countr_zero(left);
            std::memcpy(memory.last[deed], memory.now[deed], KINDS);
        }
    }

    template <bool PLAIN>
    [[gnu::always_inline]] void clean_up() {
        State& state = this->state;
        Player& seat = state.seats[state.player];
        state.phase = CLEAN_UP_PHASE;
        int staying = 0;
        uint8_t stays[IN_PLAY_ROOM];
        if (!PLAIN && state.triggers_length) staying = part_in_play(seat, stays);
        check_room(seat.discard_length + seat.hand_length + seat.in_play_length <= DISCARD_ROOM, "cards in a discard pile");
        uint8_t* pile = seat.discard + seat.discard_length;
        copy_cards(pile, seat.hand, seat.hand_length);
        copy_cards(pile + seat.hand_length, seat.in_play, seat.in_play_length);
        const int discarded = seat.hand_length + seat.in_play_length;
        seat.discard_length = static_cast<uint8_t>(seat.discard_length + discarded);
        seat.hand_length = 0;
        seat.hand_mask = 0;
        seat.in_play_length = static_cast<uint8_t>(staying);
        if (staying) std::memcpy(seat.in_play, stays, static_cast<size_t>(staying));
        note("clean up", state.player, pile, discarded, ZONE_HAND, ZONE_DISCARD, staying);
        draw(state.player, state.next_hand);
    }

    // Splits the play area: what leaves stays in seat.in_play, what waits for the next turn goes to ``stays``.
    [[gnu::noinline]] int part_in_play(Player& seat, uint8_t* stays) const {
        uint8_t wanted[KINDS] = {};
        for (int place = 0; place < state.triggers_length; ++place) count_staying(place, wanted);
        int left = 0, staying = 0;
        for (int place = 0; place < seat.in_play_length; ++place) {
            const uint8_t kind = seat.in_play[place];
            if (wanted[kind]) {
                --wanted[kind];
                stays[staying++] = kind;
            } else {
                seat.in_play[left++] = kind;
            }
        }
        seat.in_play_length = static_cast<uint8_t>(left);
        return staying;
    }

    // Counts the card of a trigger and its companion, each card in play once however many triggers speak of it. A Throne Room (play 1)
    // that plays a Caravan (play 2) twice leaves two triggers, each with card (2, Caravan) and companion (1, Throne Room): one of each stays.
    void count_staying(int place, uint8_t* wanted) const {
        const Trigger& trigger = state.triggers[place];
        if (!keeps(trigger)) return;
        bool card_seen = false, companion_seen = trigger.companion_kind < 0;
        for (int earlier = 0; earlier < place; ++earlier) {
            const Trigger& other = state.triggers[earlier];
            if (!keeps(other)) continue;
            card_seen |= other.card_number == trigger.card_number && other.card_kind == trigger.card_kind;
            card_seen |= other.companion_kind == trigger.card_kind && other.companion_number == trigger.card_number;
            companion_seen |= other.companion_kind == trigger.companion_kind && other.companion_number == trigger.companion_number;
            companion_seen |= other.card_kind == trigger.companion_kind && other.card_number == trigger.companion_number;
        }
        companion_seen |= trigger.card_kind == trigger.companion_kind && trigger.card_number == trigger.companion_number;
        wanted[static_cast<int>(trigger.card_kind)] = static_cast<uint8_t>(wanted[static_cast<int>(trigger.card_kind)] + !card_seen);
        if (!companion_seen) ++wanted[static_cast<int>(trigger.companion_kind)];
    }

    bool keeps(const Trigger& trigger) const {
        return trigger.player == state.player && trigger.lasting && trigger.card_kind >= 0;
    }

    template <bool PLAIN>
    [[gnu::always_inline]] void end_turn() {
        State& state = this->state;
        Player& seat = state.seats[state.player];
        ++state.idle;
        state.next_hand = HAND_SIZE;
        if (!PLAIN && box.remembers) [[unlikely]] remember_last_turn();
        if (!PLAIN && state.modifiers_length) [[unlikely]] forget_modifiers();
        if (PLAIN || state.turns_in_a_row == 1) ++seat.turns;
        if (!PLAIN && state.triggers_length) forget_triggers();
        if (!PLAIN && state.extra_turns) [[unlikely]] {
            --state.extra_turns;
            check_room(state.turns_in_a_row < UINT8_MAX, "turns in a row");
            ++state.turns_in_a_row;
        } else {
            state.turns_in_a_row = 1;
            state.player = static_cast<int8_t>(state.player + 1 == state.players ? 0 : state.player + 1);
        }
    }

    [[gnu::noinline]] void forget_triggers() {
        int kept = 0;
        for (int place = 0; place < state.triggers_length; ++place) {
            if (state.triggers[place].lasting) state.triggers[kept++] = state.triggers[place];
        }
        state.triggers_length = static_cast<uint8_t>(kept);
    }

    [[gnu::noinline]] void forget_modifiers() {
        int kept = 0;
        for (int place = 0; place < state.modifiers_length; ++place) {
            if (state.modifiers[place].until != UNTIL_END_OF_TURN) state.modifiers[kept++] = state.modifiers[place];
        }
        state.modifiers_length = static_cast<uint8_t>(kept);
    }

    void end_game() {
        state.phase = OVER;
        state.asking = NOBODY;
        note("end", NOBODY);
    }
};

}  // namespace deckwright
