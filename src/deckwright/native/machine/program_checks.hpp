// Programs are checked when a box is made: every operand in its range, every jump inside, no amount that needs itself.
#pragma once

#include <utility>

#include "border.hpp"
#include "machine.hpp"

namespace deckwright {

// What the operands of each operation mean; the same table as in engine/program.py.
enum Operand : int {
    OPERAND_AMOUNT, OPERAND_ZONE, OPERAND_TARGET, OPERAND_SLOT, OPERAND_INTO, OPERAND_FILTER, OPERAND_VERB, OPERAND_FLAG, OPERAND_KIND,
    OPERAND_PLACE, OPERAND_HAPPENING, OPERAND_CHOOSING, OPERAND_ROUND, OPERAND_WORD, OPERAND_NUMBER, OPERAND_TYPES
};

using Meanings = std::vector<Operand>;

inline const std::vector<std::pair<Op, Meanings>>& operand_table() {
    static const std::vector<std::pair<Op, Meanings>> table = {
        {OP_DRAW, {OPERAND_AMOUNT}},
        {OP_ACTIONS, {OPERAND_AMOUNT}},
        {OP_BUYS, {OPERAND_AMOUNT}},
        {OP_COINS, {OPERAND_AMOUNT}},
        {OP_SELECT, {OPERAND_ZONE, OPERAND_SLOT, OPERAND_FILTER}},
        {OP_SELECT_TOP, {OPERAND_AMOUNT}},
        {OP_CHOOSE, {OPERAND_VERB, OPERAND_ZONE, OPERAND_SLOT, OPERAND_FILTER, OPERAND_AMOUNT, OPERAND_AMOUNT, OPERAND_FLAG, OPERAND_CHOOSING}},
        {OP_SHOW, {OPERAND_ZONE, OPERAND_INTO}},
        {OP_MOVE, {OPERAND_VERB, OPERAND_ZONE, OPERAND_SLOT, OPERAND_TARGET, OPERAND_INTO}},
        {OP_GAIN, {OPERAND_ZONE, OPERAND_SLOT, OPERAND_TARGET, OPERAND_INTO}},
        {OP_GAIN_FROM_PILE, {OPERAND_KIND, OPERAND_TARGET}},
        {OP_PLAY, {OPERAND_ZONE, OPERAND_SLOT, OPERAND_AMOUNT}},
        {OP_JUMP, {OPERAND_PLACE}},
        {OP_JUMP_UNLESS, {OPERAND_AMOUNT, OPERAND_PLACE}},
        {OP_EACH, {OPERAND_ROUND, OPERAND_PLACE}},
        {OP_EACH_NEXT, {OPERAND_PLACE}},
        {OP_CHOOSE_OPTION, {OPERAND_FLAG, OPERAND_AMOUNT, OPERAND_WORD}},
        {OP_WAIT_FOR, {OPERAND_HAPPENING, OPERAND_KIND, OPERAND_FLAG, OPERAND_FLAG, OPERAND_PLACE}},
        {OP_SELECT_BOTTOM, {OPERAND_AMOUNT}},
        {OP_DRAW_NEXT_HAND, {OPERAND_AMOUNT}},
        {OP_UNLESS_OPTION, {OPERAND_NUMBER, OPERAND_PLACE}},
        {OP_SPEAK_OF, {OPERAND_NUMBER}},
        {OP_PASS_CARDS, {OPERAND_FLAG}},
        {OP_CHOOSE_NUMBER, {OPERAND_AMOUNT, OPERAND_AMOUNT}},
        {OP_PUT_INTO_DECK, {OPERAND_ZONE}},
        {OP_CHEAPEN, {OPERAND_NUMBER}},
    };
    return table;
}

inline const Meanings& meanings_of(int op) {
    static const Meanings none;
    for (const auto& [known, meanings] : operand_table()) {
        if (known == op) return meanings;
    }
    return none;
}

constexpr int PROGRAMS_START = 9;  // the programs of a turn come before those of the cards
constexpr int MOST_OF_AN_AMOUNT = 200;

class ProgramChecks {
  public:
    explicit ProgramChecks(const Box& checked) : box(checked), code_size(static_cast<int>(checked.code.size())) {}

    void check() {
        check_turn();
        for (int place = PROGRAMS_START; place < code_size; ++place) check_instruction(place);
        const int last = box.code.back().op;
        demand(last == OP_END || last == OP_JUMP, "the last program has no end");
        seen_amounts.assign(box.amounts.size(), 0);
        seen_filters.assign(box.filters.size(), 0);
        for (size_t place = 0; place < box.amounts.size(); ++place) check_amount(place);
        for (size_t place = 1; place < box.filters.size(); ++place) check_filter(place);
    }

    void check_start(int start) const { demand(start >= PROGRAMS_START && start < code_size, "a program starts outside of the code"); }

  private:
    const Box& box;
    const int code_size;
    std::vector<uint8_t> seen_amounts, seen_filters;  // 1 while it is looked into, 2 when it is known to be right

    void check_turn() const {
        constexpr int expected[PROGRAMS_START] = {OP_START_TURN, OP_ACTION_PHASE, OP_BUY_PHASE, OP_CLEAN_UP, OP_END_TURN,
                                                  OP_PLAY_TREASURES, OP_END, OP_FOLLOW_DUE, OP_END};
        demand(code_size > PROGRAMS_START, "the code is too short");
        for (size_t place = 0; place < PROGRAMS_START; ++place) {
            demand(box.code[place].op == expected[place] && !box.code[place].length, "the code does not begin with the programs of a turn");
        }
    }

    void check_instruction(int place) const {
        const Instruction& instruction = box.code[static_cast<size_t>(place)];
        const bool of_the_turn = instruction.op >= OP_START_TURN && instruction.op <= OP_PLAY_TREASURES;
        demand(!of_the_turn && instruction.op != OP_FOLLOW_DUE, "an operation of the turn in another program");
        const Meanings& meanings = meanings_of(instruction.op);
        const size_t length = static_cast<size_t>(instruction.length), once = meanings.size();
        const bool right = instruction.op == OP_CHOOSE_OPTION ? length >= once : length == once;
        demand(right, "operation " + std::to_string(instruction.op) + " has a wrong number of operands");
        for (size_t operand = 0; operand < length; ++operand) {
            check_operand(meanings[std::min(operand, once - 1)], instruction.at[operand], instruction.op);
        }
    }

    void check_operand(Operand meaning, int value, int op = OP_END) const {
        const auto within = [value](int least, int most, const char* what) {
            if (value < least || value > most) wrong(std::string(what) + " " + std::to_string(value) + " in a program");
        };
        const int amounts = static_cast<int>(box.amounts.size());
        switch (meaning) {
            case OPERAND_AMOUNT: return within(-amounts, INT16_MAX, "the amount");
            case OPERAND_ZONE: return within(HAND, OWNED, "the zone");
            case OPERAND_TARGET:
                if (op == OP_MOVE && (value == TRASH || value == SUPPLY || value == BOTTOM)) return;
                return within(HAND, PASSING, "the target");
            case OPERAND_SLOT: return within(NO_SLOT, PLAYED, "the slot");
            case OPERAND_INTO: return within(NO_SLOT, SHOWN, "the slot");
            case OPERAND_NUMBER: return within(0, MOST_OF_AN_AMOUNT, "the number");
            case OPERAND_CHOOSING: return within(0, ORDERED | ALL_OR_NONE, "the way of choosing");
            case OPERAND_FILTER: return within(0, static_cast<int>(box.filters.size()) - 1, "the filter");
            case OPERAND_VERB: return within(0, VERB_COUNT - 1, "the verb");
            case OPERAND_FLAG: return within(0, 1, "the flag");
            case OPERAND_KIND: return within(NOBODY, box.kinds - 1, "the card");
            case OPERAND_PLACE: return within(PROGRAMS_START, code_size - 1, "the jump to");
            case OPERAND_HAPPENING: return within(ON_PLAY, ON_DISCARDED_FROM_PLAY, "the happening");
            case OPERAND_ROUND: return within(-1, 0, "the round");
            case OPERAND_WORD: return within(0, 255, "the word");
            default: return;
        }
    }

    // A small stack of values that never runs empty nor over, and leaves one.
    struct Depth {
        const char* what;
        int values = 0;
        void push() { demand(++values < 15, std::string("too many parts in ") + what); }
        void join() { demand(--values > 0, std::string("a missing part in ") + what); }
        void end() const { demand(values == 1, std::string("a part left over in ") + what); }
    };

    static int next(const std::vector<int>& list, size_t& place) {
        demand(++place < list.size(), "an amount or filter breaks off");
        return list[place];
    }

    void check_cards(const std::vector<int>& terms, size_t& place) {
        check_operand(OPERAND_ZONE, next(terms, place));
        check_operand(OPERAND_SLOT, next(terms, place));
        const int filter = next(terms, place);
        check_operand(OPERAND_FILTER, filter);
        if (filter) check_filter(static_cast<size_t>(filter));
    }

    void check_amount_operand(int operand) {
        check_operand(OPERAND_AMOUNT, operand);
        if (operand < 0) check_amount(static_cast<size_t>(-1 - operand));
    }

    void check_amount(size_t number) {
        if (seen_amounts[number] == 2) return;
        demand(!seen_amounts[number], "an amount that needs itself");
        seen_amounts[number] = 1;
        const std::vector<int>& terms = box.amounts[number].terms;
        Depth depth{"an amount"};
        for (size_t place = 0; place < terms.size(); ++place) {
            switch (terms[place]) {
                case TERM_NUMBER: next(terms, place); depth.push(); break;
                case TERM_COUNT:
                case TERM_COST:
                case TERM_DIFFERENT:
                case TERM_TYPES_OF: check_cards(terms, place); depth.push(); break;
                case TERM_COUNT_TOP: check_amount_operand(next(terms, place)); depth.push(); break;
                case TERM_EMPTY_PILES:
                case TERM_PLAYERS_WITH_CARDS:
                case TERM_COIN_TOKENS:
                case TERM_TURNS_IN_A_ROW: depth.push(); break;
                default:
                    demand(terms[place] >= TERM_ADD && terms[place] <= TERM_OR, "unknown term in an amount");
                    depth.join();
            }
        }
        depth.end();
        seen_amounts[number] = 2;
    }

    void check_filter(size_t number) {
        if (seen_filters[number] == 2) return;
        demand(!seen_filters[number], "a filter that needs itself");
        seen_filters[number] = 1;
        const std::vector<int>& tests = box.filters[number].tests;
        Depth depth{"a filter"};
        for (size_t place = 0; place < tests.size(); ++place) {
            switch (tests[place]) {
                case TEST_TYPES: next(tests, place); depth.push(); break;
                case TEST_KIND: check_operand(OPERAND_KIND, next(tests, place)); depth.push(); break;
                case TEST_COSTS_UP_TO:
                case TEST_COSTS_AT_LEAST: check_amount_operand(next(tests, place)); depth.push(); break;
                case TEST_LIKE: {
                    const int slot = next(tests, place);
                    demand(slot >= THEM && slot <= PLAYED, "unknown slot in a filter");
                    depth.push();
                    break;
                }
                case TEST_NOT: demand(depth.values > 0, "a missing part in a filter"); break;
                default:
                    demand(tests[place] == TEST_AND || tests[place] == TEST_OR, "unknown test in a filter");
                    depth.join();
            }
        }
        depth.end();
        seen_filters[number] = 2;
    }
};

}  // namespace deckwright
