// Reading what Python hands over: everything is checked here, once, so that nothing inside has to be.
#pragma once

#include <nanobind/nanobind.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "state.hpp"

namespace deckwright {

namespace nb = nanobind;

[[noreturn]] inline void wrong(const std::string& what) { throw std::invalid_argument(what); }

inline void demand(bool right, const std::string& what) {
    if (!right) wrong(what);
}

inline int64_t whole(nb::handle value, const std::string& name, int64_t least, int64_t most) {
    int64_t number = 0;
    const bool read = PyLong_Check(value.ptr()) && nb::try_cast<int64_t>(value, number);
    if (!read || number < least || number > most) {
        wrong(name + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return number;
}

inline bool flag(nb::handle value, const std::string& name) { return whole(value, name, 0, 1) != 0; }

// The parts of a list or tuple, held so that nobody can take them away meanwhile. Other iterables may never end.
inline std::vector<nb::object> parts_of(nb::handle value, const std::string& name) {
    if (!PyList_Check(value.ptr()) && !PyTuple_Check(value.ptr())) wrong(name + " must be a list or a tuple");
    std::vector<nb::object> parts;
    const Py_ssize_t length = PySequence_Size(value.ptr());
    for (Py_ssize_t place = 0; place < length; ++place) parts.push_back(nb::steal(PySequence_GetItem(value.ptr(), place)));
    return parts;
}

inline std::vector<nb::object> parts_of(nb::handle value, const std::string& name, size_t length) {
    std::vector<nb::object> parts = parts_of(value, name);
    demand(parts.size() == length, name + " must have " + std::to_string(length) + " parts and has " + std::to_string(parts.size()));
    return parts;
}

inline nb::object entry(const nb::dict& data, const char* name) {
    demand(data.contains(name), std::string("the entry '") + name + "' is missing");
    return data[name];
}

inline nb::dict table_of(nb::handle value, const std::string& name) {
    demand(PyDict_Check(value.ptr()), name + " must be a dict");
    return nb::borrow<nb::dict>(value);
}

inline std::vector<int> numbers(nb::handle value, const std::string& name, int least, int most) {
    std::vector<int> list;
    for (const nb::object& part : parts_of(value, name)) list.push_back(static_cast<int>(whole(part, name, least, most)));
    return list;
}

inline std::string cards_in(nb::handle value, const std::string& name, int kinds) {
    demand(PyBytes_Check(value.ptr()), name + " must be bytes");
    const std::string cards(PyBytes_AsString(value.ptr()), static_cast<size_t>(PyBytes_Size(value.ptr())));
    for (const char card : cards) {
        if (static_cast<uint8_t>(card) >= kinds) wrong(name + " has card " + std::to_string(static_cast<uint8_t>(card)) + " of " + std::to_string(kinds));
    }
    return cards;
}

inline Kinds mask_in(nb::handle value, const std::string& name, int kinds) {
    Kinds mask = 0;
    for (const char card : cards_in(value, name, kinds)) mask |= bit(card);
    return mask;
}

constexpr int MOST_IN_A_PILE = 127;

// A size for a card with a pile, -1 for one without. Written out: gcc 12 takes ``(size >= 0) == (piles >> kind & 1)`` for false.
inline bool fits_pile(const Box& box, int kind, int size) {
    if (box.piles >> kind & 1U) return size >= 0;
    return size < 0;
}

// Piles at the start: one number for each kind, -1 where there is none, which the box knows as well.
inline void check_piles(const Box& box, const std::vector<int>& piles) {
    demand(static_cast<int>(piles.size()) == box.kinds, "one pile size for each kind of card");
    for (int kind = 0; kind < box.kinds; ++kind) {
        const int size = piles[static_cast<size_t>(kind)];
        demand(size >= -1 && size <= MOST_IN_A_PILE, "a pile has at most " + std::to_string(MOST_IN_A_PILE) + " cards");
        demand(fits_pile(box, kind, size), "a pile for each card that has one, and -1 for the others");
    }
}

}  // namespace deckwright
