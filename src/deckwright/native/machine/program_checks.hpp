// Programs are checked when a box is made: every operand in its range, every jump inside, no amount that needs itself.
#pragma once

#include <utility>

#include "border.hpp"
#include "machine.hpp"

namespace deckwright {

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
        demand(code_size > PROGRAMS_START, "the code is too short");
        for (size_t place = 0; place < PROGRAMS_START; ++place) {
            const bool right = box.code[place].op == TURN_PROGRAMS[place] && box.code[place].length == static_cast<int>(OPERANDS_OF[static_cast<size_t>(TURN_PROGRAMS[place])].size());
            demand(right && (box.code[place].op != OP_GAIN_NEXT || box.code[place].at[0] == GAIN_START), "the code does not begin with the programs of a turn");
        }
    }

    void check_instruction(int place) const {
        const Instruction& instruction = box.code[static_cast<size_t>(place)];
        const bool of_the_turn = (instruction.op >= OP_START_TURN && instruction.op <= OP_PLAY_TREASURES) || instruction.op == OP_PLAY_PHASE;
        const bool of_a_window = instruction.op == OP_WINDOW || (instruction.op >= OP_WOULD_GAIN && instruction.op <= OP_GAIN_NEXT);
        demand(!of_the_turn && !of_a_window, "an operation of the turn in another program");
        const Meanings& meanings = OPERANDS_OF[static_cast<size_t>(instruction.op)];
        const size_t length = static_cast<size_t>(instruction.length), once = meanings.size();
        const bool right = instruction.op == OP_CHOOSE_OPTION ? length >= once : length == once;
        demand(right, "operation " + std::to_string(instruction.op) + " has a wrong number of operands");
        const bool fixed = instruction.op != OP_CHANGE || (instruction.at[1] >= 0 && instruction.at[1] < static_cast<int>(box.filters.size()) && box.filters[static_cast<size_t>(instruction.at[1])].fixed);
        demand(fixed, "a cost is changed for cards that change");
        for (size_t operand = 0; operand < std::min(length, once); ++operand) {
            const bool words = instruction.op == OP_CHOOSE_OPTION && operand == 2;  // those were looked at when they were read
            if (!words) check_operand(meanings[operand], instruction.at[operand], instruction.op);
        }
    }

    void check_operand(Operand meaning, int value, int op = OP_END) const {
        const auto within = [value](int least, int most, const char* what) {
            if (value < least || value > most) wrong(std::string(what) + " " + std::to_string(value) + " in a program");
        };
        const int amounts = static_cast<int>(box.amounts.size());
        switch (meaning) {
            case OPERAND_AMOUNT: return within(-amounts, INT16_MAX, "the amount");
            case OPERAND_ZONE: return within(0, ZONE_LIMIT - 1, "the zone");
            case OPERAND_TARGET:
                if (op == OP_MOVE && (value == ZONE_TRASH || value == ZONE_SUPPLY || value == ZONE_BOTTOM)) return;
                return within(0, ZONES - 1, "the target");
            case OPERAND_SLOT: return within(SLOT_NONE, SLOT_LIMIT - 1, "the slot");
            case OPERAND_INTO: return within(SLOT_NONE, SLOT_SHOWN, "the slot");
            case OPERAND_NUMBER: return within(0, MOST_OF_AN_AMOUNT, "the number");
            case OPERAND_CHOOSING: return within(0, CHOOSING_ORDERED | CHOOSING_ALL_OR_NONE, "the way of choosing");
            case OPERAND_FILTER: return within(0, static_cast<int>(box.filters.size()) - 1, "the filter");
            case OPERAND_VERB: return within(0, VERB_LIMIT - 1, "the verb");
            case OPERAND_FLAG: return within(0, 1, "the flag");
            case OPERAND_KIND: return within(NOBODY, box.kinds - 1, "the card");
            case OPERAND_PLACE: return within(PROGRAMS_START, code_size - 1, "the jump to");
            case OPERAND_HAPPENING: return within(0, HAPPENING_LIMIT - 1, "the happening");
            case OPERAND_WHO: return within(WHO_THEY, WHO_DECIDER, "the player");
            case OPERAND_ROUND: return within(-1, 0, "the round");
            case OPERAND_COUNTER: {
                within(0, COUNTERS - 1, "the counter");
                const int owner = op == OP_PUT_TOKENS ? OF_PILE : OF_PLAYER;  // amounts speak of a player's
                return demand(COUNTER_OWNERS[value] == owner, "the counter " + std::to_string(value) + " where it can't be");
            }
            case OPERAND_VALUE: return within(VALUE_COST, VALUE_COST, "the change of");
            case OPERAND_UNTIL: return within(0, UNTIL_LIMIT - 1, "the end of a change");
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

    // The operands of a term or a test, which may be other amounts and filters.
    void check_operands(const Meanings& meanings, const std::vector<int>& list, size_t& place, bool any_number) {
        for (const Operand meaning : meanings) {
            const int operand = next(list, place);
            if (meaning == OPERAND_NUMBER && any_number) continue;
            check_operand(meaning, operand);
            if (meaning == OPERAND_FILTER && operand) check_filter(static_cast<size_t>(operand));
            if (meaning == OPERAND_AMOUNT && operand < 0) check_amount(static_cast<size_t>(-1 - operand));
        }
    }

    void check_amount(size_t number) {
        if (seen_amounts[number] == 2) return;
        demand(!seen_amounts[number], "an amount that needs itself");
        seen_amounts[number] = 1;
        const std::vector<int>& terms = box.amounts[number].terms;
        Depth depth{"an amount"};
        for (size_t place = 0; place < terms.size(); ++place) {
            const int term = terms[place];
            demand(term >= 0 && term < TERM_LIMIT, "unknown term in an amount");
            check_operands(TERM_OPERANDS_OF[static_cast<size_t>(term)], terms, place, true);
            if (term >= TERM_ADD && term <= TERM_OR) {
                depth.join();
            } else {
                depth.push();
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
            const int test = tests[place];
            demand(test >= 0 && test < TEST_LIMIT, "unknown test in a filter");
            check_operands(TEST_OPERANDS_OF[static_cast<size_t>(test)], tests, place, false);
            if (test == TEST_LIKE) demand(tests[place] >= SLOT_THEM, "unknown slot in a filter");
            if (test == TEST_NOT) {
                demand(depth.values > 0, "a missing part in a filter");
            } else if (test == TEST_AND || test == TEST_OR) {
                depth.join();
            } else {
                depth.push();
            }
        }
        depth.end();
        seen_filters[number] = 2;
    }
};

}  // namespace deckwright
