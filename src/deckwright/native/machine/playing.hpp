// Playing a card, once or more often, as in engine/playing.py. What needs no frame is done without one.
#pragma once

#include "gaining.hpp"

namespace deckwright {

template <bool LOGGED>
struct PlayingPart : GainingPart<LOGGED> {
    using Base = GainingPart<LOGGED>;
    using Base::Base;
    using Base::box, Base::state, Base::chosen_cards, Base::forget_them, Base::gain_into_discard, Base::give_bonuses, Base::happen, Base::is_heard,
        Base::may_be_answered, Base::note, Base::play_from_hand, Base::push, Base::put_into_play, Base::remember, Base::sets_off,
        Base::wait_for;

    void play(int player, int kind) {
        play_from_hand(player, kind);
        resolve(player, kind, true, state.plays, NOBODY, 0);
    }

    void resolve(int player, int kind, bool here, int number, int companion_kind, int companion_number) {
        const Waiting waiting{static_cast<int8_t>(player), static_cast<int8_t>(here ? kind : NOBODY), static_cast<uint8_t>(here ? number : 0),
                              static_cast<int8_t>(companion_kind), static_cast<uint8_t>(companion_number)};
        int start = box.starts[static_cast<size_t>(kind)];
        remember(DEED_PLAYED, player, kind);
        const uint8_t card = static_cast<uint8_t>(kind);
        const bool set_off = is_heard(HAPPENING_PLAY) && is_answered(player, card);
        if (!LOGGED && !set_off) {
            if (done_at_once(start, kind, waiting)) return;
            start = box.openings[static_cast<size_t>(start)].next;
        }
        push(start, player, kind, here, number, companion_kind, companion_number);
        if (set_off) happen(HAPPENING_PLAY, player, &card, 1, NOBODY, ZONE_IN_PLAY);
    }

    bool is_answered(int player, uint8_t card) const {
        return (state.triggers_length && sets_off(HAPPENING_PLAY, player, &card, 1)) || may_be_answered(HAPPENING_PLAY, player, &card, 1);
    }

    // The bonuses that a program opens with, and the rest if it is of those that need no frame; true when that was all.
    bool done_at_once(int start, int kind, const Waiting& waiting) {
        const Opening& opening = box.openings[static_cast<size_t>(start)];
        const int player = waiting.player;
        give_bonuses(player, opening);
        if (opening.then == Opening::ENDS) return true;
        if (opening.then == Opening::GOES_ON) return false;
        if (opening.then == Opening::WAITS) {
            wait_for(waiting, kind, box.code[opening.next]);
            return true;
        }
        const int given = box.code[opening.next + 1U].at[0];
        for (int other = player + 1; other < state.players; ++other) gain_into_discard(other, given);
        for (int other = 0; other < player; ++other) gain_into_discard(other, given);
        return true;
    }

    void begin_playing(Frame& frame, int zone, int times) {
        Cards cards;
        if (frame.chosen_length) {  // the first one; the others wait for their turn
            cards.add(frame.chosen[0]);
            --frame.chosen_length;
            std::memmove(frame.chosen, frame.chosen + 1, frame.chosen_length);
        }
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
