"""What hypothesis may choose from at a socket: tables, answers, and every kind of nonsense."""

from __future__ import annotations

import json

from hypothesis import strategies as st

from deckwright.server.limits import LONGEST_MESSAGE
from tests.server.talking import BOT, PERSON

SEATS = st.lists(st.sampled_from([PERSON, PERSON, BOT, {"kind": "bot", "bot": "random"}]), min_size=1, max_size=3)
OPTIONS = st.fixed_dictionaries(
    {
        "undo": st.sampled_from(["ask", "ask", "free", "off"]),
        "spectators": st.sampled_from(["off", "no-hands", "no-hands", "open"]),
        "score": st.booleans(),
        "deck": st.booleans(),
    }
)
REQUEST = st.text(min_size=1, max_size=40).filter(lambda text: text.isprintable())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SAYINGS = ["hello", "answer", "undo", "consent", "look", "rematch", "fill", "leave", "return", "replace", "ping", "pong", "", "ANSWER"]
FIELDS = ["request", "position", "answer", "agree", "at", "open", "fresh", "seat", "bot", "token", "version", "game", "steps", "zone"]
NEARLY = st.builds(
    lambda say, fields: {"say": say, **fields}, st.sampled_from(SAYINGS), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4)
)
"""Messages with the right words in the wrong places."""
OPENINGS = ["[", '{"say":', '[{"a":', '{"say":{"say":']
NONSENSE = st.one_of(
    JSON.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=100),
    st.sampled_from(OPENINGS).map(lambda opening: opening * (LONGEST_MESSAGE // len(opening))),
)
ANSWERS = st.one_of(
    st.text(min_size=1, max_size=60),
    st.builds(
        lambda verb, rest: f"{verb} {rest}",
        st.sampled_from(["play", "buy", "discard", "trash", "gain", "choose", "reveal", "keep", "end", "pass", "topdeck"]),
        st.sampled_from(["Province", "Copper", "999 x Copper", "nothing", "turn", "Estate, Estate", ",", "0 x Gold", "Ünknown"]),
    ),
)
