// Rules that would have made purchases better: a card, the line of the menu before which it is bought, and when; or when a line is left out.
#pragma once

#include <cmath>

#include "in_threads.hpp"
#include "weighing.hpp"

namespace deckwright {

// What a fact must be at least and at most.
struct Range {
    size_t asked = 0;
    int least = std::numeric_limits<int16_t>::min(), most = std::numeric_limits<int16_t>::max();
};

struct Rule {
    double gain = 0, surely = 0;  // share of points in a game: on average, and less the deviation
    int line = 0, kind = 0;  // the number of kinds where the line is left out
    std::vector<Range> ranges;
};

// Looks for the ranges of two or three facts in which a card is worth most. The facts are cut into bins, so that what all ranges of two
// facts are worth follows from one table of sums:
//
//   coins \ gains_left   1    2    3         worth of at most 2 coins and more than 1 gain left: b + c + e + f,
//                   1    a    b    c         from sums over everything up to a bin
//                   2    d    e    f
//                   3    g    h    i
class Rules {
public:
    explicit Rules(const Weighed& purchases) : weighed(purchases), rows(purchases.line.size()), scale(static_cast<double>(purchases.one_in) / std::max<double>(static_cast<double>(purchases.games), 1)) {
        for (size_t asked = 0; asked < weighed.asked; ++asked) cut(asked);
    }

    // The best ones, surest first. Of rules for one card that mostly speak of the same purchases there is one.
    std::vector<Rule> best(size_t number, int threads) {
        std::vector<std::vector<Rule>> of_kinds(weighed.width());
        in_threads(threads, weighed.kinds + 1, [&](int kind) { of_kinds[static_cast<size_t>(kind)] = best_for(kind); });
        std::vector<Rule> found;
        for (const std::vector<Rule>& rules : of_kinds) found.insert(found.end(), rules.begin(), rules.end());
        std::stable_sort(found.begin(), found.end(), [](const Rule& one, const Rule& other) { return one.surely > other.surely; });
        std::vector<Rule> told;
        std::vector<std::vector<uint8_t>> spoken_of(weighed.width());
        for (const Rule& rule : found) {
            if (told.size() == number) break;
            std::vector<uint8_t>& known = spoken_of[static_cast<size_t>(rule.kind)];
            known.resize(rows);
            const std::vector<size_t> cases = cases_of(rule);
            if (2 * static_cast<size_t>(std::count_if(cases.begin(), cases.end(), [&](size_t row) { return known[row] != 0; })) > cases.size()) continue;
            for (const size_t row : cases) known[row] = 1;
            told.push_back(rule);
        }
        return told;
    }

private:
    static constexpr int BINS = 16;
    static constexpr int FEWEST = 60;         // purchases by the line before which a rule stands
    static constexpr double CLEARLY = 1.15;  // as many times as good a third fact must make a rule

    struct Bins {
        size_t asked;
        std::vector<int> last;    // number of each bin
        std::vector<uint8_t> of;  // purchase
        int size() const { return static_cast<int>(last.size()); }
    };
    struct Span {
        int first, end;
    };
    struct Sum {
        double gain = 0, squares = 0;
        double surely() const { return gain - std::sqrt(squares); }
    };
    struct Table {
        Sum at[BINS + 1][BINS + 1];
        Sum inside(const Span& a, const Span& b) const {
            const Sum &all = at[a.end][b.end], &left = at[a.first][b.end], &above = at[a.end][b.first], &both = at[a.first][b.first];
            return {all.gain - left.gain - above.gain + both.gain, all.squares - left.squares - above.squares + both.squares};
        }
    };

    const Weighed& weighed;
    size_t rows;
    double scale;
    std::vector<Bins> facts;

    int fact(size_t row, size_t asked) const { return weighed.facts[row * weighed.asked + asked]; }
    float worth(size_t row, int kind) const { return weighed.worth[row * weighed.width() + static_cast<size_t>(kind)]; }

    // About as many purchases in each bin; what never changes is no condition.
    void cut(size_t asked) {
        std::vector<int> numbers(rows);
        for (size_t row = 0; row < rows; ++row) numbers[row] = fact(row, asked);
        std::vector<int> sorted = numbers, different;
        std::sort(sorted.begin(), sorted.end());
        std::unique_copy(sorted.begin(), sorted.end(), std::back_inserter(different));
        if (different.size() < 2) return;
        Bins bins{asked, different, std::vector<uint8_t>(rows)};
        if (different.size() > BINS) {
            bins.last.clear();
            for (size_t bin = 1; bin < BINS; ++bin) {
                const int number = sorted[rows * bin / BINS];
                if (bins.last.empty() || number > bins.last.back()) bins.last.push_back(number);
            }
            if (bins.last.back() < different.back()) bins.last.push_back(different.back());
        }
        for (size_t row = 0; row < rows; ++row) {
            bins.of[row] = static_cast<uint8_t>(std::lower_bound(bins.last.begin(), bins.last.end(), numbers[row]) - bins.last.begin());
        }
        facts.push_back(std::move(bins));
    }

    // All numbers, at most one of them, or more.
    static std::vector<Span> spans(const Bins& bins) {
        std::vector<Span> found{{0, bins.size()}};
        for (int bin = 1; bin < bins.size(); ++bin) {
            found.push_back({0, bin});
            found.push_back({bin, bins.size()});
        }
        return found;
    }

    static Range range(const Bins& bins, const Span& span) {
        Range found;
        found.asked = bins.asked;
        if (span.first) found.least = bins.last[static_cast<size_t>(span.first) - 1] + 1;
        if (span.end < bins.size()) found.most = bins.last[static_cast<size_t>(span.end) - 1];
        return found;
    }

    bool leaves_out(int kind) const { return kind == weighed.kinds; }

    // For each line the best rule that buys this card before it, instead of what the line says, or any further one; or that leaves it out.
    std::vector<Rule> best_for(int kind) const {
        std::vector<std::vector<uint32_t>> followed(static_cast<size_t>(weighed.lines) + 1);
        for (size_t row = 0; row < rows; ++row) {
            if (!std::isnan(worth(row, kind))) followed[static_cast<size_t>(weighed.line[row])].push_back(static_cast<uint32_t>(row));
        }
        std::vector<Rule> best(followed.size());
        for (size_t line = 0; line < best.size(); ++line) {
            best[line].line = static_cast<int>(line);
            best[line].kind = kind;
        }
        for (size_t one = 0; one < facts.size(); ++one) {
            for (size_t other = one + 1; other < facts.size(); ++other) look_at(facts[one], facts[other], followed, best);
        }
        std::erase_if(best, [](const Rule& rule) { return rule.surely <= 0; });
        for (Rule& rule : best) look_for_third(rule);
        return best;
    }

    void look_at(const Bins& one, const Bins& other, const std::vector<std::vector<uint32_t>>& followed, std::vector<Rule>& best) const {
        Sum counted[BINS][BINS];
        const std::vector<Span> firsts = spans(one), seconds = spans(other);
        Table table;
        for (size_t line = followed.size(); line-- > 0;) {
            if (leaves_out(best[line].kind)) std::fill_n(&counted[0][0], BINS * BINS, Sum{});
            for (const uint32_t row : followed[line]) {
                const double gain = static_cast<double>(worth(row, best[line].kind));
                Sum& sum = counted[one.of[row]][other.of[row]];
                sum.gain += gain;
                sum.squares += gain * gain;
            }
            if (followed[line].size() < FEWEST) continue;
            for (int first = 1; first <= one.size(); ++first) {
                Sum row;
                for (int second = 1; second <= other.size(); ++second) {
                    row.gain += counted[first - 1][second - 1].gain;
                    row.squares += counted[first - 1][second - 1].squares;
                    table.at[first][second] = {table.at[first - 1][second].gain + row.gain, table.at[first - 1][second].squares + row.squares};
                }
            }
            for (const Span& first : firsts) {
                for (const Span& second : seconds) {
                    const Sum sum = table.inside(first, second);
                    if (sum.gain * scale <= best[line].surely || sum.surely() * scale <= best[line].surely) continue;  // the root takes long
                    best[line].surely = sum.surely() * scale;
                    best[line].gain = sum.gain * scale;
                    best[line].ranges = {range(one, first), range(other, second)};
                }
            }
        }
    }

    void look_for_third(Rule& rule) const {
        const std::vector<size_t> cases = cases_of(rule);
        Rule better = rule;
        better.surely *= CLEARLY;
        for (const Bins& bins : facts) {
            Sum sums[BINS];
            for (const size_t row : cases) {
                const double gain = static_cast<double>(worth(row, rule.kind));
                sums[bins.of[row]].gain += gain;
                sums[bins.of[row]].squares += gain * gain;
            }
            for (const Span& span : spans(bins)) {
                Sum sum;
                for (int bin = span.first; bin < span.end; ++bin) {
                    sum.gain += sums[bin].gain;
                    sum.squares += sums[bin].squares;
                }
                if (sum.gain <= 0 || sum.surely() * scale <= better.surely) continue;
                better.surely = sum.surely() * scale;
                better.gain = sum.gain * scale;
                better.ranges = {rule.ranges[0], rule.ranges[1], range(bins, span)};
            }
        }
        if (better.ranges.size() > rule.ranges.size()) rule = better;
    }

    std::vector<size_t> cases_of(const Rule& rule) const {
        std::vector<size_t> found;
        for (size_t row = 0; row < rows; ++row) {
            if (weighed.line[row] < rule.line || std::isnan(worth(row, rule.kind))) continue;
            if (leaves_out(rule.kind) && weighed.line[row] > rule.line) continue;
            const bool holds = std::all_of(rule.ranges.begin(), rule.ranges.end(), [&](const Range& asked) {
                const int number = fact(row, asked.asked);
                return number >= asked.least && number <= asked.most;
            });
            if (holds) found.push_back(row);
        }
        return found;
    }
};

// Purchases of many games, and the rules that follow from them; the same for any number of threads.
inline std::vector<Rule> better_purchases(const Match& match, const Scales& scales, int64_t games, size_t number, int threads) {
    constexpr int64_t PART = 250;  // games
    std::vector<Weighed> parts(static_cast<size_t>((games + PART - 1) / PART));
    in_threads(threads, static_cast<int>(parts.size()), [&](int part) {
        const int64_t first = part * PART;
        parts[static_cast<size_t>(part)] = weigh_purchases(match, scales, first, std::min(PART, games - first));
    });
    if (parts.empty()) return {};
    Weighed all = std::move(parts[0]);
    for (size_t part = 1; part < parts.size(); ++part) all.add(parts[part]);
    return Rules(all).best(number, threads);
}

}  // namespace deckwright
