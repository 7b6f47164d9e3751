// Events as the Python machine notes them; kept only where somebody wants a log.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace deckwright {

struct Event {
    const char* what;
    int player, source, target, number, depth, counter;
    std::string cards;
};

using Log = std::vector<Event>;

// Results of the coming shuffles, where a scenario prescribes them.
struct Script {
    std::vector<std::string> piles;
    size_t next = 0;
};

}  // namespace deckwright
