// What a seat may know, in rows of numbers for learning machines: env/observing.py makes the same ones from the seat's view.
#pragma once

#include "batch.hpp"

namespace deckwright {

// A row has a number for each kind; env/layout.py names the rows and the numbers in this very order.
constexpr int OWN_ROWS = 6 + AWAY_ZONES, OTHER_ROWS = 3 + static_cast<int>(OPEN_ZONES.size()), TABLE_ROWS = 9 + PILE_COUNTERS;
constexpr int QUESTION_NUMBERS = 11, TABLE_NUMBERS = 11 + TABLE_COUNTERS + QUESTION_NUMBERS, OWN_NUMBERS = 4 + PLAYER_COUNTERS;
constexpr int OTHER_NUMBERS = 3 + static_cast<int>(PRIVATE_ZONES.size()) + static_cast<int>(OPEN_COUNTERS.size());

constexpr int rows_for(int players) { return OWN_ROWS + (players - 1) * OTHER_ROWS + TABLE_ROWS; }
constexpr int numbers_for(int players) { return TABLE_NUMBERS + OWN_NUMBERS + (players - 1) * OTHER_NUMBERS; }

enum QuestionKind : int { ASKS_ACTION, ASKS_BUY, ASKS_CARDS, ASKS_OPTION, ASKS_NUMBER, ASKS_NAME, ASKS_WINDOW };

inline bool is_question(int op) {
    return op == OP_CHOOSE || op == OP_CHOOSE_OPTION || op == OP_CHOOSE_NUMBER || op == OP_NAME;
}

inline int question_kind(int op) {
    switch (op) {
        case OP_ACTION_PHASE: return ASKS_ACTION;
        case OP_BUY_PHASE: return ASKS_BUY;
        case OP_CHOOSE: return ASKS_CARDS;
        case OP_CHOOSE_OPTION: return ASKS_OPTION;
        case OP_CHOOSE_NUMBER: return ASKS_NUMBER;
        case OP_NAME: return ASKS_NAME;
        default: return ASKS_WINDOW;
    }
}

// By place in the code: how many questions its program has before it.
inline std::vector<int16_t> question_steps(const Box& box) {
    std::vector<int16_t> steps;
    int16_t before = 0;
    for (const Instruction& instruction : box.code) {
        steps.push_back(before);
        before = instruction.op == OP_END ? int16_t{0} : static_cast<int16_t>(before + is_question(instruction.op));
    }
    return steps;
}

struct Observer {
    const Box& box;
    const State& state;
    const Cards& picked;
    int seat;  // who looks; whoever is not asked sees nothing of the question
    Left left;
    int step;  // which question of its program it is
    int width;  // numbers in a row
    uint8_t* row;
    int16_t* number;

    void end_row() { row += width; }
    void say(int value) { *number++ = static_cast<int16_t>(std::clamp(value, -32768, 32767)); }

    void count(const uint8_t* cards, int length) {
        for (int place = 0; place < length; ++place) ++row[cards[place]];
        end_row();
    }
    void copy(const uint8_t* copies) {
        std::memcpy(row, copies, static_cast<size_t>(box.kinds));
        end_row();
    }
    void mark(Kinds kinds) {
        for (; kinds; kinds &= kinds - 1) row[std::countr_zero(kinds)] = 1;
        end_row();
    }
    void count_zone(const Player& owner, int zone) {
        if (owner.away_length) {
            for (int place = owner.away_start(zone), end = owner.away_end(zone); place < end; ++place) ++row[owner.away[place]];
        }
        end_row();
    }
    void top_of_discard(const Player& owner) {
        if (owner.discard_length) row[owner.discard[owner.discard_length - 1]] = 1;
        end_row();
    }
    int seen_from(int player) const { return (player - seat + state.players) % state.players; }
    bool is_asked() const { return seat == state.asking; }

    void write() {
        std::memset(row, 0, static_cast<size_t>(rows_for(state.players)) * static_cast<size_t>(width));
        say_table();
        const Player& own = state.seats[seat];
        own_rows(own);
        say(own.turns);
        say(score(box, state, seat));
        say(own.hand_length);
        say(own.deck_length());
        for (const uint16_t tokens : own.counters) say(tokens);
        for (int next = 1; next < state.players; ++next) {
            const int player = (seat + next) % state.players;
            const Player& other = state.seats[player];
            other_rows(other);
            say(other.turns);
            say(score(box, state, player));
            say(other.hand_length);
            for (const int zone : PRIVATE_ZONES) say(other.away_lengths[zone - ZONE_ASIDE]);
            for (const int counter : OPEN_COUNTERS) say(other.counters[COUNTER_SLOTS[static_cast<size_t>(counter)]]);
        }
        table_rows();
    }

    void own_rows(const Player& owner) {
        count(owner.hand, owner.hand_length);
        std::memcpy(row, owner.owned, static_cast<size_t>(box.kinds));  // what lies nowhere else is in the deck or the discard pile
        for (int place = 0; place < owner.hand_length; ++place) --row[owner.hand[place]];
        for (int place = 0; place < owner.in_play_length; ++place) --row[owner.in_play[place]];
        for (int place = 0; place < owner.away_length; ++place) --row[owner.away[place]];
        const uint8_t* both = row;
        end_row();
        count(owner.deck + owner.deck_top, owner.deck_length());
        for (int kind = 0; kind < box.kinds; ++kind) row[kind] = static_cast<uint8_t>(both[kind] - both[width + kind]);
        end_row();
        count(owner.in_play, owner.in_play_length);
        for (int zone = ZONE_ASIDE; zone < ZONES; ++zone) count_zone(owner, zone);
        top_of_discard(owner);
    }

    void other_rows(const Player& owner) {
        copy(owner.owned);
        count(owner.in_play, owner.in_play_length);
        for (const int zone : OPEN_ZONES) count_zone(owner, zone);
        top_of_discard(owner);
    }

    // What the player whose turn it is did in it, where some card asks for that.
    void mark_deed(int deed) {
        Kinds done = 0;
        for (int kind = 0; state.remembers && kind < box.kinds; ++kind) done |= static_cast<Kinds>(state.memory[state.player].now[deed][kind] > 0) << kind;
        mark(done);
    }

    void table_rows() {
        for (int kind = 0; kind < box.kinds; ++kind) row[kind] = state.supply[kind] == NO_PILE ? uint8_t{0} : state.supply[kind];
        end_row();
        mark(box.piles);
        for (int kind = 0; kind < box.kinds; ++kind) row[kind] = static_cast<uint8_t>(cost_now(box, state, kind));
        end_row();
        for (const auto& tokens : state.pile_counters) copy(tokens);
        copy(state.trash);
        mark_deed(DEED_BOUGHT);
        mark_deed(DEED_GAINED);
        if (!is_asked()) return;
        const Frame& frame = state.top();
        mark(frame.kind < 0 ? 0 : bit(frame.kind));
        const int op = box.code[frame.pc].op;
        count(picked.at, op == OP_CHOOSE ? picked.length : 0);
        if (op == OP_WINDOW) std::memcpy(row, frame.slots[SLOT_THEM], static_cast<size_t>(box.kinds));
        end_row();
    }

    void say_table() {
        say(state.players);
        say(seat);
        say(seen_from(state.player));
        say(state.phase);
        say(state.actions);
        say(state.buys);
        say(state.coins);
        say(state.potions);
        say(state.empty_piles);
        say(state.idle);
        say(state.turns_in_a_row);
        for (int counter = 0; counter < TABLE_COUNTERS; ++counter) say(state.table_counters[counter]);
        if (is_asked()) return say_question();
        for (int blank = 0; blank < QUESTION_NUMBERS; ++blank) say(blank ? 0 : NOBODY);
    }

    void say_question() {
        const Frame& frame = state.top();
        const Instruction& instruction = box.code[frame.pc];
        const int kind = question_kind(instruction.op);
        say(kind);
        say(verb_of(frame, instruction));
        say(seen_from(frame.player));
        say(seen_from(frame.subject));
        say(kind == ASKS_CARDS ? instruction.at[1] : NOBODY);
        say(kind <= ASKS_BUY || kind == ASKS_WINDOW ? 0 : step);
        say(left.least);
        say(left.most);
        say(picked.length);
        say(kind == ASKS_OPTION ? options_picked() : 0);
        say(kind == ASKS_WINDOW ? frame.happened : NOBODY);
    }

    int options_picked() const {
        int bits = 0;
        for (int place = 0; place < picked.length; ++place) bits |= 1 << std::min<int>(picked.at[place], 14);
        return bits;
    }

    static int verb_of(const Frame& frame, const Instruction& instruction) {
        switch (instruction.op) {
            case OP_ACTION_PHASE: return VERB_PLAY;
            case OP_BUY_PHASE: return VERB_BUY;
            case OP_CHOOSE: return instruction.at[0];
            case OP_NAME: return VERB_NAME;
            case OP_WINDOW: return frame.happened == HAPPENING_ATTACKED ? VERB_REVEAL : VERB_REACT;
            default: return VERB_CHOOSE;
        }
    }
};

}  // namespace deckwright
