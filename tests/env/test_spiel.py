"""OpenSpiel's own test of a game, where OpenSpiel is installed."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install open_spiel")
pytest.importorskip("numpy")


def test_openspiel_plays_random_games() -> None:
    from deckwright.env.spiel import NAME

    others = {"players": 4, "kingdom": "Militia/Moat/Pawn/Steward/Wishing Well"}
    for parameters in ({}, others, {"engine": "python", "kingdom": "Cellar/Witch"}):
        game = pyspiel.load_game(NAME, parameters)
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_deal_and_its_answers_are_a_game() -> None:
    from deckwright.env.spiel import NAME

    game = pyspiel.load_game(NAME, {"deals": 4})
    states = [game.new_initial_state() for _ in range(2)]
    for state in states:
        state.apply_action(3)
        for _ in range(30):
            state.apply_action(state.legal_actions()[-1])
    assert states[0].observation_tensor(0) == states[1].observation_tensor(0)
    assert states[0].observation_tensor(0) != states[0].observation_tensor(1)
    copy = states[0].clone()
    copy.apply_action(copy.legal_actions()[0])
    assert states[0].history() == states[1].history() != copy.history()
