// What cards do when another player plays an Attack, and asking for Reactions.
#pragma once

#include "playing.hpp"

namespace deckwright {

template <bool LOGGED>
struct AttacksPart : PlayingPart<LOGGED> {
    using Base = PlayingPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::note, Base::push;

    int reacting(const Frame& frame) const { return (frame.player + 1 + frame.round) % state.players; }

    // True when somebody is asked for a Reaction.
    bool attacked(Frame& frame) {
        while (frame.round < state.players - 1) {
            const int player = reacting(frame);
            const Player& seat = state.seats[player];
            for (const BelowTheLine& card : box.answers_to_attacks) {
                if (card.optional || frame.slots[SLOT_USED][card.kind]) continue;
                const bool there = card.zone == ZONE_HAND ? (seat.hand_mask & bit(card.kind)) != 0 : holds(seat.in_play, seat.in_play_length, card.kind);
                if (there) {
                    --frame.pc;
                    react(frame, player, card);
                    return false;
                }
            }
            if (usable_reactions(frame)) {
                --frame.pc;
                state.asking = static_cast<int8_t>(player);
                return true;
            }
            next_reacting(frame);
        }
        frame.round = 0;
        return false;
    }

    static void next_reacting(Frame& frame) {
        ++frame.round;
        if (frame.last_used < 0) return;
        std::memset(frame.slots[SLOT_USED], 0, KINDS);
        frame.last_used = NOBODY;
    }

    Kinds usable_reactions(const Frame& frame) const {
        const int player = reacting(frame);
        const Kinds hand = state.seats[player].hand_mask;
        Kinds usable = 0;
        for (const BelowTheLine& card : box.answers_to_attacks) {
            if (!card.optional || !(hand & bit(card.kind))) continue;
            if ((card.again == AGAIN_ONCE && frame.slots[SLOT_USED][card.kind]) || (card.again == AGAIN_NOT_IN_A_ROW && frame.last_used == card.kind)) continue;
            if (card.condition < 0) {
                Frame asked{};
                asked.player = asked.subject = static_cast<int8_t>(player);
                if (!amount(box, state, asked, card.condition)) continue;
            }
            usable |= bit(card.kind);
        }
        return usable;
    }

    void answer_attacked(Frame& frame, int verb, int kind) {
        if (verb == VERB_PASS) return next_reacting(frame);
        const int player = reacting(frame);
        for (const BelowTheLine& card : box.answers_to_attacks) {
            if (!card.optional || card.kind != kind) continue;
            react(frame, player, card);
            const uint8_t shown = static_cast<uint8_t>(kind);
            note("reveal", player, &shown, 1, ZONE_HAND, ZONE_HAND);
            return;
        }
    }

    void react(Frame& frame, int player, const BelowTheLine& card) {
        frame.slots[SLOT_USED][card.kind] = 1;
        frame.last_used = static_cast<int8_t>(card.kind);
        push(card.start, player, card.kind, true);
    }

    void be_unaffected(const Frame& frame) {
        Frame& attack = state.frames[state.depth - 2];
        attack.immune = static_cast<uint8_t>(attack.immune | 1U << frame.player);
        const uint8_t card = static_cast<uint8_t>(frame.kind);
        note("unaffected", frame.player, &card, 1);
    }
};

}  // namespace deckwright
