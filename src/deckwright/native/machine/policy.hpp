// Strategies as tables, as sim/policy.py compiles them, and the answers they give. No card is known here by name.
#pragma once

#include <memory>

#include "machine.hpp"
#include "strategy_alphabet.hpp"

namespace deckwright {

constexpr int ALWAYS = -1;

struct Entry {
    int16_t kind, condition;
};

// Entries in the order in which they are asked, and at which of the first places a kind stands: so those of kinds that are not
// there need not be looked at one by one.
struct Menu {
    static constexpr size_t MARKED = 64;
    std::vector<Entry> entries;
    std::array<uint64_t, KINDS> places{};
    std::array<uint64_t, 16> affordable{};  // places of what so many coins can buy
    uint32_t kinds = 0;

    uint64_t places_of(uint32_t there) const {
        uint64_t marked = 0;
        for (uint32_t left = there & kinds; left; left &= left - 1) marked |= places[static_cast<size_t>(std::countr_zero(left))];
        return marked;
    }

    // The first entry at the marked places, or behind all that can be marked, that is accepted.
    template <class Accepts>
    const Entry* first(uint64_t marked, Accepts accepts) const {
        for (uint64_t left = marked; left; left &= left - 1) {
            const Entry& entry = entries[static_cast<size_t>(std::countr_zero(left))];
            if (accepts(entry)) return &entry;
        }
        for (size_t place = MARKED; place < entries.size(); ++place) {
            if (accepts(entries[place])) return &entries[place];
        }
        return nullptr;
    }
};

struct Choice {
    Menu wanted;
    std::vector<uint8_t> last_resort;
};

// A comparison of one fact with a number, which most conditions are, as the least and the most that the fact may be.
struct Comparison {
    bool simple = false;
    int16_t fact = 0, kind = NOBODY;
    int32_t least = INT32_MIN, most = INT32_MAX;
};

struct Policy {
    Menu buy, play;
    std::vector<Comparison> comparisons;
    std::vector<Choice> choices;
    std::array<std::array<int16_t, KINDS + 1>, VERB_LIMIT> choice_of{};  // by verb and kind of the card that asks; the last for any
    std::array<std::vector<Entry>, KINDS> options;
    std::vector<std::vector<double>> conditions;
    uint32_t junk = 0;
    std::shared_ptr<Box> box;  // the one its numbers are about
};

// What a decision adds to the state: cards already chosen to go, cards on show, whose they are.
struct Context {
    const Cards* gone = nullptr;
    const Bag* shown = nullptr;
    bool mine = true;
};

struct Advisor {
    const Box& box;
    const State& state;
    const Policy& policy;
    int player;

    int gone(const Context& context, int kind) const {
        int number = 0;
        if (context.gone) {
            for (int place = 0; place < context.gone->length; ++place) number += context.gone->at[place] == kind;
        }
        return number;
    }

    int gone_money(const Context& context) const {
        int money = 0;
        if (context.gone) {
            for (int place = 0; place < context.gone->length; ++place) money += box.coin_values[context.gone->at[place]];
        }
        return money;
    }

    static int count(const uint8_t* pile, int length, int kind) {
        int number = 0;
        for (int place = 0; place < length; ++place) number += pile[place] == kind;
        return number;
    }

    int gains_left() const {
        const int provinces = state.supply[PROVINCE];
        int smaller = 0;  // with fewer piles smaller than that of the Provinces than end a game, this one ends it first
        for (int eight = 0; eight < KINDS; eight += EIGHT) {
            uint64_t sizes;
            std::memcpy(&sizes, state.supply + eight, EIGHT);
            smaller += smaller_among(sizes, provinces);
        }
        return smaller < (state.players < 5 ? 3 : 4) ? provinces : gains_left_by_piles();
    }

    int gains_left_by_piles() const {
        int smallest[4] = {1000, 1000, 1000, 1000};
        const int piles = state.players < 5 ? 3 : 4;
        for (int kind = 0; kind < box.kinds; ++kind) {
            if (state.supply[kind] == NO_PILE) continue;
            int size = state.supply[kind];
            for (int place = 0; place < piles; ++place) {
                if (size < smallest[place]) std::swap(size, smallest[place]);
            }
        }
        int together = 0;
        for (int place = 0; place < piles; ++place) together += smallest[place];
        return std::min<int>(state.supply[PROVINCE], together);
    }

    int owned_of(uint32_t kinds) const {
        const Player& seat = state.seats[player];
        int number = 0;
        for (uint32_t left = kinds; left; left &= left - 1) number += seat.owned[std::countr_zero(left)];
        return number;
    }

    int plain_fact(int fact, const Context& context) const {
        const Player& seat = state.seats[player];
        const int given_up = context.gone ? context.gone->length : 0;
        switch (fact) {
            case FACT_COINS: return state.coins;
            case FACT_BUYS: return state.buys;
            case FACT_ACTIONS: return state.actions;
            case FACT_TURN: return seat.turns + 1;
            case FACT_MONEY: {
                int money = 0;
                for (uint32_t left = box.treasures; left; left &= left - 1) {
                    const int kind = std::countr_zero(left);
                    money += seat.owned[kind] * box.coin_values[static_cast<size_t>(kind)];
                }
                return money - gone_money(context);
            }
            case FACT_TREASURES: return owned_of(box.treasures);
            case FACT_DECK: return seat.owned_total - given_up;
            case FACT_GAINS_LEFT: return gains_left();
            case FACT_EMPTY_PILES: return state.empty_piles;
            case FACT_LEAD: {
                int best = -100000;
                for (int other = 0; other < state.players; ++other) {
                    if (other != player) best = std::max(best, score(box, state, other));
                }
                return score(box, state, player) - best;
            }
            case FACT_HAND_SIZE: return seat.hand_length - given_up;
            case FACT_HAND_MONEY: {
                int money = state.coins;
                for (int place = 0; place < seat.hand_length; ++place) money += box.coin_values[seat.hand[place]];
                return money - gone_money(context);
            }
            case FACT_TOKENS: return seat.coin_tokens;
            case FACT_MAT: {
                int number = 0;
                for (int place = 0; place < seat.away_length; ++place) number += seat.away[place] / KINDS == ZONE_NATIVE_VILLAGE_MAT - ZONE_ASIDE;
                return number;
            }
            case FACT_MINE: return context.mine;
            case FACT_SHOWN: return context.shown ? context.shown->total : 0;
            case FACT_SHOWN_JUNK: {
                int number = 0;
                for (int kind = 0; context.shown && kind < box.kinds; ++kind) {
                    if (policy.junk >> kind & 1U) number += context.shown->copies[kind];
                }
                return number;
            }
            default: {
                int number = 0;
                for (int place = 0; place < seat.hand_length; ++place) number += static_cast<int>(box.terminals >> seat.hand[place] & 1U);
                for (int place = 0; place < given_up; ++place) number -= static_cast<int>(box.terminals >> context.gone->at[place] & 1U);
                return number;
            }
        }
    }

    int fact_of(int fact, int kind, const Context& context) const {
        if (kind < 0) return 0;
        const Player& seat = state.seats[player];
        switch (fact) {
            case FACT_OWN: return seat.owned[kind] - gone(context, kind);
            case FACT_HAND: return count(seat.hand, seat.hand_length, kind);
            case FACT_IN_PLAY: return count(seat.in_play, seat.in_play_length, kind);
            case FACT_PILE: return state.supply[kind] == NO_PILE ? 0 : state.supply[kind];
            default: {
                int most = 0;
                for (int other = 0; other < state.players; ++other) {
                    if (other != player) most = std::max<int>(most, state.seats[other].owned[kind]);
                }
                return most;
            }
        }
    }

    bool holds(int condition, const Context& context) const {
        if (condition == ALWAYS) return true;
        const Comparison& comparison = policy.comparisons[static_cast<size_t>(condition)];
        if (comparison.simple) {
            const int fact = comparison.fact >= FACT_OWN ? fact_of(comparison.fact, comparison.kind, context) : plain_fact(comparison.fact, context);
            return (fact >= comparison.least) & (fact <= comparison.most);
        }
        return holds_in_full(condition, context);
    }

    [[gnu::noinline]] bool holds_in_full(int condition, const Context& context) const {
        double values[32] = {};
        int depth = 0;
        const std::vector<double>& terms = policy.conditions[static_cast<size_t>(condition)];
        for (size_t place = 0; place < terms.size(); ++place) {
            const int term = static_cast<int>(terms[place]);
            if (term < FACT_OWN) {
                values[depth++] = plain_fact(term, context);
            } else if (term < SIGN_NUMBER) {
                values[depth++] = fact_of(term, static_cast<int>(terms[++place]), context);
            } else if (term == SIGN_NUMBER) {
                values[depth++] = terms[++place];
            } else if (term == SIGN_NOT) {
                values[depth - 1] = values[depth - 1] == 0.0;
            } else {
                --depth;
                values[depth - 1] = joined(term, values[depth - 1], values[depth]);
            }
            check_room(depth < 31, "terms in a condition");
        }
        return values[0] != 0.0;
    }

    static double joined(int sign, double left, double right) {
        switch (sign) {
            case SIGN_ADD: return left + right;
            case SIGN_SUBTRACT: return left - right;
            case SIGN_MULTIPLY: return left * right;
            case SIGN_DIVIDE: return right != 0.0 ? left / right : 0.0;
            case SIGN_LESS: return left < right;
            case SIGN_AT_MOST: return left <= right;
            case SIGN_EQUAL: return left == right;
            case SIGN_AND: return left != 0.0 && right != 0.0;
            default: return left != 0.0 || right != 0.0;
        }
    }

    int first_held(const Menu& menu, uint64_t places, uint32_t there) const {
        const Entry* entry = menu.first(places, [&](const Entry& asked) { return (there >> asked.kind & 1U) && holds(asked.condition, {}); });
        return entry ? entry->kind : NOBODY;
    }

    int to_play() const {
        const uint32_t there = state.seats[player].hand_mask;
        return first_held(policy.play, policy.play.places_of(there), there);
    }

    int to_buy() const {
        if (state.buys <= 0) return NOBODY;
        const size_t coins = coins_counted(state.coins);
        if (state.modifiers_length) [[unlikely]] {
            const uint32_t there = state.stocked & affordable_now(box, state);
            return first_held(policy.buy, policy.buy.places_of(there), there);
        }
        return first_held(policy.buy, policy.buy.affordable[coins], state.stocked & box.affordable[coins]);
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
        bool there = false;
        for (int place = 0; place < seat.away_length; ++place) {
            const int zone = seat.away[place] / KINDS + ZONE_ASIDE;
            there |= zone == ZONE_LOOKED || zone == ZONE_REVEALED;
        }
        for (int kind = 0; there && kind < box.kinds; ++kind) {
            shown.add(kind, frame.slots[SLOT_LOOKED][kind] + frame.slots[SLOT_REVEALED][kind]);
        }
        const Context context{nullptr, &shown, frame.subject == player};
        const int offered = instruction.length - 2;
        uint32_t chosen = 0;
        const auto place_of = [&](int word) {
            for (int place = 0; place < offered; ++place) {
                if (instruction.at[static_cast<size_t>(place) + 2] == word) return place;
            }
            return NOBODY;
        };
        if (frame.kind >= 0) {
            for (const Entry& entry : policy.options[static_cast<size_t>(frame.kind)]) {
                if (std::popcount(chosen) >= number) break;
                const int place = place_of(entry.kind);
                if (place >= 0 && !(chosen >> place & 1U) && holds(entry.condition, context)) chosen |= 1U << place;
            }
        }
        for (int place = 0; place < offered && std::popcount(chosen) < number; ++place) chosen |= 1U << place;
        for (int place = 0; place < offered; ++place) {
            if (chosen >> place & 1U) words.add(instruction.at[static_cast<size_t>(place) + 2]);
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
        case OP_ATTACKED: {
            Bag usable;
            for (uint32_t left = machine.usable_reactions(frame); left; left &= left - 1) usable.add(std::countr_zero(left));
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
