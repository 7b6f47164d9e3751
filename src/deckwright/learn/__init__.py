"""A player that teaches itself: one network for every kingdom and 2 to 6 players, trained by playing (``docs/learned.md``)."""
