// States from Python's plain data. A state is read apart and checked as a whole: what is wrong is refused before anything has changed.
#pragma once

#include <memory>

#include "border.hpp"
#include "program_checks.hpp"

namespace deckwright {

constexpr int MOST_COPIES = 254;  // of one card in a whole game: they are counted in bytes
constexpr int MOST_ROUNDS = 120;
constexpr int MOST_COINS = 1000000;

template <class Number>
void read_number(const nb::dict& data, const char* name, Number& target, int64_t least, int64_t most) {
    target = static_cast<Number>(whole(entry(data, name), name, least, most));
}

inline void fill(uint8_t* room, int most, uint8_t& length, const std::string& cards, const char* what) {
    check_room(static_cast<int>(cards.size()) <= most, what);
    std::memcpy(room, cards.data(), cards.size());
    length = static_cast<uint8_t>(cards.size());
}

// A card in play as (number of its play, kind), or nothing.
inline void read_pair(const Box& box, nb::handle pair, const char* name, uint8_t& number, int8_t& kind) {
    kind = NOBODY;
    if (pair.is_none()) return;
    const auto parts = parts_of(pair, name, 2);
    number = static_cast<uint8_t>(whole(parts[0], name, 0, 255));
    kind = static_cast<int8_t>(whole(parts[1], name, 0, box.kinds - 1));
}

inline void read_trigger(const Box& box, int players, nb::handle data, Trigger& trigger) {
    const auto parts = parts_of(data, "an effect that waits", 10);
    std::memset(static_cast<void*>(&trigger), 0, sizeof trigger);
    trigger.happening = static_cast<uint8_t>(whole(parts[0], "happening", 0, HAPPENING_LIMIT - 1));
    trigger.where = static_cast<uint16_t>(whole(parts[1], "where", 0, static_cast<int64_t>(box.filters.size()) - 1));
    trigger.player = static_cast<int8_t>(whole(parts[2], "player", 0, players - 1));
    trigger.start = static_cast<uint16_t>(whole(parts[3], "start", 0, static_cast<int64_t>(box.code.size()) - 1));
    bool known = false;
    for (const Instruction& instruction : box.code) known |= instruction.op == OP_WAIT_FOR && instruction.at[5] == trigger.start;
    demand(known, "an effect waits with a program that is none");
    trigger.kind = static_cast<int8_t>(whole(parts[4], "kind", NOBODY, box.kinds - 1));
    fill(trigger.remembered, REMEMBERED_ROOM, trigger.remembered_length, cards_in(parts[5], "remembered", box.kinds), "cards that an effect remembers");
    read_pair(box, parts[6], "card", trigger.card_number, trigger.card_kind);
    read_pair(box, parts[7], "companion", trigger.companion_number, trigger.companion_kind);
    trigger.once = flag(parts[8], "once");
    trigger.lasting = flag(parts[9], "lasting");
}

inline void read_slot(const Box& box, nb::handle cards, const char* name, uint8_t* slot) {
    const std::string remembered = cards_in(cards, name, box.kinds);
    check_room(remembered.size() < MOST_COPIES, "cards that a card remembers");
    for (const char kind : remembered) ++slot[static_cast<size_t>(kind)];
}

inline void read_frame(const Box& box, int players, const nb::dict& data, Frame& frame) {
    std::memset(static_cast<void*>(&frame), 0, sizeof frame);
    read_number(data, "pc", frame.pc, 0, static_cast<int64_t>(box.code.size()) - 1);
    read_number(data, "player", frame.player, 0, players - 1);
    read_number(data, "subject", frame.subject, 0, players - 1);
    read_number(data, "kind", frame.kind, NOBODY, box.kinds - 1);
    read_number(data, "immune", frame.immune, 0, (1 << players) - 1);
    read_number(data, "number", frame.number, 0, 255);
    read_number(data, "round", frame.round, 0, MOST_ROUNDS);
    read_number(data, "said", frame.said, 0, INT64_MAX);
    frame.here = flag(entry(data, "here"), "here");
    frame.happened = frame.origin = frame.there = NOBODY;
    const nb::object happened = entry(data, "happened");
    if (!happened.is_none()) {
        const auto parts = parts_of(happened, "happened", 4);
        frame.happened = static_cast<int8_t>(whole(parts[0], "happened", 0, HAPPENING_LIMIT - 1));
        frame.origin = static_cast<int8_t>(whole(parts[1], "happened", NOBODY, ZONE_SUPPLY));
        frame.there = static_cast<int8_t>(whole(parts[2], "happened", NOBODY, ZONE_TRASH));
        frame.due = static_cast<uint8_t>(whole(parts[3], "happened", 0, TRIGGERS));
    }
    demand(!frame.here || frame.kind >= 0 || frame.happened >= 0, "a frame is of a card in its place, but of no card");
    read_pair(box, entry(data, "companion"), "companion", frame.companion_number, frame.companion_kind);
    frame.playing_kind = NOBODY;
    const nb::object playing = entry(data, "playing");
    if (!playing.is_none()) {
        const auto parts = parts_of(playing, "playing", 5);
        frame.playing_kind = static_cast<int8_t>(whole(parts[0], "playing", 0, box.kinds - 1));
        frame.playing_here = flag(parts[1], "playing");
        frame.playing_number = static_cast<uint8_t>(whole(parts[2], "playing", 0, 255));
        frame.playing_times = static_cast<uint8_t>(whole(parts[3], "playing", 0, 255));
        frame.playing_again = flag(parts[4], "playing");
    }
    fill(frame.chosen, CHOSEN_ROOM, frame.chosen_length, cards_in(entry(data, "chosen"), "chosen", box.kinds), "cards chosen at once");
    read_slot(box, entry(data, "them"), "them", frame.slots[SLOT_THEM]);
    const auto slots = parts_of(entry(data, "slots"), "slots", SLOTS);
    for (int slot = 1; slot < SLOTS; ++slot) read_slot(box, slots[static_cast<size_t>(slot)], "slots", frame.slots[slot]);
    const std::string used = cards_in(slots[SLOT_USED], "slots", box.kinds);
    frame.last_used = used.empty() ? static_cast<int8_t>(NOBODY) : static_cast<int8_t>(used.back());
}

inline void read_seat(const Box& box, const std::vector<nb::object>& zones, int player, Player& seat) {
    const size_t base = static_cast<size_t>(player) * ZONES;
    const auto zone_cards = [&](int zone) { return cards_in(zones[base + static_cast<size_t>(zone)], "a zone", box.kinds); };
    fill(seat.hand, HAND_ROOM, seat.hand_length, zone_cards(ZONE_HAND), "cards in a hand");
    for (int place = 0; place < seat.hand_length; ++place) seat.hand_mask |= bit(seat.hand[place]);
    const std::string deck = zone_cards(ZONE_DECK);
    check_room(deck.size() <= DECK_ROOM, "cards in a deck");
    seat.deck_top = static_cast<uint8_t>(DECK_ROOM - deck.size());
    std::memcpy(seat.deck + seat.deck_top, deck.data(), deck.size());
    fill(seat.discard, DISCARD_ROOM, seat.discard_length, zone_cards(ZONE_DISCARD), "cards in a discard pile");
    fill(seat.in_play, IN_PLAY_ROOM, seat.in_play_length, zone_cards(ZONE_IN_PLAY), "cards in play");
    for (int zone = ZONE_ASIDE; zone < ZONES; ++zone) {
        const std::string cards = zone_cards(zone);
        check_room(seat.away_length + cards.size() <= AWAY_ROOM, "cards set aside, looked at and on mats");
        std::memcpy(seat.away + seat.away_length, cards.data(), cards.size());
        seat.away_length = static_cast<uint8_t>(seat.away_length + cards.size());
        seat.away_lengths[zone - ZONE_ASIDE] = static_cast<uint8_t>(cards.size());
    }
    int copies[KINDS] = {};
    for (int zone = 0; zone < ZONES; ++zone) {
        for (const char kind : zone_cards(zone)) {
            check_room(++copies[static_cast<size_t>(kind)] <= MOST_COPIES, "copies of a card");
            ++seat.owned[static_cast<size_t>(kind)];
            ++seat.owned_total;
            seat.points = static_cast<int16_t>(seat.points + box.worth[static_cast<size_t>(kind)]);
        }
    }
}

inline void read_piles(const Box& box, const nb::dict& data, State& state, const std::string& trash) {
    const auto supply = parts_of(entry(data, "supply"), "supply", static_cast<size_t>(box.kinds));
    int copies[KINDS] = {};
    for (const char kind : trash) ++copies[static_cast<size_t>(kind)];
    for (int kind = 0; kind < KINDS; ++kind) {
        state.supply[kind] = NO_PILE;
        if (kind >= box.kinds) continue;
        const int size = static_cast<int>(whole(supply[static_cast<size_t>(kind)], "supply", -1, NO_PILE));
        demand(fits_pile(box, kind, size), "supply of card " + std::to_string(kind) + " must be " + (size < 0 ? "0 or more: it has a pile" : "-1: it has no pile"));
        int total = copies[kind] + std::max(size, 0);
        for (int player = 0; player < state.players; ++player) total += state.seats[player].owned[kind];
        check_room(total <= MOST_COPIES && (kind != PROVINCE || size <= MOST_IN_A_PILE), "copies of a card");
        state.trash[kind] = static_cast<uint8_t>(copies[kind]);
        if (size >= 0) state.supply[kind] = static_cast<uint8_t>(size);
        if (size > 0) state.stocked |= bit(kind);
        state.empty_piles = static_cast<uint8_t>(state.empty_piles + (size == 0));
    }
}

inline void read_counters(const Box& box, const nb::dict& data, State& state) {
    const auto rows = parts_of(entry(data, "counters"), "counters", COUNTERS);
    for (int counter = 0; counter < COUNTERS; ++counter) {
        const int owner = COUNTER_OWNERS[counter], slot = COUNTER_SLOTS[counter];
        const size_t length = owner == OF_PLAYER ? state.players : owner == OF_PILE ? static_cast<size_t>(box.kinds) : 1;
        const auto numbers = parts_of(rows[static_cast<size_t>(counter)], "counters", length);
        for (size_t place = 0; place < length; ++place) {
            const auto number = whole(numbers[place], "counters", 0, owner == OF_PILE ? UINT8_MAX : UINT16_MAX);
            if (owner == OF_PLAYER) state.seats[place].counters[slot] = static_cast<uint16_t>(number);
            if (owner == OF_PILE) state.pile_counters[slot][place] = static_cast<uint8_t>(number);
            if (owner == OF_TABLE) state.table_counters[slot] = static_cast<uint16_t>(number);
        }
    }
}

inline void read_table(const Box& box, const nb::dict& data, State& state) {
    read_number(data, "players", state.players, 2, PLAYERS);
    const size_t players = state.players;
    const auto zones = parts_of(entry(data, "zones"), "zones", players * ZONES + 1);
    const auto turns = parts_of(entry(data, "turns"), "turns", players);
    for (size_t player = 0; player < players; ++player) {
        Player& seat = state.seats[player];
        read_seat(box, zones, static_cast<int>(player), seat);
        seat.turns = static_cast<uint16_t>(whole(turns[player], "turns", 0, UINT16_MAX));
    }
    const auto projects = parts_of(entry(data, "projects"), "projects", players);
    for (size_t player = 0; player < players; ++player) {
        state.seats[player].projects = mask_in(projects[player], "projects", box.kinds);
        demand(!(state.seats[player].projects & ~box.projects), "a player has bought what is no Project");
    }
    read_counters(box, data, state);
    read_piles(box, data, state, cards_in(zones.back(), "the trash", box.kinds));
    state.remembers = box.remembers != 0;
    const auto memory = parts_of(entry(data, "memory"), "memory", 2 * DEEDS * players);
    for (size_t place = 0; place < memory.size(); ++place) {
        Memory& done = state.memory[place % players];
        const size_t deed = place / players;
        read_slot(box, memory[place], "memory", deed < DEEDS ? done.now[deed] : done.last[deed - DEEDS]);
    }
    for (const nb::object& row : parts_of(entry(data, "modifiers"), "modifiers")) {
        check_room(state.modifiers_length < MODIFIERS, "changes of costs at once");
        const auto parts = parts_of(row, "modifiers", 4);
        whole(parts[0], "what is changed", VALUE_COST, VALUE_COST);
        const int64_t where = whole(parts[1], "the cards of a changed cost", 0, static_cast<int64_t>(box.filters.size()) - 1);
        demand(!where || box.filters[static_cast<size_t>(where)].fixed, "a cost is changed for cards that change");
        const int64_t less = whole(parts[2], "a changed cost", 0, INT16_MAX), until = whole(parts[3], "how long a cost is changed", 0, UNTIL_LIMIT - 1);
        state.modifiers[state.modifiers_length++] = {static_cast<int16_t>(where), static_cast<int16_t>(less), static_cast<int16_t>(until)};
    }
    const auto words = parts_of(entry(data, "randomness"), "randomness", 2);
    for (const nb::object& word : words) {
        uint64_t number = 0;
        demand(PyLong_Check(word.ptr()) && nb::try_cast<uint64_t>(word, number), "randomness must be two whole numbers below 2 to the 64");
        state.randomness = state.randomness << 64 | number;
    }
    read_number(data, "player", state.player, 0, state.players - 1);
    read_number(data, "asking", state.asking, NOBODY, state.players - 1);
    read_number(data, "phase", state.phase, 0, OVER);
    read_number(data, "actions", state.actions, 0, INT16_MAX);
    read_number(data, "buys", state.buys, 0, INT16_MAX);
    read_number(data, "coins", state.coins, 0, MOST_COINS);
    read_number(data, "potions", state.potions, 0, 255);
    state.spent = flag(entry(data, "spent"), "spent");
    read_number(data, "plays", state.plays, 0, 255);
    read_number(data, "next_hand", state.next_hand, 0, 255);
    read_number(data, "turns_in_a_row", state.turns_in_a_row, 1, 255);
    read_number(data, "idle", state.idle, 0, MOST_IDLE_TURNS + 1);
    read_number(data, "extra_turns", state.extra_turns, 0, 255);
}

// The frame of the turn lies at the bottom and nowhere else, what is due is counted, and who is asked stands at a question.
inline void check_frames(const Box& box, const State& state) {
    int due = 0;
    for (int place = 0; place < state.depth; ++place) {
        const Frame& frame = state.frame(place);
        demand((frame.pc < TREASURES_START) == !place, place ? "the turn is followed twice" : "the first frame is not that of the turn");
        due += frame.due;
        const int standing = box.code[frame.pc].op;
        const bool moment = standing == OP_WINDOW || (standing >= OP_WOULD_GAIN && standing <= OP_GAIN_NEXT);
        demand(!moment || frame.happened >= 0, "a window that is about nothing");
        const bool gains = moment && standing != OP_WINDOW;
        demand(!gains || (frame.origin >= 0 && frame.there >= 0 && frame.there < ZONES && place), "cards are gained from nowhere or to nowhere");
        demand(standing != OP_WINDOW || frame.round <= state.players, "a window for more players than there are");
        if (place) continue;
        bool empty = frame.kind < 0 && frame.playing_kind < 0 && frame.companion_kind < 0 && !frame.chosen_length && frame.player == state.player;
        for (const auto& slot : frame.slots) empty &= std::all_of(std::begin(slot), std::end(slot), [](uint8_t copies) { return !copies; });
        demand(empty, "the frame of the turn must be of the player and remembers nothing");
    }
    demand(due == state.due_length, "as many effects are due as the windows have");
    demand((state.asking < 0) == !state.depth, "somebody is asked while, and only while, a program is followed");
    if (state.asking < 0) return;
    const Frame& frame = state.top();
    const Instruction& instruction = box.code[frame.pc];
    const bool buying = instruction.op == OP_BUY_PHASE, phase = buying || instruction.op == OP_ACTION_PHASE;
    const int op = instruction.op;
    const bool asks = op == OP_CHOOSE || op == OP_CHOOSE_OPTION || op == OP_CHOOSE_NUMBER || op == OP_NAME || op == OP_WINDOW;
    demand(phase || asks, "the program stands at no question");
    demand(!phase || state.phase == (buying ? BUY_PHASE : ACTION_PHASE), "another phase than the one that asks");
    demand(state.phase != OVER, "the game is over and somebody is asked");
    int who = state.player;
    if (asks && op != OP_WINDOW) {
        const int operand = op == OP_CHOOSE ? 6 : op == OP_CHOOSE_NUMBER ? 2 : 0;
        who = seat_of(box, state, frame, instruction.at[static_cast<size_t>(operand)]);
    }
    if (op == OP_WINDOW) {
        demand(frame.round < state.players, "everybody has answered already");
        who = (state.player + frame.round) % state.players;
    }
    demand(state.asking == who, "somebody else is asked than the program says");
}

inline std::unique_ptr<State> read_state(const Box& box, const nb::dict& data) {
    auto room = std::make_unique<State>();
    State& state = *room;
    clear_state(state);
    read_table(box, data, state);
    for (const nb::object& frame : parts_of(entry(data, "stack"), "stack")) {
        check_room(state.depth < FRAMES, "cards being followed at once");
        read_frame(box, state.players, table_of(frame, "a frame"), state.frame(state.depth++));
    }
    for (const nb::object& trigger : parts_of(entry(data, "triggers"), "triggers")) {
        check_room(state.triggers_length < TRIGGERS, "effects that wait");
        read_trigger(box, state.players, trigger, state.triggers[state.triggers_length++]);
    }
    for (const nb::object& trigger : parts_of(entry(data, "due"), "due")) {
        check_room(state.due_length < TRIGGERS, "effects that fall due at once");
        read_trigger(box, state.players, trigger, state.due[state.due_length++]);
    }
    check_frames(box, state);
    return room;
}

}  // namespace deckwright
