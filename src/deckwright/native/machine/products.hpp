// Products of small matrices with weights, for the network: tiles of six rows and sixteen columns stay in registers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>

// The machine is compiled for any processor of its kind; these functions are also compiled for newer ones, and the loader chooses. It
// chooses before the rest of the module is ready, so one that counts its branches would count that choice, and crash: it has none.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) && !defined(__SANITIZE_ADDRESS__) && !defined(DECKWRIGHT_COUNTING)
#define DECKWRIGHT_CLONES __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define DECKWRIGHT_CLONES
#endif

namespace deckwright {

constexpr int LANES = 8;
typedef float Lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(alignof(float)), may_alias));

// result (rows x out) += values (rows x in) * weights (in x out), everything row by row.
DECKWRIGHT_CLONES
inline void add_small_product(const float* values, int rows, int in, const float* weights, int out, float* result) {
    constexpr int TALL = 6, WIDE = 2 * LANES;
    int column = 0;
    for (; column + WIDE <= out; column += WIDE) {
        int row = 0;
        for (; row + TALL <= rows; row += TALL) {
            Lanes sums[TALL][2];
            for (int of = 0; of < TALL; ++of) {
                const float* place = result + static_cast<ptrdiff_t>(row + of) * out + column;
                sums[of][0] = *reinterpret_cast<const Lanes*>(place);
                sums[of][1] = *reinterpret_cast<const Lanes*>(place + LANES);
            }
            for (int at = 0; at < in; ++at) {
                const float* weight = weights + static_cast<ptrdiff_t>(at) * out + column;
                const Lanes left = *reinterpret_cast<const Lanes*>(weight), right = *reinterpret_cast<const Lanes*>(weight + LANES);
                for (int of = 0; of < TALL; ++of) {
                    const float value = values[static_cast<ptrdiff_t>(row + of) * in + at];
                    sums[of][0] += value * left;
                    sums[of][1] += value * right;
                }
            }
            for (int of = 0; of < TALL; ++of) {
                float* place = result + static_cast<ptrdiff_t>(row + of) * out + column;
                *reinterpret_cast<Lanes*>(place) = sums[of][0];
                *reinterpret_cast<Lanes*>(place + LANES) = sums[of][1];
            }
        }
        for (; row < rows; ++row) {
            float* place = result + static_cast<ptrdiff_t>(row) * out + column;
            Lanes left = *reinterpret_cast<const Lanes*>(place), right = *reinterpret_cast<const Lanes*>(place + LANES);
            for (int at = 0; at < in; ++at) {
                const float* weight = weights + static_cast<ptrdiff_t>(at) * out + column;
                const float value = values[static_cast<ptrdiff_t>(row) * in + at];
                left += value * *reinterpret_cast<const Lanes*>(weight);
                right += value * *reinterpret_cast<const Lanes*>(weight + LANES);
            }
            *reinterpret_cast<Lanes*>(place) = left;
            *reinterpret_cast<Lanes*>(place + LANES) = right;
        }
    }
    for (; column < out; ++column) {
        for (int row = 0; row < rows; ++row) {
            float sum = result[static_cast<ptrdiff_t>(row) * out + column];
            for (int at = 0; at < in; ++at) sum += values[static_cast<ptrdiff_t>(row) * in + at] * weights[static_cast<ptrdiff_t>(at) * out + column];
            result[static_cast<ptrdiff_t>(row) * out + column] = sum;
        }
    }
}

// The same for any number of rows: as many at a time as stay in the nearest cache.
inline void add_product(const float* values, int rows, int in, const float* weights, int out, float* result) {
    constexpr int TOGETHER = 30;
    for (int row = 0; row < rows; row += TOGETHER) {
        add_small_product(values + static_cast<ptrdiff_t>(row) * in, std::min(TOGETHER, rows - row), in, weights, out, result + static_cast<ptrdiff_t>(row) * out);
    }
}

// to += scale * from
DECKWRIGHT_CLONES
inline void add_scaled(float* to, const float* from, float scale, int length) {
    int place = 0;
    for (; place + LANES <= length; place += LANES) *reinterpret_cast<Lanes*>(to + place) += scale * *reinterpret_cast<const Lanes*>(from + place);
    for (; place < length; ++place) to[place] += scale * from[place];
}

// The same with three vectors at once.
DECKWRIGHT_CLONES
inline void add_three_scaled(float* to, const float* const from[3], const float scales[3], int length) {
    int place = 0;
    for (; place + LANES <= length; place += LANES) {
        Lanes sums = *reinterpret_cast<const Lanes*>(to + place);
        for (int one = 0; one < 3; ++one) sums += scales[one] * *reinterpret_cast<const Lanes*>(from[one] + place);
        *reinterpret_cast<Lanes*>(to + place) = sums;
    }
    for (; place < length; ++place) to[place] += scales[0] * from[0][place] + scales[1] * from[1][place] + scales[2] * from[2][place];
}

// to = scale * from
DECKWRIGHT_CLONES
inline void copy_scaled(float* to, const float* from, float scale, int length) {
    int place = 0;
    for (; place + LANES <= length; place += LANES) *reinterpret_cast<Lanes*>(to + place) = scale * *reinterpret_cast<const Lanes*>(from + place);
    for (; place < length; ++place) to[place] = scale * from[place];
}

// Nothing below 0.
DECKWRIGHT_CLONES
inline void keep_positive(float* values, size_t length) {
    size_t place = 0;
    for (; place + LANES <= length; place += LANES) {
        Lanes& lanes = *reinterpret_cast<Lanes*>(values + place);
        lanes = lanes > 0.0f ? lanes : Lanes{};
    }
    for (; place < length; ++place) values[place] = std::max(values[place], 0.0f);
}

// Each place of ``to`` becomes the larger of the two.
DECKWRIGHT_CLONES
inline void take_most(float* to, const float* from, int length) {
    int place = 0;
    for (; place + LANES <= length; place += LANES) {
        Lanes& lanes = *reinterpret_cast<Lanes*>(to + place);
        const Lanes others = *reinterpret_cast<const Lanes*>(from + place);
        lanes = lanes > others ? lanes : others;
    }
    for (; place < length; ++place) to[place] = std::max(to[place], from[place]);
}

DECKWRIGHT_CLONES
inline float dot(const float* one, const float* other, int length) {
    Lanes sums{}, more{};
    int place = 0;
    for (; place + 2 * LANES <= length; place += 2 * LANES) {
        sums += *reinterpret_cast<const Lanes*>(one + place) * *reinterpret_cast<const Lanes*>(other + place);
        more += *reinterpret_cast<const Lanes*>(one + place + LANES) * *reinterpret_cast<const Lanes*>(other + place + LANES);
    }
    sums += more;
    float sum = 0;
    for (int lane = 0; lane < LANES; ++lane) sum += sums[lane];
    for (; place < length; ++place) sum += one[place] * other[place];
    return sum;
}

}  // namespace deckwright
