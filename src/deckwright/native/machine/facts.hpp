// What the conditions of a strategy ask about a game, as in sim/facts.py, and whether they hold.
#pragma once

#include "policy.hpp"

namespace deckwright {

// What a decision adds to the state: cards already chosen to go, cards on show, whose they are.
struct Context {
    const Cards* gone = nullptr;
    const Bag* shown = nullptr;
    bool mine = true;
};

struct Facts {
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
        for (int eight = 0; eight < box.kinds; eight += EIGHT) {
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

    int owned_of(Kinds kinds) const {
        const Player& seat = state.seats[player];
        int number = 0;
        for (Kinds left = kinds; left; left &= left - 1) number += seat.owned[std::countr_zero(left)];
        return number;
    }

    // Turns of a player if the game ended with this one; extra turns don't count.
    int turns_then(int who) const { return state.seats[who].turns + (who == state.player && state.turns_in_a_row == 1); }

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
                for (Kinds left = box.treasures; left; left &= left - 1) {
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
            case FACT_TOKENS: return seat.counters[COUNTER_SLOTS[COUNTER_PIRATE_COINS]];
            case FACT_MAT: return seat.away_lengths[static_cast<int>(PLACE_NATIVE_VILLAGE_MAT) - ZONE_ASIDE];
            case FACT_MINE: return context.mine;
            case FACT_SHOWN: return context.shown ? context.shown->total : 0;
            case FACT_SHOWN_JUNK: {
                int number = 0;
                for (int kind = 0; context.shown && kind < box.kinds; ++kind) {
                    if (policy.junk >> kind & 1U) number += context.shown->copies[kind];
                }
                return number;
            }
            case FACT_DRAW_PILE: return seat.deck_length();
            case FACT_DRAW_MONEY: {
                int money = 0;
                for (int place = seat.deck_top; place < DECK_ROOM; ++place) money += box.coin_values[seat.deck[place]];
                return money;
            }
            case FACT_TURNS_AHEAD: {
                int most = 0;
                for (int other = 0; other < state.players; ++other) {
                    if (other != player) most = std::max(most, turns_then(other));
                }
                return turns_then(player) - most;
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
        int at = policy.beginnings[static_cast<size_t>(condition)];
        while (at >= 0) {
            const Part& part = policy.parts[static_cast<size_t>(at)];
            at = part_holds(part, context) ? part.then : part.otherwise;
        }
        return at == Part::HOLDS;
    }

    bool part_holds(const Part& part, const Context& context) const {
        if (!part.simple) [[unlikely]] return worked_out(policy.terms[static_cast<size_t>(part.fact)], context) != 0.0;
        const int fact = part.fact >= FACT_OWN ? fact_of(part.fact, part.kind, context) : plain_fact(part.fact, context);
        return (fact >= part.least) & (fact <= part.most);
    }

    [[gnu::noinline]] double worked_out(const std::vector<double>& terms, const Context& context) const {
        double values[MOST_VALUES];
        int depth = 0;
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
        }
        return values[0];
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
};

}  // namespace deckwright
