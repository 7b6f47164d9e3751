// Moves: the only place where zones, piles and counters change. Each mirrors the move of the same name in engine/moves.py.
#pragma once

#include <algorithm>
#include <bit>

#include "events.hpp"
#include "randomness.hpp"
#include "state.hpp"

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
        std::memmove(start, seat.deck + seat.deck_top, static_cast<size_t>(left));
        uint8_t* pile = start + left;
        if (script) [[unlikely]] {
            prescribed(seat, pile);
        } else {
            uint8_t cards[DISCARD_ROOM + SLACK];
            sorted_discard(seat, cards);
            shuffle_sorted(state.randomness, cards, added);
            std::memcpy(pile, cards, static_cast<size_t>(added));
        }
        seat.deck_top = static_cast<uint8_t>(DECK_ROOM - left - added);
        seat.discard_length = 0;
        note("shuffle", who, nullptr, 0, NOBODY, NOBODY, added);
    }

    // The discard pile in the order of kinds; ``pile`` has SLACK more room than cards.
    void sorted_discard(const Player& seat, uint8_t* pile) const {
        uint8_t counts[2][KINDS] = {};  // two tables: long runs of one kind would otherwise wait for each other
        const int length = seat.discard_length;
        int place = 0;
        for (; place + 1 < length; place += 2) {
            ++counts[0][seat.discard[place]];
            ++counts[1][seat.discard[place + 1]];
        }
        if (place < length) ++counts[0][seat.discard[place]];
        for (int kind = 0; kind < box.kinds; ++kind) {
            const int copies = counts[0][kind] + counts[1][kind];
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
        note("draw", who, cards, drawn, DECK, HAND);
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

    static void recount_hand(Player& seat) {
        seat.hand_mask = 0;
        for (int place = 0; place < seat.hand_length; ++place) seat.hand_mask |= bit(seat.hand[place]);
    }

    bool take_one(int who, int kind, int zone) {
        Player& seat = state.seats[who];
        switch (zone) {
            case HAND: return remove_last(seat.hand, seat.hand_length, kind);  // take_out counts the hand anew
            case DECK: return remove_from_deck(seat, kind, false);
            case BOTTOM: return remove_from_deck(seat, kind, true);
            case DISCARD: return remove_last(seat.discard, seat.discard_length, kind);
            case IN_PLAY: return remove_last(seat.in_play, seat.in_play_length, kind);
            case TRASH:
                if (!state.trash[kind]) return false;
                --state.trash[kind];
                return true;
            default: return remove_last(seat.away, seat.away_length, (zone - ASIDE) * KINDS + kind);
        }
    }

    // Removes cards from a zone; those that are no longer there are left out.
    void take_out(int who, Cards& cards, int zone) {
        Player& seat = state.seats[who];
        if (zone == DECK && cards.length <= seat.deck_length() && !std::memcmp(seat.deck + seat.deck_top, cards.at, static_cast<size_t>(cards.length))) {
            seat.deck_top = static_cast<uint8_t>(seat.deck_top + cards.length);
            return;
        }
        int taken = 0;
        for (int place = 0; place < cards.length; ++place) {
            if (take_one(who, cards.at[place], zone)) cards.at[taken++] = cards.at[place];
        }
        cards.length = taken;
        if (zone == HAND) recount_hand(seat);
    }

    void put(int who, const Cards& cards, int zone) {
        Player& seat = state.seats[who];
        const size_t length = static_cast<size_t>(cards.length);
        switch (zone) {
            case HAND:
                check_room(seat.hand_length + cards.length <= HAND_ROOM, "cards in a hand");
                std::memcpy(seat.hand + seat.hand_length, cards.at, length);
                seat.hand_length = static_cast<uint8_t>(seat.hand_length + cards.length);
                recount_hand(seat);
                return;
            case DISCARD:
                check_room(seat.discard_length + cards.length <= DISCARD_ROOM, "cards in a discard pile");
                std::memcpy(seat.discard + seat.discard_length, cards.at, length);
                seat.discard_length = static_cast<uint8_t>(seat.discard_length + cards.length);
                return;
            case DECK:
                check_room(cards.length <= seat.deck_top, "cards in a deck");
                seat.deck_top = static_cast<uint8_t>(seat.deck_top - cards.length);
                std::memcpy(seat.deck + seat.deck_top, cards.at, length);
                return;
            case BOTTOM:
                check_room(cards.length <= seat.deck_top, "cards in a deck");
                std::memmove(seat.deck + seat.deck_top - cards.length, seat.deck + seat.deck_top, static_cast<size_t>(seat.deck_length()));
                std::memcpy(seat.deck + DECK_ROOM - cards.length, cards.at, length);
                seat.deck_top = static_cast<uint8_t>(seat.deck_top - cards.length);
                return;
            case IN_PLAY:
                check_room(seat.in_play_length + cards.length <= IN_PLAY_ROOM, "cards in play");
                std::memcpy(seat.in_play + seat.in_play_length, cards.at, length);
                seat.in_play_length = static_cast<uint8_t>(seat.in_play_length + cards.length);
                return;
            case TRASH:
                state.idle = 0;
                for (int place = 0; place < cards.length; ++place) {
                    check_room(state.trash[cards.at[place]] < 255, "cards in the trash");
                    ++state.trash[cards.at[place]];
                    disown(seat, cards.at[place]);
                }
                return;
            case SUPPLY:
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
                    seat.away[seat.away_length++] = static_cast<uint8_t>((zone - ASIDE) * KINDS + cards.at[place]);
                }
        }
    }

    void disown(Player& seat, int kind) const {
        --seat.owned[kind];
        --seat.owned_total;
        seat.points = static_cast<int16_t>(seat.points - box.worth[static_cast<size_t>(kind)]);
    }

    void move(const char* what, int who, Cards& cards, int source, int target) {
        if (target == SUPPLY) {
            int kept = 0;
            for (int place = 0; place < cards.length; ++place) {
                if (state.supply[cards.at[place]] != NO_PILE) cards.at[kept++] = cards.at[place];
            }
            cards.length = kept;
        }
        take_out(who, cards, source);
        if (cards.length) {
            put(who, cards, target);
            note(what, who, cards.at, cards.length, source, target);
        }
    }

    bool gain(int who, int kind, int source, int target) {
        Player& seat = state.seats[who];
        if (source == SUPPLY) {
            if (kind < 0 || !(state.stocked & bit(kind))) return false;
            if (!--state.supply[kind]) {
                ++state.empty_piles;
                state.stocked &= ~bit(kind);
            }
            state.idle = 0;
        } else if (!take_one(who, kind, source)) {
            return false;
        }
        ++seat.owned[kind];
        ++seat.owned_total;
        seat.points = static_cast<int16_t>(seat.points + box.worth[static_cast<size_t>(kind)]);
        if (target == DISCARD) {
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
        state.coins -= box.costs[static_cast<size_t>(kind)];
        state.bought |= bit(kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("buy", state.player, &card, 1, SUPPLY, DISCARD);
        gain(state.player, kind, SUPPLY, DISCARD);
    }

    void put_into_play(int who, Cards& cards, int source) {
        take_out(who, cards, source);
        if (!cards.length) return;
        check_room(state.plays < 255, "plays in a turn");
        ++state.plays;
        put(who, cards, IN_PLAY);
        note("play", who, cards.at, cards.length, source, IN_PLAY);
    }

    void play_plain_treasures() {
        Player& seat = state.seats[state.player];
        check_room(seat.in_play_length + seat.hand_length <= IN_PLAY_ROOM, "cards in play");
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
        note_sorted("play", state.player, in_play, played, HAND, IN_PLAY);
        note("coins", state.player, nullptr, 0, NOBODY, NOBODY, coins, 1);
    }

    // --- the turn ---------------------------------------------------------------------------------------------------------------

    void start_turn() {
        state.phase = ACTION_PHASE;
        state.actions = state.buys = 1;
        state.coins = 0;
        state.plays = 0;
        state.bought = state.gained = 0;
        note(state.turns_in_a_row == 1 ? "turn" : "extra turn", state.player, nullptr, 0, NOBODY, NOBODY, state.seats[state.player].turns + 1);
    }

    void clean_up() {
        Player& seat = state.seats[state.player];
        state.phase = CLEAN_UP_PHASE;
        int staying = 0;
        uint8_t stays[IN_PLAY_ROOM];
        if (state.triggers_length) staying = part_in_play(seat, stays);
        check_room(seat.discard_length + seat.hand_length + seat.in_play_length <= DISCARD_ROOM, "cards in a discard pile");
        uint8_t* pile = seat.discard + seat.discard_length;
        copy_cards(pile, seat.hand, seat.hand_length);
        copy_cards(pile + seat.hand_length, seat.in_play, seat.in_play_length);
        const int discarded = seat.hand_length + seat.in_play_length;
        seat.discard_length = static_cast<uint8_t>(seat.discard_length + discarded);
        seat.hand_length = 0;
        seat.hand_mask = 0;
        seat.in_play_length = static_cast<uint8_t>(staying);
        if (staying) std::memcpy(seat.in_play, stays, static_cast<size_t>(staying));
        note("clean up", state.player, pile, discarded, HAND, DISCARD, staying);
        draw(state.player, state.next_hand);
    }

    // Splits the play area: what leaves stays in seat.in_play, what waits for the next turn goes to ``stays``.
    int part_in_play(Player& seat, uint8_t* stays) const {
        uint8_t wanted[KINDS] = {};
        for (int place = 0; place < state.triggers_length; ++place) count_staying(place, wanted);
        int left = 0, staying = 0;
        for (int place = 0; place < seat.in_play_length; ++place) {
            const uint8_t kind = seat.in_play[place];
            if (wanted[kind]) {
                --wanted[kind];
                stays[staying++] = kind;
            } else {
                seat.in_play[left++] = kind;
            }
        }
        seat.in_play_length = static_cast<uint8_t>(left);
        return staying;
    }

    // Counts the card of a trigger and its companion, each card in play once however many triggers speak of it.
    void count_staying(int place, uint8_t* wanted) const {
        const Trigger& trigger = state.triggers[place];
        if (!keeps(trigger)) return;
        bool card_seen = false, companion_seen = trigger.companion_kind < 0;
        for (int earlier = 0; earlier < place; ++earlier) {
            const Trigger& other = state.triggers[earlier];
            if (!keeps(other)) continue;
            card_seen |= other.card_number == trigger.card_number && other.card_kind == trigger.card_kind;
            card_seen |= other.companion_kind == trigger.card_kind && other.companion_number == trigger.card_number;
            companion_seen |= other.companion_kind == trigger.companion_kind && other.companion_number == trigger.companion_number;
            companion_seen |= other.card_kind == trigger.companion_kind && other.card_number == trigger.companion_number;
        }
        companion_seen |= trigger.card_kind == trigger.companion_kind && trigger.card_number == trigger.companion_number;
        wanted[static_cast<int>(trigger.card_kind)] = static_cast<uint8_t>(wanted[static_cast<int>(trigger.card_kind)] + !card_seen);
        if (!companion_seen) ++wanted[static_cast<int>(trigger.companion_kind)];
    }

    bool keeps(const Trigger& trigger) const {
        return trigger.player == state.player && trigger.happening == ON_START_OF_TURN && trigger.card_kind >= 0;
    }

    void end_turn() {
        Player& seat = state.seats[state.player];
        ++state.idle;
        state.next_hand = HAND_SIZE;
        seat.last_gained = state.gained;
        if (state.turns_in_a_row == 1) ++seat.turns;
        if (state.triggers_length) {
            int kept = 0;
            for (int place = 0; place < state.triggers_length; ++place) {
                if (state.triggers[place].happening != ON_PLAY) state.triggers[kept++] = state.triggers[place];
            }
            state.triggers_length = static_cast<uint8_t>(kept);
        }
        if (state.extra_turn) {
            state.extra_turn = 0;
            ++state.turns_in_a_row;
        } else {
            state.turns_in_a_row = 1;
            state.player = static_cast<int8_t>(state.player + 1 == state.players ? 0 : state.player + 1);
        }
    }

    void end_game() {
        state.phase = OVER;
        state.asking = NOBODY;
        note("end", NOBODY);
    }
};

}  // namespace deckwright
