// Windows, as in engine/window.py and engine/order.py: which effect comes next by the law of order, and whom to ask.
#pragma once

#include "happenings.hpp"

namespace deckwright {

template <bool LOGGED>
struct WindowPart : HappeningsPart<LOGGED> {
    using Base = HappeningsPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::asked_in, Base::drop_due, Base::follow, Base::gathered, Base::happen, Base::next_player, Base::note,
        Base::script;

    // --- the law of order -------------------------------------------------------------------------------------------------------

    enum Next { NOTHING_LEFT, ASK, CARRY_OUT };

    Next next_item(const Frame& frame, int player, const std::vector<Item>& items, Item& chosen) const {
        const auto first = [&](auto fits) {
            const auto found = std::find_if(items.begin(), items.end(), fits);
            if (found == items.end()) return false;
            chosen = *found;
            return true;
        };
        if (frame.happened == HAPPENING_ATTACKED) return first([](const Item& item) { return item.use == USE_MUST; }) ? CARRY_OUT : ASK;
        if (items.size() == 1 && items[0].use != USE_MAY) return first([](const Item&) { return true; }) ? CARRY_OUT : ASK;
        if (first([](const Item& item) { return item.use == USE_MUST && item.effects & EFFECT_NUMBERS; })) return CARRY_OUT;
        if (std::all_of(items.begin(), items.end(), [](const Item& item) { return item.use == USE_MUST && item.effects & EFFECT_QUIET; })) {
            chosen = items[0];
            return CARRY_OUT;
        }
        const std::vector<Item> left = live(frame, player, items);
        if (left.empty()) return NOTHING_LEFT;
        chosen = left[0];
        if (left.size() == 1 && left[0].use != USE_MAY) return CARRY_OUT;
        const bool optional = std::any_of(left.begin(), left.end(), [](const Item& item) { return item.use != USE_MUST; });
        if (optional && frame.happened != HAPPENING_DISCARDED_FROM_PLAY) return ASK;
        return order_matters(player, left) ? ASK : CARRY_OUT;
    }

    // Those that can change something now, as far as their player can see; hidden cards never decide that.
    std::vector<Item> live(const Frame& frame, int player, const std::vector<Item>& items) const {
        if (frame.happened == HAPPENING_ATTACKED) return items;
        std::vector<Item> left;
        for (const Item& item : items) {
            if (item.effects & (EFFECT_HIDDEN | EFFECT_DRAWS) || does_something(player, item.kind)) left.push_back(item);
        }
        return left;
    }

    bool does_something(int player, int kind) const {
        std::string after;
        if (!carry_out_on_copy(player, {kind}, after)) return true;
        return after != position(state, false) && after != position(state, true);
    }

    bool order_matters(int player, const std::vector<Item>& items) const {
        constexpr size_t MOST_TRIED = 5;
        if (items.size() > MOST_TRIED) return true;
        std::vector<int> kinds;
        for (const Item& item : items) {
            if (item.effects & EFFECT_HIDDEN) return true;
            for (const Item& other : items) {
                if (item.effects & EFFECT_DRAWS && &other != &item && other.effects & EFFECT_STIRS) return true;
            }
            kinds.push_back(item.kind);
        }
        std::string first, other;
        if (!carry_out_on_copy(player, kinds, first)) return true;
        while (std::next_permutation(kinds.begin(), kinds.end())) {
            if (!carry_out_on_copy(player, kinds, other) || other != first) return true;
        }
        return false;
    }

    // The position after effects of these names in this order; false if somebody is asked on the way.
    bool carry_out_on_copy(int player, const std::vector<int>& kinds, std::string& after) const;

    // The same for two states if the same cards are in the same places and all numbers are equal; a shuffle may have any result.
    std::string position(const State& moment, bool shuffled) const {
        std::string text;
        const auto number = [&text](int64_t value) { text.append(reinterpret_cast<const char*>(&value), sizeof value); };
        const auto pile = [&](const uint8_t* cards, int length, bool sorted) {
            std::string copy(reinterpret_cast<const char*>(cards), static_cast<size_t>(length));
            if (sorted) std::sort(copy.begin(), copy.end());
            number(length);
            text += copy;
        };
        for (int player = 0; player < moment.players; ++player) {
            const Player& seat = moment.seats[player];
            pile(seat.hand, seat.hand_length, true);
            pile(seat.deck + seat.deck_top, seat.deck_length(), shuffled);
            pile(seat.discard, seat.discard_length, true);
            pile(seat.in_play, seat.in_play_length, true);
            for (int zone = ZONE_ASIDE; zone < ZONES; ++zone) pile(seat.away + seat.away_start(zone), seat.away_lengths[zone - ZONE_ASIDE], true);
            for (const uint16_t counter : seat.counters) number(counter);
            number(static_cast<int64_t>(seat.projects));
        }
        pile(moment.supply, KINDS, false);
        for (const auto& counter : moment.pile_counters) pile(counter, KINDS, false);
        for (const uint16_t counter : moment.table_counters) number(counter);
        pile(moment.trash, KINDS, false);
        for (int player = 0; moment.remembers && player < moment.players; ++player) {
            text.append(reinterpret_cast<const char*>(moment.memory + player), sizeof(Memory));
        }
        for (const int64_t value : {int64_t{moment.phase}, int64_t{moment.actions}, int64_t{moment.buys}, int64_t{moment.coins}, int64_t{moment.potions}, int64_t{moment.next_hand},
                                    int64_t{moment.extra_turns}, int64_t{moment.turns_in_a_row}}) {
            number(value);
        }
        std::vector<std::string> waiting;
        for (int place = 0; place < moment.triggers_length; ++place) {
            waiting.emplace_back(reinterpret_cast<const char*>(moment.triggers + place), sizeof(Trigger));
        }
        std::sort(waiting.begin(), waiting.end());
        for (const std::string& trigger : waiting) text += trigger;
        for (int place = 0; place < moment.modifiers_length; ++place) {
            number(moment.modifiers[place].where);
            number(moment.modifiers[place].less);
            number(moment.modifiers[place].until);
        }
        for (int place = 0; place + 1 < moment.depth; ++place) {
            number(moment.frame(place).here);
            number(moment.frame(place).immune);
        }
        return text;
    }

    // --- operations -------------------------------------------------------------------------------------------------------------

    // True when somebody is asked.
    bool window(Frame& frame) {
        while (frame.round < state.players) {
            const int player = asked_in(frame);
            const std::vector<Item> items = gathered(frame, player);
            if (!items.empty()) {
                Item item;
                const Next next = next_item(frame, player, items, item);
                if (next == ASK) {
                    --frame.pc;
                    state.asking = static_cast<int8_t>(player);
                    return true;
                }
                if (next == CARRY_OUT) {
                    --frame.pc;
                    follow(frame, player, item);
                    return false;
                }
            }
            next_player(frame);
        }
        while (frame.due) drop_due(frame, frame.due - 1);  // what could change nothing to the end
        return false;
    }

    // What the player of a window can say: what has to be done, and what may be.
    void offers(const Frame& frame, Kinds& must, Kinds& may) const {
        must = may = 0;
        const int player = asked_in(frame);
        for (const Item& item : live(frame, player, gathered(frame, player))) {
            const bool first = item.use == USE_MUST || frame.happened == HAPPENING_DISCARDED_FROM_PLAY;
            if (frame.happened == HAPPENING_ATTACKED && item.use != USE_MAY) continue;
            (first ? must : may) |= bit(item.kind);
        }
    }

    static int verb_of_optional(const Frame& frame) { return frame.happened == HAPPENING_ATTACKED ? VERB_REVEAL : VERB_REACT; }

    void answer_window(Frame& frame, int verb, int kind) {
        if (verb == VERB_PASS) return next_player(frame);
        const int player = asked_in(frame);
        for (const Item& item : gathered(frame, player)) {
            if (item.kind != kind) continue;
            const Listener* listener = item.listener;
            follow(frame, player, item);
            const uint8_t shown = static_cast<uint8_t>(kind);
            if (listener && listener->use == USE_MAY && listener->place == ZONE_HAND) note("reveal", player, &shown, 1, ZONE_HAND, ZONE_HAND);
            return;
        }
    }

    void attacked(const Frame& frame) {
        const uint8_t card = static_cast<uint8_t>(frame.kind);
        happen(HAPPENING_ATTACKED, frame.player, &card, 1, NOBODY, ZONE_IN_PLAY);
    }

    // The Attack whose frame lies under the window leaves the player alone.
    void be_unaffected(const Frame& frame) {
        if (state.depth < 3) return;
        Frame& attack = state.frame(state.depth - 3);
        attack.immune = static_cast<uint8_t>(attack.immune | 1U << frame.player);
        const uint8_t card = static_cast<uint8_t>(frame.kind);
        note("unaffected", frame.player, &card, 1);
    }
};

}  // namespace deckwright
