// Many decisions of one game judged at once: the sums of network.hpp with large matrices, skipping inputs that are nothing.
#pragma once

#include "eight.hpp"
#include "network.hpp"
#include "observation.hpp"

namespace deckwright {

// What the network thinks of one decision, for whoever plays on by it.
struct Opinion {
    float value = 0;  // to whoever decides
    int action = NOBODY;  // the allowed one with the highest logit
};

class Judging {
public:
    // Unless it must be exact, it judges in eight bits where the processor can: several times as fast.
    Judging(const Network& of, const Floats& card_vectors, int number_of_kinds, int number_of_players, bool exact)
        : network(of), coarse(!exact && can_be_coarse()), width(of.width), table_width(of.table_width), kinds(number_of_kinds), players(number_of_players), from(sources_of(of, number_of_players)) {
        Network::check_observation(from, static_cast<size_t>(rows_for(players)), static_cast<size_t>(numbers_for(players)));
        demand(card_vectors.size() == static_cast<size_t>(kinds) * static_cast<size_t>(width), "vectors of cards that don't fit");
        for (int number = 0; number < network.rounds; ++number) {
            const std::string name = std::to_string(number) + ".";
            const auto weights = [&](const char* which) { return &network.at(name + which); };
            rounds.push_back({weights("rows.own"), weights("rows.mean"), weights("rows.table"), weights("rows.bias"), weights("rows.out"), weights("table.own"), weights("table.mean"),
                              weights("table.most"), weights("table.bias"), weights("table.out")});
        }
        row_inputs = weights("rows.in");
        start = network.biased(kinds, "rows.in.bias");
        for (size_t place = 0; place < start.size(); ++place) start[place] += card_vectors[place];
    }

    static const Sources& sources_of(const Network& network, int players) {
        demand(players >= 2 && static_cast<size_t>(players) - 2 < network.sources.size(), "no such number of players");
        return network.sources[static_cast<size_t>(players) - 2];
    }

    // Observations as observation.hpp writes them, one after the other, and masks of this many actions.
    void judge(int number, const uint8_t* cards, const int16_t* numbers, const uint8_t* masks, int actions, Opinion* opinions) {
        const int cards_each = rows_for(players) * kinds, numbers_each = numbers_for(players);
        begin(number);
        for (int one = 0; one < number; ++one) {
            const int16_t* table = numbers + static_cast<ptrdiff_t>(one) * numbers_each;
            asks_number[static_cast<size_t>(one)] = table[network.question] == network.number_asked;
            read_rows(one, cards + static_cast<ptrdiff_t>(one) * cards_each, masks + static_cast<ptrdiff_t>(one) * actions);
            read_numbers(one, std::vector<int>(table, table + numbers_each));
        }
        for (const Round& round : rounds) look_around(round, number);
        level(rows, even, number * kinds, width);
        level(tables, even_tables, number, table_width);
        copies(wishes, "kinds.own", number);
        add(even_tables.data(), number, network.at("kinds.table"), wishes.data());
        copies(stops, "stop.bias", number);
        add(even_tables.data(), number, network.at("stop"), stops.data());
        for (int one = 0; one < number; ++one) opinions[one].action = best_action(one, masks + static_cast<ptrdiff_t>(one) * actions, actions);
        values(number, opinions);
    }

private:
    struct Round {
        const Matrix *own, *mean, *table, *bias, *out, *table_own, *table_mean, *table_most, *table_bias, *table_out;
    };

    const Network& network;
    bool coarse;
    int width, table_width, kinds, players;
    const Sources& from;
    std::vector<Round> rounds;
    const float* row_inputs;
    Floats start;  // of the rows: what is always added
    Floats rows, even, hidden, tables, even_tables, means, mosts, shared, told, worth, wishes, stops, logits;
    std::vector<int> askers;  // the kind that asks, by decision
    CoarseValues scratch;
    std::vector<uint8_t> asks_number;

    static size_t size(int one, int other) { return static_cast<size_t>(one) * static_cast<size_t>(other); }
    const float* weights(const char* name) const { return network.at(name).values.data(); }

    // result (number x out) += values (number x in) * weights
    void add(const float* values, int number, const Matrix& weights, float* result) {
        if (coarse) {
            add_coarse_product(values, number, weights.coarse, result, scratch);
        } else {
            add_product(values, number, weights.in, weights.values.data(), weights.out, result);
        }
    }

    void begin(int number) {
        rows.resize(size(number * kinds, width));
        for (int one = 0; one < number; ++one) std::copy(start.begin(), start.end(), rows.begin() + static_cast<ptrdiff_t>(size(one, kinds * width)));
        even.resize(rows.size());
        hidden.resize(rows.size());
        copies(tables, "table.in.bias", number);
        even_tables.resize(tables.size());
        told.resize(tables.size());
        for (Floats* part : {&means, &mosts, &shared}) part->resize(size(number, width));
        askers.assign(static_cast<size_t>(number), NOBODY);
        asks_number.resize(static_cast<size_t>(number));
    }

    void copies(Floats& to, const char* name, int number) const { copies(to, network.at(name), number); }

    static void copies(Floats& to, const Matrix& once, int number) {
        to.resize(once.values.size() * static_cast<size_t>(number));
        for (int one = 0; one < number; ++one) std::copy(once.values.begin(), once.values.end(), to.begin() + static_cast<ptrdiff_t>(one * once.values.size()));
    }

    // Most of what is seen is nothing: eight kinds are looked at together.
    void read_rows(int one, const uint8_t* cards, const uint8_t* mask) {
        const size_t first = size(one * kinds, width);
        int input = 0;
        const auto seen = [&](int row) { return cards + size(row, kinds); };
        const auto row_of = [&](const uint8_t* values) {
            int kind = 0;
            for (; kind + EIGHT <= kinds; kind += EIGHT) {
                uint64_t some;
                std::memcpy(&some, values + kind, sizeof some);
                for (; some; some &= ~(uint64_t{255} << (std::countr_zero(some) & ~7))) {
                    const int inside = std::countr_zero(some) / 8;
                    tell(one, first, input, kind + inside, static_cast<float>(values[kind + inside]));
                }
            }
            for (; kind < kinds; ++kind) tell(one, first, input, kind, static_cast<float>(values[kind]));
            ++input;
        };
        for (const int row : from.own_rows) row_of(seen(row));
        for (int kind = 0; kind < kinds; ++kind) {
            int owned = 0;
            for (const int row : from.owned_rows) owned += seen(row)[kind];
            tell(one, first, input, kind, static_cast<float>(owned));
        }
        ++input;
        for (const int row : from.other_rows[0]) row_of(seen(row));
        for (size_t row = 0; row < from.other_rows[0].size(); ++row) {
            if (from.other_rows.size() == 1) {
                row_of(seen(from.other_rows[0][row]));
                continue;
            }
            for (int kind = 0; kind < kinds; ++kind) {
                int sum = 0;
                for (const Places& other : from.other_rows) sum += seen(other[row])[kind];
                tell(one, first, input, kind, static_cast<float>(sum) / static_cast<float>(from.other_rows.size()));
            }
            ++input;
        }
        for (const int row : from.table_rows) row_of(seen(row));
        for (int kind = 0; kind < kinds; ++kind) tell(one, first, input, kind, mask[kind] && !asks_number[static_cast<size_t>(one)] ? 1.0f : 0.0f);
    }

    // One number of one kind, as a root, as a yes or no, and as a share of ten.
    void tell(int one, size_t first, int input, int kind, float value) {
        if (value == 0.0f) return;
        const int count = network.rows;
        const float* const of[] = {row_inputs + size(input, width), row_inputs + size(count + input, width), row_inputs + size(2 * count + input, width)};
        const float scales[] = {std::sqrt(value) * 0.5f, std::min(value, 1.0f), std::min(value, 10.0f) * 0.1f};
        add_three_scaled(rows.data() + first + size(kind, width), of, scales, width);
        if (input == network.asks_row) askers[static_cast<size_t>(one)] = kind;
    }

    void read_numbers(int one, const std::vector<int>& table) {
        const Floats inputs = network.number_inputs(network.seen_numbers(from, table));
        const float* of = weights("table.in");
        for (size_t input = 0; input < inputs.size(); ++input) {
            if (inputs[input] != 0.0f) add_scaled(tables.data() + size(one, table_width), of + input * static_cast<size_t>(table_width), inputs[input], table_width);
        }
    }

    static void level(const Floats& values, Floats& made, int number, int each) {
        for (int one = 0; one < number; ++one) {
            const float* place = values.data() + size(one, each);
            float* to = made.data() + size(one, each);
            const float scale = 1.0f / std::sqrt(dot(place, place, each) / static_cast<float>(each) + 1e-6f);
            copy_scaled(to, place, scale, each);
        }
    }

    void gather(int number, bool with_most) {
        std::fill(means.begin(), means.end(), 0.0f);
        for (int one = 0; one < number; ++one) {
            const float* row = even.data() + size(one * kinds, width);
            float *mean = means.data() + size(one, width), *most = mosts.data() + size(one, width);
            if (with_most) std::copy_n(row, width, most);
            for (int kind = 0; kind < kinds; ++kind, row += width) {
                add_scaled(mean, row, 1.0f / static_cast<float>(kinds), width);
                if (with_most && kind) take_most(most, row, width);
            }
        }
    }

    void look_around(const Round& round, int number) {
        level(rows, even, number * kinds, width);
        level(tables, even_tables, number, table_width);
        gather(number, false);
        copies(shared, *round.bias, number);
        add(means.data(), number, *round.mean, shared.data());
        add(even_tables.data(), number, *round.table, shared.data());
        for (int row = 0; row < number * kinds; ++row) std::copy_n(shared.data() + size(row / kinds, width), width, hidden.data() + size(row, width));
        add(even.data(), number * kinds, *round.own, hidden.data());
        keep_positive(hidden.data(), hidden.size());
        add(hidden.data(), number * kinds, *round.out, rows.data());
        level(rows, even, number * kinds, width);
        gather(number, true);
        copies(told, *round.table_bias, number);
        add(means.data(), number, *round.table_mean, told.data());
        add(mosts.data(), number, *round.table_most, told.data());
        add(even_tables.data(), number, *round.table_own, told.data());
        keep_positive(told.data(), told.size());
        add(told.data(), number, *round.table_out, tables.data());
    }

    // Only the logits of what is allowed are worked out.
    int best_action(int one, const uint8_t* mask, int actions) {
        const float *table = even_tables.data() + size(one, table_width), *row = even.data() + size(one * kinds, width);
        const int first_option = network.numbers_room + 2;
        logits.assign(static_cast<size_t>(std::max(actions, first_option + network.options)), 0.0f);
        if (asks_number[static_cast<size_t>(one)]) {
            add(table, 1, network.at("numbers"), logits.data());
        } else {
            for (int kind = 0; kind < kinds; ++kind) {
                if (mask[kind]) logits[static_cast<size_t>(kind)] = dot(row + size(kind, width), wishes.data() + size(one, width), width);
            }
        }
        std::copy_n(stops.data() + size(one, 2), 2, logits.begin() + network.numbers_room);
        if (std::any_of(mask + first_option, mask + actions, [](uint8_t able) { return able != 0; })) {
            const int asker = askers[static_cast<size_t>(one)];
            Floats words = network.at("options.bias").values;
            add(table, 1, network.at("options.table"), words.data());
            if (asker >= 0) add(row + size(asker, width), 1, network.at("options.card"), words.data());
            keep_positive(words.data(), words.size());
            add(words.data(), 1, network.at("options.out"), logits.data() + first_option);
        }
        int best = NOBODY;
        for (int action = 0; action < std::min(actions, first_option + network.options); ++action) {
            if (mask[action] && (best < 0 || logits[static_cast<size_t>(action)] > logits[static_cast<size_t>(best)])) best = action;
        }
        return best;
    }

    void values(int number, Opinion* opinions) {
        copies(worth, "value.bias", number);
        add(even_tables.data(), number, network.at("value.in"), worth.data());
        keep_positive(worth.data(), worth.size());
        for (int one = 0; one < number; ++one) opinions[one].value = dot(worth.data() + size(one, width), weights("value.out"), width);
    }
};

}  // namespace deckwright
