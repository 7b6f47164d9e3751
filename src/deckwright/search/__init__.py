"""Thinking ahead for a seat that is asked: each answer is played on, with the learned player, from deals that fit what it knows."""

from __future__ import annotations

from deckwright.search.thinking import think
from deckwright.search.thought import Thought, Weighed

__all__ = ["Thought", "Weighed", "think"]
