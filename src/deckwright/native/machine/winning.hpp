// A victory that is there for the taking, which the learned player never lets go (learn/winning.py).
#pragma once

#include "batch.hpp"

namespace deckwright {

class Winning {
public:
    static constexpr int MOST_PURCHASES = 4;  // what can be bought in more steps than this is left to the network
    static constexpr int PLACES = MOST_PURCHASES + 1;

    // Purchases are tried at places of the batch that are free, from this one on.
    Winning(Batch& games, int free) : batch(games), first(free) {}

    // A purchase, or the end of the turn, with which whoever is asked wins alone at the end of this turn; nobody's where there is none.
    int action(int place) {
        const State& state = at(place);
        if (!buys(state) || batch.mask_of(place)[ACTION_TREASURES]) return NOBODY;
        return found(place, state.asking, std::min<int>(state.buys, MOST_PURCHASES));
    }

private:
    static constexpr int FEWEST_EMPTY = 3;  // so many empty piles can end a game; with five players it takes one more, which trying tells
    Batch& batch;
    int first;

    State& at(int place) { return batch.states[static_cast<size_t>(place)]; }

    bool buys(const State& state) const { return state.asking >= 0 && batch.box->code[state.top().pc].op == OP_BUY_PHASE; }

    int found(int place, int seat, int purchases) {
        const State& state = at(place);
        Kinds scarce = 0;
        for (Kinds piles = batch.box->piles; piles; piles &= piles - 1) {
            const int kind = std::countr_zero(piles);
            if (state.supply[kind] > 0 && state.supply[kind] <= purchases) scarce |= bit(kind);
        }
        if (state.supply[PROVINCE] > purchases && state.empty_piles + std::popcount(scarce) < FEWEST_EMPTY) return NOBODY;
        const int trial = first + purchases;
        if (wins(place, trial, ACTION_STOP, seat, 0)) return ACTION_STOP;
        for (; scarce; scarce &= scarce - 1) {
            const int kind = std::countr_zero(scarce);
            if (batch.mask_of(place)[kind] && wins(place, trial, kind, seat, purchases - 1)) return kind;
        }
        return NOBODY;
    }

    bool wins(int place, int trial, int action, int seat, int purchases) {
        at(trial).copy_from(at(place));
        batch.parts[static_cast<size_t>(trial)].length = 0;
        batch.step(trial, action);
        const State& after = at(trial);
        if (after.phase == OVER) return winner(after) == seat;
        return action != ACTION_STOP && after.asking == seat && buys(after) && found(trial, seat, purchases) >= 0;
    }

    // Nobody where several share the victory.
    int winner(const State& state) const {
        int best = NOBODY, most = 0;
        for (int player = 0; player < state.players; ++player) {
            const int rank = score(*batch.box, state, player) * 4096 - static_cast<int>(state.seats[player].turns);
            if (player && rank == most) best = NOBODY;
            if (player && rank <= most) continue;
            best = player;
            most = rank;
        }
        return best;
    }
};

}  // namespace deckwright
