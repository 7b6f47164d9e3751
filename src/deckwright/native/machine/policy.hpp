// Strategies as tables, as sim/policy.py compiles them. No card is known here by name.
#pragma once

#include <memory>

#include "machine.hpp"
#include "strategy_alphabet.hpp"

namespace deckwright {

constexpr int ALWAYS = -1;
constexpr int MOST_VALUES = 30;  // that a condition may have to keep while it is worked out

struct Entry {
    int16_t kind, condition;
};

// Entries in the order in which they are asked, and at which of the first places a kind stands: so those of kinds that are not
// there need not be looked at one by one. For "Province; Gold; Duchy if gains_left < 5; Silver" and 3 to 5 coins:
//
//   places      of Province 0001, of Gold 0010, of Duchy 0100, of Silver 1000
//   affordable  with 3 coins 1000, with 5 coins 1100: with 5, Duchy and Silver are asked, in this order
struct Menu {
    static constexpr size_t MARKED = 64;
    std::vector<Entry> entries;
    std::array<uint64_t, KINDS> places{};
    std::array<uint64_t, 16> affordable{};  // places of what this many coins can buy
    Kinds kinds = 0;

    uint64_t places_of(Kinds there) const {
        uint64_t marked = 0;
        for (Kinds left = there & kinds; left; left &= left - 1) marked |= places[static_cast<size_t>(std::countr_zero(left))];
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

// A part of a condition that holds or not, and what is asked then: another part, or nothing more. Most are a comparison of one fact with a
// number, kept as the least and the most that the fact may be; the others are worked out from their terms. "P <= 4 and (M > 9 or E < 3)":
//
//   0  E at most 2     then HOLDS, else FAILS
//   1  M at least 10   then HOLDS, else 0
//   2  P at most 4     then 1, else FAILS       the condition begins here
struct Part {
    static constexpr int16_t HOLDS = -1, FAILS = -2;
    bool simple = false;
    int16_t fact = 0, kind = NOBODY;  // of a simple one; otherwise ``fact`` is the place of the terms
    int32_t least = INT32_MIN, most = INT32_MAX;
    int16_t then = HOLDS, otherwise = FAILS;
};

struct Policy {
    Menu buy, play;
    std::vector<Part> parts;
    std::vector<std::vector<double>> terms;  // of parts that are not simple
    std::vector<int16_t> beginnings;  // of the conditions, among the parts
    std::vector<Choice> choices;
    std::array<std::array<int16_t, KINDS + 1>, VERB_LIMIT> choice_of{};  // by verb and kind of the card that asks; the last for any
    std::array<std::vector<Entry>, KINDS> options;
    Kinds junk = 0;
    std::shared_ptr<Box> box;  // the one its numbers are about
};

}  // namespace deckwright
