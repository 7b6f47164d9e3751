// Happenings, as in engine/window.py: effects that wait, the opening of a window, what is due in it, and carrying it out.
//
// A window is a frame. Somebody buys a Province with a Hoard in play and an Embargo token on the pile:
//
//   turn            BUY_PHASE
//   gain            WOULD_GAIN       chosen: Province
//   window          WINDOW           them: Province, used: Embargo     goes through the players; this one has the Hoard left
//   Embargo         GAIN_FROM_PILE   what is being carried out
#pragma once

#include <vector>

#include "choosing.hpp"

namespace deckwright {

// Everything of one name that is due for one player: chosen once, carried out one after the other.
struct Item {
    int kind = NOBODY, use = USE_MUST, effects = ~0;
    const Listener* listener = nullptr;
    int copies = 0;
    bool waited = false;  // effects that waited are among it
};

template <bool LOGGED>
struct HappeningsPart : ChoosingPart<LOGGED> {
    using Base = ChoosingPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::draw, Base::push;

    // --- effects that wait ------------------------------------------------------------------------------------------------------

    Trigger& wait_for(const Waiting& waiting, int kind, const Instruction& instruction) {
        check_room(state.triggers_length < TRIGGERS, "effects that wait");
        Trigger& trigger = state.triggers[state.triggers_length++];
        std::memset(static_cast<void*>(&trigger), 0, sizeof trigger);
        const auto& at = instruction.at;
        trigger.happening = static_cast<uint8_t>(at[0]);
        trigger.where = static_cast<uint16_t>(at[1]);
        trigger.once = at[2] != 0;
        trigger.lasting = at[3] != 0;
        trigger.start = static_cast<uint16_t>(at[5]);
        trigger.kind = static_cast<int8_t>(kind);
        trigger.player = waiting.player;
        trigger.card_kind = waiting.card_kind;
        trigger.card_number = waiting.card_number;
        trigger.companion_kind = waiting.companion_kind;
        trigger.companion_number = waiting.companion_number;
        return trigger;
    }

    void wait_for(const Frame& frame, const Instruction& instruction) {
        const Waiting waiting{frame.player, frame.here ? frame.kind : static_cast<int8_t>(NOBODY), frame.here ? frame.number : uint8_t{0},
                              frame.companion_kind, frame.companion_number};
        Trigger& trigger = wait_for(waiting, frame.kind, instruction);
        if (!instruction.at[4]) return;
        for (int card = 0; card < box.kinds; ++card) {
            for (int copy = 0; copy < frame.slots[SLOT_THEM][card]; ++copy) {
                check_room(trigger.remembered_length < REMEMBERED_ROOM, "cards that an effect remembers");
                trigger.remembered[trigger.remembered_length++] = static_cast<uint8_t>(card);
            }
        }
    }

    bool passes(int kind, int where) const {
        const Filter& filter = box.filters[static_cast<size_t>(where)];
        return filter.fixed ? (filter.passes & bit(kind)) != 0 : deckwright::passes(box, state, state.top(), filter.tests, kind);
    }

    bool one_passes(const uint8_t* cards, int length, int where) const {
        for (int place = 0; place < length; ++place) {
            if (passes(cards[place], where)) return true;
        }
        return false;
    }

    bool is_set_off(const Trigger& trigger, int what, int player, const uint8_t* cards, int length) const {
        return trigger.happening == what && trigger.player == player && (!trigger.where || one_passes(cards, length, trigger.where));
    }

    bool sets_off(int what, int player, const uint8_t* cards, int length) const {
        for (int place = 0; place < state.triggers_length; ++place) {
            if (is_set_off(state.triggers[place], what, player, cards, length)) return true;
        }
        return false;
    }

    bool is_heard(int what) const { return box.heard >> what & 1U; }

    // --- opening ----------------------------------------------------------------------------------------------------------------

    // Opens a window if anything may answer to this; mostly nothing does.
    bool happen(int what, int player, const uint8_t* cards = nullptr, int length = 0, int origin = NOBODY, int there = NOBODY) {
        if (!sets_off(what, player, cards, length) && !may_be_answered(what, player, cards, length)) return false;
        return open_window(what, player, cards, length, origin, there);
    }

    // What waited for it falls due before what is due already:
    //
    //   triggers  A b C     due  x          b waits for something else
    //   triggers  b         due  A C x      and the window has two of them
    [[gnu::noinline]] bool open_window(int what, int player, const uint8_t* cards, int length, int origin, int there) {
        int due = 0;
        if (state.triggers_length) {
            Trigger set_off[TRIGGERS];
            int kept = 0;
            for (int place = 0; place < state.triggers_length; ++place) {
                const Trigger trigger = state.triggers[place];
                const bool falls_due = is_set_off(trigger, what, player, cards, length);
                if (falls_due) set_off[due++] = trigger;
                if (!falls_due || !trigger.once) state.triggers[kept++] = trigger;
            }
            state.triggers_length = static_cast<uint8_t>(kept);
            if (due && needs_no_window(what, set_off, due)) {
                for (int place = 0; place < due; ++place) give_bonuses(player, box.openings[set_off[place].start]);
                return false;
            }
            if (due) {
                check_room(state.due_length + due <= TRIGGERS, "effects that fall due at once");
                if (state.due_length) std::memmove(static_cast<void*>(state.due + due), state.due, state.due_length * sizeof(Trigger));
                for (int place = 0; place < due; ++place) state.due[place] = set_off[place];
                state.due_length = static_cast<uint8_t>(state.due_length + due);
            }
        }
        Frame& frame = push(WINDOW_START, player);
        frame.happened = static_cast<int8_t>(what);
        frame.origin = static_cast<int8_t>(origin);
        frame.there = static_cast<int8_t>(there);
        frame.due = static_cast<uint8_t>(due);
        frame.here = 1;
        for (int place = 0; place < length; ++place) ++frame.slots[SLOT_THEM][cards[place]];
        return true;
    }

    // Where nothing listens and all that waited gives nothing but bonuses, their order can't matter: they are given at once.
    bool needs_no_window(int what, const Trigger* due, int length) const {
        if (LOGGED || !box.listeners_to[static_cast<size_t>(what)].empty()) return false;
        return std::all_of(due, due + length, [this](const Trigger& trigger) { return box.openings[trigger.start].then == Opening::ENDS; });
    }

    void give_bonuses(int player, const Opening& opening) {
        if (opening.cards) draw(player, opening.cards);
        state.actions = static_cast<int16_t>(state.actions + opening.actions);
        state.buys = static_cast<int16_t>(state.buys + opening.buys);
        state.coins += opening.coins;
    }

    bool may_be_answered(int what, int who, const uint8_t* cards, int length) const {
        for (const Listener& listener : box.listeners_to[static_cast<size_t>(what)]) {
            if (listener.place == SPOT_ITSELF) {
                if (holds(cards, length, listener.kind)) return true;
            } else if (listener.place == SPOT_ON_PILE) {
                for (int place = 0; place < length; ++place) {
                    if (state.pile_counters[COUNTER_SLOTS[listener.counter]][cards[place]]) return true;
                }
            } else if (listener.place == SPOT_IN_SUPPLY) {
                if (box.piles & bit(listener.kind)) return true;
            } else if (listener.place == SPOT_BESIDE) {
                return true;
            } else if (listener.place == SPOT_BOUGHT) {
                for (int player = 0; player < state.players; ++player) {
                    if (state.seats[player].projects & bit(listener.kind)) return true;
                }
            } else {
                for (int player = 0; player < state.players; ++player) {
                    if (listener.whose == WHOSE_OWN && player != who) continue;
                    const Player& seat = state.seats[player];
                    const bool there = listener.place == ZONE_HAND ? (seat.hand_mask & bit(listener.kind)) != 0 : holds(seat.in_play, seat.in_play_length, listener.kind);
                    if (there) return true;
                }
            }
        }
        return false;
    }

    int lies_in(int player, int zone, int kind) const {
        const Player& seat = state.seats[player];
        if (zone == ZONE_HAND) return (seat.hand_mask & bit(kind)) ? copies_of(seat.hand, seat.hand_length, kind) : 0;
        return copies_of(seat.in_play, seat.in_play_length, kind);
    }

    static int copies_of(const uint8_t* cards, int length, int kind) { return static_cast<int>(std::count(cards, cards + length, static_cast<uint8_t>(kind))); }

    // --- gathering --------------------------------------------------------------------------------------------------------------

    int asked_in(const Frame& frame) const { return (state.player + frame.round) % state.players; }

    static void next_player(Frame& frame) {
        ++frame.round;
        if (frame.last_used < 0) return;
        std::memset(frame.slots[SLOT_USED], 0, KINDS);
        frame.last_used = NOBODY;
    }

    static Item& item_of(std::vector<Item>& items, int kind, int use) {
        auto place = std::find_if(items.begin(), items.end(), [kind](const Item& item) { return item.kind >= kind; });
        if (place == items.end() || place->kind != kind) {
            Item made;
            made.kind = kind;
            made.use = use;
            place = items.insert(place, made);
        }
        return *place;
    }

    // What is due for a player now, by kind of card.
    std::vector<Item> gathered(const Frame& frame, int player) const {
        std::vector<Item> items;
        for (int place = 0; place < frame.due; ++place) {
            if (state.due[place].player != player) continue;
            if ((box.effects[state.due[place].start] & EFFECT_NEEDS_CARD) && !is_there(frame)) continue;
            Item& item = item_of(items, state.due[place].kind, USE_MUST);
            item.waited = true;
            item.effects &= box.effects[state.due[place].start];
        }
        for (const Listener& listener : box.listeners_to[static_cast<size_t>(frame.happened)]) {
            const int copies = copies_that_answer(frame, player, listener);
            if (!copies) continue;
            Item& item = item_of(items, listener.kind, listener.use);
            item.listener = &listener;
            item.copies = copies;
            item.effects &= box.effects[static_cast<size_t>(listener.start)];
        }
        return items;
    }

    int copies_that_answer(const Frame& frame, int player, const Listener& listener) const {
        if (listener.whose == WHOSE_OWN && player != frame.player) return 0;
        if (listener.whose == WHOSE_OTHERS && player == frame.player) return 0;
        const uint8_t* them = frame.slots[SLOT_THEM];
        int copies = 0;
        if (listener.place == SPOT_ITSELF) {
            copies = them[listener.kind];
        } else if (listener.place == SPOT_ON_PILE) {
            for (int kind = 0; kind < box.kinds; ++kind) copies += them[kind] * state.pile_counters[COUNTER_SLOTS[listener.counter]][kind];
        } else if (listener.place == SPOT_IN_SUPPLY) {
            copies = (box.piles & bit(listener.kind)) != 0;
        } else if (listener.place == SPOT_BESIDE || listener.place == SPOT_BOUGHT) {
            copies = listener.place == SPOT_BESIDE || (state.seats[player].projects & bit(listener.kind)) != 0;
        } else {
            copies = lies_in(player, listener.place, listener.kind);
        }
        if (!copies || !is_left(frame, listener, copies)) return 0;
        if (listener.where) {
            bool one = false;
            for (int kind = 0; kind < box.kinds; ++kind) one |= them[kind] && passes(kind, listener.where);
            if (!one) return 0;
        }
        if ((box.effects[static_cast<size_t>(listener.start)] & EFFECT_NEEDS_CARD) && !is_there(frame)) return 0;
        if (listener.condition < 0) {
            Frame asked{};
            set_up_follower(asked, frame, player);
            asked.kind = static_cast<int8_t>(listener.kind);
            asked.here = listener.place >= SPOT_ITSELF;
            if (!amount(box, state, asked, listener.condition)) return 0;
        }
        return copies;
    }

    static bool is_left(const Frame& frame, const Listener& listener, int copies) {
        const int used = frame.slots[SLOT_USED][listener.kind];
        if (listener.use == USE_MUST || listener.again == AGAIN_ONCE) return !used;
        if (listener.again == AGAIN_EACH_COPY) return used < copies;
        return listener.again != AGAIN_NOT_IN_A_ROW || frame.last_used != listener.kind;
    }

    // The cards of the happening still lie where it put them, as far as anybody has followed them.
    bool is_there(const Frame& frame) const {
        if (!frame.here || frame.there < 0) return frame.here && frame.happened == HAPPENING_WOULD_GAIN;
        for (int kind = 0; kind < box.kinds; ++kind) {
            if (frame.slots[SLOT_THEM][kind] > count_in(frame.player, frame.there, kind)) return false;
        }
        return true;
    }

    int count_in(int player, int zone, int kind) const {
        const Player& seat = state.seats[player];
        switch (zone) {
            case ZONE_HAND: return copies_of(seat.hand, seat.hand_length, kind);
            case ZONE_DECK: return copies_of(seat.deck + seat.deck_top, seat.deck_length(), kind);
            case ZONE_DISCARD: return copies_of(seat.discard, seat.discard_length, kind);
            case ZONE_IN_PLAY: return copies_of(seat.in_play, seat.in_play_length, kind);
            case ZONE_TRASH: return state.trash[kind];
            default: return zone < ZONES ? copies_of(seat.away + seat.away_start(zone), seat.away_lengths[zone - ZONE_ASIDE], kind) : 0;
        }
    }

    // --- following --------------------------------------------------------------------------------------------------------------

    static void set_up_follower(Frame& follower, const Frame& frame, int player) {
        follower.player = follower.subject = static_cast<int8_t>(player);
        follower.happened = frame.happened;
        follower.origin = frame.origin;
        follower.there = frame.there;
        std::memcpy(follower.slots[SLOT_THEM], frame.slots[SLOT_THEM], KINDS);
    }

    void follow(Frame& frame, int player, const Item& item) {
        if (item.listener) {
            const Listener& listener = *item.listener;
            const bool each = listener.again == AGAIN_EACH_COPY;
            frame.slots[SLOT_USED][item.kind] = static_cast<uint8_t>(each ? frame.slots[SLOT_USED][item.kind] + 1 : 1);
            frame.last_used = static_cast<int8_t>(item.kind);
            const int times = listener.use == USE_MUST && each ? item.copies : 1;
            for (int time = 0; time < times; ++time) {
                set_up_follower(push(listener.start, player, item.kind, listener.place >= SPOT_ITSELF), frame, player);
            }
        }
        if (item.waited) follow_what_waited(frame, player, item.kind);
    }

    // What was first to wait comes first, so it is pushed last.
    void follow_what_waited(Frame& frame, int player, int kind) {
        for (int place = frame.due - 1; place >= 0; --place) {
            const Trigger trigger = state.due[place];
            if (trigger.player != player || trigger.kind != kind) continue;
            drop_due(frame, place);
            Frame& follower = push(trigger.start, player);
            set_up_follower(follower, frame, player);
            if (!trigger.remembered_length) continue;
            std::memset(follower.slots[SLOT_THEM], 0, KINDS);
            for (int card = 0; card < trigger.remembered_length; ++card) ++follower.slots[SLOT_THEM][trigger.remembered[card]];
        }
    }

    void drop_due(Frame& frame, int place) {
        --frame.due;
        --state.due_length;
        std::memmove(static_cast<void*>(state.due + place), state.due + place + 1, static_cast<size_t>(state.due_length - place) * sizeof(Trigger));
    }
};

}  // namespace deckwright
