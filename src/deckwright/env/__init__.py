"""Environments for learning machines, from the seat's own view: many games at once, PettingZoo, OpenSpiel (``docs/environments.md``)."""

ENVIRONMENT_ID = "deckwright/Dominion-v0"
"""What the environments are called; another number means that observations or actions mean something else."""
