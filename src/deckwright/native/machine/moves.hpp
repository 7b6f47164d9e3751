// Moves: the only place where zones, piles and counters change. Each mirrors the move of the same name in engine/moves.py.
#pragma once

#include <algorithm>
#include <bit>

#include "eight.hpp"
#include "events.hpp"
#include "randomness.hpp"
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
              int number = 0, int under = 0) {
        if constexpr (LOGGED) {
            int depth = under;
            for (int place = 0; place < state.depth; ++place) depth += state.frames[place].kind >= 0;
            const std::string moved(reinterpret_cast<const char*>(cards), cards ? static_cast<size_t>(length) : 0);
            log->push_back({what, player, source, target, number, depth, moved});
        } else {
            (void)what, (void)player, (void)cards, (void)length, (void)source, (void)target, (void)number, (void)under;
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

    // --- the deck ---------------------------------------------------------------------------------------------------------------

    void refill(int who) {
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
            prescribed(seat, pile);
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
        for (int place = 0; place < seat.away_length; ++place) --counts[seat.away[place] % KINDS];
    }

    // Cards in the order of their kinds; ``pile`` has SLACK more room than cards.
    void lay_out(const uint8_t* counts, uint8_t* pile) const {
        for (int kind = 0; kind < box.kinds; ++kind) {
            const int copies = counts[kind];
            std::memset(pile, kind, SLACK);
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

    void draw(int who, int number) {
        Player& seat = state.seats[who];
        if (seat.deck_length() < number && seat.discard_length) refill(who);
        const int drawn = std::min(number, seat.deck_length());
        if (drawn <= 0) return;
        check_room(seat.hand_length + drawn <= HAND_ROOM, "cards in a hand");
        const uint8_t* cards = seat.deck + seat.deck_top;
        copy_cards(seat.hand + seat.hand_length, cards, drawn);
        for (int place = 0; place < drawn; ++place) seat.hand_mask |= bit(cards[place]);
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

    // --- from zone to zone ------------------------------------------------------------------------------------------------------

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

    // Takes the last copy out of a hand. Hands are mostly short: eight cards are looked at together, as one number.
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
        seat.hand_mask &= ~(static_cast<uint32_t>(!(found & (found - 1))) << kind);
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
            default: return remove_last(seat.away, seat.away_length, (zone - ZONE_ASIDE) * KINDS + kind);
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
            default:
                check_room(seat.away_length + cards.length <= AWAY_ROOM, "cards set aside, looked at and on mats");
                for (int place = 0; place < cards.length; ++place) {
                    seat.away[seat.away_length++] = static_cast<uint8_t>((zone - ZONE_ASIDE) * KINDS + cards.at[place]);
                }
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

    void move(const char* what, int who, Cards& cards, int source, int target) {
        if (target == ZONE_SUPPLY) {
            int kept = 0;
            for (int place = 0; place < cards.length; ++place) {
                if (state.supply[cards.at[place]] != NO_PILE) cards.at[kept++] = cards.at[place];
            }
            cards.length = kept;
        }
        take_out(who, cards, source);
        if (cards.length) {
            put(who, cards, target);
            if (what) note(what, who, cards.at, cards.length, source, target);
        }
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

    bool gain(int who, int kind, int source, int target) {
        Player& seat = state.seats[who];
        if (source == ZONE_SUPPLY) {
            if (!take_from_pile(kind)) return false;
        } else if (!take_one(who, kind, source)) {
            return false;
        }
        own(seat, kind);
        if (target == ZONE_DISCARD) {
            check_room(seat.discard_length < DISCARD_ROOM, "cards in a discard pile");
            seat.discard[seat.discard_length++] = static_cast<uint8_t>(kind);
        } else {
            Cards one;
            one.add(kind);
            put(who, one, target);
        }
        if (who == state.player) state.gained |= bit(kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("gain", who, &card, 1, source, target);
        return true;
    }

    void buy(int kind) {
        --state.buys;
        state.coins -= cost_now(box, state, kind);
        state.bought |= bit(kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("buy", state.player, &card, 1, ZONE_SUPPLY, ZONE_DISCARD);
        gain(state.player, kind, ZONE_SUPPLY, ZONE_DISCARD);
    }

    void put_into_play(int who, Cards& cards, int source) {
        take_out(who, cards, source);
        if (!cards.length) return;
        check_room(state.plays < 255, "plays in a turn");
        ++state.plays;
        put(who, cards, ZONE_IN_PLAY);
        note("play", who, cards.at, cards.length, source, ZONE_IN_PLAY);
    }

    void play_from_hand(int who, int kind) {
        Player& seat = state.seats[who];
        if (!remove_from_hand(seat, kind)) return;
        check_room(state.plays < 255, "plays in a turn");
        ++state.plays;
        check_room(seat.in_play_length < IN_PLAY_ROOM, "cards in play");
        seat.in_play[seat.in_play_length++] = static_cast<uint8_t>(kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("play", who, &card, 1, ZONE_HAND, ZONE_IN_PLAY);
    }

    void play_plain_treasures() {
        Player& seat = state.seats[state.player];
        check_room(seat.in_play_length + seat.hand_length <= IN_PLAY_ROOM, "cards in play");
        if (box.remembers_plays) [[unlikely]] remember_treasures(seat);
        uint8_t* in_play = seat.in_play + seat.in_play_length;
        int left = 0, played = 0, coins = 0;
        for (int place = 0; place < seat.hand_length; ++place) {
            const uint8_t kind = seat.hand[place];
            const int treasure = static_cast<int>(box.treasures >> kind & 1U);
            in_play[played] = kind;
            seat.hand[left] = kind;
            played += treasure;
            left += 1 - treasure;
            coins += box.coin_values[kind];
        }
        seat.hand_length = static_cast<uint8_t>(left);
        seat.hand_mask &= ~box.treasures;
        seat.in_play_length = static_cast<uint8_t>(seat.in_play_length + played);
        state.coins += coins;
        note_sorted("play", state.player, in_play, played, ZONE_HAND, ZONE_IN_PLAY);
        note("coins", state.player, nullptr, 0, NOBODY, NOBODY, coins, 1);
    }

    // --- what Intrigue brought ----------------------------------------------------------------------------------------------------

    void remember_play(int who, int kind) {
        if (who != state.player) return;
        check_room(state.played[kind] < 255, "plays in a turn");
        ++state.played[kind];
    }

    void remember_treasures(const Player& seat) {
        for (int place = 0; place < seat.hand_length; ++place) {
            if (box.treasures >> seat.hand[place] & 1U) remember_play(state.player, seat.hand[place]);
        }
    }

    void cheapen(int who, int where, int less) {
        int place = 0;
        while (place < state.modifiers_length && state.modifiers[place].where != where) ++place;
        if (place == state.modifiers_length) {
            check_room(place < MODIFIERS, "changes of costs at once");
            state.modifiers[state.modifiers_length++] = {static_cast<int16_t>(where), 0};
        }
        Modifier& modifier = state.modifiers[place];
        check_room(modifier.less < INT16_MAX - less, "changes of costs at once");
        modifier.less = static_cast<int16_t>(modifier.less + less);
        note("cheaper", who, nullptr, 0, NOBODY, NOBODY, less);
    }

    // Cards laid out to be passed go to the hand on the left; those without a card are passed over or only receive.
    void pass_cards(bool skip_empty) {
        int passed[PLAYERS];
        for (int who = 0; who < state.players; ++who) passed[who] = take_passing(state.seats[who]);
        for (int step = 0; step < state.players; ++step) {
            const int giver = (state.player + step) % state.players;
            if (passed[giver] < 0) continue;
            int receiver = (giver + 1) % state.players;
            while (skip_empty && passed[receiver] < 0) receiver = (receiver + 1) % state.players;
            Cards card;
            card.add(passed[giver]);
            disown(state.seats[giver], passed[giver]);
            own(state.seats[receiver], passed[giver]);
            put(receiver, card, ZONE_HAND);
            note("pass", giver, card.at, 1, ZONE_PASSING, ZONE_HAND, receiver);
        }
    }

    static int take_passing(Player& seat) {
        for (int place = 0; place < seat.away_length; ++place) {
            const int kind = seat.away[place] % KINDS;
            if (seat.away[place] / KINDS + ZONE_ASIDE != ZONE_PASSING) continue;
            remove_last(seat.away, seat.away_length, seat.away[place]);
            return kind;
        }
        return NOBODY;
    }

    void put_under(int who, Cards& cards, int source, int number) {
        take_out(who, cards, source);
        if (!cards.length) return;
        Player& seat = state.seats[who];
        check_room(cards.length <= seat.deck_top, "cards in a deck");
        uint8_t* top = seat.deck + seat.deck_top;
        std::memmove(top - cards.length, top, static_cast<size_t>(number));
        std::memcpy(top - cards.length + number, cards.at, static_cast<size_t>(cards.length));
        seat.deck_top = static_cast<uint8_t>(seat.deck_top - cards.length);
        note("put into deck", who, cards.at, cards.length, source, ZONE_DECK, number);
    }

#include "turn_moves.inc"
};

}  // namespace deckwright
