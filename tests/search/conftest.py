"""A player for tests of search."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.learn.player import Player, read_player


@pytest.fixture(scope="session")
def player(tmp_path_factory: pytest.TempPathFactory) -> Player:
    """A small network that knows nothing, with large enough weights that it has opinions."""
    np = pytest.importorskip("numpy")
    from deckwright.learn.network import Shape, new_weights
    from deckwright.learn.weights import save_weights

    path: Path = tmp_path_factory.mktemp("weights") / "new.npz"
    made = {name: 2 * values + (0.1 if name.endswith("bias") else 0) for name, values in new_weights(Shape(24, 40, 2), 1).items()}
    save_weights(path, made, {"about": "nothing"}, np.float16)
    return read_player(path)
