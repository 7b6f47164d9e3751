// The cards of one game in numbers: the same tables that the Python machine looks things up in. A box never changes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "alphabet.hpp"

namespace deckwright {

constexpr int KINDS = 64;
constexpr size_t MOST_OPTIONS = 63;  // of one question: those chosen are marked in one number
using Kinds = uint64_t;  // a set of kinds, one bit each

constexpr int NO_PILE = 255;

// An operation and its operands, as many as the longest one has. Options have no such limit, so CHOOSE_OPTION holds the place where
// its words begin in the box instead of the words themselves.
struct Instruction {
    int16_t op = 0;
    int16_t length = 0;
    std::array<int16_t, MOST_OPERANDS> at{};
};

// What can be done without a frame from some place of a program on: bonuses first, then one thing more or nothing.
//
//   Market     DRAW 1, ACTIONS 1, BUYS 1, COINS 1, END          ENDS: 1, 1, 1, 1 at once
//   Witch      DRAW 2, EACH, GAIN_FROM_PILE, EACH_NEXT, END     HANDS_OUT, if no card of the box answers to Attacks
//   Caravan    DRAW 1, ACTIONS 1, WAIT_FOR, END                 WAITS
//   Militia    COINS 2, EACH, CHOOSE, ...                       GOES_ON: a frame that starts behind the COINS
struct Opening {
    enum Then : uint8_t { GOES_ON, ENDS, HANDS_OUT, WAITS };  // a frame is needed only where it goes on
    uint8_t cards = 0, actions = 0, buys = 0, coins = 0;
    Then then = GOES_ON;
    uint16_t next = 0;  // where the program goes on after the bonuses
};

// What a card does, or offers to do, when something happens; as in engine/box.py.
struct Listener {
    int happening = 0, kind = 0, start = 0, place = 0, whose = 0, where = 0, condition = 1, use = 0, again = 0, counter = 0;
};

// A change of costs that holds by itself: while a card is in play, once for each copy, or everywhere (kind is NOBODY).
struct Standing {
    int where = 0, number = 0, kind = 0;
};

struct Filter {
    bool fixed = true;
    Kinds passes = ~Kinds{0};
    std::vector<int> tests;
};

// An amount in postfix order. Most are the cards in hand and a number, or a number alone: those need no working out.
struct Amount {
    std::vector<int> terms;
    bool simple = false;
    int hand = 0, number = 0;  // how often the cards in hand count, and what is added
};

struct Box {
    int kinds = 0;
    std::vector<Instruction> code;
    std::vector<int16_t> option_words;
    std::vector<Amount> amounts;
    std::vector<Filter> filters;
    std::array<int, KINDS> starts{};
    std::vector<Opening> openings;  // by place in the code
    std::array<int, KINDS> costs{};
    std::array<int, KINDS> other_parts{};  // Potions and debt in the cost, as they count in a whole cost
    std::vector<Standing> standing;
    bool other_costs = false;  // some card costs more than coins
    bool owes = false;  // somebody may come to have debt
    bool prices_vary = false;  // more than piles and the coins printed on a card may decide whether it can be bought
    Kinds landscapes = 0, on_sale = 0, projects = 0;  // what is no card; what of it can be bought; and holds from then on
    std::vector<int> landmark_worths;  // amounts that everybody scores
    std::array<int, KINDS> types{};
    std::array<uint8_t, KINDS> coin_values{};
    std::array<int, KINDS> worth{};  // victory points of a copy, where that never changes
    std::vector<std::array<int, 2>> changing_worths;  // kind, amount
    bool worths_change = false;  // there is one of those, or a landmark
    std::array<std::vector<Listener>, HAPPENING_LIMIT> listeners_to;
    uint32_t heard = 0;  // the happenings that some card answers to or waits for, one bit each
    bool gains_are_heard = false;
    bool turns_are_plain = true;  // nothing answers to the beginning or the end of a turn or of its Buy phase, and nothing done is remembered
    bool purchases_are_moves = true;  // only cards are bought, and nothing answers to it
    std::vector<uint8_t> effects;  // by place in the code where a program starts that answers to a happening
    std::vector<int> piles_by_cost;
    std::array<Kinds, 16> affordable{};  // kinds that this many coins can buy; the last entry for that many or more
    Kinds piles = 0, actions = 0, treasures = 0, victories = 0, terminals = 0;
    unsigned slots_used = 0;  // slots of frames that some program of the box speaks of; the others are never looked at
    bool treasures_are_a_move = true;  // they only give coins, and no card answers to a card being played
    unsigned remembers = 0;  // what some card asks who did it, one bit for each deed
    std::vector<int> nameable;  // the kinds of all names that can be said, NOBODY for cards that are not in this game
};

// Coins as far as they matter for a purchase.
inline size_t coins_counted(int coins) { return static_cast<size_t>(coins < 15 ? (coins > 0 ? coins : 0) : 15); }

inline Kinds affordable_kinds(const Box& box, int coins) { return box.affordable[coins_counted(coins)]; }

inline Kinds bit(int kind) { return Kinds{1} << kind; }

inline int options_of(const Instruction& instruction) { return instruction.length - 2; }

inline const int16_t* words_of(const Box& box, const Instruction& instruction) { return box.option_words.data() + instruction.at[2]; }

inline bool several(Kinds kinds) { return kinds & (kinds - 1); }

}  // namespace deckwright
