// Events as the Python machine notes them; kept only where somebody wants a log.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace deckwright {

struct Event {
    const char* what;
    int player, source, target, number, depth, counter, option;
    std::string cards;
};

using Log = std::vector<Event>;

// Results of the coming shuffles, where a scenario prescribes them. Search prescribes them by a key: then each card has its place by lot,
// whatever other cards are in the pile, so that games that differ by a card have the same luck with all others.
struct Script {
    std::vector<std::string> piles;
    size_t next = 0;
    bool keyed = false;
    uint64_t key = 0;
    const uint8_t* owned = nullptr;  // by player and kind: how many there were when search began; what came later is alike, whatever it is
    std::array<uint8_t, 8> shuffled{};  // by player: how often so far
};

}  // namespace deckwright
