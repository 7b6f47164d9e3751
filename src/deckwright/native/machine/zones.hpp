// Taking cards out of a zone and putting them into one.
#pragma once

#include "deck.hpp"

namespace deckwright {

template <bool LOGGED>
struct ZonesPart : DeckPart<LOGGED> {
    using Base = DeckPart<LOGGED>;
    using Base::Base;
    using Base::state, Base::disown, Base::own;

    static bool remove_last(uint8_t* pile, uint8_t& length, int card) {
        for (int place = length - 1; place >= 0; --place) {
            if (pile[place] == card) {
                --length;
                for (; place < length; ++place) pile[place] = pile[place + 1];
                return true;
            }
        }
        return false;
    }

    static bool remove_from_away(Player& seat, int zone, int card) {
        const int start = seat.away_start(zone);
        for (int place = seat.away_end(zone) - 1; place >= start; --place) {
            if (seat.away[place] != card) continue;
            --seat.away_length;
            --seat.away_lengths[zone - ZONE_ASIDE];
            std::memmove(seat.away + place, seat.away + place + 1, static_cast<size_t>(seat.away_length - place));
            return true;
        }
        return false;
    }

    static bool remove_from_deck(Player& seat, int card, bool from_below) {
        for (int step = 0; step < seat.deck_length(); ++step) {
            const int place = from_below ? DECK_ROOM - 1 - step : seat.deck_top + step;
            if (seat.deck[place] == card) {
                std::memmove(seat.deck + seat.deck_top + 1, seat.deck + seat.deck_top, static_cast<size_t>(place - seat.deck_top));
                ++seat.deck_top;
                return true;
            }
        }
        return false;
    }

    // Takes the last copy out of a hand. Hands are mostly short: eight cards are looked at together, as one number. The first card is
    // its lowest byte, so the hand 0 5 3 5 1, of which a 5 is taken, reads from the right:
    //
    //   cards    .. .. .. 01 05 03 05 00
    //   found             00 80 00 80 00    the highest bit of each 5
    //   before            00 00 FF FF FF    what lies before the last of them and stays
    //   result   .. .. .. .. 01 03 05 00    the rest has moved down by one card
    static bool remove_from_hand(Player& seat, int kind) {
        if (!(seat.hand_mask & bit(kind))) return false;
        if (seat.hand_length > EIGHT) [[unlikely]] {
            remove_last(seat.hand, seat.hand_length, kind);
            if (!holds(seat.hand, seat.hand_length, kind)) seat.hand_mask &= ~bit(kind);
            return true;
        }
        uint64_t cards;
        std::memcpy(&cards, seat.hand, EIGHT);
        const uint64_t found = copies_among(cards, kind) & ~0ULL >> (8 * (EIGHT - seat.hand_length));
        const uint64_t before = (1ULL << (std::bit_width(found) - 8)) - 1;
        cards = (cards & before) | (cards >> 8 & ~before);
        std::memcpy(seat.hand, &cards, EIGHT);
        --seat.hand_length;
        seat.hand_mask &= ~(static_cast<Kinds>(!(found & (found - 1))) << kind);
        return true;
    }

    // Takes the top card of a pile, if there is one.
    bool take_from_pile(int kind) {
        if (kind < 0 || !(state.stocked & bit(kind))) return false;
        if (!--state.supply[kind]) {
            ++state.empty_piles;
            state.stocked &= ~bit(kind);
        }
        state.idle = 0;
        return true;
    }

    bool take_one(int who, int kind, int zone) {
        Player& seat = state.seats[who];
        switch (zone) {
            case ZONE_HAND: return remove_from_hand(seat, kind);
            case ZONE_DECK: return remove_from_deck(seat, kind, false);
            case ZONE_BOTTOM: return remove_from_deck(seat, kind, true);
            case ZONE_DISCARD: return remove_last(seat.discard, seat.discard_length, kind);
            case ZONE_IN_PLAY: return remove_last(seat.in_play, seat.in_play_length, kind);
            case ZONE_TRASH:
                if (!state.trash[kind]) return false;
                --state.trash[kind];
                return true;
            case ZONE_SUPPLY:  // it is counted among the player's cards until it lies elsewhere
                if (!take_from_pile(kind)) return false;
                own(seat, kind);
                return true;
            default: return remove_from_away(seat, zone, kind);
        }
    }

    // Removes cards from a zone; those that are no longer there are left out.
    void take_out(int who, Cards& cards, int zone) {
        Player& seat = state.seats[who];
        if (zone == ZONE_DECK && cards.length <= seat.deck_length() && !std::memcmp(seat.deck + seat.deck_top, cards.at, static_cast<size_t>(cards.length))) {
            seat.deck_top = static_cast<uint8_t>(seat.deck_top + cards.length);
            return;
        }
        int taken = 0;
        for (int place = 0; place < cards.length; ++place) {
            if (take_one(who, cards.at[place], zone)) cards.at[taken++] = cards.at[place];
        }
        cards.length = taken;
    }

    void put(int who, const Cards& cards, int zone) {
        Player& seat = state.seats[who];
        const size_t length = static_cast<size_t>(cards.length);
        switch (zone) {
            case ZONE_HAND:
                check_room(seat.hand_length + cards.length <= HAND_ROOM, "cards in a hand");
                copy_cards(seat.hand + seat.hand_length, cards.at, cards.length);
                seat.hand_length = static_cast<uint8_t>(seat.hand_length + cards.length);
                for (int place = 0; place < cards.length; ++place) seat.hand_mask |= bit(cards.at[place]);
                return;
            case ZONE_DISCARD:
                check_room(seat.discard_length + cards.length <= DISCARD_ROOM, "cards in a discard pile");
                copy_cards(seat.discard + seat.discard_length, cards.at, cards.length);
                seat.discard_length = static_cast<uint8_t>(seat.discard_length + cards.length);
                return;
            case ZONE_DECK:
                check_room(cards.length <= seat.deck_top, "cards in a deck");
                seat.deck_top = static_cast<uint8_t>(seat.deck_top - cards.length);
                std::memcpy(seat.deck + seat.deck_top, cards.at, length);
                return;
            case ZONE_BOTTOM:
                check_room(cards.length <= seat.deck_top, "cards in a deck");
                std::memmove(seat.deck + seat.deck_top - cards.length, seat.deck + seat.deck_top, static_cast<size_t>(seat.deck_length()));
                std::memcpy(seat.deck + DECK_ROOM - cards.length, cards.at, length);
                seat.deck_top = static_cast<uint8_t>(seat.deck_top - cards.length);
                return;
            case ZONE_IN_PLAY:
                check_room(seat.in_play_length + cards.length <= IN_PLAY_ROOM, "cards in play");
                copy_cards(seat.in_play + seat.in_play_length, cards.at, cards.length);
                seat.in_play_length = static_cast<uint8_t>(seat.in_play_length + cards.length);
                return;
            case ZONE_TRASH:
                state.idle = 0;
                for (int place = 0; place < cards.length; ++place) {
                    check_room(state.trash[cards.at[place]] < 255, "cards in the trash");
                    ++state.trash[cards.at[place]];
                    disown(seat, cards.at[place]);
                }
                return;
            case ZONE_SUPPLY:
                state.idle = 0;
                for (int place = 0; place < cards.length; ++place) {
                    const int kind = cards.at[place];
                    if (!state.supply[kind]++) --state.empty_piles;
                    state.stocked |= bit(kind);
                    disown(seat, kind);
                }
                return;
            default: {
                check_room(seat.away_length + cards.length <= AWAY_ROOM, "cards set aside, looked at and on mats");
                uint8_t* end = seat.away + seat.away_end(zone);
                std::memmove(end + cards.length, end, static_cast<size_t>(seat.away + seat.away_length - end));
                std::memcpy(end, cards.at, length);
                seat.away_length = static_cast<uint8_t>(seat.away_length + cards.length);
                uint8_t& there = seat.away_lengths[zone - ZONE_ASIDE];
                there = static_cast<uint8_t>(there + cards.length);
            }
        }
    }
};

}  // namespace deckwright
