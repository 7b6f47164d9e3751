// What is offered, and whether an answer from outside is one of the answers on offer. Strategies inside need no such check.
#pragma once

#include "border.hpp"
#include "machine.hpp"

namespace deckwright {

struct Offer {
    int op = 0, verb = 0, least = 0, most = 0;
    bool ordered = false, can_stop = false, can_play_treasures = false;
    Bag bag;
};

template <bool LOGGED>
Offer offered(const Machine<LOGGED>& machine) {
    const State& state = machine.state;
    const Box& box = machine.box;
    const Frame& frame = state.top();
    const Instruction& instruction = box.code[frame.pc];
    Offer offer;
    offer.op = instruction.op;
    switch (instruction.op) {
        case OP_ACTION_PHASE:
        case OP_BUY_PHASE: {
            const bool buying = instruction.op == OP_BUY_PHASE;
            offer.can_play_treasures = buying && machine.can_play_treasures();
            uint32_t there = buying ? 0 : machine.hand_mask(state.player) & box.actions;
            if (buying && state.buys > 0) there = state.stocked & affordable_kinds(box, state.coins);
            offer.verb = buying ? VERB_BUY : VERB_PLAY;
            for (uint32_t left = there; left; left &= left - 1) offer.bag.add(std::countr_zero(left));
            offer.least = offer.most = 1;
            offer.can_stop = true;
            return offer;
        }
        case OP_CHOOSE: {
            const auto& at = instruction.at;
            offer.verb = at[0];
            offer.bag = candidates(box, state, frame, at[1], at[2], at[3]);
            machine.bounds(frame, instruction, offer.bag.total, offer.least, offer.most);
            offer.ordered = at[7];
            offer.can_stop = !offer.least;
            return offer;
        }
        default: offer.verb = VERB_CHOOSE; offer.least = offer.most = 1; return offer;
    }
}

inline void check_card(uint32_t offered, const uint8_t* cards, int length) {
    demand(length == 1 && cards[0] < KINDS && (offered >> cards[0] & 1U), "an answer with a card that is not on offer");
}

inline void check_phase_answer(const Machine<false>& machine, const Offer& offer, int verb, const uint8_t* cards, int length) {
    const bool buying = offer.op == OP_BUY_PHASE, treasures = offer.can_play_treasures;
    if (verb == VERB_PLAY && (!buying || treasures)) {
        const uint32_t hand = machine.hand_mask(machine.state.player);
        check_card(hand & (buying ? machine.box.treasures : machine.box.actions), cards, length);
    } else if (buying && verb == VERB_BUY) {
        check_card(offer.bag.kinds, cards, length);
    } else {
        demand(verb == (buying ? VERB_END_TURN : VERB_END_ACTIONS) || (treasures && verb == VERB_PLAY_TREASURES), "an answer with a verb that is not on offer");
        demand(!length, "an answer with cards where none belong");
    }
}

// How an optional single card is declined, where it isn't by choosing nothing.
inline int declining(int verb) {
    if (verb == VERB_SET_ASIDE) return VERB_KEEP;
    return verb == VERB_PLAY || verb == VERB_REVEAL ? static_cast<int>(VERB_PASS) : NOBODY;
}

inline void check_choice(const Offer& offer, int kinds, int verb, const uint8_t* cards, int length) {
    const bool declined = !length && !offer.least && verb == declining(offer.verb);
    demand(verb == offer.verb || declined, "an answer with a verb that is not on offer");
    demand(length >= offer.least && length <= offer.most, "an answer with too many or too few cards");
    int taken[KINDS] = {};
    for (int place = 0; place < length; ++place) {
        const int kind = cards[place];
        demand(kind < kinds && ++taken[kind] <= offer.bag.copies[kind], "an answer with a card that is not on offer");
        const bool in_order = offer.ordered || !place || cards[place - 1] <= kind;
        demand(in_order, "an answer whose order does not count names its cards in the order of their kinds");
    }
}

inline void check_answer(const Machine<false>& machine, int verb, const uint8_t* cards, int length) {
    const Offer offer = offered(machine);
    if (offer.op == OP_ACTION_PHASE || offer.op == OP_BUY_PHASE) return check_phase_answer(machine, offer, verb, cards, length);
    if (offer.op == OP_CHOOSE) return check_choice(offer, machine.box.kinds, verb, cards, length);
    const Instruction& instruction = machine.box.code[machine.state.top().pc];
    bool known = false;
    for (size_t place = 0; length == 1 && place < static_cast<size_t>(instruction.length); place += 2) known |= instruction.at[place] == cards[0];
    demand(verb == VERB_CHOOSE && known, "an answer with an option that is not on offer");
}

}  // namespace deckwright
