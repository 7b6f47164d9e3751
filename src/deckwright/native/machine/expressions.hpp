// Working out amounts and filters, as engine/expressions.py does. Nothing here changes the state.
#pragma once

#include <algorithm>
#include <bit>

#include "state.hpp"

namespace deckwright {

// Cards as numbers of copies.
struct Bag {
    uint8_t copies[KINDS] = {};
    int total = 0;
    Kinds kinds = 0;  // those of which there is a copy

    void add(int kind, int number = 1) {
        copies[kind] = static_cast<uint8_t>(copies[kind] + number);
        total += number;
        kinds |= static_cast<Kinds>(number > 0) << kind;
    }
};

int amount(const Box& box, const State& state, const Frame& frame, int operand);
int worked_out(const Box& box, const State& state, const Frame& frame, const std::vector<int>& terms);

// What the subject, or the player to the right, did this turn or in the own last one.
inline const uint8_t* deeds_of(const State& state, const Frame& frame, int slot) {
    const int number = slot - SLOT_PLAYED, right = frame.subject ? frame.subject - 1 : state.players - 1;
    const Memory& memory = state.memory[number < 2 * DEEDS ? frame.subject : right];
    return number % (2 * DEEDS) < DEEDS ? memory.now[number % DEEDS] : memory.last[number % DEEDS];
}

inline bool slot_has(const State& state, const Frame& frame, int slot, int kind) {
    if (slot < SLOTS) return frame.slots[slot][kind] > 0;
    if (slot == SLOT_THIS) return kind == frame.kind;  // copies of the card, wherever the card itself is now
    return deeds_of(state, frame, slot)[kind] > 0;
}

inline int copies_in_play(const Box& box, const State& state, int kind) {
    const Player& seat = state.seats[state.player];
    if (box.landscapes & bit(kind)) return (seat.projects & bit(kind)) != 0;
    return static_cast<int>(std::count(seat.in_play, seat.in_play + seat.in_play_length, static_cast<uint8_t>(kind)));
}

// What changes by itself takes off the cost of a card.
[[gnu::noinline]] inline int standing_reduction(const Box& box, const State& state, int kind) {
    int less = 0;
    for (const Standing& standing : box.standing) {
        if (standing.where && !(box.filters[static_cast<size_t>(standing.where)].passes >> kind & 1U)) continue;
        const int copies = standing.kind < 0 ? 1 : copies_in_play(box, state, standing.kind);
        if (!copies) continue;
        Frame frame{};
        frame.player = frame.subject = state.player;
        less += copies * amount(box, state, frame, standing.number);
    }
    return less;
}

// The same with what was said for a time; landscapes are no cards and keep their cost.
[[gnu::noinline]] inline int changed_cost(const Box& box, const State& state, int kind) {
    int cost = box.costs[static_cast<size_t>(kind)];
    if (box.landscapes & bit(kind)) return cost;
    for (int place = 0; place < state.modifiers_length; ++place) {
        const Modifier& modifier = state.modifiers[place];
        if (!modifier.where || (box.filters[static_cast<size_t>(modifier.where)].passes >> kind & 1U)) cost -= modifier.less;
    }
    return std::max(cost - standing_reduction(box, state, kind), 0);
}

// Whether anything but what is printed may decide what is bought: one test for all of it.
inline bool prices_change(const Box& box, const State& state) { return (state.modifiers_length | static_cast<uint8_t>(box.prices_vary)) != 0; }

// What a card costs now in coins.
inline int cost_now(const Box& box, const State& state, int kind) {
    if (!prices_change(box, state)) [[likely]] return box.costs[static_cast<size_t>(kind)];
    return changed_cost(box, state, kind);
}

inline int whole_cost_now(const Box& box, const State& state, int kind) { return cost_now(box, state, kind) + box.other_parts[static_cast<size_t>(kind)]; }

inline int potions_in(int other_parts) { return other_parts % DEBT_PART / POTION_PART; }

// Whether no part of a cost is more than that of another one. The coins may have fallen below 0, the other parts can't.
inline bool is_up_to(const Box& box, int cost, int limit) {
    if (!box.other_costs) return cost <= limit;
    const auto coins = [](int number) { return ((number + POTION_PART / 2) & (POTION_PART - 1)) - POTION_PART / 2; };
    const int others = cost - coins(cost), most = limit - coins(limit);
    return coins(cost) <= coins(limit) && potions_in(others) <= potions_in(most) && others / DEBT_PART <= most / DEBT_PART;
}

inline int debt_of(const State& state, int player) { return state.seats[player].counters[COUNTER_SLOTS[COUNTER_DEBT]]; }

inline Kinds affordable_by_all_parts(const Box& box, const State& state) {
    Kinds kinds = 0;
    if (box.owes && debt_of(state, state.player)) return kinds;
    for (int kind = 0; kind < box.kinds; ++kind) {
        const bool potions = potions_in(box.other_parts[static_cast<size_t>(kind)]) <= state.potions;
        kinds |= static_cast<Kinds>(potions && cost_now(box, state, kind) <= state.coins) << kind;
    }
    return kinds;
}

// Everything that can be bought if it can be paid: piles, Events, and Projects that the player hasn't bought yet.
inline Kinds on_sale_now(const Box& box, const State& state) {
    if (!box.on_sale) return state.stocked;
    const Kinds own = state.seats[state.player].projects;
    return state.stocked | (box.on_sale & ~(std::popcount(own) < MOST_PROJECTS ? own : box.projects));
}

[[gnu::noinline]] inline Kinds purchasable_by_all_parts(const Box& box, const State& state) { return on_sale_now(box, state) & affordable_by_all_parts(box, state); }

[[gnu::always_inline]] inline Kinds purchasable_now(const Box& box, const State& state) {
    if (!prices_change(box, state)) [[likely]] return state.stocked & affordable_kinds(box, state.coins);
    return purchasable_by_all_parts(box, state);
}

inline bool passes(const Box& box, const State& state, const Frame& frame, const std::vector<int>& tests, int kind) {
    bool values[16];
    int depth = 0;
    for (size_t place = 0; place < tests.size(); ++place) {
        switch (static_cast<Test>(tests[place])) {
            case TEST_TYPES: values[depth++] = box.types[static_cast<size_t>(kind)] & tests[++place]; break;
            case TEST_KIND: values[depth++] = kind == tests[++place]; break;
            case TEST_COSTS_UP_TO: values[depth++] = is_up_to(box, whole_cost_now(box, state, kind), amount(box, state, frame, tests[++place])); break;
            case TEST_COSTS_AT_LEAST: values[depth++] = is_up_to(box, amount(box, state, frame, tests[++place]), whole_cost_now(box, state, kind)); break;
            case TEST_LIKE: values[depth++] = slot_has(state, frame, tests[++place], kind); break;
            case TEST_NOT: values[depth - 1] = !values[depth - 1]; break;
            case TEST_AND: --depth; values[depth - 1] = values[depth - 1] && values[depth]; break;
            case TEST_OR: --depth; values[depth - 1] = values[depth - 1] || values[depth]; break;
        }
        check_room(depth < 15, "tests in a filter");
    }
    return values[depth - 1];
}

inline void add_zone(const Player& seat, int zone, Bag& bag) {
    switch (zone) {
        case ZONE_HAND: for (int place = 0; place < seat.hand_length; ++place) bag.add(seat.hand[place]); return;
        case ZONE_DECK: for (int place = seat.deck_top; place < DECK_ROOM; ++place) bag.add(seat.deck[place]); return;
        case ZONE_DISCARD: for (int place = 0; place < seat.discard_length; ++place) bag.add(seat.discard[place]); return;
        case ZONE_IN_PLAY: for (int place = 0; place < seat.in_play_length; ++place) bag.add(seat.in_play[place]); return;
        default:
            for (int place = seat.away_start(zone), end = seat.away_end(zone); place < end; ++place) bag.add(seat.away[place]);
    }
}

// The cards a noun means, before anybody chooses among them.
inline Bag candidates(const Box& box, const State& state, const Frame& frame, int zone, int slot, int where) {
    Bag bag;
    if (zone == ZONE_SUPPLY || zone == ZONE_PILES) {
        for (int kind = 0; kind < box.kinds; ++kind) {
            if ((zone == ZONE_SUPPLY ? state.stocked : box.piles) >> kind & 1U) bag.add(kind);
        }
    } else if (slot >= SLOTS) {
        if (slot == SLOT_THIS) {
            if (frame.here) bag.add(frame.kind);
        } else {
            const uint8_t* deeds = deeds_of(state, frame, slot);
            for (int kind = 0; kind < box.kinds; ++kind) bag.add(kind, deeds[kind]);
        }
    } else if (slot >= 0) {
        for (int kind = 0; kind < box.kinds; ++kind) bag.add(kind, frame.slots[slot][kind]);
    } else if (zone == ZONE_OWNED) {
        for (int kind = 0; kind < box.kinds; ++kind) bag.add(kind, state.seats[frame.subject].owned[kind]);
    } else if (zone == ZONE_TRASH) {
        for (int kind = 0; kind < box.kinds; ++kind) bag.add(kind, state.trash[kind]);
    } else {
        add_zone(state.seats[frame.subject], zone, bag);
    }
    if (!where) return bag;
    const Filter& filter = box.filters[static_cast<size_t>(where)];
    for (Kinds left = bag.kinds; left; left &= left - 1) {
        const int kind = std::countr_zero(left);
        const bool kept = filter.fixed ? filter.passes >> kind & 1U : passes(box, state, frame, filter.tests, kind);
        if (!kept) {
            bag.total -= bag.copies[kind];
            bag.copies[kind] = 0;
            bag.kinds &= ~bit(kind);
        }
    }
    return bag;
}

inline int amount(const Box& box, const State& state, const Frame& frame, int operand) {
    if (operand >= 0) return operand;
    const Amount& wanted = box.amounts[static_cast<size_t>(-1 - operand)];
    if (wanted.simple) return wanted.hand * state.seats[frame.subject].hand_length + wanted.number;
    return worked_out(box, state, frame, wanted.terms);
}

inline int worked_out(const Box& box, const State& state, const Frame& frame, const std::vector<int>& terms) {
    int values[16] = {};
    int depth = 0;
    for (size_t place = 0; place < terms.size(); ++place) {
        const Player& seat = state.seats[frame.subject];
        switch (static_cast<Term>(terms[place])) {
            case TERM_NUMBER: values[depth++] = terms[++place]; break;
            case TERM_COUNT:
                if (terms[place + 1] == ZONE_OWNED && !terms[place + 3]) {  // all cards: they are counted already
                    values[depth++] = seat.owned_total;
                    place += 3;
                    break;
                }
                values[depth++] = candidates(box, state, frame, terms[place + 1], terms[place + 2], terms[place + 3]).total;
                place += 3;
                break;
            case TERM_COUNT_TOP:
                values[depth++] = std::min(amount(box, state, frame, terms[++place]), seat.deck_length() + seat.discard_length);
                break;
            case TERM_COST:
            case TERM_WHOLE_COST:
            case TERM_POTIONS_IN:
            case TERM_DEBT_IN: {
                const int term = terms[place];
                const Bag bag = candidates(box, state, frame, terms[place + 1], terms[place + 2], terms[place + 3]);
                int cost = 0;
                for (Kinds left = bag.kinds; left; left &= left - 1) {
                    const int kind = std::countr_zero(left), other = box.other_parts[static_cast<size_t>(kind)];
                    if (term == TERM_COST || term == TERM_WHOLE_COST) cost += bag.copies[kind] * cost_now(box, state, kind);
                    if (term == TERM_WHOLE_COST) cost += bag.copies[kind] * other;
                    if (term == TERM_POTIONS_IN) cost += bag.copies[kind] * potions_in(other);
                    if (term == TERM_DEBT_IN) cost += bag.copies[kind] * (other / DEBT_PART);
                }
                values[depth++] = cost;
                place += 3;
                break;
            }
            case TERM_EMPTY_PILES: values[depth++] = state.empty_piles; break;
            case TERM_DIFFERENT:
                values[depth++] = std::popcount(candidates(box, state, frame, terms[place + 1], terms[place + 2], terms[place + 3]).kinds);
                place += 3;
                break;
            case TERM_TYPES_OF: {
                const Bag bag = candidates(box, state, frame, terms[place + 1], terms[place + 2], terms[place + 3]);
                int types = 0;
                for (int kind = 0; kind < box.kinds; ++kind) {
                    types += bag.copies[kind] * std::popcount(static_cast<unsigned>(box.types[static_cast<size_t>(kind)]));
                }
                values[depth++] = types;
                place += 3;
                break;
            }
            case TERM_PLAYERS_WITH_CARDS: {
                int players = 0;
                for (int player = 0; player < state.players; ++player) players += state.seats[player].hand_length > 0;
                values[depth++] = players;
                break;
            }
            case TERM_TOKENS: values[depth++] = seat.counters[COUNTER_SLOTS[terms[++place]]]; break;
            case TERM_TURNS_IN_A_ROW: values[depth++] = state.turns_in_a_row + state.extra_turns; break;
            case TERM_ADD: --depth; values[depth - 1] += values[depth]; break;
            case TERM_SUBTRACT: --depth; values[depth - 1] -= values[depth]; break;
            case TERM_MULTIPLY: --depth; values[depth - 1] *= values[depth]; break;
            case TERM_DIVIDE:
                --depth;
                if (!values[depth]) throw std::domain_error("an amount divides by nothing");
                // Python rounds down, C++ towards nothing.
                values[depth - 1] = values[depth - 1] / values[depth] - (values[depth - 1] % values[depth] != 0 && (values[depth - 1] < 0) != (values[depth] < 0));
                break;
            case TERM_LESS: --depth; values[depth - 1] = values[depth - 1] < values[depth]; break;
            case TERM_EQUAL: --depth; values[depth - 1] = values[depth - 1] == values[depth]; break;
            case TERM_AND: --depth; values[depth - 1] = values[depth - 1] && values[depth]; break;
            case TERM_OR: --depth; values[depth - 1] = values[depth - 1] || values[depth]; break;
        }
        check_room(depth < 15, "terms in an amount");
    }
    return values[0];
}

// Points for what changes during a game.
[[gnu::noinline]] inline int changing_points(const Box& box, const State& state, int player) {
    const Player& seat = state.seats[player];
    int points = 0;
    for (const int worth : box.landmark_worths) {
        Frame frame{};
        frame.player = frame.subject = static_cast<int8_t>(player);
        points += amount(box, state, frame, worth);
    }
    for (const auto& [kind, worth] : box.changing_worths) {
        if (!seat.owned[kind]) continue;
        Frame frame{};
        frame.player = frame.subject = static_cast<int8_t>(player);
        points += seat.owned[kind] * amount(box, state, frame, worth);
    }
    return points;
}

[[gnu::always_inline]] inline int score(const Box& box, const State& state, int player) {
    const Player& seat = state.seats[player];
    int points = seat.points;
    for (const int counter : SCORING_COUNTERS) points += seat.counters[COUNTER_SLOTS[counter]];
    return box.worths_change ? points + changing_points(box, state, player) : points;
}

}  // namespace deckwright
