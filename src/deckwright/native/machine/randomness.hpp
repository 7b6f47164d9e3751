// Randomness, bit for bit as docs/randomness.md specifies it.
#pragma once

#include <cstdint>
#include <utility>

namespace deckwright {

constexpr uint64_t MULTIPLIER = 0xDA942042E4DD58B5ULL;
constexpr int DRAWS_A_WORD = 5;

inline uint64_t mixed(uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

inline unsigned __int128 seeded(uint64_t seed) {
    const uint64_t upper = mixed(seed + 0x9E3779B97F4A7C15ULL);
    const uint64_t lower = mixed(seed + 2 * 0x9E3779B97F4A7C15ULL);
    return static_cast<unsigned __int128>(upper) << 64 | lower | 1;
}

inline uint64_t next_word(unsigned __int128& randomness) {
    randomness *= MULTIPLIER;
    return static_cast<uint64_t>(randomness >> 64);
}

inline uint64_t below(unsigned __int128& randomness, uint64_t limit) {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(next_word(randomness)) * limit >> 64);
}

// Draws the card for a place among those up to it; what is left of the word serves the next draw.
[[gnu::always_inline]] inline void draw_for(uint8_t* pile, int place, uint64_t& word) {
    const unsigned __int128 product = static_cast<unsigned __int128>(word) * static_cast<unsigned>(place + 1);
    word = static_cast<uint64_t>(product);
    std::swap(pile[static_cast<uint64_t>(product >> 64)], pile[place]);
}

// Shuffles cards that lie in the order of their kinds. Whole words come first, so that the compiler knows how many draws each serves.
// The cards are bytes, which might lie anywhere for all that the compiler knows, so the numbers are kept in a copy until the end.
inline void shuffle_sorted(unsigned __int128& randomness, uint8_t* pile, int length) {
    unsigned __int128 numbers = randomness;
    int last = length - 1;
    for (; last >= DRAWS_A_WORD; last -= DRAWS_A_WORD) {
        uint64_t word = next_word(numbers);
        for (int draw = 0; draw < DRAWS_A_WORD; ++draw) draw_for(pile, last - draw, word);
    }
    if (last > 0) {
        uint64_t word = next_word(numbers);
        for (; last > 0; --last) draw_for(pile, last, word);
    }
    randomness = numbers;
}

}  // namespace deckwright
