// What the verbs of a sentence do with the cards that were chosen.
#pragma once

#include "window.hpp"

namespace deckwright {

template <bool LOGGED>
struct VerbsPart : WindowPart<LOGGED> {
    using Base = WindowPart<LOGGED>;
    using Base::Base;
    using Base::state, Base::chosen_cards, Base::forget_them, Base::happen, Base::is_heard, Base::move, Base::note, Base::note_sorted,
        Base::put_under, Base::remember, Base::remembers, Base::settle;

    void show(Frame& frame, int zone, int into) {
        if (frame.chosen_length) note_sorted("reveal", frame.subject, frame.chosen, frame.chosen_length, zone, zone);
        forget_them(frame);
        for (int place = 0; place < frame.chosen_length; ++place) {
            ++frame.slots[SLOT_THEM][frame.chosen[place]];
            if (into >= 0) ++frame.slots[into][frame.chosen[place]];
        }
    }

    static const char* event_of(int verb) {
        switch (verb) {
            case VERB_DISCARD: return "discard";
            case VERB_TRASH: return "trash";
            case VERB_TOPDECK: return "topdeck";
            case VERB_TAKE: return "take";
            case VERB_SET_ASIDE: return "set aside";
            case VERB_LOOK: return "look";
            case VERB_REVEAL: return "reveal";
            case VERB_RETURN: return "return";
            case VERB_GIVE: return nullptr;  // told when it is passed
            default: return "put under";
        }
    }

    void move_chosen(Frame& frame, int verb, int zone, int slot, int target, int into) {
        Cards cards = chosen_cards(frame);
        const int player = slot == SLOT_THIS ? frame.player : frame.subject;
        if (zone == ZONE_THERE) [[unlikely]] {
            zone = source_of(frame, zone);
            state.frame(state.depth - 2).here = !cards.length;  // the window loses track of the card
        }
        move(LOGGED ? event_of(verb) : "", player, cards, zone, target);
        if (verb == VERB_TRASH && remembers(DEED_TRASHED)) [[unlikely]] {
            for (int place = 0; place < cards.length; ++place) remember(DEED_TRASHED, player, cards.at[place]);
        }
        settle(frame, cards, slot, into);
        const int what = verb == VERB_TRASH ? HAPPENING_TRASH : HAPPENING_DISCARD;
        if ((verb == VERB_TRASH || verb == VERB_DISCARD) && is_heard(what) && cards.length) [[unlikely]] {
            happen(what, player, cards.at, cards.length, zone, target);
        }
    }

    // Where cards come from; THERE is known to the frame alone.
    static int source_of(const Frame& frame, int zone) {
        if (zone != ZONE_THERE) return zone;
        return frame.happened == HAPPENING_WOULD_GAIN ? frame.origin : frame.there;
    }

    void put_into_deck(Frame& frame, int zone) {
        Cards cards = chosen_cards(frame);
        put_under(frame.subject, cards, zone, static_cast<int>(frame.said));
        forget_them(frame);
        for (int place = 0; place < cards.length; ++place) ++frame.slots[SLOT_THEM][cards.at[place]];
    }

    void put_tokens(Frame& frame, int counter, int number) {
        for (int place = 0; place < frame.chosen_length && number > 0; ++place) {
            uint8_t& tokens = state.pile_counters[COUNTER_SLOTS[counter]][frame.chosen[place]];
            check_room(tokens + number <= UINT8_MAX, "tokens on a pile");
            tokens = static_cast<uint8_t>(tokens + number);
            note("put tokens", frame.player, frame.chosen + place, 1, NOBODY, NOBODY, number, 0, counter);
        }
    }

    void add_actions(int player, int number) {
        state.actions = static_cast<int16_t>(state.actions + number);
        note("actions", player, nullptr, 0, NOBODY, NOBODY, number);
    }

    void add_buys(int player, int number) {
        state.buys = static_cast<int16_t>(state.buys + number);
        note("buys", player, nullptr, 0, NOBODY, NOBODY, number);
    }

    void add_potions(int player, int number) {
        check_room(state.potions + number <= UINT8_MAX, "Potions at once");
        state.potions = static_cast<uint8_t>(state.potions + number);
        note("potions", player, nullptr, 0, NOBODY, NOBODY, number);
    }

    void add_coins(int player, int number) {
        state.coins += number;
        note("coins", player, nullptr, 0, NOBODY, NOBODY, number);
    }
};

}  // namespace deckwright
