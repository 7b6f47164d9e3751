// Games that begin with other decks than the rules say: some first cards are gone, some bought ones are there. A learner that always begins
// with ten cards never sees what a thin deck or an engine is worth before it knows how to build one.
#pragma once

#include "batch.hpp"

namespace deckwright {

class HeadStart {
public:
    // The game of this seed as it begins elsewhere, with other decks.
    static void give(Batch& games, int game, uint64_t seed) {
        State& state = games.states[static_cast<size_t>(game)];
        set_up(games.layout, state, games.players, seed, NOBODY);
        Machine<false> machine(*games.box, state);
        HeadStart start(*games.box, state, mixed(seed ^ SALT));
        deal(machine, [&](int player) { start.change(player); });
        games.parts[static_cast<size_t>(game)].length = 0;
        games.look(game);
    }

private:
    static constexpr uint64_t SALT = 0x5EED0FDECC5ULL;
    static constexpr int MOST_SPENT = 36, MOST_GAINED = 12, MOST_IDEAS = 5, LEFT_IN_A_PILE = 4;

    // What a deck gets: the same for all players, or as much money for other cards, or anything.
    enum Likeness : int { SAME_DECKS, SAME_MONEY, ANYTHING };

    struct Plan {
        int coppers = 0, estates = 0, money = 0;  // what goes, and how much was spent
        uint64_t ideas = 0;  // decides which cards it was spent on
    };

    const Box& box;
    State& state;
    unsigned __int128 randomness;
    Likeness likeness;
    Plan common;

    HeadStart(const Box& cards, State& game, uint64_t seed) : box(cards), state(game), randomness(seeded(seed)), likeness(static_cast<Likeness>(number_below(3))), common(plan()) {}

    int number_below(int limit) { return static_cast<int>(below(randomness, static_cast<uint64_t>(limit))); }

    // Each card goes with the same chance, which is drawn first, so that all sorts of decks come up: untouched, half-way, thin.
    int gone(int cards, int chance) {
        int found = 0;
        for (int card = 0; card < cards; ++card) found += number_below(100) < chance;
        return found;
    }

    Plan plan() {
        Plan made;
        const int thin = std::max(number_below(125) - 25, 0);
        made.coppers = gone(7, thin * 9 / 10);
        made.estates = gone(3, std::max(thin, number_below(60)));
        made.money = number_below(MOST_SPENT + 1);
        made.ideas = next_word(randomness);
        return made;
    }

    void change(int player) {
        Plan own = likeness == ANYTHING ? plan() : common;
        if (likeness == SAME_MONEY) own.ideas = next_word(randomness);
        Player& seat = state.seats[player];
        lose(seat, COPPER, own.coppers);
        lose(seat, ESTATE, own.estates);
        spend(seat, own);
    }

    void lose(Player& seat, int kind, int copies) {
        for (; copies; --copies) {
            uint8_t* const end = seat.discard + seat.discard_length;
            uint8_t* const card = std::find(seat.discard, end, static_cast<uint8_t>(kind));
            std::copy(card + 1, end, card);
            --seat.discard_length;
            count(seat, kind, -1);
            ++state.trash[kind];
        }
    }

    // A few kinds, each bought as chance will have it, until the money is gone.
    void spend(Player& seat, const Plan& own) {
        unsigned __int128 choice = seeded(own.ideas);
        const auto drawn = [&](int limit) { return static_cast<int>(below(choice, static_cast<uint64_t>(limit))); };
        std::vector<int> shelf, ideas;
        for (int kind = CURSE + 1; kind < box.kinds; ++kind) {
            if (state.stocked & box.piles & bit(kind)) shelf.push_back(kind);
        }
        for (int number = std::min(1 + drawn(MOST_IDEAS), static_cast<int>(shelf.size())); number; --number) {
            const auto place = shelf.begin() + drawn(static_cast<int>(shelf.size()));
            ideas.push_back(*place);
            shelf.erase(place);
        }
        if (drawn(2)) ideas.push_back(SILVER);
        if (!drawn(3)) ideas.push_back(GOLD);
        int money = own.money;
        for (int tries = 0; tries < MOST_GAINED && money > 0 && !ideas.empty(); ++tries) {
            const int kind = ideas[static_cast<size_t>(drawn(static_cast<int>(ideas.size())))], price = std::max(box.costs[static_cast<size_t>(kind)], 1);
            if (price > money || state.supply[kind] == NO_PILE || state.supply[kind] <= LEFT_IN_A_PILE) continue;
            money -= price;
            --state.supply[kind];
            seat.discard[seat.discard_length++] = static_cast<uint8_t>(kind);
            count(seat, kind, 1);
        }
    }

    void count(Player& seat, int kind, int copies) const {
        seat.owned[kind] = static_cast<uint8_t>(seat.owned[kind] + copies);
        seat.owned_total = static_cast<decltype(seat.owned_total)>(seat.owned_total + copies);
        seat.points = static_cast<int16_t>(seat.points + copies * box.worth[static_cast<size_t>(kind)]);
    }
};

}  // namespace deckwright
