// Playing a card, once or more often, as in engine/playing.py. What needs no frame is done without one.
#pragma once

#include "waiting.hpp"

namespace deckwright {

template <bool LOGGED>
struct PlayingPart : WaitingPart<LOGGED> {
    using Base = WaitingPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::chosen_cards, Base::draw, Base::forget_them, Base::gain, Base::happen, Base::note,
        Base::play_from_hand, Base::push, Base::put_into_play, Base::remember_play, Base::sets_off, Base::wait_for;

    void play(int player, int kind) {
        play_from_hand(player, kind);
        resolve(player, kind, true, state.plays, NOBODY, 0);
    }

    void resolve(int player, int kind, bool here, int number, int companion_kind, int companion_number) {
        const Waiting waiting{static_cast<int8_t>(player), static_cast<int8_t>(here ? kind : NOBODY), static_cast<uint8_t>(here ? number : 0),
                              static_cast<int8_t>(companion_kind), static_cast<uint8_t>(companion_number)};
        int start = box.starts[static_cast<size_t>(kind)];
        if (box.remembers_plays) [[unlikely]] remember_play(player, kind);
        const bool set_off = state.triggers_length && sets_off(HAPPENING_PLAY, player, kind);
        if (!LOGGED && !set_off) {
            if (done_at_once(start, waiting)) return;
            start = box.openings[static_cast<size_t>(start)].next;
        }
        push(start, player, kind, here, number, companion_kind, companion_number);
        if (set_off) happen(HAPPENING_PLAY, player, kind);
    }

    // The bonuses that a program opens with, and the rest if it is of those that need no frame; true when that was all.
    bool done_at_once(int start, const Waiting& waiting) {
        const Opening& opening = box.openings[static_cast<size_t>(start)];
        const int player = waiting.player;
        if (opening.cards) draw(player, opening.cards);
        state.actions = static_cast<int16_t>(state.actions + opening.actions);
        state.buys = static_cast<int16_t>(state.buys + opening.buys);
        state.coins += opening.coins;
        if (opening.then == Opening::ENDS) return true;
        if (opening.then == Opening::GOES_ON) return false;
        const auto& at = box.code[opening.next].at;
        if (opening.then == Opening::WAITS) {
            wait_for(waiting, at[0], at[1], at[2], at[4]);
            return true;
        }
        const int kind = box.code[opening.next + 1U].at[0];
        for (int other = player + 1; other < state.players; ++other) gain(other, kind, ZONE_SUPPLY, ZONE_DISCARD);
        for (int other = 0; other < player; ++other) gain(other, kind, ZONE_SUPPLY, ZONE_DISCARD);
        return true;
    }

    void follow_due(Frame& frame) {
        if (!frame.round) return;
        --frame.round;
        --frame.pc;
        const Trigger trigger = state.due[0];
        --state.due_length;
        std::memmove(static_cast<void*>(state.due), state.due + 1, state.due_length * sizeof(Trigger));
        const Opening& opening = box.openings[trigger.start];
        if (!LOGGED && opening.then == Opening::ENDS) {
            done_at_once(trigger.start, {trigger.player, NOBODY, 0, NOBODY, 0});
            return;
        }
        Frame& follower = push(trigger.start, trigger.player);
        for (int place = 0; place < trigger.remembered_length; ++place) ++follower.slots[SLOT_THEM][trigger.remembered[place]];
    }

    void begin_playing(Frame& frame, int zone, int times) {
        Cards cards = chosen_cards(frame);
        put_into_play(frame.subject, cards, zone);
        forget_them(frame);
        frame.playing_kind = NOBODY;
        if (!cards.length) return;
        frame.slots[SLOT_THEM][cards.at[0]] = 1;
        if (times <= 0) return;
        frame.playing_kind = static_cast<int8_t>(cards.at[0]);
        frame.playing_here = 1;
        frame.playing_number = state.plays;
        frame.playing_times = static_cast<uint8_t>(times);
        frame.playing_again = 0;
    }

    void play_again(Frame& frame) {
        if (frame.playing_kind < 0) return;
        if (!frame.playing_times) {
            frame.playing_kind = NOBODY;
            return;
        }
        const bool companion = frame.here && (frame.playing_again || frame.playing_times > 1);
        const uint8_t card = static_cast<uint8_t>(frame.playing_kind);
        if (frame.playing_again) note("play again", frame.subject, &card, 1);
        frame.playing_again = 1;
        --frame.playing_times;
        --frame.pc;
        resolve(frame.subject, card, frame.playing_here, frame.playing_number, companion ? frame.kind : NOBODY, companion ? frame.number : 0);
    }
};

}  // namespace deckwright
