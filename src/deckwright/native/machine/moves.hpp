// Moves: with those of the deck and the turn the only place where zones, piles and counters change. Each mirrors the move of the
// same name in engine/moves.py.
#pragma once

#include "zones.hpp"

namespace deckwright {

template <bool LOGGED>
struct MovesPart : ZonesPart<LOGGED> {
    using Base = ZonesPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::disown, Base::note, Base::note_sorted, Base::own, Base::put, Base::remove_from_hand,
        Base::remove_from_away, Base::take_from_pile, Base::take_one, Base::take_out;

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

    // From the Supply into the discard pile, as most gains go.
    [[gnu::always_inline]] bool gain_into_discard(int who, int kind) {
        if (!take_from_pile(kind)) return false;
        Player& seat = state.seats[who];
        own(seat, kind);
        check_room(seat.discard_length < DISCARD_ROOM, "cards in a discard pile");
        seat.discard[seat.discard_length++] = static_cast<uint8_t>(kind);
        remember(DEED_GAINED, who, kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("gain", who, &card, 1, ZONE_SUPPLY, ZONE_DISCARD);
        return true;
    }

    bool gain(int who, int kind, int source, int target) {
        if (source == ZONE_SUPPLY && target == ZONE_DISCARD) return gain_into_discard(who, kind);
        Player& seat = state.seats[who];
        if (source == ZONE_SUPPLY) {
            if (!take_from_pile(kind)) return false;
        } else if (!take_one(who, kind, source)) {
            return false;
        }
        own(seat, kind);
        Cards one;
        one.add(kind);
        put(who, one, target);
        remember(DEED_GAINED, who, kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("gain", who, &card, 1, source, target);
        return true;
    }

    [[gnu::always_inline]] void pay_for(int kind) {
        --state.buys;
        state.coins -= cost_now(box, state, kind);
        state.spent = 1;
        if (remembers(DEED_BOUGHT) && !(box.landscapes & bit(kind))) [[unlikely]] count_deed(DEED_BOUGHT, state.player, kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        note("buy", state.player, &card, 1, ZONE_SUPPLY, ZONE_DISCARD);
        if (box.prices_vary) [[unlikely]] pay_other_parts(box.other_parts[static_cast<size_t>(kind)]);
    }

    [[gnu::noinline]] void pay_other_parts(int others) {
        state.potions = static_cast<uint8_t>(state.potions - potions_in(others));
        if (others / DEBT_PART) take_tokens(state.player, COUNTER_DEBT, others / DEBT_PART);
    }

    void take_tokens(int player, int counter, int number) {
        if (number <= 0) return;
        uint16_t& tokens = state.seats[player].counters[COUNTER_SLOTS[counter]];
        check_room(tokens + number <= UINT16_MAX, "tokens of a player");
        tokens = static_cast<uint16_t>(tokens + number);
        note("take tokens", player, nullptr, 0, NOBODY, NOBODY, number, 0, counter);
    }

    int can_pay() const { return box.owes ? std::min(state.coins, debt_of(state, state.player)) : 0; }

    void pay_debt(int number) {
        state.coins -= number;
        state.spent = 1;
        uint16_t& tokens = state.seats[state.player].counters[COUNTER_SLOTS[COUNTER_DEBT]];
        tokens = static_cast<uint16_t>(tokens - number);
        note("pay", state.player, nullptr, 0, NOBODY, NOBODY, number);
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

    // The same, one after the other by kind: that is how they lie in play while effects wait, and each play has a number.
    void play_plain_treasures_by_kind() {
        Player& seat = state.seats[state.player];
        const int before = seat.in_play_length;
        play_plain_treasures();
        for (int place = before + 1; place < seat.in_play_length; ++place) {
            const uint8_t card = seat.in_play[place];
            int earlier = place;
            for (; earlier > before && seat.in_play[earlier - 1] > card; --earlier) seat.in_play[earlier] = seat.in_play[earlier - 1];
            seat.in_play[earlier] = card;
        }
        check_room(state.plays + seat.in_play_length - before <= 255, "plays in a turn");
        state.plays = static_cast<uint8_t>(state.plays + seat.in_play_length - before);
    }

    // All Treasures of the hand at once, where they give nothing but coins.
    [[gnu::always_inline]] void play_plain_treasures() {
        Player& seat = state.seats[state.player];
        check_room(seat.in_play_length + seat.hand_length <= IN_PLAY_ROOM, "cards in play");
        if (remembers(DEED_PLAYED)) [[unlikely]] remember_treasures(seat);
        uint8_t* in_play = seat.in_play + seat.in_play_length;
        const Kinds treasures = box.treasures;  // copies, since the compiler can't tell that no card is written over them
        const int length = seat.hand_length;
        int played = 0, coins = 0;
        for (int place = 0; place < length; ++place) {  // each card is written to both places, and counts in one
            const uint8_t kind = seat.hand[place];
            in_play[played] = kind;
            seat.hand[place - played] = kind;
            played += static_cast<int>(treasures >> kind & 1U);
            coins += box.coin_values[kind];
        }
        seat.hand_length = static_cast<uint8_t>(length - played);
        seat.hand_mask &= ~treasures;
        seat.in_play_length = static_cast<uint8_t>(seat.in_play_length + played);
        state.coins += coins;
        note_sorted("play", state.player, in_play, played, ZONE_HAND, ZONE_IN_PLAY);
        note("coins", state.player, nullptr, 0, NOBODY, NOBODY, coins, 1);
    }

    bool remembers(int deed) const { return box.remembers >> deed & 1U; }

    [[gnu::always_inline]] void remember(int deed, int who, int kind) {
        if (remembers(deed)) [[unlikely]] count_deed(deed, who, kind);
    }

    [[gnu::noinline]] void count_deed(int deed, int who, int kind) {
        uint8_t& copies = state.memory[who].now[deed][kind];
        check_room(copies < 255, "plays, purchases, gains and trashed cards in a turn");
        ++copies;
    }

    [[gnu::noinline]] void remember_treasures(const Player& seat) {
        for (int place = 0; place < seat.hand_length; ++place) {
            if (box.treasures >> seat.hand[place] & 1U) remember(DEED_PLAYED, state.player, seat.hand[place]);
        }
    }

    void cheapen(int who, int where, int less, int until) {
        int place = 0;
        while (place < state.modifiers_length && (state.modifiers[place].where != where || state.modifiers[place].until != until)) ++place;
        if (place == state.modifiers_length) {
            check_room(place < MODIFIERS, "changes of costs at once");
            state.modifiers[state.modifiers_length++] = {static_cast<int16_t>(where), 0, static_cast<int16_t>(until)};
        }
        Modifier& modifier = state.modifiers[place];
        check_room(modifier.less < INT16_MAX - less, "changes of costs at once");
        modifier.less = static_cast<int16_t>(modifier.less + less);
        note("cheaper", who, nullptr, 0, NOBODY, NOBODY, less);
    }

    // Cards laid out to be passed go to the hand on the left; those without a card are passed over or only receive.
    // What was laid out goes this many seats to the left; a player who laid out nothing may be passed over.
    void pass_cards(int way, bool skip_empty) {
        Cards passed[PLAYERS];
        for (int who = 0; who < state.players; ++who) passed[who] = take_passing(state.seats[who]);
        for (int step = 0; step < state.players; ++step) {
            const int giver = (state.player + step) % state.players;
            Cards& cards = passed[giver];
            if (!cards.length) continue;
            int receiver = (giver + way) % state.players;
            while (skip_empty && !passed[receiver].length) receiver = (receiver + way) % state.players;
            for (int place = 0; place < cards.length; ++place) {
                disown(state.seats[giver], cards.at[place]);
                own(state.seats[receiver], cards.at[place]);
            }
            put(receiver, cards, ZONE_HAND);
            note("pass", giver, cards.at, cards.length, ZONE_PASSING, ZONE_HAND, receiver);
        }
    }

    static Cards take_passing(Player& seat) {
        Cards cards;
        while (seat.away_lengths[ZONE_PASSING - ZONE_ASIDE]) {
            cards.add(seat.away[seat.away_start(ZONE_PASSING)]);
            remove_from_away(seat, ZONE_PASSING, cards.at[cards.length - 1]);
        }
        return cards;
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
};

}  // namespace deckwright
