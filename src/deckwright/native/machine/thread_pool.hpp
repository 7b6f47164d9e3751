// Threads that wait for work and share it out among themselves: a step of many games is too short to start threads for.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace deckwright {

class ThreadPool {
public:
    explicit ThreadPool(int threads) {
        try {
            for (int worker = 1; worker < threads; ++worker) workers.emplace_back([this] { wait_for_work(); });
        } catch (const std::system_error&) {  // no more threads to be had: fewer do the same
        }
    }
    ~ThreadPool() {
        {
            const std::lock_guard<std::mutex> lock(mutex);
            ending = true;
        }
        begin.notify_all();
        for (std::thread& worker : workers) worker.join();
    }
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    // Does the parts 0, 1, 2 and so on; whoever asks for it works as well. The first thing that went wrong is thrown when all are done.
    void run(int number, const std::function<void(int)>& task) {
        {
            const std::lock_guard<std::mutex> lock(mutex);
            work = &task;
            parts = number;
            next = 0;
            working = static_cast<int>(workers.size());
            ++round;
            problem = nullptr;
        }
        begin.notify_all();
        share();
        std::unique_lock<std::mutex> lock(mutex);
        done.wait(lock, [this] { return !working; });
        if (problem) std::rethrow_exception(problem);
    }

    int size() const { return static_cast<int>(workers.size()) + 1; }

private:
    std::vector<std::thread> workers;
    std::mutex mutex;
    std::condition_variable begin, done;
    const std::function<void(int)>* work = nullptr;
    int parts = 0, working = 0;
    std::atomic<int> next{0};
    uint64_t round = 0;
    bool ending = false;
    std::exception_ptr problem;

    void share() {
        for (int part = next++; part < parts; part = next++) {
            try {
                (*work)(part);
            } catch (...) {
                const std::lock_guard<std::mutex> lock(mutex);
                if (!problem) problem = std::current_exception();
            }
        }
    }

    void wait_for_work() {
        for (uint64_t seen = 0;;) {
            {
                std::unique_lock<std::mutex> lock(mutex);
                begin.wait(lock, [&] { return ending || round != seen; });
                if (ending) return;
                seen = round;
            }
            share();
            const std::lock_guard<std::mutex> lock(mutex);
            if (!--working) done.notify_all();
        }
    }
};

}  // namespace deckwright
