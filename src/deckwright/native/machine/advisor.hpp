// The answers that a strategy gives to whatever is asked, as in sim/policy.py and sim/runner.py.
#pragma once

#include "facts.hpp"

namespace deckwright {

struct Advisor : Facts {
    int first_held(const Menu& menu, uint64_t places, Kinds there) const {
        const Entry* entry = menu.first(places, [&](const Entry& asked) { return (there >> asked.kind & 1U) && holds(asked.condition, {}); });
        return entry ? entry->kind : NOBODY;
    }

    int to_play() const {
        const Kinds there = state.seats[player].hand_mask;
        return first_held(policy.play, policy.play.places_of(there), there);
    }

    int to_buy() const {
        if (state.buys <= 0) return NOBODY;
        const size_t coins = coins_counted(state.coins);
        if (prices_change(box, state)) [[unlikely]] {
            const Kinds there = purchasable_now(box, state);
            return first_held(policy.buy, policy.buy.places_of(there), there);
        }
        return first_held(policy.buy, policy.buy.affordable[coins], state.stocked & box.affordable[coins]);
    }

    // The first line of the menu, from one on, that can be followed.
    int line_to_buy(int from = 0) const {
        if (state.buys <= 0) return NOBODY;
        const Kinds there = purchasable_now(box, state);
        const std::vector<Entry>& lines = policy.buy.entries;
        for (size_t line = static_cast<size_t>(from); line < lines.size(); ++line) {
            if ((there >> lines[line].kind & 1U) && holds(lines[line].condition, {})) return static_cast<int>(line);
        }
        return NOBODY;
    }

    // What is wanted, as far as allowed; then the last resort, as far as it must be.
    void choose(const Choice& choice, const Bag& bag, int least, int most, bool gives_up, Cards& chosen) const {
        uint8_t taken[KINDS] = {};
        choice.wanted.first(choice.wanted.places_of(bag.kinds), [&](const Entry& entry) {
            while (chosen.length < most && taken[entry.kind] < bag.copies[entry.kind]) {
                if (!holds(entry.condition, {gives_up ? &chosen : nullptr})) break;
                chosen.add(entry.kind);
                ++taken[entry.kind];
            }
            return chosen.length >= most;
        });
        for (const uint8_t kind : choice.last_resort) {
            if (chosen.length >= least) break;
            while (chosen.length < least && taken[kind] < bag.copies[kind]) {
                chosen.add(kind);
                ++taken[kind];
            }
        }
    }

    // The first options whose conditions hold, filled up with the first on offer, in the printed order.
    void options(const Frame& frame, const Instruction& instruction, int number, Cards& words) const {
        Bag shown;
        const Player& seat = state.seats[frame.subject];
        const bool there = seat.away_lengths[ZONE_LOOKED - ZONE_ASIDE] || seat.away_lengths[ZONE_REVEALED - ZONE_ASIDE];
        for (int kind = 0; there && kind < box.kinds; ++kind) {
            for (const int slot : {SLOT_LOOKED, SLOT_REVEALED}) {
                if (box.slots_used >> slot & 1U) shown.add(kind, frame.slots[slot][kind]);
            }
        }
        const Context context{nullptr, &shown, frame.subject == player};
        const int offered = options_of(instruction);
        const int16_t* said = words_of(box, instruction);
        uint64_t chosen = 0;
        const auto place_of = [&](int word) {
            for (int place = 0; place < offered; ++place) {
                if (said[place] == word) return place;
            }
            return NOBODY;
        };
        if (frame.kind >= 0) {
            for (const Entry& entry : policy.options[static_cast<size_t>(frame.kind)]) {
                if (std::popcount(chosen) >= number) break;
                const int place = place_of(entry.kind);
                if (place >= 0 && !(chosen >> place & 1U) && holds(entry.condition, context)) chosen |= uint64_t{1} << place;
            }
        }
        for (int place = 0; place < offered && std::popcount(chosen) < number; ++place) chosen |= uint64_t{1} << place;
        for (int place = 0; place < offered; ++place) {
            if (chosen >> place & 1U) words.add(said[place]);
        }
    }

    // The kind of which most copies may lie on top of the deck, as somebody who counts their cards knows.
    int likeliest() const {
        Bag bag;
        const Player& seat = state.seats[player];
        add_zone(seat, seat.deck_length() ? ZONE_DECK : ZONE_DISCARD, bag);
        int best = 0;
        for (int kind = 1; kind < box.kinds; ++kind) {
            if (bag.copies[kind] > bag.copies[best]) best = kind;
        }
        return best;
    }
};

// A number is said in two bytes.
inline int say(Cards& cards, int number, int verb) {
    cards.add(number & 255);
    cards.add(number >> 8);
    return verb;
}

// The answer of a policy to whatever is asked now.
template <bool LOGGED>
int decide(const Machine<LOGGED>& machine, const Policy& policy, Cards& cards) {
    const Box& box = machine.box;
    const State& state = machine.state;
    const Frame& frame = state.top();
    const Instruction& instruction = box.code[frame.pc];
    const Advisor advisor{box, state, policy, state.asking};
    cards.length = 0;
    switch (instruction.op) {
        case OP_ACTION_PHASE: {
            const int kind = advisor.to_play();
            if (kind < 0) return VERB_END_ACTIONS;
            cards.add(kind);
            return VERB_PLAY;
        }
        case OP_BUY_PHASE: {
            if (machine.can_play_treasures()) return VERB_PLAY_TREASURES;
            if (const int number = machine.can_pay()) {
                cards.add(number & 255);
                cards.add(number >> 8);
                return VERB_PAY;
            }
            const int kind = advisor.to_buy();
            if (kind < 0) return VERB_END_TURN;
            cards.add(kind);
            return VERB_BUY;
        }
        case OP_CHOOSE: {
            const auto& at = instruction.at;
            const int verb = at[0];
            const Bag bag = candidates(box, state, frame, at[1], at[2], at[3]);
            int least = 0, most = 0;
            machine.bounds(frame, instruction, bag.total, least, most);
            const bool all_or_none = at[7] & CHOOSING_ALL_OR_NONE;
            if (all_or_none) least = 0;
            const auto& of_verb = policy.choice_of[static_cast<size_t>(verb)];
            int16_t choice = frame.kind >= 0 ? of_verb[static_cast<size_t>(frame.kind)] : int16_t{NOBODY};
            if (choice < 0) choice = of_verb[KINDS];
            const bool gives_up = verb == VERB_TRASH || verb == VERB_DISCARD || verb == VERB_RETURN;
            advisor.choose(policy.choices[static_cast<size_t>(choice)], bag, least, most, gives_up, cards);
            if (all_or_none && cards.length < most) cards.length = 0;
            if (!(at[7] & CHOOSING_ORDERED)) cards.sort();
            return verb;
        }
        case OP_WINDOW: {
            Kinds must = 0, may = 0;
            machine.offers(frame, must, may);
            if (frame.happened != HAPPENING_ATTACKED) {
                cards.add(std::countr_zero(must ? must : may));
                return must ? VERB_RESOLVE : VERB_REACT;
            }
            Bag usable;
            for (Kinds left = may; left; left &= left - 1) usable.add(std::countr_zero(left));
            const int16_t choice = policy.choice_of[VERB_REVEAL][KINDS];
            advisor.choose(policy.choices[static_cast<size_t>(choice)], usable, 0, 1, false, cards);
            return cards.length ? VERB_REVEAL : VERB_PASS;
        }
        case OP_CHOOSE_NUMBER: return say(cards, machine.value(frame, instruction.at[1]), VERB_CHOOSE);
        case OP_NAME: {
            const auto& names = box.nameable;
            return say(cards, static_cast<int>(std::find(names.begin(), names.end(), advisor.likeliest()) - names.begin()), VERB_NAME);
        }
        default: advisor.options(frame, instruction, machine.value(frame, instruction.at[1]), cards); return VERB_CHOOSE;
    }
}

}  // namespace deckwright
