// One moment of a game: plain bytes without pointers, so that a copy is a block copy of the part in use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

#include "box.hpp"

namespace deckwright {

constexpr int PLAYERS = 6;
constexpr int HAND_ROOM = 48, IN_PLAY_ROOM = 48, DECK_ROOM = 100, DISCARD_ROOM = 100;
constexpr int AWAY_ZONES = ZONES - ZONE_ASIDE;
constexpr int FRAMES = 24, TRIGGERS = 48, CHOSEN_ROOM = 128, REMEMBERED_ROOM = 4, MODIFIERS = 4;

// A game that outgrows the fixed room of a state; the Python machine has no such limits.
struct LimitReached : std::runtime_error {
    explicit LimitReached(const std::string& what) : std::runtime_error("the native machine has room for fewer " + what) {}
};

[[noreturn, gnu::noinline, gnu::cold]] inline void refuse(const char* what) { throw LimitReached(what); }

[[gnu::always_inline]] inline void check_room(bool fits, const char* what) {
    if (!fits) [[unlikely]] refuse(what);
}

constexpr size_t CACHE_LINE = 64;
constexpr int SLACK = 16;  // so that a few cards can be copied in one piece, whatever their number

[[gnu::always_inline]] inline void copy_cards(uint8_t* to, const uint8_t* from, int number) {
    if (number <= SLACK) [[likely]] {
        std::memcpy(to, from, SLACK);
    } else {
        std::memcpy(to, from, static_cast<size_t>(number));
    }
}

// A seat is found by a shift, and eight lines of the cache are copied quickly. Zones that are empty most of the time get what is left.
constexpr int SEAT_SIZE = 512;
constexpr int AWAY_ROOM = SEAT_SIZE - 2 * static_cast<int>(sizeof(Kinds)) - 2 * (3 + PLAYER_COUNTERS) - 5 - AWAY_ZONES - KINDS -
                          (HAND_ROOM + IN_PLAY_ROOM + DECK_ROOM + DISCARD_ROOM + 4 * SLACK) - 1;
static_assert(AWAY_ROOM >= 32);

struct Player {
    Kinds hand_mask;  // kinds in hand
    Kinds projects;  // bought for the rest of the game
    int16_t points;  // of the cards whose worth never changes
    uint16_t owned_total;
    uint16_t turns;
    uint16_t counters[PLAYER_COUNTERS];  // by the place of the row among those of a player
    uint8_t hand_length, deck_top, discard_length, in_play_length, away_length;
    uint8_t away_lengths[AWAY_ZONES];  // of ASIDE and those after it
    uint8_t hand[HAND_ROOM + SLACK];
    uint8_t in_play[IN_PLAY_ROOM + SLACK];
    uint8_t owned[KINDS];
    uint8_t deck[DECK_ROOM + SLACK];  // the top card is deck[deck_top], the bottom one deck[DECK_ROOM - 1]
    uint8_t discard[DISCARD_ROOM + SLACK];  // the top card is the last
    uint8_t away[AWAY_ROOM];  // zones that are empty most of the time, one after the other

    int deck_length() const { return DECK_ROOM - deck_top; }

    // Where a zone begins in ``away``. With 1 card aside, 2 on the Island mat and 3 on that of the Native Village:
    //
    //   away_lengths   1 0 0 0 2 3 0
    //   away           a i i n n n . . .      the Island mat begins at 1
    int away_start(int zone) const {
        int start = 0;
        for (int before = ZONE_ASIDE; before < zone; ++before) start += away_lengths[before - ZONE_ASIDE];
        return start;
    }
    int away_end(int zone) const { return away_start(zone) + away_lengths[zone - ZONE_ASIDE]; }
};
static_assert(sizeof(Player) == SEAT_SIZE);

struct Trigger {
    uint16_t start;
    uint16_t where;  // the filter that the card must pass for which it waits
    uint8_t happening;
    int8_t kind, player;  // the card that waits, by which it is called
    int8_t card_kind, companion_kind;  // NOBODY where there is none
    uint8_t card_number, companion_number;
    uint8_t once;  // it is over when it has happened
    uint8_t lasting;  // it outlives the turn; then the card that waits stays in play
    uint8_t remembered_length;
    uint8_t remembered[REMEMBERED_ROOM];
};

// The player for whom an effect waits, the card in play that waits with it and the card that played that one.
struct Waiting {
    int8_t player, card_kind;
    uint8_t card_number;
    int8_t companion_kind;
    uint8_t companion_number;
};

// What the cards that pass a filter cost less for a time.
struct Modifier {
    int16_t where, less, until;
};

struct Frame {
    uint8_t slots[SLOTS][KINDS];  // as counts
    uint8_t chosen[CHOSEN_ROOM];
    uint64_t said;  // the number that somebody said, or the options they chose, one bit each
    uint16_t pc;
    int8_t player, subject, kind;
    uint8_t here, immune, number;
    int8_t round;
    int8_t companion_kind;
    uint8_t companion_number;
    int8_t playing_kind;  // NOBODY while nothing is played
    uint8_t playing_here, playing_number, playing_times, playing_again;
    int8_t last_used;  // the last effect in USED
    int8_t happened;  // the moment that this is about, NOBODY if it is about none
    int8_t origin, there;  // the zones that its cards came from and went to
    uint8_t due;  // in a window: how many of the effects that are due belong to it
    uint8_t chosen_length;
};

// What a player did this turn, and in the own last one, as numbers of copies by deed.
struct Memory {
    uint8_t now[DEEDS][KINDS];
    uint8_t last[DEEDS][KINDS];
};

// From the top frame to the numbers of the lowest one, that of the turn; and what is left out before it, so that these begin a line of the cache.
constexpr size_t TO_THE_TURN = (FRAMES - 1) * sizeof(Frame) + offsetof(Frame, said);
constexpr size_t LEFT_OUT = CACHE_LINE - TO_THE_TURN % CACHE_LINE;

// The frame of the turn, which is always there, comes right before the table, and those above it before that one, so that what most
// decisions need lies together, on one page of memory or two:
//
//   frames                           table           seats
//   23 ... 2 1 0                     coins, piles    0 1 2 3 4 5      triggers, memory
//              ^ 0 is the turn's; its slots come first and are not used, its numbers last
struct State {
    alignas(CACHE_LINE) uint8_t unused[LEFT_OUT];
    Frame frames_from_the_top[FRAMES];  // use frame(level)
    unsigned __int128 randomness;  // the table begins here
    Kinds stocked;  // piles that are not empty
    int32_t coins;
    int16_t actions, buys;
    int8_t player, asking;
    uint8_t phase, players, empty_piles;
    uint8_t plays, next_hand, extra_turns, turns_in_a_row;
    uint8_t remembers;  // whether the memory below is kept: some card of the box asks for it
    uint8_t potions, spent;  // spent: something was bought this turn, so no more Treasures are played
    uint8_t depth, triggers_length, due_length, modifiers_length;
    uint16_t idle;
    uint8_t supply[KINDS];
    uint8_t trash[KINDS];  // what is seldom looked at begins here
    uint8_t pile_counters[PILE_COUNTERS][KINDS];
    uint16_t table_counters[TABLE_COUNTERS + 1];  // one more than there are, since there may be none
    Modifier modifiers[MODIFIERS];
    alignas(CACHE_LINE) Player seats[PLAYERS];
    Trigger triggers[TRIGGERS];
    Trigger due[TRIGGERS];
    Memory memory[PLAYERS];  // only where it is kept

    // The frame of the turn is at level 0.
    Frame& frame(int level) { return frames_from_the_top[FRAMES - 1 - level]; }
    const Frame& frame(int level) const { return frames_from_the_top[FRAMES - 1 - level]; }
    Frame& top() { return frames_from_the_top[FRAMES - depth]; }
    const Frame& top() const { return frames_from_the_top[FRAMES - depth]; }

    // What most decisions need, and every copy: the numbers of the turn's frame, which chooses and remembers nothing, the table and the
    // seats, which are whole lines of the cache and copied in one piece.
    static constexpr size_t HOT_BEGINS = LEFT_OUT + TO_THE_TURN;
    char* hot() { return reinterpret_cast<char*>(this) + HOT_BEGINS; }
    const char* hot() const { return reinterpret_cast<const char*>(this) + HOT_BEGINS; }
    static size_t hot_size(int players) { return offsetof(State, seats) - HOT_BEGINS + static_cast<size_t>(players) * sizeof(Player); }

    // Only what is in use is copied: the table, the seats taken, the frames and triggers there are.
    void copy_from(const State& other) {
        std::memcpy(hot(), other.hot(), hot_size(other.players));
        if (other.depth > 1) std::memcpy(static_cast<void*>(&top()), &other.top(), (other.depth - 1U) * sizeof(Frame));
        if (other.triggers_length) std::memcpy(static_cast<void*>(triggers), other.triggers, other.triggers_length * sizeof(Trigger));
        if (other.due_length) std::memcpy(static_cast<void*>(due), other.due, other.due_length * sizeof(Trigger));
        if (other.remembers) std::memcpy(static_cast<void*>(memory), other.memory, other.players * sizeof(Memory));
    }
};

static_assert(State::HOT_BEGINS % CACHE_LINE == 0 && offsetof(State, frames_from_the_top) == LEFT_OUT);

inline void clear_state(State& state) {
    std::memset(static_cast<void*>(&state), 0, sizeof(State));
    state.asking = NOBODY;
}

}  // namespace deckwright
