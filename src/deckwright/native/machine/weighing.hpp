// What purchases are worth in the games of a strategy: at some of them the game is played on with each card that could be bought instead.
#pragma once

#include <cmath>
#include <limits>

#include "counting.hpp"

namespace deckwright {

// A fact that conditions can ask about, of a kind of card or of nobody.
struct Asked {
    int fact, kind;
};

// Purchases of the first of two strategies, side by side.
struct Weighed {
    int kinds = 0, lines = 0;
    size_t asked = 0;
    int64_t games = 0;
    int one_in = 1;              // so many purchases of these games is here
    std::vector<int16_t> facts;  // by purchase: what was asked
    std::vector<int16_t> line;   // of the menu that was followed; behind the last one for nothing
    std::vector<float> worth;    // by kind, and last for leaving out the line: how much better the share of points would have been; not a number for what was not tried

    size_t width() const { return static_cast<size_t>(kinds) + 1; }

    void add(const Weighed& other) {
        games += other.games;
        facts.insert(facts.end(), other.facts.begin(), other.facts.end());
        line.insert(line.end(), other.line.begin(), other.line.end());
        worth.insert(worth.end(), other.worth.begin(), other.worth.end());
    }
};

// How purchases are weighed.
struct Scales {
    std::vector<Asked> asked;
    Kinds tried = 0;
    int one_in = 1;  // so many purchases is weighed
};

// A game of two strategies that can be played on in another room, too. The seats alternate.
class GameApart {
protected:
    const Match& match;
    State& state;
    State& further;
    int own;  // seat of the first strategy

    GameApart(const Match& played, State& room, State& further_room, int64_t game) : match(played), state(room), further(further_room), own(static_cast<int>(game % 2)) {}

    template <class Follower>
    void begin(uint64_t seed, Follower& follower) {
        set_up(match.layout, state, 2, seed, 0);
        Machine<false> machine(match.box, state);
        deal(machine);
        play(machine, *match.policies[0], follower);
    }

    // Buys a card in the other room, or nothing, and plays on there by this strategy; tells its share of the points.
    float go_on(Machine<false>& machine, const Policy& policy, int kind) {
        if (kind >= 0) {
            machine.answer_with_purchase(further.top(), kind);
        } else {
            machine.answer_with_end_of_turn(further.top());
        }
        Silent silent{match.box, further};
        play(machine, policy, silent);
        return share_of(further);
    }

    float share_of(const State& over) const {
        const int mine = rank(over, own), theirs = rank(over, 1 - own);
        return mine > theirs ? 1.0f : mine == theirs ? 0.5f : 0.0f;
    }

private:
    // Whoever plays on just follows the strategies.
    struct Silent {
        const Box& box;
        const State& state;
        int to_buy(const Policy& policy, int player) const { return Advisor{box, state, policy, player}.to_buy(); }
        void bought(int) const {}
    };

    template <class Follower>
    void play(Machine<false>& machine, const Policy& policy, Follower& follower) {
        const Policy* policies[2];
        policies[own] = &policy;
        policies[1 - own] = match.policies[1];
        play_on(machine, policies, match.turn_limit / 2, follower);
    }

    int rank(const State& over, int player) const { return score(match.box, over, player) * 4096 - over.seats[player].turns; }
};

class WeighedGame : GameApart {
public:
    WeighedGame(const Match& played, const Scales& how, Weighed& found, State& room, State& further_room, int64_t game)
        : GameApart(played, room, further_room, game), scales(how), weighed(found), lots(seeded(mixed(played.seed + static_cast<uint64_t>(game)))) {}

    void play(uint64_t seed) {
        begin(seed, *this);
        ++weighed.games;
    }

    int to_buy(const Policy& policy, int player) {
        if (player != own) return Advisor{match.box, state, policy, player}.to_buy();
        const int line = Advisor{match.box, state, policy, player}.line_to_buy();
        if (!below(lots, static_cast<uint64_t>(scales.one_in))) weigh(policy, line);
        return line < 0 ? NOBODY : policy.buy.entries[static_cast<size_t>(line)].kind;
    }

    void bought(int) const {}

private:
    const Scales& scales;
    Weighed& weighed;
    unsigned __int128 lots;

    void weigh(const Policy& policy, int line) {
        const Box& box = match.box;
        const Facts facts{box, state, policy, own};
        const int taken = line < 0 ? NOBODY : policy.buy.entries[static_cast<size_t>(line)].kind;
        const Kinds there = state.buys > 0 ? purchasable_now(box, state) & scales.tried & ~(taken < 0 ? 0 : bit(taken)) : 0;
        if (!there) return;
        const int next = line < 0 ? NOBODY : Advisor{box, state, policy, own}.line_to_buy(line + 1);
        const int instead = next < 0 ? NOBODY : policy.buy.entries[static_cast<size_t>(next)].kind;
        for (const Asked& asked : scales.asked) {
            weighed.facts.push_back(static_cast<int16_t>(asked.kind < 0 ? facts.plain_fact(asked.fact, {}) : facts.fact_of(asked.fact, asked.kind, {})));
        }
        weighed.line.push_back(static_cast<int16_t>(line < 0 ? weighed.lines : line));
        uint8_t owned[2 * KINDS];
        for (int player = 0; player < 2; ++player) std::memcpy(owned + player * KINDS, state.seats[player].owned, KINDS);
        const uint64_t key = next_word(lots);
        const float usual = worth(taken, key, owned);
        float left_out = std::numeric_limits<float>::quiet_NaN();
        for (int kind = 0; kind < box.kinds; ++kind) {
            weighed.worth.push_back(there >> kind & 1U ? worth(kind, key, owned) - usual : std::numeric_limits<float>::quiet_NaN());
            if (kind == instead) left_out = weighed.worth.back();
        }
        if (instead == taken) {
            left_out = 0;
        } else if (line >= 0 && std::isnan(left_out)) {
            left_out = worth(instead, key, owned) - usual;
        }
        weighed.worth.push_back(left_out);
    }

    // The same luck for all cards: as far as can be, they are shuffled to the same places.
    float worth(int kind, uint64_t key, const uint8_t* owned) {
        further.copy_from(state);
        Script shuffles;
        shuffles.keyed = true;
        shuffles.key = key;
        shuffles.owned = owned;
        Machine<false> machine(match.box, further, nullptr, &shuffles);
        return go_on(machine, *match.policies[0], kind);
    }
};

// Games that outgrow their room are left out.
inline Weighed weigh_purchases(const Match& match, const Scales& scales, int64_t first_game, int64_t games) {
    Weighed weighed;
    weighed.kinds = match.box.kinds;
    weighed.lines = static_cast<int>(match.policies[0]->buy.entries.size());
    weighed.asked = scales.asked.size();
    weighed.one_in = scales.one_in;
    const auto room = std::make_unique<State>(), further = std::make_unique<State>();
    for (int64_t game = first_game; game < first_game + games; ++game) {
        const size_t before = weighed.line.size();
        try {
            WeighedGame(match, scales, weighed, *room, *further, game).play(match.seed + static_cast<uint64_t>(game));
        } catch (const LimitReached&) {
            weighed.facts.resize(before * weighed.asked);
            weighed.line.resize(before);
            weighed.worth.resize(before * weighed.width());
        }
    }
    return weighed;
}

}  // namespace deckwright
