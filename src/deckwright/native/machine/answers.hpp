// What is offered, and whether an answer from outside is one of the answers on offer. Strategies inside need no such check.
#pragma once

#include "border.hpp"
#include "machine.hpp"

namespace deckwright {

struct Offer {
    int op = 0, verb = 0, least = 0, most = 0;
    bool ordered = false, all_or_none = false, can_stop = false, can_play_treasures = false;
    Kinds must = 0;  // in a window: what has to be done
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
            Kinds there = buying ? 0 : machine.hand_mask(state.player) & box.actions;
            if (buying && state.buys > 0) there = purchasable_now(box, state);
            offer.verb = buying ? VERB_BUY : VERB_PLAY;
            for (Kinds left = there; left; left &= left - 1) offer.bag.add(std::countr_zero(left));
            offer.least = offer.most = 1;
            offer.can_stop = true;
            return offer;
        }
        case OP_CHOOSE: {
            const auto& at = instruction.at;
            offer.verb = at[0];
            offer.bag = candidates(box, state, frame, at[1], at[2], at[3]);
            machine.bounds(frame, instruction, offer.bag.total, offer.least, offer.most);
            offer.ordered = at[7] & CHOOSING_ORDERED;
            offer.all_or_none = at[7] & CHOOSING_ALL_OR_NONE;
            if (offer.all_or_none) offer.least = 0;
            offer.can_stop = !offer.least;
            return offer;
        }
        case OP_WINDOW: {
            Kinds may = 0;
            machine.offers(frame, offer.must, may);
            offer.verb = machine.verb_of_optional(frame);
            for (Kinds left = may; left; left &= left - 1) offer.bag.add(std::countr_zero(left));
            offer.most = 1;
            offer.can_stop = !offer.must;
            return offer;
        }
        case OP_CHOOSE_NUMBER:
            offer.verb = VERB_CHOOSE;
            offer.least = machine.value(frame, instruction.at[0]);
            offer.most = machine.value(frame, instruction.at[1]);
            return offer;
        case OP_NAME: offer.verb = VERB_NAME; return offer;
        default: offer.verb = VERB_CHOOSE; offer.least = offer.most = machine.value(frame, instruction.at[1]); return offer;
    }
}

inline void check_card(Kinds offered, const uint8_t* cards, int length) {
    demand(length == 1 && cards[0] < KINDS && (offered >> cards[0] & 1U), "an answer with a card that is not on offer");
}

inline void check_phase_answer(const Machine<false>& machine, const Offer& offer, int verb, const uint8_t* cards, int length) {
    const bool buying = offer.op == OP_BUY_PHASE, treasures = offer.can_play_treasures;
    if (verb == VERB_PLAY && (!buying || treasures)) {
        const Kinds hand = machine.hand_mask(machine.state.player);
        check_card(hand & (buying ? machine.box.treasures : machine.box.actions), cards, length);
    } else if (buying && verb == VERB_BUY) {
        check_card(offer.bag.kinds, cards, length);
    } else if (buying && verb == VERB_PAY) {
        demand(length == 2, "a number is said in two bytes");
        const int number = cards[0] | cards[1] << 8;
        demand(number > 0 && number <= machine.can_pay(), "a number that is not on offer");
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
    demand(length >= offer.least && length <= offer.most && !(offer.all_or_none && length && length < offer.most), "an answer with too many or too few cards");
    int taken[KINDS] = {};
    for (int place = 0; place < length; ++place) {
        const int kind = cards[place];
        demand(kind < kinds && ++taken[kind] <= offer.bag.copies[kind], "an answer with a card that is not on offer");
        const bool in_order = offer.ordered || !place || cards[place - 1] <= kind;
        demand(in_order, "an answer whose order does not count names its cards in the order of their kinds");
    }
}

// The words of the options in the order in which they are printed, so each at most once.
inline void check_options(const Box& box, const Instruction& instruction, const Offer& offer, const uint8_t* cards, int length) {
    demand(length == offer.most, "an answer with too many or too few options");
    int place = 0;
    for (int said = 0; said < length; ++said, ++place) {
        while (place < options_of(instruction) && words_of(box, instruction)[place] != cards[said]) ++place;
        demand(place < options_of(instruction), "an answer with an option that is not on offer");
    }
}

inline void check_answer(const Machine<false>& machine, int verb, const uint8_t* cards, int length) {
    const Offer offer = offered(machine);
    if (offer.op == OP_ACTION_PHASE || offer.op == OP_BUY_PHASE) return check_phase_answer(machine, offer, verb, cards, length);
    if (offer.op == OP_CHOOSE) return check_choice(offer, machine.box.kinds, verb, cards, length);
    if (offer.op == OP_WINDOW) {
        if (verb == VERB_PASS && offer.can_stop) return demand(!length, "an answer with cards where none belong");
        if (verb == VERB_RESOLVE) return check_card(offer.must, cards, length);
        demand(verb == offer.verb, "an answer with a verb that is not on offer");
        return check_card(offer.bag.kinds, cards, length);
    }
    demand(verb == offer.verb, "an answer with a verb that is not on offer");
    if (offer.op == OP_CHOOSE_NUMBER || offer.op == OP_NAME) {
        demand(length == 2, "a number is said in two bytes");
        const int number = cards[0] | cards[1] << 8;
        const bool named = offer.op == OP_NAME;
        return demand(named ? number < static_cast<int>(machine.box.nameable.size()) : number >= offer.least && number <= offer.most, "a number that is not on offer");
    }
    check_options(machine.box, machine.box.code[machine.state.top().pc], offer, cards, length);
}

}  // namespace deckwright
