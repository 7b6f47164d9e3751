// Boxes and policies from Python's tables.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <optional>

#include "policy.hpp"

namespace deckwright {

namespace nb = nanobind;

inline uint32_t mask_of_bytes(const nb::bytes& cards) {
    uint32_t mask = 0;
    for (size_t place = 0; place < cards.size(); ++place) mask |= bit(static_cast<uint8_t>(cards.c_str()[place]));
    return mask;
}

inline std::vector<BelowTheLine> below_the_line(nb::handle rows) {
    std::vector<BelowTheLine> cards;
    for (const nb::handle row : rows) {
        const std::vector<int> parts = nb::cast<std::vector<int>>(row);
        cards.push_back({parts.at(0), parts.at(1), parts.size() > 2 ? parts.at(2) : static_cast<int>(IN_PLAY)});
    }
    return cards;
}

// Recognises a number, the cards in hand, and the cards in hand less a number.
inline Amount amount_of(const std::vector<int>& terms) {
    Amount amount;
    amount.terms = terms;
    const bool hand = terms.size() >= 4 && terms[0] == TERM_COUNT && terms[1] == HAND && terms[2] < 0 && !terms[3];
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
    for (; box.code.at(place).op >= OP_DRAW && box.code[place].op <= OP_COINS && box.code[place].at[0] >= 0; ++place) {
        uint8_t* parts[] = {&opening.cards, &opening.actions, &opening.buys, &opening.coins};
        uint8_t& part = *parts[box.code[place].op - OP_DRAW];
        part = static_cast<uint8_t>(part + box.code[place].at[0]);
    }
    opening.next = static_cast<uint16_t>(place);
    const Instruction& next = box.code[place];
    if (next.op == OP_END) {
        opening.then = Opening::ENDS;
    } else if (hands_out(box, place) && !next.at[0] && box.code[place + 1].at[1] == DISCARD && box.code.at(place + 3).op == OP_END) {
        opening.then = Opening::HANDS_OUT;
    } else if (next.op == OP_WAIT_FOR && !next.at[2] && box.code.at(place + 1).op == OP_END) {
        opening.then = Opening::WAITS;
    }
    return opening;
}

inline void prepare_programs(Box& box) {
    for (size_t place = 0; place < box.code.size(); ++place) {
        box.openings.push_back(opening_at(box, place));
        if (hands_out(box, place)) box.code[place].at[2] = 1;
    }
}

inline Box* make_box(const nb::dict& tables) {
    auto box = std::make_unique<Box>();
    const auto costs = nb::cast<std::vector<int>>(tables["costs"]);
    box->kinds = static_cast<int>(costs.size());
    check_room(box->kinds <= KINDS, "kinds of cards");
    for (const nb::handle row : nb::object(tables["code"])) {
        const auto numbers = nb::cast<std::vector<int>>(row);
        check_room(numbers.size() <= OPERANDS + 1, "operands of an instruction");
        Instruction instruction;
        instruction.op = static_cast<int16_t>(numbers.at(0));
        if (instruction.op < 0 || instruction.op >= OP_COUNT) throw std::invalid_argument("unknown operation");
        instruction.length = static_cast<int16_t>(numbers.size() - 1);
        for (size_t place = 1; place < numbers.size(); ++place) instruction.at[place - 1] = static_cast<int16_t>(numbers[place]);
        box->code.push_back(instruction);
    }
    for (const nb::handle row : nb::object(tables["amounts"])) box->amounts.push_back(amount_of(nb::cast<std::vector<int>>(row)));
    const auto filters = nb::cast<std::vector<std::vector<int>>>(tables["filters"]);
    const nb::object fixed = tables["fixed_filters"];
    for (size_t place = 0; place < filters.size(); ++place) {
        Filter filter;
        filter.tests = filters[place];
        filter.fixed = !fixed[place].is_none();
        if (filter.fixed) filter.passes = ~mask_of_bytes(nb::cast<nb::bytes>(fixed[place]));
        box->filters.push_back(filter);
    }
    const auto starts = nb::cast<std::vector<int>>(tables["starts"]), types = nb::cast<std::vector<int>>(tables["types"]);
    const nb::bytes coin_values = nb::cast<nb::bytes>(tables["coin_values"]);
    for (size_t kind = 0; kind < costs.size(); ++kind) {
        box->costs[kind] = costs[kind];
        box->starts[kind] = starts.at(kind);
        box->types[kind] = types.at(kind);
        box->coin_values[kind] = static_cast<uint8_t>(coin_values.c_str()[kind]);
    }
    prepare_programs(*box);
    for (const nb::handle row : nb::object(tables["worths"])) {
        const auto parts = nb::cast<std::vector<int>>(row);
        const int kind = parts.at(0), worth = parts.at(1);
        const Amount number = worth < 0 ? box->amounts.at(static_cast<size_t>(-1 - worth)) : amount_of({TERM_NUMBER, worth});
        if (number.simple && !number.hand) {
            box->worth.at(static_cast<size_t>(kind)) = number.number;
        } else {
            box->changing_worths.push_back({kind, worth});
        }
    }
    for (int coins = 0; coins < 16; ++coins) {
        for (int kind = 0; kind < box->kinds; ++kind) {
            check_room(box->costs[static_cast<size_t>(kind)] <= 15, "coins that a card costs");
            if (box->costs[static_cast<size_t>(kind)] <= coins) box->affordable[static_cast<size_t>(coins)] |= bit(kind);
        }
    }
    box->answers_to_attacks = below_the_line(tables["answers_to_attacks"]);
    box->leaving = below_the_line(tables["leaving"]);
    box->piles_by_cost = nb::cast<std::vector<int>>(tables["piles_by_cost"]);
    for (const int kind : box->piles_by_cost) box->piles |= bit(kind);
    box->actions = mask_of_bytes(nb::cast<nb::bytes>(tables["actions"]));
    box->treasures = mask_of_bytes(nb::cast<nb::bytes>(tables["treasures"]));
    box->victories = mask_of_bytes(nb::cast<nb::bytes>(tables["victories"]));
    box->terminals = mask_of_bytes(nb::cast<nb::bytes>(tables["terminals"]));
    box->plain_treasures = nb::cast<bool>(tables["plain_treasures"]);
    return box.release();
}

inline std::vector<Entry> entries(nb::handle rows) {
    std::vector<Entry> list;
    for (const nb::handle row : rows) list.push_back({nb::cast<int16_t>(row[0]), nb::cast<int16_t>(row[1])});
    return list;
}

inline Menu menu(const Box& box, nb::handle rows) {
    Menu made;
    made.entries = entries(rows);
    for (size_t place = 0; place < std::min(made.entries.size(), Menu::MARKED); ++place) {
        const size_t kind = static_cast<size_t>(made.entries[place].kind);
        made.places.at(kind) |= uint64_t{1} << place;
        made.kinds |= bit(made.entries[place].kind);
        for (size_t coins = 0; coins < made.affordable.size(); ++coins) {
            if (box.affordable[coins] >> kind & 1U) made.affordable[coins] |= uint64_t{1} << place;
        }
    }
    return made;
}

// Recognises ``fact, number, sign`` and ``number, fact, sign``.
inline Comparison comparison_of(const std::vector<double>& terms) {
    Comparison comparison;
    const auto number_at = [&](size_t place) { return place + 1 < terms.size() && static_cast<int>(terms[place]) == SIGN_NUMBER; };
    const bool number_first = number_at(0);
    double number = 0;
    size_t place = 0;
    if (number_first) {
        number = terms[1];
        place = 2;
    }
    if (place >= terms.size() || static_cast<int>(terms[place]) >= SIGN_NUMBER) return comparison;
    comparison.fact = static_cast<int16_t>(terms[place++]);
    if (comparison.fact >= FACT_OWN) {
        if (place >= terms.size()) return comparison;
        comparison.kind = static_cast<int16_t>(terms[place++]);
    }
    if (!number_first) {
        if (!number_at(place)) return comparison;
        number = terms[place + 1];
        place += 2;
    }
    constexpr double LARGEST = 1e9;
    if (place + 1 != terms.size() || number != std::floor(number) || std::abs(number) > LARGEST) return comparison;
    const int sign = static_cast<int>(terms[place]), whole = static_cast<int>(number), apart = sign == SIGN_LESS;
    comparison.simple = sign >= SIGN_LESS && sign <= SIGN_EQUAL;
    if (number_first || sign == SIGN_EQUAL) comparison.least = whole + apart;
    if (!number_first || sign == SIGN_EQUAL) comparison.most = whole - apart;
    return comparison;
}

inline Policy* make_policy(const Box& box, const nb::dict& tables) {
    auto policy = std::make_unique<Policy>();
    policy->buy = menu(box, tables["buy"]);
    policy->play = menu(box, tables["play"]);
    policy->conditions = nb::cast<std::vector<std::vector<double>>>(tables["conditions"]);
    for (const auto& condition : policy->conditions) policy->comparisons.push_back(comparison_of(condition));
    policy->junk = mask_of_bytes(nb::cast<nb::bytes>(tables["junk"]));
    for (auto& of_verb : policy->choice_of) of_verb.fill(NOBODY);
    for (const nb::handle row : nb::object(tables["choices"])) {
        const int verb = nb::cast<int>(row[0]), kind = nb::cast<int>(row[1]);
        Choice choice;
        choice.wanted = menu(box, row[2]);
        for (const int last : nb::cast<std::vector<int>>(row[3])) choice.last_resort.push_back(static_cast<uint8_t>(last));
        policy->choice_of.at(static_cast<size_t>(verb)).at(static_cast<size_t>(kind < 0 ? KINDS : kind)) = static_cast<int16_t>(policy->choices.size());
        policy->choices.push_back(choice);
    }
    for (const nb::handle row : nb::object(tables["options"])) policy->options.at(nb::cast<size_t>(row[0])) = entries(row[1]);
    return policy.release();
}

}  // namespace deckwright
