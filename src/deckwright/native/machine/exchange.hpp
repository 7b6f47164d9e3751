// States as plain data for Python: the same fields that the Python machine's state has.
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
    return nb::make_tuple(trigger.happening, trigger.where, trigger.player, trigger.start, trigger.kind, as_bytes(trigger.remembered, trigger.remembered_length),
                          pair_or_none(trigger.card_kind, trigger.card_number), pair_or_none(trigger.companion_kind, trigger.companion_number),
                          static_cast<bool>(trigger.once), static_cast<bool>(trigger.lasting));
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
    data["said"] = frame.said;
    data["companion"] = pair_or_none(frame.companion_kind, frame.companion_number);
    data["playing"] = frame.playing_kind < 0 ? nb::object(nb::none())
                                             : nb::object(nb::make_tuple(frame.playing_kind, static_cast<bool>(frame.playing_here), frame.playing_number,
                                                                         frame.playing_times, static_cast<bool>(frame.playing_again)));
    data["happened"] = frame.happened < 0 ? nb::object(nb::none()) : nb::object(nb::make_tuple(frame.happened, frame.origin, frame.there, frame.due));
    data["chosen"] = as_bytes(frame.chosen, frame.chosen_length);
    data["them"] = as_bytes(frame.slots[SLOT_THEM], box.kinds, true);
    nb::list slots;
    slots.append(nb::bytes("", 0));
    for (int slot = 1; slot < SLOT_USED; ++slot) slots.append(as_bytes(frame.slots[slot], box.slots_used >> slot & 1U ? box.kinds : 0, true));
    std::string used;
    for (int kind = 0; kind < box.kinds; ++kind) {
        used.append(static_cast<size_t>(frame.slots[SLOT_USED][kind] - (kind == frame.last_used)), static_cast<char>(kind));
    }
    if (frame.last_used >= 0) used.push_back(static_cast<char>(frame.last_used));
    slots.append(nb::bytes(used.data(), used.size()));
    data["slots"] = slots;
    return data;
}

// By row: one number for each player, for each pile, or for the table.
inline nb::list counters_data(const Box& box, const State& state) {
    nb::list counters;
    for (int counter = 0; counter < COUNTERS; ++counter) {
        const int slot = COUNTER_SLOTS[counter];
        nb::list row;
        if (COUNTER_OWNERS[counter] == OF_PLAYER) {
            for (int player = 0; player < state.players; ++player) row.append(state.seats[player].counters[slot]);
        } else if (COUNTER_OWNERS[counter] == OF_PILE) {
            for (int kind = 0; kind < box.kinds; ++kind) row.append(state.pile_counters[slot][kind]);
        } else {
            row.append(state.table_counters[slot]);
        }
        counters.append(nb::tuple(row));
    }
    return counters;
}

inline nb::dict state_data(const Box& box, const State& state) {
    nb::dict data;
    nb::list zones, supply, turns, memory, projects, stack, triggers, due;
    for (int player = 0; player < state.players; ++player) {
        const Player& seat = state.seats[player];
        zones.append(as_bytes(seat.hand, seat.hand_length));
        zones.append(as_bytes(seat.deck + seat.deck_top, seat.deck_length()));
        zones.append(as_bytes(seat.discard, seat.discard_length));
        zones.append(as_bytes(seat.in_play, seat.in_play_length));
        for (int zone = ZONE_ASIDE; zone < ZONES; ++zone) {
            zones.append(as_bytes(seat.away + seat.away_start(zone), seat.away_lengths[zone - ZONE_ASIDE]));
        }
        turns.append(seat.turns);
        std::string bought;
        for (Kinds left = seat.projects; left; left &= left - 1) bought.push_back(static_cast<char>(std::countr_zero(left)));
        projects.append(nb::bytes(bought.data(), bought.size()));
    }
    zones.append(as_bytes(state.trash, box.kinds, true));
    for (int kind = 0; kind < box.kinds; ++kind) {
        supply.append(state.supply[kind] == NO_PILE ? -1 : static_cast<int>(state.supply[kind]));
    }
    for (int place = 0; place < state.depth; ++place) stack.append(frame_data(box, state.frame(place)));
    for (int place = 0; place < state.triggers_length; ++place) triggers.append(trigger_data(state.triggers[place]));
    for (int place = 0; place < state.due_length; ++place) due.append(trigger_data(state.due[place]));
    for (const bool last : {false, true}) {
        for (int deed = 0; deed < DEEDS; ++deed) {
            for (int player = 0; player < state.players; ++player) {
                const Memory& done = state.memory[player];
                memory.append(as_bytes(last ? done.last[deed] : done.now[deed], state.remembers ? box.kinds : 0, true));
            }
        }
    }
    data["players"] = state.players;
    data["zones"] = zones;
    data["supply"] = supply;
    data["counters"] = counters_data(box, state);
    data["turns"] = turns;
    data["memory"] = memory;
    data["projects"] = projects;
    data["stack"] = stack;
    data["triggers"] = triggers;
    data["due"] = due;
    nb::list modifiers;
    for (int place = 0; place < state.modifiers_length; ++place) {
        const Modifier& modifier = state.modifiers[place];
        modifiers.append(nb::make_tuple(static_cast<int>(VALUE_COST), modifier.where, modifier.less, modifier.until));
    }
    data["modifiers"] = modifiers;
    data["randomness"] = nb::make_tuple(static_cast<uint64_t>(state.randomness >> 64), static_cast<uint64_t>(state.randomness));
    data["player"] = state.player;
    data["asking"] = state.asking;
    data["phase"] = state.phase;
    data["actions"] = state.actions;
    data["buys"] = state.buys;
    data["coins"] = state.coins;
    data["potions"] = state.potions;
    data["spent"] = static_cast<bool>(state.spent);
    data["plays"] = state.plays;
    data["next_hand"] = state.next_hand;
    data["extra_turns"] = state.extra_turns;
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

}  // namespace deckwright
