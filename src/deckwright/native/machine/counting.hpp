// Playing the games of a match and counting what they show, as sim/counting.py does.
#pragma once

#include <memory>

#include "advisor.hpp"

namespace deckwright {

constexpr int MOST_TURNS = 60, LEAD_TURN = 10, WIDEST_LEAD = 20, BY_TURN = 5;

using Numbers = std::vector<int64_t>;

struct Tally {
    int players, kinds;
    int64_t games = 0, decisions = 0, ties = 0, province_endings = 0, pile_endings = 0, unfinished = 0, turns = 0, turns_squared = 0;
    Numbers lengths, wins, shares, first_seat_wins, first_seat_ties, first_seat_games, score, score_squared;
    Numbers by_turn;  // games, coins, coins squared, points and points squared of each strategy and turn, side by side
    Numbers purchases, lead_games, lead_wins;
    Numbers outgrown;  // games for which a state has no room: not counted here, but left to the Python machine

    Tally(int strategies, int cards) : players(strategies), kinds(cards) {
        const size_t rows = static_cast<size_t>(strategies), width = MOST_TURNS + 1;
        lengths.resize(width);
        for (Numbers* row : {&wins, &first_seat_wins, &first_seat_ties, &first_seat_games, &score, &score_squared}) row->resize(rows);
        shares.resize(rows * (rows + 1));
        by_turn.resize(rows * width * BY_TURN);
        purchases.resize(rows * width * static_cast<size_t>(cards));
        lead_games.resize(2 * WIDEST_LEAD + 1);
        lead_wins.resize(2 * WIDEST_LEAD + 1);
    }

    std::vector<Numbers*> tables() {
        return {&lengths, &wins, &shares, &first_seat_wins, &first_seat_ties, &first_seat_games, &score, &score_squared, &by_turn,
                &purchases, &lead_games, &lead_wins};
    }

    void add(Tally& other) {
        games += other.games;
        decisions += other.decisions;
        ties += other.ties;
        province_endings += other.province_endings;
        pile_endings += other.pile_endings;
        unfinished += other.unfinished;
        turns += other.turns;
        turns_squared += other.turns_squared;
        const std::vector<Numbers*> mine = tables(), theirs = other.tables();
        for (size_t table = 0; table < mine.size(); ++table) {
            for (size_t place = 0; place < mine[table]->size(); ++place) (*mine[table])[place] += (*theirs[table])[place];
        }
        outgrown.insert(outgrown.end(), other.outgrown.begin(), other.outgrown.end());
    }

    // What a game counts before it is over.
    void take_back(const Tally& other) {
        for (size_t place = 0; place < by_turn.size(); ++place) by_turn[place] -= other.by_turn[place];
        for (size_t place = 0; place < purchases.size(); ++place) purchases[place] -= other.purchases[place];
    }
};

// The piles at the start of a game, counted once for many games.
struct Layout {
    uint8_t supply[KINDS];
    Kinds stocked = 0;
    uint8_t empty_piles = 0;

    Layout(const Box& box, const std::vector<int>& piles) {
        for (int kind = 0; kind < KINDS; ++kind) {
            const int size = kind < box.kinds ? piles.at(static_cast<size_t>(kind)) : -1;
            supply[kind] = static_cast<uint8_t>(size < 0 ? NO_PILE : size);
            if (size > 0) stocked |= bit(kind);
            empty_piles = static_cast<uint8_t>(empty_piles + (size == 0));
        }
    }
};

inline void set_up(const Layout& layout, State& state, int players, uint64_t seed, int first) {
    std::memset(state.hot(), 0, State::hot_size(players));
    state.players = static_cast<uint8_t>(players);
    state.asking = NOBODY;
    state.next_hand = HAND_SIZE;
    state.turns_in_a_row = 1;
    state.randomness = seeded(seed);
    std::memcpy(state.supply, layout.supply, KINDS);
    state.stocked = layout.stocked;
    state.empty_piles = layout.empty_piles;
    if (first < 0) first = static_cast<int>(below(state.randomness, static_cast<uint64_t>(players)));
    state.player = static_cast<int8_t>(first);
}

// The first hands. ``change`` may give a player another deck first.
template <bool LOGGED, class Change>
void deal(Machine<LOGGED>& machine, const Change& change) {
    State& state = machine.state;
    state.remembers = machine.box.remembers != 0;
    if (state.remembers) std::memset(static_cast<void*>(state.memory), 0, sizeof state.memory);
    for (int step = 0; step < state.players; ++step) {
        const int player = (state.player + step) % state.players;
        Player& seat = state.seats[player];
        seat.deck_top = DECK_ROOM;
        for (int card = 0; card < 10; ++card) seat.discard[card] = card < 7 ? COPPER : ESTATE;
        seat.discard_length = 10;
        seat.owned[COPPER] = 7;
        seat.owned[ESTATE] = 3;
        seat.owned_total = 10;
        seat.points = static_cast<int16_t>(7 * machine.box.worth[COPPER] + 3 * machine.box.worth[ESTATE]);
        change(player);
        machine.draw(player, HAND_SIZE);
    }
    machine.start(0);
}

template <bool LOGGED>
void deal(Machine<LOGGED>& machine) {
    deal(machine, [](int) {});
}

// Play on by the strategies of the seats until a game is over or has had its rounds. Who follows the game says what is bought. Tells how
// many decisions there were.
template <class Follower>
[[gnu::always_inline]] inline int64_t play_on(Machine<false>& machine, const Policy* const* policies, int rounds, Follower& follower) {
    const Box& box = machine.box;
    State& state = machine.state;
    const int last = state.players - 1;
    Cards cards;
    int64_t decisions = 0;
    while (state.asking >= 0 && state.seats[last].turns < rounds) {
        const int player = state.asking;
        const Policy& policy = *policies[player];
        Frame& frame = state.top();
        ++decisions;
        if (frame.pc != BUY_PHASE_START) {
            if (frame.pc == ACTION_PHASE_START) {
                const int kind = Advisor{box, state, policy, player}.to_play();
                state.asking = NOBODY;
                if (!machine.answer_action_phase(frame, kind < 0 ? VERB_END_ACTIONS : VERB_PLAY, kind)) machine.run();
            } else {
                const int verb = decide(machine, policy, cards);
                if (box.code[frame.pc].op == OP_CHOOSE) {
                    machine.answer_choice(cards);
                } else {
                    machine.answer(verb, cards.at, cards.length);
                }
            }
            continue;
        }
        if (machine.can_play_treasures()) {
            state.asking = NOBODY;
            if (!machine.play_treasures(frame)) {
                machine.run();
                continue;
            }
            ++decisions;  // asked again at once: what to buy
        }
        const int kind = follower.to_buy(policy, player);
        if (kind >= 0) {
            machine.answer_with_purchase(frame, kind);
        } else {
            machine.answer_with_end_of_turn(frame);
        }
        follower.bought(player);
    }
    return decisions;
}

struct Match {
    const Box& box;
    const Layout& layout;
    const std::vector<const Policy*>& policies;
    uint64_t seed;
    bool alternate;
    int turn_limit;
};

struct CountedGame {
    const Match& match;
    Tally& tally;
    State& state;
    int players;
    int seats[PLAYERS] = {}, turn[PLAYERS] = {}, coins[PLAYERS] = {}, points[PLAYERS] = {};
    bool lead_known[PLAYERS] = {};
    int points_at_lead[PLAYERS] = {};

    CountedGame(const Match& played, Tally& counted, State& room, int64_t game)
        : match(played), tally(counted), state(room), players(static_cast<int>(played.policies.size())) {
        const int shift = played.alternate ? static_cast<int>(game % players) : 0;
        for (int seat = 0; seat < players; ++seat) seats[seat] = (seat + shift) % players;
    }

    void play(uint64_t seed) {
        set_up(match.layout, state, players, seed, 0);
        Machine<false> machine(match.box, state);
        deal(machine);
        const Policy* policies[PLAYERS];
        for (int seat = 0; seat < players; ++seat) policies[seat] = match.policies[static_cast<size_t>(seats[seat])];
        const int64_t decisions = play_on(machine, policies, match.turn_limit / players, *this);
        tally.decisions += decisions;
        for (int player = 0; player < players; ++player) close_turn(player);
        count_result();
    }

    // What is bought, and what is counted of it.
    [[gnu::always_inline]] int to_buy(const Policy& policy, int player) {
        const int now = std::min(state.seats[player].turns + 1, MOST_TURNS);
        if (now != turn[player]) {
            close_turn(player);
            turn[player] = now;
            coins[player] = state.coins;
        }
        const int kind = Advisor{match.box, state, policy, player}.to_buy();
        if (kind >= 0) ++tally.purchases[static_cast<size_t>((seats[player] * (MOST_TURNS + 1) + now) * tally.kinds + kind)];
        return kind;
    }

    [[gnu::always_inline]] void bought(int player) { points[player] = score(match.box, state, player); }

    void close_turn(int player) {
        if (!turn[player]) return;
        int64_t* row = tally.by_turn.data() + (seats[player] * (MOST_TURNS + 1) + turn[player]) * BY_TURN;
        ++row[0];
        row[1] += coins[player];
        row[2] += coins[player] * coins[player];
        row[3] += points[player];
        row[4] += points[player] * points[player];
        if (turn[player] == LEAD_TURN) {
            lead_known[seats[player]] = true;
            points_at_lead[seats[player]] = points[player];
        }
    }

    void count_result() {
        int scores[PLAYERS], best = 0, turns = 0, longest = 0, winners = 0;
        bool won[PLAYERS] = {};
        for (int seat = 0; seat < players; ++seat) {
            scores[seat] = score(match.box, state, seat);
            turns += state.seats[seat].turns;
            longest = std::max<int>(longest, state.seats[seat].turns);
            if (better(scores, seat, best)) best = seat;
        }
        for (int seat = 0; seat < players; ++seat) {
            won[seats[seat]] = scores[seat] == scores[best] && state.seats[seat].turns == state.seats[best].turns;
            winners += won[seats[seat]];
            tally.score[static_cast<size_t>(seats[seat])] += scores[seat];
            tally.score_squared[static_cast<size_t>(seats[seat])] += scores[seat] * scores[seat];
        }
        ++tally.games;
        tally.turns += turns;
        tally.turns_squared += static_cast<int64_t>(turns) * turns;
        ++tally.lengths[static_cast<size_t>(std::min(longest, MOST_TURNS))];
        ++(state.phase != OVER ? tally.unfinished : state.supply[PROVINCE] == 0 ? tally.province_endings : tally.pile_endings);
        const size_t first = static_cast<size_t>(seats[0]);
        ++tally.first_seat_games[first];
        tally.first_seat_wins[first] += won[first] && winners == 1;
        tally.first_seat_ties[first] += won[first] && winners > 1;
        tally.ties += winners > 1;
        for (int who = 0; who < players; ++who) {
            if (!won[who]) continue;
            ++tally.shares[static_cast<size_t>(who * (players + 1) + winners)];
            tally.wins[static_cast<size_t>(who)] += winners == 1;
        }
        count_lead(won, winners);
    }

    bool better(const int* scores, int seat, int best) const {
        if (scores[seat] != scores[best]) return scores[seat] > scores[best];
        return state.seats[seat].turns < state.seats[best].turns;
    }

    void count_lead(const bool* won, int winners) {
        int other = -1000000;
        for (int who = 0; who < players; ++who) {
            if (!lead_known[who]) return;
            if (who) other = std::max(other, points_at_lead[who]);
        }
        const int lead = std::clamp(points_at_lead[0] - other, -WIDEST_LEAD, WIDEST_LEAD);
        const size_t place = static_cast<size_t>(lead + WIDEST_LEAD);
        ++tally.lead_games[place];
        if (won[0]) tally.lead_wins[place] += winners == 1 ? 2 : 1;
    }
};

// What a game that has outgrown its room has already put into the tally is what it puts there when it is played once more.
[[gnu::noinline, gnu::cold]] inline void leave_out(const Match& match, Tally& tally, State& state, int64_t game) {
    Tally counted(tally.players, tally.kinds);
    try {
        CountedGame(match, counted, state, game).play(match.seed + static_cast<uint64_t>(game));
    } catch (const LimitReached&) {
        tally.take_back(counted);
    }
    tally.outgrown.push_back(game);
}

inline Tally count_games(const Match& match, int64_t first_game, int64_t games) {
    Tally tally(static_cast<int>(match.policies.size()), match.box.kinds);
    const auto room = std::make_unique<State>();
    State& state = *room;
    for (int64_t game = first_game; game < first_game + games; ++game) {
        try {
            CountedGame(match, tally, state, game).play(match.seed + static_cast<uint64_t>(game));
        } catch (const LimitReached&) {
            leave_out(match, tally, state, game);
        }
    }
    return tally;
}

}  // namespace deckwright
