// A state that a seat can't tell from the real one: what it may not know is dealt anew (engine/sampling.py does the same).
// Who remembers knows which of the own cards are in the deck and which in the discard pile.
#pragma once

#include <algorithm>

#include "expressions.hpp"
#include "randomness.hpp"

namespace deckwright {

inline void sample_hidden(const Box& box, State& state, int seat, uint64_t seed, bool remembers) {
    unsigned __int128 randomness = seeded(seed);
    int looking = -1, open_to_all = -1;  // whose discard pile, or hand and the like, somebody looks through to choose from it
    if (state.asking >= 0) {
        const Instruction& instruction = box.code[state.top().pc];
        const int zone = instruction.op == OP_CHOOSE ? instruction.at[1] : NOBODY;
        if (zone == ZONE_DISCARD) looking = state.top().subject;
        if (zone == ZONE_HAND || std::find(PRIVATE_ZONES.begin(), PRIVATE_ZONES.end(), zone) != PRIVATE_ZONES.end()) open_to_all = state.top().subject;
    }
    for (int player = 0; player < state.players; ++player) {
        Player& owner = state.seats[player];
        const bool private_zones = player != seat && player != state.asking && player != open_to_all;
        Bag pool;
        const int hidden_discards = owner.discard_length && player != looking && !(remembers && player == seat) ? owner.discard_length - 1 : 0;
        for (int place = owner.deck_top; place < DECK_ROOM; ++place) pool.add(owner.deck[place]);
        for (int place = 0; place < hidden_discards; ++place) pool.add(owner.discard[place]);
        if (private_zones) {
            for (int place = 0; place < owner.hand_length; ++place) pool.add(owner.hand[place]);
            for (const int zone : PRIVATE_ZONES) add_zone(owner, zone, pool);
        }
        uint8_t cards[HAND_ROOM + DECK_ROOM + DISCARD_ROOM + AWAY_ROOM];
        int length = 0;
        for (int kind = 0; kind < box.kinds; ++kind) {
            for (int copy = 0; copy < pool.copies[kind]; ++copy) cards[length++] = static_cast<uint8_t>(kind);
        }
        shuffle_sorted(randomness, cards, length);
        const uint8_t* next = cards;
        if (private_zones) {
            owner.hand_mask = 0;
            for (int place = 0; place < owner.hand_length; ++place) {
                owner.hand[place] = *next++;
                owner.hand_mask |= bit(owner.hand[place]);
            }
        }
        for (int place = owner.deck_top; place < DECK_ROOM; ++place) owner.deck[place] = *next++;
        for (int place = 0; place < hidden_discards; ++place) owner.discard[place] = *next++;
        if (!private_zones) continue;
        for (const int zone : PRIVATE_ZONES) {
            for (int place = owner.away_start(zone), end = owner.away_end(zone); place < end; ++place) owner.away[place] = *next++;
        }
        int face_down = owner.away_start(ZONE_FACE_DOWN);  // what waits to take a face-down card back takes the new one
        for (int place = 0; place < state.triggers_length; ++place) {
            Trigger& trigger = state.triggers[place];
            if (trigger.player != player) continue;
            for (int card = 0; card < trigger.remembered_length; ++card) {
                if (face_down < owner.away_end(ZONE_FACE_DOWN)) trigger.remembered[card] = owner.away[face_down++];
            }
        }
    }
    state.randomness = seeded(next_word(randomness));
}

}  // namespace deckwright
