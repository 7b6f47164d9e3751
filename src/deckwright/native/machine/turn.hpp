// The turn, as in engine/turn.py. A phase with nothing to ask goes straight on to the next. The places of the turn's program are known,
// so they are stored and not counted up and down: that would make each phase wait for the one before.
#pragma once

#include "playing.hpp"

namespace deckwright {

template <bool LOGGED>
struct TurnPart : PlayingPart<LOGGED> {
    using Base = PlayingPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::buy, Base::can_pay, Base::end_game, Base::happen, Base::is_heard, Base::pay_debt, Base::play,
        Base::play_plain_treasures, Base::play_plain_treasures_by_kind, Base::push;

    template <bool PLAIN = false>
    [[gnu::always_inline]] void begin_turn(Frame& frame) {
        frame.player = frame.subject = state.player;
        Base::template start_turn<PLAIN>();
        if (!PLAIN && is_heard(HAPPENING_START_OF_TURN)) happen(HAPPENING_START_OF_TURN, state.player);
    }

    Kinds hand_mask(int player) const { return state.seats[player].hand_mask; }

    template <bool PLAIN = false>
    [[gnu::always_inline]] bool action_phase(Frame& frame) {
        State& state = this->state;
        if (state.actions && (hand_mask(state.player) & box.actions)) {
            frame.pc = ACTION_PHASE_START;
            state.asking = state.player;
            return true;
        }
        return enter_buy_phase<PLAIN>(frame);
    }

    // True when somebody is asked; whatever answers to the start of the phase comes before.
    template <bool PLAIN = false>
    [[gnu::always_inline]] bool enter_buy_phase(Frame& frame) {
        state.phase = BUY_PHASE;
        if (!PLAIN && is_heard(HAPPENING_START_OF_BUY_PHASE)) [[unlikely]] {
            frame.pc = BUY_PHASE_START;
            if (happen(HAPPENING_START_OF_BUY_PHASE, state.player)) return false;
        }
        return buy_phase(frame);
    }

    [[gnu::always_inline]] bool buy_phase(Frame& frame) {
        State& state = this->state;
        if ((state.buys > 0 && can_buy()) || can_play_treasures() || can_pay()) {
            frame.pc = BUY_PHASE_START;
            state.asking = state.player;
            return true;
        }
        frame.pc = CLEAN_UP_START;
        return false;
    }

    [[gnu::always_inline]] bool can_buy() const {
        if ((state.stocked & bit(COPPER)) && !box.owes) [[likely]] return true;  // Copper costs nothing, whatever happens
        return can_buy_something();
    }

    [[gnu::noinline]] bool can_buy_something() const { return purchasable_now(box, state) != 0; }

    bool can_play_treasures() const { return !state.spent && (hand_mask(state.player) & box.treasures); }

    bool turn_is_plain() const {
        return box.turns_are_plain && state.turns_in_a_row == 1 && !(state.triggers_length | state.modifiers_length | state.extra_turns);
    }

    [[gnu::noinline]] bool clean_up_phase(Frame& frame) {
        if (turn_is_plain()) [[likely]] {
            Base::template clean_up<true>();
            return finish_turn<true>(frame);
        }
        return clean_up_with_all(frame);
    }

    [[gnu::noinline]] bool clean_up_with_all(Frame& frame) {
        if (box.heard & (1U << HAPPENING_END_OF_BUY_PHASE | 1U << HAPPENING_DISCARDED_FROM_PLAY)) [[unlikely]] {
            constexpr int BEFORE_CLEAN_UP[] = {HAPPENING_END_OF_BUY_PHASE, HAPPENING_DISCARDED_FROM_PLAY};
            while (frame.round < 2) {
                const int what = BEFORE_CLEAN_UP[static_cast<int>(frame.round)];
                ++frame.round;
                frame.pc = CLEAN_UP_START;
                if (is_heard(what) && happen(what, state.player)) return false;
            }
            frame.round = 0;
        }
        Base::template clean_up<false>();
        if (is_heard(HAPPENING_END_OF_TURN)) [[unlikely]] {
            frame.pc = CLEAN_UP_START + 1;
            if (happen(HAPPENING_END_OF_TURN, state.player)) return false;
        }
        return finish_turn(frame);
    }

    template <bool PLAIN = false>
    [[gnu::always_inline]] bool finish_turn(Frame& frame) {
        Base::template end_turn<PLAIN>();
        State& state = this->state;
        if (!state.supply[PROVINCE] || state.empty_piles >= (state.players < 5 ? 3 : 4) || state.idle > MOST_IDLE_TURNS) {
            state.depth = 0;
            end_game();
            return true;
        }
        begin_turn<PLAIN>(frame);
        frame.pc = ACTION_PHASE_START;
        return (PLAIN || state.depth == 1) && action_phase<PLAIN>(frame);  // deeper where the beginning of a turn is answered to
    }

    // True when the turn goes on at once and somebody is asked.
    bool end(const Frame& frame) {
        --state.depth;
        if (!state.depth) return false;
        Frame& parent = state.top();
        if (parent.playing_kind >= 0 && frame.kind >= 0) parent.playing_here = frame.here;
        return state.depth == 1 && parent.pc == ACTION_PHASE_START && action_phase(parent);
    }

    void play_next_treasure(Frame& frame) {
        const Kinds treasures = hand_mask(frame.player) & box.treasures;
        if (!treasures) return;
        --frame.pc;
        play(frame.player, std::countr_zero(treasures));
    }

    // True when it has asked again at once, as after a card that is done with.
    bool answer_action_phase(Frame& frame, int verb, int kind) {
        if (verb == VERB_PLAY) {
            --state.actions;
            play(state.player, kind);
            return state.depth == 1 && action_phase(frame);
        }
        return enter_buy_phase(frame);
    }

    // True when it has asked again at once. Treasures that only give coins, and that nothing answers to, are one move.
    [[gnu::always_inline]] bool play_treasures(Frame& frame) {
        if (!box.treasures_are_a_move || state.triggers_length) [[unlikely]] return play_treasures_by_kind(frame);
        play_plain_treasures();
        return buy_phase(frame);
    }

    // While effects wait that don't wait for a play, they are played one after the other, but without a frame.
    [[gnu::noinline]] bool play_treasures_by_kind(Frame& frame) {
        if (LOGGED || !box.treasures_are_a_move || waits_for_a_play()) {
            push(TREASURES_START, state.player);
            return false;
        }
        play_plain_treasures_by_kind();
        return buy_phase(frame);
    }

    bool waits_for_a_play() const {
        for (int place = 0; place < state.triggers_length; ++place) {
            if (state.triggers[place].happening == HAPPENING_PLAY) return true;
        }
        return false;
    }

    // True when it has asked again at once.
    bool answer_buy_phase(Frame& frame, int verb, int kind) {
        if (verb == VERB_BUY) {
            if (buy(kind)) return false;
        } else if (verb == VERB_PLAY_TREASURES) {
            return play_treasures(frame);
        } else if (verb == VERB_PLAY) {
            play(state.player, kind);
            return false;
        } else if (verb == VERB_PAY) [[unlikely]] {
            pay_debt(kind);
        } else {
            frame.pc = CLEAN_UP_START;
            return false;
        }
        return buy_phase(frame);
    }
};

}  // namespace deckwright
