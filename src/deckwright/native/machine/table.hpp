// The cards of a game, the moment it is at, and where events are noted: what every part of the machine works on.
#pragma once

#include <algorithm>
#include <bit>

#include "events.hpp"
#include "expressions.hpp"

namespace deckwright {

// Cards in some order, in a fixed room.
struct Cards {
    int length = 0;
    uint8_t at[CHOSEN_ROOM];

    void add(int kind) {
        check_room(length < CHOSEN_ROOM, "cards moved at once");
        at[length++] = static_cast<uint8_t>(kind);
    }
    void sort() {  // most often two or three cards
        for (int place = 1; place < length; ++place) {
            const uint8_t card = at[place];
            int before = place;
            for (; before && at[before - 1] > card; --before) at[before] = at[before - 1];
            at[before] = card;
        }
    }
};

template <bool LOGGED>
struct Table {
    const Box& box;
    State& state;
    Log* log = nullptr;
    Script* script = nullptr;

    Table(const Box& cards, State& moment, Log* events = nullptr, Script* shuffles = nullptr)
        : box(cards), state(moment), log(events), script(shuffles) {}

    void note(const char* what, int player, const uint8_t* cards = nullptr, int length = 0, int source = NOBODY, int target = NOBODY,
              int number = 0, int under = 0, int counter = NOBODY, int option = NOBODY) {
        if constexpr (LOGGED) {
            int depth = under;
            for (int place = 0; place < state.depth; ++place) depth += state.frame(place).kind >= 0;
            const std::string moved(reinterpret_cast<const char*>(cards), cards ? static_cast<size_t>(length) : 0);
            log->push_back({what, player, source, target, number, depth, counter, option, moved});
        } else {
            (void)what, (void)player, (void)cards, (void)length, (void)source, (void)target, (void)number, (void)under, (void)counter, (void)option;
        }
    }

    void note_sorted(const char* what, int player, const uint8_t* cards, int length, int source, int target) {
        if constexpr (LOGGED) {
            Cards sorted;
            for (int place = 0; place < length; ++place) sorted.add(cards[place]);
            sorted.sort();
            note(what, player, sorted.at, sorted.length, source, target);
        } else {
            (void)what, (void)player, (void)cards, (void)length, (void)source, (void)target;
        }
    }

    void own(Player& seat, int kind) const {
        ++seat.owned[kind];
        ++seat.owned_total;
        seat.points = static_cast<int16_t>(seat.points + box.worth[static_cast<size_t>(kind)]);
    }

    void disown(Player& seat, int kind) const {
        --seat.owned[kind];
        --seat.owned_total;
        seat.points = static_cast<int16_t>(seat.points - box.worth[static_cast<size_t>(kind)]);
    }
};

}  // namespace deckwright
