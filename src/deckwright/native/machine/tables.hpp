// Boxes and policies from Python's tables.
#pragma once

#include <nanobind/nanobind.h>
#include <algorithm>
#include <cmath>

#include "conditions.hpp"

namespace deckwright {

namespace nb = nanobind;

// What cards do below the line, the happenings that are heard, and what the programs do that answer to them.
inline void read_listeners(Box& box, const nb::dict& tables) {
    const char* name = "listeners";
    const auto part = [&](const nb::object& value, int64_t least, int64_t most) { return static_cast<int>(whole(value, name, least, most)); };
    size_t number = 0;
    for (const nb::object& row : parts_of(entry(tables, name), name)) {
        const auto parts = parts_of(row, name, 10);
        Listener listener;
        listener.happening = part(parts[0], 0, HAPPENING_LIMIT - 1);
        listener.kind = part(parts[1], 0, box.kinds - 1);
        listener.start = part(parts[2], 0, INT16_MAX);
        listener.place = part(parts[3], SPOT_BOUGHT, ZONE_IN_PLAY);
        demand(listener.place <= ZONE_HAND || listener.place == ZONE_IN_PLAY, "listeners: a card answers from the hand or from play");
        listener.whose = part(parts[4], 0, WHOSE_LIMIT - 1);
        listener.where = part(parts[5], 0, static_cast<int64_t>(box.filters.size()) - 1);
        listener.condition = part(parts[6], -static_cast<int64_t>(box.amounts.size()), 1);
        listener.use = part(parts[7], 0, USE_LIMIT - 1);
        listener.again = part(parts[8], 0, AGAIN_LIMIT - 1);
        const bool on_pile = listener.place == SPOT_ON_PILE;
        listener.counter = part(parts[9], on_pile ? 0 : NOBODY, on_pile ? COUNTERS - 1 : NOBODY);
        demand(!on_pile || COUNTER_OWNERS[listener.counter] == OF_PILE, "listeners: those tokens lie on no pile");
        ProgramChecks(box).check_start(listener.start);
        box.listeners_to[static_cast<size_t>(listener.happening)].push_back(listener);
        check_room(++number <= MOST_ROUNDS / PLAYERS, "cards that answer to something");
    }
    const auto heard = parts_of(entry(tables, "heard"), "heard", HAPPENING_LIMIT);
    for (size_t what = 0; what < HAPPENING_LIMIT; ++what) box.heard |= static_cast<uint32_t>(flag(heard[what], "heard")) << what;
    box.gains_are_heard = box.heard & (1U << HAPPENING_GAIN | 1U << HAPPENING_WOULD_GAIN);
    box.purchases_are_moves = !box.landscapes && !box.gains_are_heard && !(box.heard >> HAPPENING_BUY & 1U);
    box.effects.assign(box.code.size(), 0);
    for (const nb::object& row : parts_of(entry(tables, "effects"), "effects")) {
        const auto parts = parts_of(row, "effects", 2);
        const size_t start = static_cast<size_t>(whole(parts[0], "effects", 0, static_cast<int64_t>(box.code.size()) - 1));
        box.effects[start] = static_cast<uint8_t>(whole(parts[1], "effects", 0, 2 * EFFECT_NEEDS_CARD - 1));
    }
}

// Recognises a number, the cards in hand, and the cards in hand less a number.
inline Amount amount_of(const std::vector<int>& terms) {
    Amount amount;
    amount.terms = terms;
    const bool hand = terms.size() >= 4 && terms[0] == TERM_COUNT && terms[1] == ZONE_HAND && terms[2] < 0 && !terms[3];
    amount.hand = hand;
    if (terms.size() == 2 && terms[0] == TERM_NUMBER) {
        amount.simple = true;
        amount.number = terms[1];
    } else if (hand && terms.size() == 4) {
        amount.simple = true;
    } else if (hand && terms.size() == 7 && terms[4] == TERM_NUMBER && terms[6] == TERM_SUBTRACT) {
        amount.simple = true;
        amount.number = -terms[5];
    }
    return amount;
}

// "Each other player gains a card" is done in one go.
inline bool hands_out(const Box& box, size_t place) {
    if (place + 2 >= box.code.size() || box.code[place].op != OP_EACH) return false;
    const Instruction &body = box.code[place + 1], &next = box.code[place + 2];
    return body.op == OP_GAIN_FROM_PILE && next.op == OP_EACH_NEXT && next.at[0] == static_cast<int>(place) + 1;
}

inline Opening opening_at(const Box& box, size_t place) {
    Opening opening;
    for (; box.code[place].op >= OP_DRAW && box.code[place].op <= OP_COINS && box.code[place].at[0] >= 0; ++place) {
        uint8_t* parts[] = {&opening.cards, &opening.actions, &opening.buys, &opening.coins};
        uint8_t& part = *parts[box.code[place].op - OP_DRAW];
        check_room(part + box.code[place].at[0] <= UINT8_MAX, "cards, Actions, Buys or coins that a card gives");
        part = static_cast<uint8_t>(part + box.code[place].at[0]);
    }
    opening.next = static_cast<uint16_t>(place);
    const Instruction& next = box.code[place];
    const auto ends_at = [&box](size_t end) { return end < box.code.size() && box.code[end].op == OP_END; };
    if (next.op == OP_END) {
        opening.then = Opening::ENDS;
    } else if (hands_out(box, place) && !next.at[0] && box.code[place + 1].at[1] == ZONE_DISCARD && ends_at(place + 3)) {
        opening.then = Opening::HANDS_OUT;
    } else if (next.op == OP_WAIT_FOR && !next.at[4] && ends_at(place + 1)) {
        opening.then = Opening::WAITS;
    }
    return opening;
}

// The slots that operands name, and those that operations fill without naming them.
inline unsigned slots_named(const Meanings& meanings, const int* operands) {
    unsigned named = 0;
    for (size_t place = 0; place < meanings.size(); ++place) {
        const bool slot = meanings[place] == OPERAND_SLOT || meanings[place] == OPERAND_INTO;
        if (slot && operands[place] >= 0 && operands[place] < SLOTS) named |= 1U << operands[place];
    }
    return named;
}

inline void find_slots(Box& box) {
    box.slots_used = 1U << SLOT_THEM | 1U << SLOT_USED;  // windows count what was used
    for (const Instruction& instruction : box.code) {
        const std::vector<int> operands(instruction.at.begin(), instruction.at.end());
        box.slots_used |= slots_named(OPERANDS_OF[static_cast<size_t>(instruction.op)], operands.data());
        if (instruction.op == OP_NAME) box.slots_used |= 1U << SLOT_NAMED;
    }
    for (const Amount& amount : box.amounts) {
        for (size_t place = 0; place < amount.terms.size(); ++place) {
            const Meanings& meanings = TERM_OPERANDS_OF[static_cast<size_t>(amount.terms[place])];
            box.slots_used |= slots_named(meanings, amount.terms.data() + place + 1);
            place += meanings.size();
        }
    }
    for (const Filter& filter : box.filters) {
        for (size_t place = 0; place < filter.tests.size(); ++place) {
            const Meanings& meanings = TEST_OPERANDS_OF[static_cast<size_t>(filter.tests[place])];
            box.slots_used |= slots_named(meanings, filter.tests.data() + place + 1);
            place += meanings.size();
        }
    }
}

inline void prepare_programs(Box& box) {
    find_slots(box);
    for (size_t place = 0; place < box.code.size(); ++place) {
        box.openings.push_back(opening_at(box, place));
        if (hands_out(box, place)) box.code[place].at[2] = 1;
    }
}

inline void read_options(Box& box, const std::vector<int>& words, Instruction& instruction) {
    check_room(words.size() <= 3 + MOST_OPTIONS, "options at once");
    check_room(box.option_words.size() + words.size() <= INT16_MAX, "options of all cards");
    instruction.at[2] = static_cast<int16_t>(box.option_words.size());
    for (size_t place = 3; place < words.size(); ++place) {
        demand(words[place] >= 0 && words[place] <= UINT8_MAX, "the word " + std::to_string(words[place]) + " in a program");
        box.option_words.push_back(static_cast<int16_t>(words[place]));
    }
}

inline void read_code(Box& box, const nb::dict& tables) {
    const auto rows = parts_of(entry(tables, "code"), "code");
    check_room(rows.size() <= INT16_MAX, "instructions");
    for (const nb::object& row : rows) {
        const std::vector<int> words = numbers(row, "code", INT16_MIN, INT16_MAX);
        demand(!words.empty() && words[0] >= 0 && words[0] < OP_LIMIT, "unknown operation");
        const size_t written = words[0] == OP_CHOOSE_OPTION ? std::min<size_t>(words.size(), 3) : words.size();
        demand(written <= MOST_OPERANDS + 1, "an instruction has too many operands");
        Instruction instruction;
        instruction.op = static_cast<int16_t>(words[0]);
        instruction.length = static_cast<int16_t>(words.size() - 1);
        for (size_t place = 1; place < written; ++place) instruction.at[place - 1] = static_cast<int16_t>(words[place]);
        if (words[0] == OP_CHOOSE_OPTION) read_options(box, words, instruction);
        box.code.push_back(instruction);
    }
    for (const nb::object& row : parts_of(entry(tables, "amounts"), "amounts")) box.amounts.push_back(amount_of(numbers(row, "amounts", -MOST_COINS, MOST_COINS)));
    const auto filters = parts_of(entry(tables, "filters"), "filters");
    const auto fixed = parts_of(entry(tables, "fixed_filters"), "fixed_filters", filters.size());
    demand(!filters.empty(), "the filter that lets every card pass is missing");
    for (size_t place = 0; place < filters.size(); ++place) {
        Filter filter;
        filter.tests = numbers(filters[place], "filters", -MOST_COINS, MOST_COINS);
        filter.fixed = !fixed[place].is_none();
        if (filter.fixed) filter.passes = ~mask_in(fixed[place], "fixed_filters", box.kinds);
        box.filters.push_back(filter);
    }
    ProgramChecks(box).check();
}

inline void read_kinds(Box& box, const nb::dict& tables, const std::vector<int>& costs) {
    const size_t kinds = costs.size();
    const auto starts = numbers(entry(tables, "starts"), "starts", 0, INT16_MAX), types = numbers(entry(tables, "types"), "types", 0, INT16_MAX);
    const std::string coin_values = cards_in(entry(tables, "coin_values"), "coin_values", MOST_OF_AN_AMOUNT);
    demand(starts.size() == kinds && types.size() == kinds && coin_values.size() >= kinds, "starts, types and coin_values must have a number for each kind of card");
    for (size_t kind = 0; kind < kinds; ++kind) {
        box.costs[kind] = costs[kind];
        box.starts[kind] = starts[kind];
        box.types[kind] = types[kind];
        box.coin_values[kind] = static_cast<uint8_t>(coin_values[kind]);
        ProgramChecks(box).check_start(starts[kind]);
        for (size_t coins = 0; coins < 16; ++coins) {
            if (costs[kind] <= static_cast<int>(coins)) box.affordable[coins] |= bit(static_cast<int>(kind));
        }
    }
}

// Potions and debt in costs, what changes costs by itself, and what lies beside the Supply.
inline void read_prices(Box& box, const nb::dict& tables) {
    const auto others = numbers(entry(tables, "other_parts"), "other_parts", 0, UINT8_MAX * DEBT_PART);
    demand(others.size() == static_cast<size_t>(box.kinds), "other_parts must have a number for each kind of card");
    for (size_t kind = 0; kind < others.size(); ++kind) {
        box.other_parts[kind] = others[kind];
        box.other_costs |= others[kind] > 0;
    }
    box.owes = flag(entry(tables, "owes"), "owes");
    for (const int other : others) demand(other < DEBT_PART || box.owes, "a card costs debt, and nobody can have any");
    box.landscapes = mask_in(entry(tables, "landscapes"), "landscapes", box.kinds);
    box.on_sale = mask_in(entry(tables, "on_sale"), "on_sale", box.kinds);
    box.projects = mask_in(entry(tables, "projects"), "projects", box.kinds);
    demand(!(box.on_sale & ~box.landscapes) && !(box.projects & ~box.on_sale), "what is on sale beside the Supply must be landscapes");
    for (const nb::object& row : parts_of(entry(tables, "standing"), "standing")) {
        const auto parts = parts_of(row, "standing", 4);
        whole(parts[0], "standing", VALUE_COST, VALUE_COST);
        Standing standing;
        standing.where = static_cast<int>(whole(parts[1], "standing", 0, static_cast<int64_t>(box.filters.size()) - 1));
        standing.number = static_cast<int>(whole(parts[2], "standing", -static_cast<int64_t>(box.amounts.size()), MOST_OF_AN_AMOUNT));
        standing.kind = static_cast<int>(whole(parts[3], "standing", NOBODY, box.kinds - 1));
        demand(!standing.where || box.filters[static_cast<size_t>(standing.where)].fixed, "a cost is changed for cards that change");
        box.standing.push_back(standing);
    }
    box.prices_vary = box.other_costs || box.owes || box.landscapes || !box.standing.empty();
}

inline void read_worths(Box& box, const nb::dict& tables) {
    for (const nb::object& row : parts_of(entry(tables, "worths"), "worths")) {
        const std::vector<int> parts = numbers(row, "worths", -static_cast<int>(box.amounts.size()), MOST_OF_AN_AMOUNT);
        demand(parts.size() == 2 && parts[0] >= 0 && parts[0] < box.kinds, "worths must have a card and an amount in each row");
        const int kind = parts[0], worth = parts[1];
        const Amount number = worth < 0 ? box.amounts[static_cast<size_t>(-1 - worth)] : amount_of({TERM_NUMBER, worth});
        if (box.landscapes & bit(kind)) {
            box.landmark_worths.push_back(worth);
        } else if (number.simple && !number.hand) {
            demand(std::abs(number.number) <= MOST_OF_AN_AMOUNT, "a card has too many points");
            box.worth[static_cast<size_t>(kind)] = number.number;
        } else {
            box.changing_worths.push_back({kind, worth});
        }
    }
    box.worths_change = !box.landmark_worths.empty() || !box.changing_worths.empty();
}

inline Box* make_box(const nb::dict& tables) {
    auto box = std::make_unique<Box>();
    const std::vector<int> costs = numbers(entry(tables, "costs"), "costs", 0, INT16_MAX);
    check_room(costs.size() <= KINDS, "kinds of cards");
    for (const int cost : costs) check_room(cost <= 15, "coins that a card costs");
    demand(costs.size() > CURSE, "the basic cards are missing");
    box->kinds = static_cast<int>(costs.size());
    read_code(*box, tables);
    read_kinds(*box, tables, costs);
    read_prices(*box, tables);
    prepare_programs(*box);
    read_worths(*box, tables);
    read_listeners(*box, tables);
    box->piles_by_cost = numbers(entry(tables, "piles_by_cost"), "piles_by_cost", 0, box->kinds - 1);
    for (const int kind : box->piles_by_cost) box->piles |= bit(kind);
    demand((box->piles & (bit(CURSE + 1) - 1)) == bit(CURSE + 1) - 1, "the basic cards have piles");
    box->actions = mask_in(entry(tables, "actions"), "actions", box->kinds);
    box->treasures = mask_in(entry(tables, "treasures"), "treasures", box->kinds);
    box->victories = mask_in(entry(tables, "victories"), "victories", box->kinds);
    box->terminals = mask_in(entry(tables, "terminals"), "terminals", box->kinds);
    box->treasures_are_a_move = flag(entry(tables, "plain_treasures"), "plain_treasures") && box->listeners_to[HAPPENING_PLAY].empty();
    const auto remembers = parts_of(entry(tables, "remembers"), "remembers", DEEDS);
    for (size_t deed = 0; deed < DEEDS; ++deed) box->remembers |= static_cast<unsigned>(flag(remembers[deed], "remembers")) << deed;
    constexpr uint32_t OF_A_TURN = 1U << HAPPENING_START_OF_TURN | 1U << HAPPENING_START_OF_BUY_PHASE | 1U << HAPPENING_END_OF_BUY_PHASE |
                                   1U << HAPPENING_DISCARDED_FROM_PLAY | 1U << HAPPENING_END_OF_TURN;
    box->turns_are_plain = !(box->heard & OF_A_TURN) && !box->remembers;
    box->nameable = numbers(entry(tables, "nameable"), "nameable", NOBODY, box->kinds - 1);
    check_room(box->nameable.size() <= UINT16_MAX, "names");
    return box.release();
}

// Rows of a card or word and the number of a condition.
inline std::vector<Entry> entries(nb::handle rows, const char* name, int most, size_t conditions) {
    std::vector<Entry> list;
    for (const nb::object& row : parts_of(rows, name)) {
        const auto parts = parts_of(row, name, 2);
        const int64_t what = whole(parts[0], name, 0, most), condition = whole(parts[1], name, ALWAYS, static_cast<int64_t>(conditions) - 1);
        list.push_back({static_cast<int16_t>(what), static_cast<int16_t>(condition)});
    }
    return list;
}

inline Menu menu(const Box& box, nb::handle rows, const char* name, size_t conditions) {
    Menu made;
    made.entries = entries(rows, name, box.kinds - 1, conditions);
    for (size_t place = 0; place < std::min(made.entries.size(), Menu::MARKED); ++place) {
        const size_t kind = static_cast<size_t>(made.entries[place].kind);
        made.places[kind] |= uint64_t{1} << place;
        made.kinds |= bit(made.entries[place].kind);
        for (size_t coins = 0; coins < made.affordable.size(); ++coins) {
            if (box.affordable[coins] >> kind & 1U) made.affordable[coins] |= uint64_t{1} << place;
        }
    }
    return made;
}

inline void read_choices(const Box& box, const nb::dict& tables, Policy& policy) {
    for (auto& of_verb : policy.choice_of) of_verb.fill(NOBODY);
    for (const nb::object& row : parts_of(entry(tables, "choices"), "choices")) {
        const auto parts = parts_of(row, "choices", 4);
        const size_t verb = static_cast<size_t>(whole(parts[0], "the verb of a choice", 0, VERB_LIMIT - 1));
        const int64_t kind = whole(parts[1], "the card of a choice", NOBODY, box.kinds - 1);
        Choice choice;
        choice.wanted = menu(box, parts[2], "choices", policy.beginnings.size());
        Kinds last = 0;
        for (const int card : numbers(parts[3], "the last resort of a choice", 0, box.kinds - 1)) {
            choice.last_resort.push_back(static_cast<uint8_t>(card));
            last |= bit(card);
        }
        demand(std::popcount(last) == box.kinds, "the last resort of a choice must have every card");
        policy.choice_of[verb][static_cast<size_t>(kind < 0 ? KINDS : kind)] = static_cast<int16_t>(policy.choices.size());
        policy.choices.push_back(choice);
        check_room(policy.choices.size() < INT16_MAX, "choices");
    }
    for (const Instruction& instruction : box.code) {
        const int verb = instruction.op == OP_ATTACKED ? static_cast<int>(VERB_REVEAL) : instruction.at[0];
        const bool known = (instruction.op != OP_CHOOSE && instruction.op != OP_ATTACKED) || policy.choice_of[static_cast<size_t>(verb)][KINDS] >= 0;
        demand(known, "choices must have an entry for any card for each verb that the box asks with");
    }
}

inline Policy* make_policy(std::shared_ptr<Box> cards, const nb::dict& tables) {
    demand(cards != nullptr, "a policy needs a box");
    auto policy = std::make_unique<Policy>();
    policy->box = cards;
    const Box& box = *cards;
    for (const nb::object& row : parts_of(entry(tables, "conditions"), "conditions")) Condition(terms_of(box, row)).add_to(*policy);
    const size_t conditions = policy->beginnings.size();
    policy->buy = menu(box, entry(tables, "buy"), "buy", conditions);
    policy->play = menu(box, entry(tables, "play"), "play", conditions);
    policy->junk = mask_in(entry(tables, "junk"), "junk", box.kinds);
    read_choices(box, tables, *policy);
    for (const nb::object& row : parts_of(entry(tables, "options"), "options")) {
        const auto parts = parts_of(row, "options", 2);
        policy->options[static_cast<size_t>(whole(parts[0], "the card of an option", 0, box.kinds - 1))] = entries(parts[1], "options", 255, conditions);
    }
    return policy.release();
}

}  // namespace deckwright
