// Products with weights of eight bits, for processors that multiply and add four such numbers at a time: three times as fast as products.hpp, and exact to about a hundredth.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#if defined(__GNUC__) && defined(__x86_64__)
#define DECKWRIGHT_COARSE __attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni")))
#include <immintrin.h>
#endif

namespace deckwright {

// Whether this processor can; it is asked once.
inline bool can_be_coarse() {
#if defined(DECKWRIGHT_COARSE)
    static const bool can = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
    return can;
#else
    return false;
#endif
}

// Values row by row: each is (what is kept - zero) * scale, with a scale and a zero for each row.
struct CoarseValues {
    int each = 0;  // bytes of a row
    std::vector<uint8_t> kept;
    std::vector<float> scales;
    std::vector<int32_t> zeros;

    void resize(int rows, int in);
};

constexpr int COARSE_LANES = 16, COARSE_DEEP = 4;  // sums in a register, and products in each of them at a time

// Weights of a matrix (in x out): four inputs of sixteen columns lie together, and 64 columns one input after the other.
struct CoarseWeights {
    int in = 0, out = 0, deep = 0;
    std::vector<int8_t> kept;
    std::vector<float> scales;  // by column
    std::vector<int32_t> sums;  // by column, of what is kept: what a zero of 1 adds

    static int groups(int size, int of) { return (size + of - 1) / of; }

    CoarseWeights() = default;
    CoarseWeights(const float* weights, int inputs, int outputs) : in(inputs), out(outputs), deep(groups(inputs, COARSE_DEEP)) {
        const int wide = groups(out, COARSE_LANES) * COARSE_LANES;
        kept.resize(static_cast<size_t>(deep) * COARSE_DEEP * static_cast<size_t>(wide));
        scales.resize(static_cast<size_t>(wide));
        sums.resize(static_cast<size_t>(wide));
        for (int column = 0; column < out; ++column) {
            float most = 0;
            for (int at = 0; at < in; ++at) most = std::max(most, std::abs(weights[static_cast<ptrdiff_t>(at) * out + column]));
            scales[static_cast<size_t>(column)] = most / 127.0f;
            for (int at = 0; at < in && most > 0; ++at) {
                const auto value = static_cast<int8_t>(std::lround(weights[static_cast<ptrdiff_t>(at) * out + column] / most * 127.0f));
                kept[place(at, column)] = value;
                sums[static_cast<size_t>(column)] += value;
            }
        }
    }

    static constexpr int BLOCK = 4 * COARSE_LANES;  // columns

    // Registers of sixteen columns in the block that begins with this column.
    int registers(int column) const { return std::min(4, groups(out - column, COARSE_LANES)); }

    size_t begin_of(int column) const { return static_cast<size_t>(column) * static_cast<size_t>(deep) * COARSE_DEEP; }

    size_t place(int at, int column) const {
        const int first = column / BLOCK * BLOCK, inside = column - first;
        return begin_of(first) + (static_cast<size_t>(at / COARSE_DEEP) * static_cast<size_t>(registers(first) * COARSE_LANES) + static_cast<size_t>(inside)) * COARSE_DEEP + static_cast<size_t>(at % COARSE_DEEP);
    }
};

inline void CoarseValues::resize(int rows, int in) {
    each = CoarseWeights::groups(in, COARSE_LANES) * COARSE_LANES;
    kept.resize(static_cast<size_t>(rows) * static_cast<size_t>(each));
    scales.resize(static_cast<size_t>(rows));
    zeros.resize(static_cast<size_t>(rows));
}

#if defined(DECKWRIGHT_COARSE)
// gcc's own headers begin what they leave undefined with itself.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

DECKWRIGHT_COARSE
inline void make_coarse(const float* values, int rows, int in, CoarseValues& made) {
    made.resize(rows, in);
    const auto last = static_cast<__mmask16>((1U << (in - (in - 1) / COARSE_LANES * COARSE_LANES)) - 1);
    for (int row = 0; row < rows; ++row) {
        const float* from = values + static_cast<ptrdiff_t>(row) * in;
        uint8_t* to = made.kept.data() + static_cast<size_t>(row) * static_cast<size_t>(made.each);
        __m512 lowest = _mm512_setzero_ps(), highest = lowest;
        for (int place = 0; place < in; place += COARSE_LANES) {
            const __m512 some = _mm512_maskz_loadu_ps(place + COARSE_LANES <= in ? 0xFFFF : last, from + place);
            lowest = _mm512_min_ps(lowest, some);
            highest = _mm512_max_ps(highest, some);
        }
        const float least = _mm512_reduce_min_ps(lowest), most = std::max(_mm512_reduce_max_ps(highest), -least);
        const int zero = least < 0 ? 128 : 0;
        const float steps = least < 0 ? 127.0f : 255.0f;
        made.scales[static_cast<size_t>(row)] = most / steps;
        made.zeros[static_cast<size_t>(row)] = zero;
        const __m512 factor = _mm512_set1_ps(most > 0 ? steps / most : 0.0f);
        const __m512i middle = _mm512_set1_epi32(zero);
        for (int place = 0; place < in; place += COARSE_LANES) {
            const __m512 some = _mm512_maskz_loadu_ps(place + COARSE_LANES <= in ? 0xFFFF : last, from + place);
            const __m512i whole = _mm512_add_epi32(_mm512_cvtps_epi32(_mm512_mul_ps(some, factor)), middle);
            _mm_storeu_si128(reinterpret_cast<__m128i*>(to + place), _mm512_cvtusepi32_epi8(whole));
        }
    }
}

template <int ROWS, int REGISTERS>
DECKWRIGHT_COARSE inline void add_coarse_tile(const CoarseValues& values, int row, const CoarseWeights& weights, int column, float* result) {
    __m512i sums[ROWS][REGISTERS];
#pragma GCC unroll 6
    for (int of = 0; of < ROWS; ++of) {
#pragma GCC unroll 4
        for (int wide = 0; wide < REGISTERS; ++wide) sums[of][wide] = _mm512_setzero_si512();
    }
    const int8_t* weight = weights.kept.data() + weights.begin_of(column);
    const uint8_t* value = values.kept.data() + static_cast<size_t>(row) * static_cast<size_t>(values.each);
    for (int at = 0; at < weights.deep; ++at, weight += REGISTERS * 64, value += COARSE_DEEP) {
        __m512i some[REGISTERS];
#pragma GCC unroll 4
        for (int wide = 0; wide < REGISTERS; ++wide) some[wide] = _mm512_loadu_si512(weight + wide * 64);
#pragma GCC unroll 6
        for (int of = 0; of < ROWS; ++of) {
            int32_t four;
            std::memcpy(&four, value + static_cast<ptrdiff_t>(of) * values.each, sizeof four);
            const __m512i everywhere = _mm512_set1_epi32(four);
#pragma GCC unroll 4
            for (int wide = 0; wide < REGISTERS; ++wide) asm("vpdpbusd %2, %1, %0" : "+v"(sums[of][wide]) : "v"(everywhere), "v"(some[wide]));  // by intrinsics gcc 12 copies each sum twice
        }
    }
#pragma GCC unroll 4
    for (int wide = 0; wide < REGISTERS; ++wide) {
        const int first = column + wide * COARSE_LANES, there = std::min(COARSE_LANES, weights.out - first);
        const auto mask = static_cast<__mmask16>((1U << there) - 1);
        const __m512 scale = _mm512_loadu_ps(weights.scales.data() + first);
        const __m512i of_zero = _mm512_loadu_si512(weights.sums.data() + first);
#pragma GCC unroll 6
        for (int of = 0; of < ROWS; ++of) {
            float* to = result + static_cast<ptrdiff_t>(row + of) * weights.out + first;
            const auto number = static_cast<size_t>(row + of);
            const __m512i whole = _mm512_sub_epi32(sums[of][wide], _mm512_mullo_epi32(of_zero, _mm512_set1_epi32(values.zeros[number])));
            const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(values.scales[number]));
            _mm512_mask_storeu_ps(to, mask, _mm512_fmadd_ps(_mm512_cvtepi32_ps(whole), factor, _mm512_maskz_loadu_ps(mask, to)));
        }
    }
}

template <int REGISTERS>
DECKWRIGHT_COARSE inline void add_coarse_block(const CoarseValues& values, int rows, const CoarseWeights& weights, int column, float* result) {
    constexpr int TALL = 6;
    int row = 0;
    for (; row + TALL <= rows; row += TALL) add_coarse_tile<TALL, REGISTERS>(values, row, weights, column, result);
    for (; row < rows; ++row) add_coarse_tile<1, REGISTERS>(values, row, weights, column, result);
}

inline void add_small_coarse_product(const float* values, int rows, const CoarseWeights& weights, float* result, CoarseValues& made) {
    make_coarse(values, rows, weights.in, made);
    for (int column = 0; column < weights.out; column += CoarseWeights::BLOCK) {
        switch (weights.registers(column)) {
            case 1: add_coarse_block<1>(made, rows, weights, column, result); break;
            case 2: add_coarse_block<2>(made, rows, weights, column, result); break;
            case 3: add_coarse_block<3>(made, rows, weights, column, result); break;
            default: add_coarse_block<4>(made, rows, weights, column, result);
        }
    }
}

// result (rows x out) += values (rows x in) * weights (in x out); the values are made coarse on the way, as many at a time as stay in the nearest cache.
inline void add_coarse_product(const float* values, int rows, const CoarseWeights& weights, float* result, CoarseValues& made) {
    constexpr int TOGETHER = 48;
    for (int row = 0; row < rows; row += TOGETHER) {
        add_small_coarse_product(values + static_cast<ptrdiff_t>(row) * weights.in, std::min(TOGETHER, rows - row), weights, result + static_cast<ptrdiff_t>(row) * weights.out, made);
    }
}

#pragma GCC diagnostic pop
#else

inline void add_coarse_product(const float*, int, const CoarseWeights&, float*, CoarseValues&) {}

#endif

}  // namespace deckwright
