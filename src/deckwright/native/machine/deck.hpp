// Shuffling, drawing, and the cards on top and at the bottom of a deck.
#pragma once

#include "eight.hpp"
#include "randomness.hpp"
#include "table.hpp"

namespace deckwright {

template <bool LOGGED>
struct DeckPart : Table<LOGGED> {
    using Base = Table<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::script, Base::note;

    // The discard pile, shuffled, goes under what is left of the deck. A deck ends where its room ends, so what is left moves up:
    //
    //   before   . . . . . . . . . a b      a is the top, b the bottom
    //   after    . . . a b x y z w v u      x to u were the discard pile
    //                  ^ start
    //                      ^ pile
    [[gnu::noinline]] void refill(int who) {
        Player& seat = state.seats[who];
        const int added = seat.discard_length, left = seat.deck_length();
        if (!added) return;
        check_room(left + added <= DECK_ROOM, "cards in a deck");
        uint8_t* start = seat.deck + DECK_ROOM - left - added;
        uint8_t* pile = start + left;
        uint8_t counts[KINDS];
        if (!script) [[likely]] count_discard(seat, counts);
        if (left <= SLACK) [[likely]] {
            std::memmove(start, seat.deck + seat.deck_top, SLACK);  // what comes after them is written below
        } else {
            std::memmove(start, seat.deck + seat.deck_top, static_cast<size_t>(left));
        }
        if (script) [[unlikely]] {
            if (script->keyed) {
                by_lot(who, pile);
            } else {
                prescribed(seat, pile);
            }
        } else {
            lay_out(counts, pile);
            shuffle_sorted(state.randomness, pile, added);
        }
        seat.deck_top = static_cast<uint8_t>(DECK_ROOM - left - added);
        seat.discard_length = 0;
        note("shuffle", who, nullptr, 0, NOBODY, NOBODY, added);
    }

    // How many of each kind lie in the discard pile: what the player has, less what lies elsewhere, which is mostly less to count.
    void count_discard(const Player& seat, uint8_t* counts) const {
        std::memcpy(counts, seat.owned, KINDS);
        for (int place = seat.deck_top; place < DECK_ROOM; ++place) --counts[seat.deck[place]];
        for (int place = 0; place < seat.hand_length; ++place) --counts[seat.hand[place]];
        for (int place = 0; place < seat.in_play_length; ++place) --counts[seat.in_play[place]];
        for (int place = 0; place < seat.away_length; ++place) --counts[seat.away[place]];
    }

    // Cards in the order of their kinds; ``pile`` has SLACK more room than cards.
    void lay_out(const uint8_t* counts, uint8_t* pile) const {
        static_assert(SLACK == 2 * EIGHT);
        uint64_t eight = 0;  // cards of the kind
        for (int kind = 0, kinds = box.kinds; kind < kinds; ++kind, eight += EACH) {
            const int copies = counts[kind];
            std::memcpy(pile, &eight, EIGHT);
            std::memcpy(pile + EIGHT, &eight, EIGHT);
            if (copies > SLACK) [[unlikely]] std::memset(pile + SLACK, kind, static_cast<size_t>(copies - SLACK));
            pile += copies;
        }
    }

    void prescribed(const Player& seat, uint8_t* pile) {
        if (script->next >= script->piles.size()) throw std::invalid_argument("shuffle-not-listed");
        const std::string& listed = script->piles[script->next];
        std::string wanted = listed, found(reinterpret_cast<const char*>(seat.discard), seat.discard_length);
        std::sort(wanted.begin(), wanted.end());
        std::sort(found.begin(), found.end());
        if (wanted != found) throw std::invalid_argument("shuffle-differs");
        ++script->next;
        std::memcpy(pile, listed.data(), listed.size());
    }

    // Each card draws a lot that depends on nothing but the key, the player, the shuffle, and which copy it is, or which of the new ones.
    void by_lot(int who, uint8_t* pile) {
        const Player& seat = state.seats[who];
        const uint64_t shuffle = mixed(script->key + (static_cast<uint64_t>(who) << 8 | script->shuffled[static_cast<size_t>(who)]++));
        ++script->next;
        uint64_t drawn[DISCARD_ROOM];  // the last byte of each is the card itself, so that they are sorted as plain numbers
        uint8_t counts[KINDS] = {};
        for (int place = 0; place < seat.discard_length; ++place) ++counts[seat.discard[place]];
        size_t number = 0;
        for (int kind = 0, later = 0; kind < box.kinds; ++kind) {
            for (int copy = 0; copy < counts[kind]; ++copy) {
                const bool old = copy < script->owned[who * KINDS + kind];
                const int lot = old ? kind << 8 | copy : KINDS << 8 | later++;
                drawn[number++] = (mixed(shuffle ^ static_cast<uint64_t>(lot)) & ~uint64_t{0xff}) | static_cast<uint64_t>(kind);
            }
        }
        uint64_t lots[DISCARD_ROOM];
        sort_lots(drawn, number, lots);
        for (size_t place = 0; place < number; ++place) pile[place] = static_cast<uint8_t>(lots[place]);
    }

    // Lots lie evenly between nothing and the highest number, so the first bits of each tell about where it belongs; what is left to do is little.
    static void sort_lots(const uint64_t* drawn, size_t number, uint64_t* lots) {
        constexpr int BITS = 5, SHIFT = 64 - BITS;
        uint8_t ends[1 << BITS] = {};
        for (size_t place = 0; place < number; ++place) ++ends[drawn[place] >> SHIFT];
        for (size_t bucket = 1; bucket < std::size(ends); ++bucket) ends[bucket] = static_cast<uint8_t>(ends[bucket] + ends[bucket - 1]);
        for (size_t place = 0; place < number; ++place) lots[--ends[drawn[place] >> SHIFT]] = drawn[place];
        for (size_t place = 1; place < number; ++place) {
            const uint64_t lot = lots[place];
            size_t before = place;
            for (; before && lots[before - 1] > lot; --before) lots[before] = lots[before - 1];
            lots[before] = lot;
        }
    }

    [[gnu::always_inline]] void draw(int who, int number) {
        State& state = this->state;  // read once: cards that are written might change the member, for all that the compiler knows
        Player& seat = state.seats[who];
        if (seat.deck_length() < number && seat.discard_length) refill(who);
        const int drawn = std::min(number, seat.deck_length());
        if (drawn <= 0) return;
        check_room(seat.hand_length + drawn <= HAND_ROOM, "cards in a hand");
        const uint8_t* cards = seat.deck + seat.deck_top;
        copy_cards(seat.hand + seat.hand_length, cards, drawn);
        Kinds kinds = 0;
        for (int place = 0; place < drawn; ++place) kinds |= bit(cards[place]);
        seat.hand_mask |= kinds;
        note("draw", who, cards, drawn, ZONE_DECK, ZONE_HAND);
        seat.hand_length = static_cast<uint8_t>(seat.hand_length + drawn);
        seat.deck_top = static_cast<uint8_t>(seat.deck_top + drawn);
    }

    void top_cards(int who, int number, Cards& cards) {
        Player& seat = state.seats[who];
        if (seat.deck_length() < number) refill(who);
        cards.length = 0;
        for (int place = 0; place < std::min(number, seat.deck_length()); ++place) cards.add(seat.deck[seat.deck_top + place]);
    }

    void bottom_cards(int who, int number, Cards& cards) {
        Player& seat = state.seats[who];
        if (!seat.deck_length()) refill(who);
        cards.length = 0;
        const int taken = std::min(number, seat.deck_length());
        for (int place = DECK_ROOM - taken; place < DECK_ROOM; ++place) cards.add(seat.deck[place]);
    }
};

}  // namespace deckwright
