// The conditions of strategies as the machine asks them, read from lists of numbers: a part at a time, and no part that makes no difference.
#pragma once

#include "policy.hpp"
#include "reading.hpp"

namespace deckwright {

// Recognises ``fact, number, sign`` and ``number, fact, sign``.
inline Part comparison_of(const std::vector<double>& terms) {
    Part comparison;
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

// A condition taken apart where its parts are joined by "and", "or" and "not".
class Condition {
public:
    explicit Condition(std::vector<double> numbers) : terms(std::move(numbers)), joins(terms.size(), false), seconds(terms.size()) {
        std::vector<size_t> beginnings;
        for (size_t place = 0; place < terms.size(); ++place) {
            const int term = static_cast<int>(terms[place]);
            if (term <= SIGN_NUMBER) {
                beginnings.push_back(place);
                place += term >= FACT_OWN;
                continue;
            }
            joins[place] = term == SIGN_AND || term == SIGN_OR || term == SIGN_NOT;
            if (term == SIGN_NOT) continue;
            seconds[place] = beginnings.back();
            beginnings.pop_back();
        }
    }

    void add_to(Policy& policy) const {
        policy.beginnings.push_back(add(policy, 0, terms.size(), Part::HOLDS, Part::FAILS));
        check_room(policy.parts.size() < INT16_MAX && policy.beginnings.size() < INT16_MAX, "conditions");
    }

private:
    std::vector<double> terms;
    std::vector<bool> joins;      // by place: whether parts of the condition are joined or denied there
    std::vector<size_t> seconds;  // by the place of a sign: where what it joins to the first begins

    // What is asked last is added first, so that it is known where to go on.
    int16_t add(Policy& policy, size_t first, size_t end, int16_t then, int16_t otherwise) const {
        const size_t last = end - 1;
        if (!joins[last]) return add_part(policy, {terms.begin() + static_cast<ptrdiff_t>(first), terms.begin() + static_cast<ptrdiff_t>(end)}, then, otherwise);
        const int sign = static_cast<int>(terms[last]);
        if (sign == SIGN_NOT) return add(policy, first, last, otherwise, then);
        const int16_t second = add(policy, seconds[last], last, then, otherwise);
        return sign == SIGN_AND ? add(policy, first, seconds[last], second, otherwise) : add(policy, first, seconds[last], then, second);
    }

    static int16_t add_part(Policy& policy, const std::vector<double>& part_terms, int16_t then, int16_t otherwise) {
        Part part = comparison_of(part_terms);
        part.then = then;
        part.otherwise = otherwise;
        if (!part.simple) {
            part.fact = static_cast<int16_t>(policy.terms.size());
            policy.terms.push_back(part_terms);
        }
        policy.parts.push_back(part);
        check_room(policy.parts.size() < INT16_MAX, "conditions");
        return static_cast<int16_t>(policy.parts.size() - 1);
    }
};

// The terms of a condition, known and in an order that a small stack can work out.
inline std::vector<double> terms_of(const Box& box, nb::handle row) {
    std::vector<double> terms;
    for (const nb::object& part : parts_of(row, "conditions")) {
        double number = 0;
        demand(nb::try_cast<double>(part, number) && std::abs(number) <= 1e9, "conditions must be rows of numbers");
        terms.push_back(number);
    }
    int depth = 0;
    for (size_t place = 0; place < terms.size(); ++place) {
        const int term = static_cast<int>(terms[place]);
        const bool fact = term >= 0 && term < FACT_LIMIT, sign = term >= SIGN_NUMBER && term < SIGN_LIMIT;
        demand((fact || sign) && term == terms[place], "unknown term in a condition");
        const bool of_card = fact && term >= FACT_OWN;
        if (of_card || term == SIGN_NUMBER) demand(++place < terms.size(), "a condition breaks off");
        if (of_card) demand(terms[place] >= NOBODY && terms[place] < box.kinds && terms[place] == std::floor(terms[place]), "unknown card in a condition");
        if (fact || term == SIGN_NUMBER) {
            check_room(++depth <= MOST_VALUES, "terms in a condition");
        } else if (term != SIGN_NOT) {
            --depth;
        }
        demand(depth > 0, "a missing part in a condition");
    }
    demand(depth == 1, "a part left over in a condition");
    return terms;
}

}  // namespace deckwright
