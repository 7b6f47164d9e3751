// The cards of one game in numbers: the same tables that the Python machine looks things up in. A box never changes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace deckwright {

constexpr int KINDS = 32;
constexpr int OPERANDS = 8;
constexpr int NOBODY = -1;

enum Zone : int {
    HAND, DECK, DISCARD, IN_PLAY, ASIDE, FACE_DOWN, LOOKED, REVEALED, ISLAND_MAT, NATIVE_VILLAGE_MAT, PASSING,
    TRASH, SUPPLY, PILES, BOTTOM, OWNED
};
constexpr int ZONES = 11;

enum Slot : int { NO_SLOT = -1, THEM, SLOT_LOOKED, SLOT_REVEALED, SKIPPED, LOOT, SHOWN, NAMED, USED, THIS, BOUGHT, GAINED_BY_RIGHT, PLAYED };

enum Op : int {
    OP_END, OP_DRAW, OP_ACTIONS, OP_BUYS, OP_COINS, OP_SELECT, OP_SELECT_TOP, OP_CHOOSE, OP_SHOW, OP_MOVE, OP_GAIN,
    OP_GAIN_FROM_PILE, OP_PLAY, OP_PLAY_AGAIN, OP_JUMP, OP_JUMP_UNLESS, OP_EACH, OP_EACH_NEXT, OP_CHOOSE_OPTION, OP_WAIT_FOR,
    OP_ATTACKED, OP_BE_UNAFFECTED, OP_START_TURN, OP_ACTION_PHASE, OP_BUY_PHASE, OP_CLEAN_UP, OP_END_TURN, OP_PLAY_TREASURES,
    OP_SELECT_BOTTOM, OP_PUT_TOKEN, OP_TAKE_COIN_TOKEN, OP_DRAW_NEXT_HAND, OP_TAKE_EXTRA_TURN, OP_FOLLOW_DUE,
    OP_UNLESS_OPTION, OP_SPEAK_OF, OP_PASS_CARDS, OP_CHOOSE_NUMBER, OP_PUT_INTO_DECK, OP_NAME, OP_CHEAPEN, OP_COUNT
};

enum Verb : int {
    VERB_PLAY, VERB_PLAY_TREASURES, VERB_END_ACTIONS, VERB_BUY, VERB_END_TURN, VERB_GAIN, VERB_DISCARD, VERB_TRASH, VERB_TOPDECK,
    VERB_SET_ASIDE, VERB_KEEP, VERB_REVEAL, VERB_PASS, VERB_RETURN, VERB_EMBARGO, VERB_CHOOSE, VERB_TAKE, VERB_LOOK,
    VERB_PUT_UNDER, VERB_GIVE, VERB_PUT, VERB_NAME, VERB_COUNT
};

enum Happening : int { ON_PLAY, ON_START_OF_TURN, ON_ATTACKED, ON_DISCARDED_FROM_PLAY };

enum Term : int {
    TERM_NUMBER, TERM_COUNT, TERM_COUNT_TOP, TERM_COST, TERM_EMPTY_PILES, TERM_COIN_TOKENS, TERM_TURNS_IN_A_ROW,
    TERM_PLAYERS_WITH_CARDS, TERM_DIFFERENT, TERM_TYPES_OF, TERM_ADD, TERM_SUBTRACT, TERM_MULTIPLY, TERM_DIVIDE, TERM_LESS, TERM_EQUAL,
    TERM_AND, TERM_OR
};

enum Test : int { TEST_TYPES, TEST_KIND, TEST_COSTS_UP_TO, TEST_COSTS_AT_LEAST, TEST_LIKE, TEST_NOT, TEST_AND, TEST_OR };

enum Choosing : int { ORDERED = 1, ALL_OR_NONE = 2 };

enum Again : int { ONCE, NOT_IN_A_ROW, ALWAYS_AGAIN };

enum Phase : int { ACTION_PHASE, BUY_PHASE, CLEAN_UP_PHASE, OVER };

enum Basic : int { COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE };

// Where the programs of a turn stand in every code table.
constexpr int ACTION_PHASE_START = 1, BUY_PHASE_START = 2, TREASURES_START = 5, DUE_START = 7;
constexpr int CLEAN_UP_START = 3;

constexpr int HAND_SIZE = 5;
constexpr int MOST_IDLE_TURNS = 1000;
constexpr int NO_PILE = 255;

struct Instruction {
    int16_t op = 0;
    int16_t length = 0;
    std::array<int16_t, OPERANDS> at{};
};

// What can be done without a frame from some place of a program on: bonuses first, then one thing more or nothing.
struct Opening {
    enum Then : uint8_t { GOES_ON, ENDS, HANDS_OUT, WAITS };  // a frame is needed only where it goes on
    uint8_t cards = 0, actions = 0, buys = 0, coins = 0;
    Then then = GOES_ON;
    uint16_t next = 0;  // where the program goes on after the bonuses
};

struct BelowTheLine {
    int kind = 0, start = 0, zone = 0;
    bool optional = false;
    int condition = 1, again = ONCE;
};

struct Filter {
    bool fixed = true;
    uint32_t passes = ~0U;
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
    std::vector<Amount> amounts;
    std::vector<Filter> filters;
    std::array<int, KINDS> starts{};
    std::vector<Opening> openings;  // by place in the code
    std::array<int, KINDS> costs{};
    std::array<int, KINDS> types{};
    std::array<uint8_t, KINDS> coin_values{};
    std::array<int, KINDS> worth{};  // victory points of a copy, where that never changes
    std::vector<std::array<int, 2>> changing_worths;  // kind, amount
    std::vector<BelowTheLine> answers_to_attacks;
    std::vector<BelowTheLine> leaving;
    std::vector<int> piles_by_cost;
    std::array<uint32_t, 16> affordable{};  // kinds that so many coins can buy; the last entry for that many or more
    uint32_t piles = 0, actions = 0, treasures = 0, victories = 0, terminals = 0;
    bool plain_treasures = true, remembers_plays = false;
    std::vector<int> nameable;  // the kinds of all names that can be said, NOBODY for cards that are not in this game
};

// Coins as far as they matter for a purchase.
inline size_t coins_counted(int coins) { return static_cast<size_t>(coins < 15 ? (coins > 0 ? coins : 0) : 15); }

inline uint32_t affordable_kinds(const Box& box, int coins) { return box.affordable[coins_counted(coins)]; }

inline uint32_t bit(int kind) { return 1U << kind; }

inline bool several(uint32_t kinds) { return kinds & (kinds - 1); }

}  // namespace deckwright
