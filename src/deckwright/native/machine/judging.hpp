// Many decisions of one game judged at once: the sums of network.hpp with large matrices, skipping inputs that are nothing.
#pragma once

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
    Judging(const Network& of, const Floats& card_vectors, int number_of_kinds, int number_of_players)
        : network(of), width(of.width), table_width(of.table_width), kinds(number_of_kinds), players(number_of_players), from(sources_of(of, number_of_players)) {
        Network::check_observation(from, static_cast<size_t>(rows_for(players)), static_cast<size_t>(numbers_for(players)));
        demand(card_vectors.size() == static_cast<size_t>(kinds) * static_cast<size_t>(width), "vectors of cards that don't fit");
        for (int number = 0; number < network.rounds; ++number) {
            const std::string name = std::to_string(number) + ".";
            const auto weights = [&](const char* which) { return network.at(name + which).values.data(); };
            rounds.push_back({weights("rows.own"), weights("rows.mean"), weights("rows.table"), weights("rows.bias"), weights("rows.out"), weights("table.own"), weights("table.mean"),
                              weights("table.most"), weights("table.bias"), weights("table.out")});
        }
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
        for (int one = 0; one < number; ++one) opinions[one].action = best_action(one, masks + static_cast<ptrdiff_t>(one) * actions, actions);
        values(number, opinions);
    }

private:
    struct Round {
        const float *own, *mean, *table, *bias, *out, *table_own, *table_mean, *table_most, *table_bias, *table_out;
    };

    const Network& network;
    int width, table_width, kinds, players;
    const Sources& from;
    std::vector<Round> rounds;
    Floats start;  // of the rows: what is always added
    Floats rows, even, hidden, tables, even_tables, means, mosts, shared, told, asking, worth;
    std::vector<uint8_t> asks_number;

    static size_t size(int one, int other) { return static_cast<size_t>(one) * static_cast<size_t>(other); }
    const float* weights(const char* name) const { return network.at(name).values.data(); }

    void begin(int number) {
        rows.resize(size(number * kinds, width));
        for (int one = 0; one < number; ++one) std::copy(start.begin(), start.end(), rows.begin() + static_cast<ptrdiff_t>(size(one, kinds * width)));
        even.resize(rows.size());
        hidden.resize(rows.size());
        repeat(tables, "table.in.bias", number);
        even_tables.resize(tables.size());
        told.resize(tables.size());
        for (Floats* part : {&means, &mosts, &shared, &worth}) part->resize(size(number, width));
        asking.assign(size(number, width), 0.0f);
        asks_number.resize(static_cast<size_t>(number));
    }

    void repeat(Floats& to, const char* name, int times) const {
        const Floats& once = network.at(name).values;
        to.resize(once.size() * static_cast<size_t>(times));
        for (int time = 0; time < times; ++time) std::copy(once.begin(), once.end(), to.begin() + time * static_cast<ptrdiff_t>(once.size()));
    }

    void read_rows(int one, const uint8_t* cards, const uint8_t* mask) {
        const float* inputs = weights("rows.in");
        const int count = network.rows;
        for (int kind = 0; kind < kinds; ++kind) {
            float* to = rows.data() + size(one * kinds + kind, width);
            const auto seen = [&](int row) { return static_cast<float>(cards[row * kinds + kind]); };
            int input = 0;
            const auto add = [&](float value) {
                if (value != 0.0f) {
                    add_scaled(to, inputs + size(input, width), std::sqrt(value) * 0.5f, width);
                    add_scaled(to, inputs + size(count + input, width), std::min(value, 1.0f), width);
                    add_scaled(to, inputs + size(2 * count + input, width), std::min(value, 10.0f) * 0.1f, width);
                }
                if (input == network.asks_row && value != 0.0f) asking[size(one, width)] = static_cast<float>(kind + 1);  // its row is known at the end
                ++input;
            };
            for (const int row : from.own_rows) add(seen(row));
            float owned = 0;
            for (const int row : from.owned_rows) owned += seen(row);
            add(owned);
            for (const int row : from.other_rows[0]) add(seen(row));
            for (size_t row = 0; row < from.other_rows[0].size(); ++row) {
                float sum = 0;
                for (const Places& other : from.other_rows) sum += seen(other[row]);
                add(sum / static_cast<float>(from.other_rows.size()));
            }
            for (const int row : from.table_rows) add(seen(row));
            add(mask[kind] && !asks_number[static_cast<size_t>(one)] ? 1.0f : 0.0f);
        }
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
            std::fill_n(to, each, 0.0f);
            add_scaled(to, place, scale, each);
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

    static void copies(Floats& to, const float* once, int each, int number) {
        for (int one = 0; one < number; ++one) std::copy_n(once, each, to.data() + size(one, each));
    }

    void look_around(const Round& round, int number) {
        level(rows, even, number * kinds, width);
        level(tables, even_tables, number, table_width);
        gather(number, false);
        copies(shared, round.bias, width, number);
        add_product(means.data(), number, width, round.mean, width, shared.data());
        add_product(even_tables.data(), number, table_width, round.table, width, shared.data());
        for (int row = 0; row < number * kinds; ++row) std::copy_n(shared.data() + size(row / kinds, width), width, hidden.data() + size(row, width));
        add_product(even.data(), number * kinds, width, round.own, width, hidden.data());
        keep_positive(hidden.data(), hidden.size());
        add_product(hidden.data(), number * kinds, width, round.out, width, rows.data());
        level(rows, even, number * kinds, width);
        gather(number, true);
        copies(told, round.table_bias, table_width, number);
        add_product(means.data(), number, width, round.table_mean, table_width, told.data());
        add_product(mosts.data(), number, width, round.table_most, table_width, told.data());
        add_product(even_tables.data(), number, table_width, round.table_own, table_width, told.data());
        keep_positive(told.data(), told.size());
        add_product(told.data(), number, table_width, round.table_out, table_width, tables.data());
    }

    // Only the logits of what is allowed are worked out.
    int best_action(int one, const uint8_t* mask, int actions) {
        const float *table = even_tables.data() + size(one, table_width), *row = even.data() + size(one * kinds, width);
        Floats logits(static_cast<size_t>(std::max(actions, network.numbers_room + 2 + network.options)), 0.0f);
        const auto add = [&](Floats& to, const float* values, const char* name) { network_add(to, values, name); };
        if (asks_number[static_cast<size_t>(one)]) {
            Floats of_numbers(static_cast<size_t>(network.numbers_room));
            add(of_numbers, table, "numbers");
            std::copy(of_numbers.begin(), of_numbers.end(), logits.begin());
        } else {
            Floats wish = network.at("kinds.own").values;
            add(wish, table, "kinds.table");
            for (int kind = 0; kind < kinds; ++kind) {
                if (mask[kind]) logits[static_cast<size_t>(kind)] = dot(row + size(kind, width), wish.data(), width);
            }
        }
        Floats stop = network.at("stop.bias").values;
        add(stop, table, "stop");
        std::copy(stop.begin(), stop.end(), logits.begin() + network.numbers_room);
        const int first_option = network.numbers_room + 2;
        if (std::any_of(mask + first_option, mask + actions, [](uint8_t able) { return able != 0; })) {
            const int asker = static_cast<int>(asking[size(one, width)]) - 1;
            Floats words = network.at("options.bias").values, of_options(static_cast<size_t>(network.options));
            add(words, table, "options.table");
            if (asker >= 0) add(words, row + size(asker, width), "options.card");
            keep_positive(words.data(), words.size());
            add(of_options, words.data(), "options.out");
            std::copy(of_options.begin(), of_options.end(), logits.begin() + first_option);
        }
        int best = NOBODY;
        for (int action = 0; action < std::min(actions, first_option + network.options); ++action) {
            if (mask[action] && (best < 0 || logits[static_cast<size_t>(action)] > logits[static_cast<size_t>(best)])) best = action;
        }
        return best;
    }

    void network_add(Floats& to, const float* values, const char* name) const {
        const Matrix& matrix = network.at(name);
        add_product(values, 1, matrix.in, matrix.values.data(), matrix.out, to.data());
    }

    void values(int number, Opinion* opinions) {
        copies(worth, weights("value.bias"), width, number);
        add_product(even_tables.data(), number, table_width, weights("value.in"), width, worth.data());
        keep_positive(worth.data(), worth.size());
        for (int one = 0; one < number; ++one) opinions[one].value = dot(worth.data() + size(one, width), weights("value.out"), width);
    }
};

}  // namespace deckwright
