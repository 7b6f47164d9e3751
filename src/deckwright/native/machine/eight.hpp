// Looking at eight cards or numbers at once, as the bytes of one.
#pragma once

#include <bit>
#include <cstdint>

namespace deckwright {

constexpr int EIGHT = 8;
constexpr uint64_t EACH = 0x0101010101010101ULL;  // 1 in each of eight bytes
static_assert(std::endian::native == std::endian::little);  // the first card of eight is the lowest byte

// Marks the highest bit of each of eight cards that is of this kind. The difference of a card to the kind is 0 for a copy, and only 0
// neither has its highest bit set nor carries into it when 7F is added: kind 3 in 03 05 03 gives 80 00 80.
inline uint64_t copies_among(uint64_t cards, int kind) {
    constexpr uint64_t LOW = 0x7F * EACH;
    const uint64_t differences = cards ^ EACH * static_cast<uint64_t>(kind);
    return ~(((differences & LOW) + LOW) | differences | LOW);
}

// How many of eight numbers are smaller than a number up to 127. Each borrows from its own highest bit, which is set before: it is
// gone afterwards where the number was smaller. Numbers above 127 are never smaller. The product adds all eight bits up in the highest byte.
inline int smaller_among(uint64_t numbers, int limit) {
    constexpr uint64_t HIGH = 0x80 * EACH;
    const uint64_t differences = (numbers | HIGH) - EACH * static_cast<uint64_t>(limit);
    const uint64_t smaller = ~(differences | numbers) & HIGH;
    return static_cast<int>((smaller >> 7) * EACH >> 56);
}

inline bool holds(const uint8_t* pile, int length, int kind) {
    for (int place = 0; place < length; ++place) {
        if (pile[place] == kind) return true;
    }
    return false;
}

}  // namespace deckwright
