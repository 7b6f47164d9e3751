// Dealing what a seat does not know, so that it fits all that it remembers (engine/position.py does the same).
#pragma once

#include <algorithm>

#include "border.hpp"
#include "randomness.hpp"

namespace deckwright {

class Dealing {
public:
    // Two lists: lots of cards, each of kinds and of cards from earlier lots, and places in the state, each with the lot its card is from.
    Dealing(const Box& box, const State& state, nb::handle hidden) : seat(state.asking) {
        const auto parts = parts_of(hidden, "what is hidden", 2);
        for (const nb::object& lot : parts_of(parts[0], "lots")) {
            lots.push_back({numbers(lot, "a lot", -static_cast<int>(lots.size()), box.kinds - 1), {}, 0});
        }
        std::vector<size_t> drawn(lots.size());
        for (const Lot& lot : lots) {
            for (const int entry : lot.entries) {
                if (entry < 0) ++drawn[static_cast<size_t>(~entry)];
            }
        }
        for (const nb::object& place : parts_of(parts[1], "hidden places")) {
            const auto at = parts_of(place, "a hidden place", 4);
            const int player = static_cast<int>(whole(at[0], "player", 0, state.players - 1));
            const int zone = static_cast<int>(whole(at[1], "zone", 0, ZONES - 1));
            demand(zone != ZONE_IN_PLAY, "cards in play are not hidden");
            const int number = static_cast<int>(whole(at[2], "place", 0, length_of(state.seats[player], zone) - 1));
            const auto lot = static_cast<size_t>(whole(at[3], "lot", 0, static_cast<int64_t>(lots.size()) - 1));
            places.push_back({player, zone, number, lot});
            ++drawn[lot];
        }
        for (size_t lot = 0; lot < lots.size(); ++lot) demand(drawn[lot] == lots[lot].entries.size(), "a lot must have a card for each of its places");
    }

    void deal(State& state, uint64_t seed) {
        unsigned __int128 randomness = seeded(seed);
        for (Lot& lot : lots) {
            lot.cards.clear();
            lot.next = 0;
            for (const int entry : lot.entries) lot.cards.push_back(entry >= 0 ? static_cast<uint8_t>(entry) : next_of(static_cast<size_t>(~entry)));
            std::sort(lot.cards.begin(), lot.cards.end());
            shuffle_sorted(randomness, lot.cards.data(), static_cast<int>(lot.cards.size()));
        }
        for (const Place& at : places) cards_of(state.seats[at.player], at.zone)[at.number] = next_of(at.lot);
        for (int player = 0; player < state.players; ++player) {
            Player& owner = state.seats[player];
            owner.hand_mask = 0;
            for (int place = 0; place < owner.hand_length; ++place) owner.hand_mask |= bit(owner.hand[place]);
            if (player != seat) take_back(state, player);
        }
        state.randomness = seeded(next_word(randomness));
    }

private:
    struct Lot {
        std::vector<int> entries;
        std::vector<uint8_t> cards;
        size_t next;
    };
    struct Place {
        int player, zone, number;
        size_t lot;
    };

    int seat;
    std::vector<Lot> lots;
    std::vector<Place> places;

    uint8_t next_of(size_t lot) { return lots[lot].cards[lots[lot].next++]; }

    static int length_of(const Player& owner, int zone) {
        if (zone == ZONE_HAND) return owner.hand_length;
        if (zone == ZONE_DECK) return owner.deck_length();
        if (zone == ZONE_DISCARD) return owner.discard_length;
        return zone >= ZONE_ASIDE ? owner.away_lengths[zone - ZONE_ASIDE] : 0;
    }

    static uint8_t* cards_of(Player& owner, int zone) {
        if (zone == ZONE_HAND) return owner.hand;
        if (zone == ZONE_DECK) return owner.deck + owner.deck_top;
        return zone == ZONE_DISCARD ? owner.discard : owner.away + owner.away_start(zone);
    }

    // What waits to take a face-down card back takes one that lies there now.
    static void take_back(State& state, int player) {
        const Player& owner = state.seats[player];
        int face_down = owner.away_start(ZONE_FACE_DOWN);
        for (int place = 0; place < state.triggers_length; ++place) {
            Trigger& trigger = state.triggers[place];
            if (trigger.player != player) continue;
            for (int card = 0; card < trigger.remembered_length; ++card) {
                if (face_down < owner.away_end(ZONE_FACE_DOWN)) trigger.remembered[card] = owner.away[face_down++];
            }
        }
    }
};

}  // namespace deckwright
