"""Dominion by its rulebooks: play it, study it, teach machines to play it."""
