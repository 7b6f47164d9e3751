// The turn, as in engine/turn.py. A phase with nothing to ask goes straight on to the next. The places of the turn's program are known,
// so they are stored and not counted up and down: that would make each phase wait for the one before.
#pragma once

#include "attacks.hpp"

namespace deckwright {

template <bool LOGGED>
struct TurnPart : AttacksPart<LOGGED> {
    using Base = AttacksPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::buy, Base::clean_up, Base::end_game, Base::end_turn, Base::gain, Base::happen, Base::play,
        Base::play_plain_treasures, Base::push, Base::start_turn;

    void begin_turn(Frame& frame) {
        frame.player = frame.subject = state.player;
        start_turn();
        if (state.triggers_length) happen(HAPPENING_START_OF_TURN, state.player, NOBODY);
    }

    Kinds hand_mask(int player) const { return state.seats[player].hand_mask; }

    bool action_phase(Frame& frame) {
        if (state.actions && (hand_mask(state.player) & box.actions)) {
            frame.pc = ACTION_PHASE_START;
            state.asking = state.player;
            return true;
        }
        state.phase = BUY_PHASE;
        return buy_phase(frame);
    }

    bool buy_phase(Frame& frame) {
        if ((state.buys > 0 && can_buy()) || can_play_treasures()) {
            frame.pc = BUY_PHASE_START;
            state.asking = state.player;
            return true;
        }
        frame.pc = CLEAN_UP_START;
        return false;
    }

    bool can_buy() const {
        if (state.stocked & bit(COPPER)) return true;  // Copper costs nothing, whatever happens
        return (state.stocked & affordable_now(box, state)) != 0;
    }

    bool can_play_treasures() const { return !state.bought && (hand_mask(state.player) & box.treasures); }

    bool clean_up_phase(Frame& frame) {
        const int cards = static_cast<int>(box.leaving.size());
        const Player& seat = state.seats[state.player];
        while (frame.round < cards) {
            const BelowTheLine& card = box.leaving[static_cast<size_t>(frame.round)];
            ++frame.round;
            if (holds(seat.in_play, seat.in_play_length, card.kind)) {
                frame.pc = CLEAN_UP_START;
                push(card.start, state.player, card.kind);
                return false;
            }
        }
        frame.round = 0;
        clean_up();
        return finish_turn(frame);
    }

    bool finish_turn(Frame& frame) {
        end_turn();
        if (!state.supply[PROVINCE] || state.empty_piles >= (state.players < 5 ? 3 : 4) || state.idle > MOST_IDLE_TURNS) {
            state.depth = 0;
            end_game();
            return true;
        }
        begin_turn(frame);
        frame.pc = ACTION_PHASE_START;
        return &state.top() == &frame && action_phase(frame);
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
            return &state.top() == &frame && action_phase(frame);
        }
        state.phase = BUY_PHASE;
        return buy_phase(frame);
    }

    // As they are played while effects wait, one after the other, but without a frame.
    [[gnu::noinline]] void play_plain_treasures_by_kind() {
        while (const Kinds treasures = hand_mask(state.player) & box.treasures) play(state.player, std::countr_zero(treasures));
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
            buy(kind);
            for (int token = 0; token < state.pile_counters[COUNTER_SLOTS[COUNTER_EMBARGO]][kind]; ++token) gain(state.player, CURSE, ZONE_SUPPLY, ZONE_DISCARD);
        } else if (verb == VERB_PLAY_TREASURES && box.plain_treasures && !state.triggers_length) {
            play_plain_treasures();
        } else if (verb == VERB_PLAY) {
            play(state.player, kind);
            return false;
        } else if (verb == VERB_PLAY_TREASURES) {
            if (LOGGED || !box.plain_treasures || waits_for_a_play()) {
                push(TREASURES_START, state.player);
                return false;
            }
            play_plain_treasures_by_kind();
        } else {
            frame.pc = CLEAN_UP_START;
            return false;
        }
        return buy_phase(frame);
    }
};

}  // namespace deckwright
