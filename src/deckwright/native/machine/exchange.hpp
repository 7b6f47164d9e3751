// States as plain data, to and from Python: the same fields that the Python machine's state has.
#pragma once

#include <nanobind/nanobind.h>

#include "machine.hpp"

namespace deckwright {

namespace nb = nanobind;

inline nb::bytes as_bytes(const uint8_t* cards, int length) { return nb::bytes(reinterpret_cast<const char*>(cards), static_cast<size_t>(length)); }

inline nb::bytes as_bytes(const uint8_t* copies, int kinds, bool) {
    std::string cards;
    for (int kind = 0; kind < kinds; ++kind) cards.append(copies[kind], static_cast<char>(kind));
    return nb::bytes(cards.data(), cards.size());
}

inline nb::object pair_or_none(int kind, int number) { return kind < 0 ? nb::object(nb::none()) : nb::object(nb::make_tuple(number, kind)); }

inline nb::tuple trigger_data(const Trigger& trigger) {
    return nb::make_tuple(trigger.happening, trigger.kind, trigger.player, trigger.start, as_bytes(trigger.remembered, trigger.remembered_length),
                          pair_or_none(trigger.card_kind, trigger.card_number), pair_or_none(trigger.companion_kind, trigger.companion_number));
}

inline nb::dict frame_data(const Box& box, const Frame& frame) {
    nb::dict data;
    data["pc"] = frame.pc;
    data["player"] = frame.player;
    data["subject"] = frame.subject;
    data["kind"] = frame.kind;
    data["here"] = static_cast<bool>(frame.here);
    data["immune"] = frame.immune;
    data["number"] = frame.number;
    data["round"] = frame.round;
    data["companion"] = pair_or_none(frame.companion_kind, frame.companion_number);
    data["playing"] = frame.playing_kind < 0 ? nb::object(nb::none())
                                             : nb::object(nb::make_tuple(frame.playing_kind, static_cast<bool>(frame.playing_here), frame.playing_number,
                                                                         frame.playing_times, static_cast<bool>(frame.playing_again)));
    data["chosen"] = as_bytes(frame.chosen, frame.chosen_length);
    data["them"] = as_bytes(frame.slots[THEM], box.kinds, true);
    nb::list slots;
    slots.append(nb::bytes("", 0));
    for (int slot = 1; slot <= KEPT_SLOTS; ++slot) slots.append(as_bytes(frame.slots[slot], box.kinds, true));
    data["slots"] = slots;
    return data;
}

inline std::string mask_cards(uint32_t mask) {
    std::string cards;
    for (uint32_t left = mask; left; left &= left - 1) cards.push_back(static_cast<char>(std::countr_zero(left)));
    return cards;
}

inline nb::dict state_data(const Box& box, const State& state) {
    nb::dict data;
    nb::list zones, supply, tokens, coin_tokens, turns, last_gained, stack, triggers, due;
    for (int player = 0; player < state.players; ++player) {
        const Player& seat = state.seats[player];
        zones.append(as_bytes(seat.hand, seat.hand_length));
        zones.append(as_bytes(seat.deck + seat.deck_top, seat.deck_length()));
        zones.append(as_bytes(seat.discard, seat.discard_length));
        zones.append(as_bytes(seat.in_play, seat.in_play_length));
        for (int zone = ASIDE; zone <= NATIVE_VILLAGE_MAT; ++zone) {
            std::string cards;
            for (int place = 0; place < seat.away_length; ++place) {
                if (seat.away[place] / KINDS == zone - ASIDE) cards.push_back(static_cast<char>(seat.away[place] % KINDS));
            }
            zones.append(nb::bytes(cards.data(), cards.size()));
        }
        coin_tokens.append(seat.coin_tokens);
        turns.append(seat.turns);
        const std::string gained = mask_cards(seat.last_gained);
        last_gained.append(nb::bytes(gained.data(), gained.size()));
    }
    zones.append(as_bytes(state.trash, box.kinds, true));
    for (int kind = 0; kind < box.kinds; ++kind) {
        supply.append(state.supply[kind] == NO_PILE ? -1 : static_cast<int>(state.supply[kind]));
        tokens.append(state.pile_tokens[kind]);
    }
    for (int place = 0; place < state.depth; ++place) stack.append(frame_data(box, state.frames[place]));
    for (int place = 0; place < state.triggers_length; ++place) triggers.append(trigger_data(state.triggers[place]));
    for (int place = 0; place < state.due_length; ++place) due.append(trigger_data(state.due[place]));
    const std::string bought = mask_cards(state.bought), gained = mask_cards(state.gained);
    data["players"] = state.players;
    data["zones"] = zones;
    data["supply"] = supply;
    data["pile_tokens"] = tokens;
    data["coin_tokens"] = coin_tokens;
    data["turns"] = turns;
    data["last_gained"] = last_gained;
    data["stack"] = stack;
    data["triggers"] = triggers;
    data["due"] = due;
    data["bought"] = nb::bytes(bought.data(), bought.size());
    data["gained"] = nb::bytes(gained.data(), gained.size());
    data["randomness"] = nb::make_tuple(static_cast<uint64_t>(state.randomness >> 64), static_cast<uint64_t>(state.randomness));
    data["player"] = state.player;
    data["asking"] = state.asking;
    data["phase"] = state.phase;
    data["actions"] = state.actions;
    data["buys"] = state.buys;
    data["coins"] = state.coins;
    data["plays"] = state.plays;
    data["next_hand"] = state.next_hand;
    data["extra_turn"] = static_cast<bool>(state.extra_turn);
    data["turns_in_a_row"] = state.turns_in_a_row;
    data["idle"] = state.idle;
    return data;
}

// Zones, piles and counters in one string, to compare many states quickly (tests/native/comparing.py makes the same).
inline nb::bytes digest(const Box& box, const State& state) {
    std::string text;
    const auto pile = [&text](const uint8_t* cards, int length) {
        text.push_back(static_cast<char>(length));
        text.append(reinterpret_cast<const char*>(cards), static_cast<size_t>(length));
    };
    for (int player = 0; player < state.players; ++player) {
        const Player& seat = state.seats[player];
        pile(seat.hand, seat.hand_length);
        pile(seat.deck + seat.deck_top, seat.deck_length());
        pile(seat.discard, seat.discard_length);
        pile(seat.in_play, seat.in_play_length);
        text.push_back(static_cast<char>(seat.away_length));
        text.push_back(static_cast<char>(seat.turns & 255));
    }
    for (int kind = 0; kind < box.kinds; ++kind) text.push_back(static_cast<char>(state.supply[kind]));
    for (int kind = 0; kind < box.kinds; ++kind) text.push_back(static_cast<char>(state.trash[kind]));
    for (const int number : {static_cast<int>(state.player), static_cast<int>(state.asking), static_cast<int>(state.phase), static_cast<int>(state.actions),
                             static_cast<int>(state.buys), static_cast<int>(state.coins), static_cast<int>(state.depth), static_cast<int>(state.triggers_length)}) {
        text.push_back(static_cast<char>(number & 255));
    }
    return nb::bytes(text.data(), text.size());
}

inline std::string cards_of(nb::handle value) {
    const nb::bytes cards = nb::cast<nb::bytes>(value);
    return std::string(cards.c_str(), cards.size());
}

template <class Number>
void read_number(const nb::dict& data, const char* name, Number& target) {
    const int64_t value = nb::cast<int64_t>(data[name]);
    target = static_cast<Number>(value);
    check_room(static_cast<int64_t>(target) == value, name);
}

inline void fill(uint8_t* room, int most, uint8_t& length, const std::string& cards, const char* what) {
    check_room(static_cast<int>(cards.size()) <= most, what);
    std::memcpy(room, cards.data(), cards.size());
    length = static_cast<uint8_t>(cards.size());
}

inline void read_trigger(nb::handle data, Trigger& trigger) {
    const nb::tuple parts = nb::cast<nb::tuple>(data);
    std::memset(static_cast<void*>(&trigger), 0, sizeof trigger);
    trigger.happening = nb::cast<uint8_t>(parts[0]);
    trigger.kind = nb::cast<int8_t>(parts[1]);
    trigger.player = nb::cast<int8_t>(parts[2]);
    trigger.start = nb::cast<uint16_t>(parts[3]);
    fill(trigger.remembered, REMEMBERED_ROOM, trigger.remembered_length, cards_of(parts[4]), "cards that an effect remembers");
    trigger.card_kind = trigger.companion_kind = NOBODY;
    if (!parts[5].is_none()) {
        trigger.card_number = nb::cast<uint8_t>(parts[5][0]);
        trigger.card_kind = nb::cast<int8_t>(parts[5][1]);
    }
    if (!parts[6].is_none()) {
        trigger.companion_number = nb::cast<uint8_t>(parts[6][0]);
        trigger.companion_kind = nb::cast<int8_t>(parts[6][1]);
    }
}

inline void read_frame(const nb::dict& data, Frame& frame) {
    std::memset(static_cast<void*>(&frame), 0, sizeof frame);
    read_number(data, "pc", frame.pc);
    read_number(data, "player", frame.player);
    read_number(data, "subject", frame.subject);
    read_number(data, "kind", frame.kind);
    read_number(data, "immune", frame.immune);
    read_number(data, "number", frame.number);
    read_number(data, "round", frame.round);
    frame.here = nb::cast<bool>(data["here"]);
    frame.companion_kind = frame.playing_kind = NOBODY;
    const nb::object companion = data["companion"], playing = data["playing"];
    if (!companion.is_none()) {
        frame.companion_number = nb::cast<uint8_t>(companion[0]);
        frame.companion_kind = nb::cast<int8_t>(companion[1]);
    }
    if (!playing.is_none()) {
        frame.playing_kind = nb::cast<int8_t>(playing[0]);
        frame.playing_here = nb::cast<bool>(playing[1]);
        frame.playing_number = nb::cast<uint8_t>(playing[2]);
        frame.playing_times = nb::cast<uint8_t>(playing[3]);
        frame.playing_again = nb::cast<bool>(playing[4]);
    }
    fill(frame.chosen, CHOSEN_ROOM, frame.chosen_length, cards_of(data["chosen"]), "cards chosen at once");
    for (const char kind : cards_of(data["them"])) ++frame.slots[THEM][static_cast<int>(kind)];
    const nb::object slots = data["slots"];
    for (int slot = 1; slot <= KEPT_SLOTS; ++slot) {
        for (const char kind : cards_of(slots[static_cast<size_t>(slot)])) ++frame.slots[slot][static_cast<int>(kind)];
    }
}

inline uint32_t mask_of(const std::string& cards) {
    uint32_t mask = 0;
    for (const char kind : cards) mask |= bit(kind);
    return mask;
}

inline void read_seat(const Box& box, const nb::dict& data, int player, Player& seat) {
    const nb::object zones = data["zones"];
    const size_t base = static_cast<size_t>(player) * 10;
    fill(seat.hand, HAND_ROOM, seat.hand_length, cards_of(zones[base]), "cards in a hand");
    for (int place = 0; place < seat.hand_length; ++place) seat.hand_mask |= bit(seat.hand[place]);
    const std::string deck = cards_of(zones[base + 1]);
    check_room(deck.size() <= DECK_ROOM, "cards in a deck");
    seat.deck_top = static_cast<uint8_t>(DECK_ROOM - deck.size());
    std::memcpy(seat.deck + seat.deck_top, deck.data(), deck.size());
    fill(seat.discard, DISCARD_ROOM, seat.discard_length, cards_of(zones[base + 2]), "cards in a discard pile");
    fill(seat.in_play, IN_PLAY_ROOM, seat.in_play_length, cards_of(zones[base + 3]), "cards in play");
    for (int zone = ASIDE; zone <= NATIVE_VILLAGE_MAT; ++zone) {
        for (const char kind : cards_of(zones[base + static_cast<size_t>(zone)])) {
            check_room(seat.away_length < AWAY_ROOM, "cards set aside, looked at and on mats");
            seat.away[seat.away_length++] = static_cast<uint8_t>((zone - ASIDE) * KINDS + kind);
        }
    }
    for (int zone = 0; zone < 10; ++zone) {
        for (const char kind : cards_of(zones[base + static_cast<size_t>(zone)])) {
            ++seat.owned[static_cast<int>(kind)];
            ++seat.owned_total;
            seat.points = static_cast<int16_t>(seat.points + box.worth[static_cast<size_t>(kind)]);
        }
    }
    seat.last_gained = mask_of(cards_of(nb::object(data["last_gained"])[static_cast<size_t>(player)]));
    seat.coin_tokens = nb::cast<uint16_t>(nb::object(data["coin_tokens"])[static_cast<size_t>(player)]);
    seat.turns = nb::cast<uint16_t>(nb::object(data["turns"])[static_cast<size_t>(player)]);
}

inline void read_state(const Box& box, const nb::dict& data, State& state) {
    clear_state(state);
    read_number(data, "players", state.players);
    check_room(state.players <= PLAYERS, "players");
    for (int player = 0; player < state.players; ++player) read_seat(box, data, player, state.seats[player]);
    const nb::object zones = data["zones"];
    for (const char kind : cards_of(zones[static_cast<size_t>(state.players) * 10])) ++state.trash[static_cast<int>(kind)];
    for (int kind = 0; kind < KINDS; ++kind) {
        const int size = kind < box.kinds ? nb::cast<int>(nb::object(data["supply"])[static_cast<size_t>(kind)]) : -1;
        check_room(size < NO_PILE, "cards in a pile");
        state.supply[kind] = static_cast<uint8_t>(size < 0 ? NO_PILE : size);
        if (size > 0) state.stocked |= bit(kind);
        state.empty_piles = static_cast<uint8_t>(state.empty_piles + (size == 0));
        if (kind < box.kinds) state.pile_tokens[kind] = nb::cast<uint8_t>(nb::object(data["pile_tokens"])[static_cast<size_t>(kind)]);
    }
    for (const nb::handle frame : nb::object(data["stack"])) {
        check_room(state.depth < FRAMES, "cards being followed at once");
        read_frame(nb::cast<nb::dict>(frame), state.frames[state.depth++]);
    }
    for (const nb::handle trigger : nb::object(data["triggers"])) {
        check_room(state.triggers_length < TRIGGERS, "effects that wait");
        read_trigger(trigger, state.triggers[state.triggers_length++]);
    }
    for (const nb::handle trigger : nb::object(data["due"])) {
        check_room(state.due_length < TRIGGERS, "effects that fall due at once");
        read_trigger(trigger, state.due[state.due_length++]);
    }
    state.bought = mask_of(cards_of(data["bought"]));
    state.gained = mask_of(cards_of(data["gained"]));
    const nb::object words = data["randomness"];
    state.randomness = static_cast<unsigned __int128>(nb::cast<uint64_t>(words[0])) << 64 | nb::cast<uint64_t>(words[1]);
    read_number(data, "player", state.player);
    read_number(data, "asking", state.asking);
    read_number(data, "phase", state.phase);
    read_number(data, "actions", state.actions);
    read_number(data, "buys", state.buys);
    read_number(data, "coins", state.coins);
    read_number(data, "plays", state.plays);
    read_number(data, "next_hand", state.next_hand);
    read_number(data, "turns_in_a_row", state.turns_in_a_row);
    read_number(data, "idle", state.idle);
    state.extra_turn = nb::cast<bool>(data["extra_turn"]);
}

}  // namespace deckwright
