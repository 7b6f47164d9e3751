// The learned network without any framework: learn/network.py does the same with numpy, and a test compares the two.
//
//   rows (a vector for each kind)  --own, mean of all rows, table-->  rows      a few rounds of it; then a logit for each kind from its row,
//   table (one vector)             --own, mean and most of rows-->    table     for stopping, numbers and options from the table, and a value
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "border.hpp"
#include "coarse.hpp"
#include "products.hpp"

namespace deckwright {

using Floats = std::vector<float>;
using Places = std::vector<int>;

// A number of 16 bits, as weights are kept on disk, in 32.
inline float widened(uint16_t half) {
    const uint32_t sign = static_cast<uint32_t>(half & 0x8000) << 16;
    uint32_t exponent = (half >> 10) & 31, fraction = half & 0x3FF;
    if (exponent == 31) return std::bit_cast<float>(sign | 0x7F800000u | fraction << 13);
    if (exponent == 0) {
        const float small = std::ldexp(static_cast<float>(fraction), -24);
        return sign ? -small : small;
    }
    return std::bit_cast<float>(sign | (exponent + 112) << 23 | fraction << 13);
}

struct Matrix {
    int in = 0, out = 0;
    Floats values;
    CoarseWeights coarse;  // the same in eight bits, where the processor can work with them
};

// Where the inputs are found in an observation with this many players; learn/input_names.py lists them by name.
struct Sources {
    Places own_rows, owned_rows, table_rows, own_numbers;
    std::vector<Places> other_rows, other_numbers;  // by the other player, to the left first
};

struct Network {
    std::map<std::string, Matrix> matrices;
    std::vector<Sources> sources;  // from two players on
    Places sized, word_places, word_numbers, bit_places;
    int own_score, most_score, own_turns, next_turns, question, number_asked, asks_row, rows, numbers_room, options;
    int width, table_width, rounds = 0;

    // ---- making

    static Matrix read_matrix(const std::string& name, const nb::bytes& data, const std::vector<int>& shape, bool half) {
        demand(!shape.empty() && shape.size() <= 2, "weights " + name + ": one or two axes");
        Matrix made;
        made.in = shape.size() == 2 ? shape[0] : 1;
        made.out = shape.back();
        demand(made.in > 0 && made.out > 0 && made.in < (1 << 16) && made.out < (1 << 16), "weights " + name + ": a size out of range");
        const size_t count = static_cast<size_t>(made.in) * static_cast<size_t>(made.out);
        demand(data.size() == count * (half ? 2 : 4), "weights " + name + ": their size does not fit their shape");
        made.values.resize(count);
        if (half) {
            const char* from = data.c_str();
            for (size_t place = 0; place < count; ++place) {
                uint16_t bits;
                std::memcpy(&bits, from + 2 * place, 2);
                made.values[place] = widened(bits);
            }
        } else {
            std::memcpy(made.values.data(), data.c_str(), data.size());
        }
        return made;
    }

    const Matrix& matrix(const std::string& name, int in, int out) const {
        const auto found = matrices.find(name);
        demand(found != matrices.end(), "weights " + name + " are missing");
        demand(found->second.in == in && found->second.out == out, "weights " + name + " have another size");
        return found->second;
    }

    static Places places(const nb::dict& tables, const char* name) {
        demand(tables.contains(name), std::string("the table ") + name + " is missing");
        return nb::cast<Places>(tables[name]);
    }

    static int number(const nb::dict& tables, const char* name) { return places(tables, name).at(0); }

    Network(const nb::dict& weights, const nb::dict& tables) {
        for (const auto& [name, value] : weights) {
            const nb::tuple parts = nb::cast<nb::tuple>(value);
            demand(parts.size() == 3, "weights are bytes, a shape, and whether they are halves");
            const std::string key = nb::cast<std::string>(name);
            Matrix& made = matrices[key] = read_matrix(key, nb::cast<nb::bytes>(parts[0]), nb::cast<std::vector<int>>(parts[1]), nb::cast<bool>(parts[2]));
            if (can_be_coarse()) made.coarse = CoarseWeights(made.values.data(), made.in, made.out);
        }
        sized = places(tables, "sized");
        word_places = places(tables, "word places");
        word_numbers = places(tables, "word numbers");
        bit_places = places(tables, "bit places");
        own_score = number(tables, "own score");
        most_score = number(tables, "most score");
        own_turns = number(tables, "own turns");
        next_turns = number(tables, "next turns");
        question = number(tables, "question");
        number_asked = number(tables, "number asked");
        asks_row = number(tables, "asks row");
        numbers_room = number(tables, "numbers");
        options = number(tables, "options");
        for (const nb::handle entry : nb::cast<nb::list>(tables["sources"])) {
            const nb::dict of = nb::cast<nb::dict>(entry);
            Sources made{places(of, "own"), places(of, "owned"), places(of, "table"), places(of, "own numbers"), {}, {}};
            made.other_rows = nb::cast<std::vector<Places>>(of["others"]);
            made.other_numbers = nb::cast<std::vector<Places>>(of["other numbers"]);
            sources.push_back(made);
        }
        demand(!sources.empty(), "no number of players is known");
        check();
    }

    int inputs_of_rows() const { return 3 * rows; }
    int inputs_of_numbers() const { return static_cast<int>(2 * sized.size() + word_places.size() + bit_places.size() + 2); }

    void check() {
        const Sources& two = sources[0];
        demand(two.other_rows.size() == 1 && two.other_numbers.size() == 1, "the first sources are those of two players");
        rows = static_cast<int>(two.own_rows.size() + 1 + 2 * two.other_rows[0].size() + two.table_rows.size() + 1);
        const int numbers = static_cast<int>(two.own_numbers.size() + 3 * two.other_numbers[0].size());
        for (const Places* list : {&sized, &word_places, &bit_places}) {
            for (const int place : *list) demand(place >= 0 && place < numbers, "an input of no number");
        }
        for (const int place : {own_score, most_score, own_turns, next_turns}) demand(place >= 0 && place < numbers, "an input of no number");
        demand(word_places.size() == word_numbers.size(), "each word has a number");
        demand(asks_row >= 0 && asks_row < rows && numbers_room > 0 && options > 0, "a table out of range");
        demand(matrices.contains("rows.in") && matrices.contains("table.in"), "weights rows.in or table.in are missing");
        width = matrices["rows.in"].out;
        table_width = matrices["table.in"].out;
        while (matrices.contains(std::to_string(rounds) + ".rows.own")) ++rounds;
        matrix("rows.in", inputs_of_rows(), width);
        matrix("rows.in.bias", 1, width);
        matrix("table.in", inputs_of_numbers(), table_width);
        matrix("table.in.bias", 1, table_width);
        for (int number = 0; number < rounds; ++number) check_round(std::to_string(number) + ".");
        matrix("kinds.own", 1, width);
        matrix("kinds.table", table_width, width);
        matrix("stop", table_width, 2);
        matrix("stop.bias", 1, 2);
        matrix("numbers", table_width, numbers_room);
        matrix("options.table", table_width, width);
        matrix("options.card", width, width);
        matrix("options.bias", 1, width);
        matrix("options.out", width, options);
        matrix("value.in", table_width, width);
        matrix("value.bias", 1, width);
        matrix("value.out", 1, width);
        demand(matrices.contains("cards.facts") && matrices.contains("cards.names"), "weights cards.facts or cards.names are missing");
        matrix("cards.facts", matrices["cards.facts"].in, width);
        matrix("cards.names", matrices["cards.names"].in, width);
    }

    void check_round(const std::string& of) const {
        for (const char* name : {"rows.own", "rows.mean", "rows.out"}) matrix(of + name, width, width);
        matrix(of + "rows.table", table_width, width);
        matrix(of + "rows.bias", 1, width);
        for (const char* name : {"table.own", "table.out"}) matrix(of + name, table_width, table_width);
        for (const char* name : {"table.mean", "table.most"}) matrix(of + name, width, table_width);
        matrix(of + "table.bias", 1, table_width);
    }

    // ---- parts of the sum

    const Matrix& at(const std::string& name) const { return matrices.find(name)->second; }

    void add(Floats& result, const Floats& values, const std::string& name) const {
        const Matrix& weights = at(name);
        add_product(values.data(), static_cast<int>(values.size()) / weights.in, weights.in, weights.values.data(), weights.out, result.data());
    }

    Floats biased(int times, const std::string& name) const {
        const Floats& bias = at(name).values;
        Floats made;
        made.reserve(bias.size() * static_cast<size_t>(times));
        for (int time = 0; time < times; ++time) made.insert(made.end(), bias.begin(), bias.end());
        return made;
    }

    static void positive(Floats& values) {
        for (float& value : values) value = std::max(value, 0.0f);
    }

    // Values of about the same size in each vector.
    static Floats even(const Floats& values, int size) {
        Floats made(values);
        for (size_t start = 0; start < made.size(); start += static_cast<size_t>(size)) {
            float squares = 0;
            for (int place = 0; place < size; ++place) squares += made[start + static_cast<size_t>(place)] * made[start + static_cast<size_t>(place)];
            const float scale = 1.0f / std::sqrt(squares / static_cast<float>(size) + 1e-6f);
            for (int place = 0; place < size; ++place) made[start + static_cast<size_t>(place)] *= scale;
        }
        return made;
    }

    Floats mean(const Floats& vectors, int kinds) const {
        Floats made(static_cast<size_t>(width));
        for (size_t place = 0; place < vectors.size(); ++place) made[place % static_cast<size_t>(width)] += vectors[place];
        for (float& value : made) value /= static_cast<float>(kinds);
        return made;
    }

    Floats most(const Floats& vectors) const {
        Floats made(vectors.begin(), vectors.begin() + width);
        for (size_t place = 0; place < vectors.size(); ++place) made[place % static_cast<size_t>(width)] = std::max(made[place % static_cast<size_t>(width)], vectors[place]);
        return made;
    }

    // ---- what is told

    // The vectors of the cards of a game: by what they are and, where the place is not below 0, by name.
    Floats card_vectors(const Floats& facts, const Places& names) const {
        const Matrix &of_facts = at("cards.facts"), &of_names = at("cards.names");
        demand(!names.empty() && facts.size() == names.size() * static_cast<size_t>(of_facts.in), "facts for each card");
        Floats made(names.size() * static_cast<size_t>(width));
        add(made, facts, "cards.facts");
        for (size_t kind = 0; kind < names.size(); ++kind) {
            demand(names[kind] < of_names.in, "no such name");
            if (names[kind] < 0) continue;
            const float* name = of_names.values.data() + static_cast<size_t>(names[kind]) * static_cast<size_t>(width);
            for (int place = 0; place < width; ++place) made[kind * static_cast<size_t>(width) + static_cast<size_t>(place)] += name[place];
        }
        return made;
    }

    // Rows of the observation in the order of the inputs; (rows x kinds).
    Floats seen_rows(const Sources& from, const uint8_t* cards, int kinds, const uint8_t* mask, bool asks_number) const {
        Floats made;
        made.reserve(static_cast<size_t>(rows) * static_cast<size_t>(kinds));
        const auto value = [&](int row, int kind) { return static_cast<float>(cards[static_cast<ptrdiff_t>(row) * kinds + kind]); };
        const auto each = [&](const Places& list) {
            for (const int row : list) {
                for (int kind = 0; kind < kinds; ++kind) made.push_back(value(row, kind));
            }
        };
        each(from.own_rows);
        for (int kind = 0; kind < kinds; ++kind) {
            float sum = 0;
            for (const int row : from.owned_rows) sum += value(row, kind);
            made.push_back(sum);
        }
        each(from.other_rows[0]);
        for (size_t row = 0; row < from.other_rows[0].size(); ++row) {
            for (int kind = 0; kind < kinds; ++kind) {
                float sum = 0;
                for (const Places& other : from.other_rows) sum += value(other[row], kind);
                made.push_back(sum / static_cast<float>(from.other_rows.size()));
            }
        }
        each(from.table_rows);
        for (int kind = 0; kind < kinds; ++kind) made.push_back(mask[kind] && !asks_number ? 1.0f : 0.0f);
        return made;
    }

    Floats seen_numbers(const Sources& from, const std::vector<int>& table) const {
        Floats made;
        for (const int place : from.own_numbers) made.push_back(static_cast<float>(table[static_cast<size_t>(place)]));
        const size_t count = from.other_numbers[0].size();
        Floats mean(count), highest(count);
        for (size_t of = 0; of < count; ++of) {
            made.push_back(static_cast<float>(table[static_cast<size_t>(from.other_numbers[0][of])]));
            for (size_t other = 0; other < from.other_numbers.size(); ++other) {
                const float value = static_cast<float>(table[static_cast<size_t>(from.other_numbers[other][of])]);
                mean[of] += value / static_cast<float>(from.other_numbers.size());
                highest[of] = other ? std::max(highest[of], value) : value;
            }
        }
        made.insert(made.end(), mean.begin(), mean.end());
        made.insert(made.end(), highest.begin(), highest.end());
        return made;
    }

    // By kind: each row as a root, as a yes or no, and as a share of ten.
    Floats row_inputs(const Floats& seen, int kinds) const {
        const int count = inputs_of_rows();
        Floats made(static_cast<size_t>(count) * static_cast<size_t>(kinds));
        for (int row = 0; row < rows; ++row) {
            for (int kind = 0; kind < kinds; ++kind) {
                const float value = seen[static_cast<size_t>(row) * static_cast<size_t>(kinds) + static_cast<size_t>(kind)];
                float* place = made.data() + static_cast<ptrdiff_t>(kind) * count + row;
                place[0] = std::sqrt(value) * 0.5f;
                place[rows] = std::min(value, 1.0f);
                place[2 * rows] = std::min(value, 10.0f) * 0.1f;
            }
        }
        return made;
    }

    // Sizes as roots and tenths, meanings one by one.
    Floats number_inputs(const Floats& seen) const {
        Floats made;
        const auto value = [&](int place) { return seen[static_cast<size_t>(place)]; };
        for (const int place : sized) made.push_back(std::copysign(std::sqrt(std::abs(value(place))) * 0.5f, value(place)));
        for (const int place : sized) made.push_back(std::clamp(value(place) * 0.1f, -3.0f, 3.0f));
        for (size_t word = 0; word < word_places.size(); ++word) made.push_back(value(word_places[word]) == static_cast<float>(word_numbers[word]) ? 1.0f : 0.0f);
        int last = NOBODY, bit = 0;
        for (const int place : bit_places) {
            bit = place == last ? bit + 1 : 0;
            last = place;
            made.push_back(static_cast<float>(static_cast<int>(value(place)) >> bit & 1));
        }
        made.push_back(std::tanh((value(own_score) - value(most_score)) / 10.0f));
        made.push_back(std::clamp(value(own_turns) - value(next_turns), -2.0f, 2.0f));
        return made;
    }

    // ---- judging

    // Logits of all actions (kinds or numbers, stop and Treasures, options) and what the game is worth to whoever decides.
    std::pair<Floats, float> judge(const uint8_t* cards, size_t size, const std::vector<int>& table, const uint8_t* mask, size_t actions, const Floats& vectors) const {
        const int kinds = static_cast<int>(vectors.size()) / width;
        demand(kinds > 0 && kinds <= numbers_room && vectors.size() % static_cast<size_t>(width) == 0, "vectors of cards that don't fit");
        demand(actions > static_cast<size_t>(numbers_room), "a mask that doesn't fit");
        const size_t players = static_cast<size_t>(table.empty() ? 0 : table[0]);
        demand(players >= 2 && players - 2 < sources.size(), "no such number of players");
        const Sources& from = sources[players - 2];
        check_observation(from, size / static_cast<size_t>(kinds), table.size());
        demand(size % static_cast<size_t>(kinds) == 0, "rows that don't fit");
        const bool asks_number = table[static_cast<size_t>(question)] == number_asked;
        const Floats seen = seen_rows(from, cards, kinds, mask, asks_number);
        Floats of_rows = biased(kinds, "rows.in.bias"), of_table = biased(1, "table.in.bias");
        for (size_t place = 0; place < vectors.size(); ++place) of_rows[place] += vectors[place];
        add(of_rows, row_inputs(seen, kinds), "rows.in");
        add(of_table, number_inputs(seen_numbers(from, table)), "table.in");
        for (int number = 0; number < rounds; ++number) round(std::to_string(number) + ".", kinds, of_rows, of_table);
        return heads(even(of_rows, width), even(of_table, table_width), seen, kinds, asks_number);
    }

    static void check_observation(const Sources& from, size_t rows_there, size_t numbers_there) {
        const auto fits = [](const Places& list, size_t limit) {
            return std::all_of(list.begin(), list.end(), [&](int place) { return place >= 0 && static_cast<size_t>(place) < limit; });
        };
        bool good = fits(from.own_rows, rows_there) && fits(from.owned_rows, rows_there) && fits(from.table_rows, rows_there) && fits(from.own_numbers, numbers_there);
        for (const Places& list : from.other_rows) good = good && fits(list, rows_there) && list.size() == from.other_rows[0].size();
        for (const Places& list : from.other_numbers) good = good && fits(list, numbers_there) && list.size() == from.other_numbers[0].size();
        demand(good, "an observation that doesn't fit");
    }

    void round(const std::string& of, int kinds, Floats& of_rows, Floats& of_table) const {
        const Floats level = even(of_rows, width), level_table = even(of_table, table_width);
        Floats shared = biased(1, of + "rows.bias");
        add(shared, mean(level, kinds), of + "rows.mean");
        add(shared, level_table, of + "rows.table");
        Floats hidden;
        hidden.reserve(of_rows.size());
        for (int kind = 0; kind < kinds; ++kind) hidden.insert(hidden.end(), shared.begin(), shared.end());
        add(hidden, level, of + "rows.own");
        positive(hidden);
        add(of_rows, hidden, of + "rows.out");
        const Floats after = even(of_rows, width);
        Floats told = biased(1, of + "table.bias");
        add(told, mean(after, kinds), of + "table.mean");
        add(told, most(after), of + "table.most");
        add(told, level_table, of + "table.own");
        positive(told);
        add(of_table, told, of + "table.out");
    }

    std::pair<Floats, float> heads(const Floats& of_rows, const Floats& of_table, const Floats& seen, int kinds, bool asks_number) const {
        Floats logits(static_cast<size_t>(numbers_room));
        add(logits, of_table, "numbers");
        Floats wish = at("kinds.own").values, asking(static_cast<size_t>(width));
        add(wish, of_table, "kinds.table");
        for (int kind = 0; kind < kinds; ++kind) {
            const float* row = of_rows.data() + static_cast<ptrdiff_t>(kind) * width;
            const float asks = seen[static_cast<size_t>(asks_row) * static_cast<size_t>(kinds) + static_cast<size_t>(kind)];
            float sum = 0;
            for (int place = 0; place < width; ++place) {
                sum += row[place] * wish[static_cast<size_t>(place)];
                asking[static_cast<size_t>(place)] += row[place] * asks;
            }
            if (!asks_number) logits[static_cast<size_t>(kind)] = sum;
        }
        Floats stop = at("stop.bias").values;
        add(stop, of_table, "stop");
        logits.insert(logits.end(), stop.begin(), stop.end());
        Floats hidden = at("options.bias").values, of_options(static_cast<size_t>(options));
        add(hidden, of_table, "options.table");
        add(hidden, asking, "options.card");
        positive(hidden);
        add(of_options, hidden, "options.out");
        logits.insert(logits.end(), of_options.begin(), of_options.end());
        Floats worth = at("value.bias").values;
        add(worth, of_table, "value.in");
        positive(worth);
        const Floats& out = at("value.out").values;
        float value = 0;
        for (int place = 0; place < width; ++place) value += worth[static_cast<size_t>(place)] * out[static_cast<size_t>(place)];
        return {logits, value};
    }
};

// The cards of one game as the network knows them.
struct CardVectors {
    Floats values;
};

inline void bind_network(nb::module_& module) {
    nb::class_<CardVectors>(module, "CardVectors");
    nb::class_<Network>(module, "Network")
        .def(nb::init<nb::dict, nb::dict>())
        .def("card_vectors", [](const Network& network, const Floats& facts, const Places& names) { return CardVectors{network.card_vectors(facts, names)}; })
        .def("judge", [](const Network& network, const nb::bytes& cards, const std::vector<int>& table, const nb::bytes& mask, const CardVectors& vectors) {
            const auto* rows = reinterpret_cast<const uint8_t*>(cards.c_str());
            const auto* allowed = reinterpret_cast<const uint8_t*>(mask.c_str());
            std::pair<Floats, float> found;
            {
                nb::gil_scoped_release released;
                found = network.judge(rows, cards.size(), table, allowed, mask.size(), vectors.values);
            }
            return nb::make_tuple(found.first, found.second);
        });
}

}  // namespace deckwright
