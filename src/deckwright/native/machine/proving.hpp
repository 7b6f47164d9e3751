// What small changes bring a menu: most games go on just as without them, and need not be played again.
#pragma once

#include "in_threads.hpp"
#include "weighing.hpp"

namespace deckwright {

// A strategy that differs from another one in a line of the menu: one that was not there, one that is followed less often, or one that is gone. Or from
// that line on anything may be different, which takes longer to find out.
struct Variant {
    enum Sort { ADDED, STRICTER, LEFT_OUT, OTHER };
    const Policy* policy;
    int line;
    Sort sort;
};

// How much more of the points variants win, added up over games, and the squares of that.
struct Proven {
    int64_t games = 0;
    double won = 0;  // without them
    std::vector<double> gains, squares;

    explicit Proven(size_t variants = 0) : gains(variants), squares(variants) {}

    void add(const Proven& other) {
        games += other.games;
        won += other.won;
        for (size_t variant = 0; variant < gains.size(); ++variant) {
            gains[variant] += other.gains[variant];
            squares[variant] += other.squares[variant];
        }
    }
};

// A game of the strategy without them. Where a variant would buy otherwise for the first time, it plays on from there.
class ProvenGame : GameApart {
public:
    ProvenGame(const Match& played, const std::vector<Variant>& others, Proven& found, State& room, State& further_room, int64_t game)
        : GameApart(played, room, further_room, game), variants(others), proven(found), shares(others.size(), NOT_YET) {}

    void play(uint64_t seed) {
        begin(seed, *this);
        const float share = share_of(state);
        ++proven.games;
        proven.won += static_cast<double>(share);
        for (size_t variant = 0; variant < variants.size(); ++variant) {
            if (shares[variant] == NOT_YET) continue;
            const double gain = static_cast<double>(shares[variant] - share);
            proven.gains[variant] += gain;
            proven.squares[variant] += gain * gain;
        }
    }

    int to_buy(const Policy& policy, int player) {
        if (player != own) return Advisor{match.box, state, policy, player}.to_buy();
        const int line = Advisor{match.box, state, policy, player}.line_to_buy();
        const Kinds there = state.buys > 0 ? purchasable_now(match.box, state) : 0;
        for (size_t variant = 0; variant < variants.size(); ++variant) {
            if (shares[variant] == NOT_YET && differs(variants[variant], line, there)) shares[variant] = outcome(*variants[variant].policy);
        }
        return line < 0 ? NOBODY : policy.buy.entries[static_cast<size_t>(line)].kind;
    }

    void bought(int) const {}

private:
    static constexpr float NOT_YET = -1;
    const std::vector<Variant>& variants;
    Proven& proven;
    std::vector<float> shares;

    bool differs(const Variant& variant, int line, Kinds there) const {
        if (variant.sort == Variant::LEFT_OUT) return line == variant.line;
        if (variant.sort == Variant::OTHER) {
            if (line >= 0 && line < variant.line) return false;
            const int other = Advisor{match.box, state, *variant.policy, own}.line_to_buy(variant.line);
            return kind_in(*variant.policy, other) != kind_in(*match.policies[0], line);
        }
        const Entry& entry = variant.policy->buy.entries[static_cast<size_t>(variant.line)];
        if (variant.sort == Variant::STRICTER) return line == variant.line && !holds(*variant.policy, entry);
        return (line < 0 || line >= variant.line) && (there >> entry.kind & 1U) && holds(*variant.policy, entry);
    }

    static int kind_in(const Policy& policy, int line) { return line < 0 ? NOBODY : policy.buy.entries[static_cast<size_t>(line)].kind; }

    bool holds(const Policy& policy, const Entry& entry) const { return Facts{match.box, state, policy, own}.holds(entry.condition, {}); }

    float outcome(const Policy& policy) {
        further.copy_from(state);
        Machine<false> machine(match.box, further);
        return go_on(machine, policy, Advisor{match.box, further, policy, own}.to_buy());
    }
};

// The same for any number of threads. Games that outgrow their room are left out.
inline Proven prove(const Match& match, const std::vector<Variant>& variants, int64_t first_game, int64_t games, int threads) {
    constexpr int64_t PART = 50;  // games: few, since a first heat has hundreds of variants and only some hundred games
    std::vector<Proven> parts(static_cast<size_t>((games + PART - 1) / PART), Proven(variants.size()));
    in_threads(threads, static_cast<int>(parts.size()), [&](int part) {
        const auto room = std::make_unique<State>(), further = std::make_unique<State>();
        for (int64_t game = part * PART; game < std::min(games, (part + 1) * PART); ++game) {
            try {
                ProvenGame(match, variants, parts[static_cast<size_t>(part)], *room, *further, first_game + game).play(match.seed + static_cast<uint64_t>(first_game + game));
            } catch (const LimitReached&) {
            }
        }
    });
    Proven all(variants.size());
    for (const Proven& part : parts) all.add(part);
    return all;
}

}  // namespace deckwright
