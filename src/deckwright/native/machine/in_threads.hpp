// Pieces of work that several threads take in turn.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace deckwright {

constexpr int MOST_THREADS = 1024;

// Does the pieces from 0 on. Where no more threads are to be had, those there are do them all; what goes wrong in one is told at the end.
template <class Work>
void in_threads(int threads, int pieces, const Work& work) {
    const int number = std::clamp(threads, 1, std::min(MOST_THREADS, std::max(pieces, 1)));
    std::atomic<int> next = 0;
    std::vector<std::exception_ptr> problems(static_cast<size_t>(number));
    const auto run = [&](size_t thread) {
        try {
            for (int piece = next++; piece < pieces; piece = next++) work(piece);
        } catch (...) {
            problems[thread] = std::current_exception();
        }
    };
    std::vector<std::thread> running;
    try {
        for (int thread = 1; thread < number; ++thread) running.emplace_back(run, static_cast<size_t>(thread));
    } catch (const std::system_error&) {
    }
    run(0);
    for (std::thread& thread : running) thread.join();
    for (const std::exception_ptr& problem : problems) {
        if (problem) std::rethrow_exception(problem);
    }
}

}  // namespace deckwright
