"""The review of a game that is over: win chances after every decision, mistakes, luck and openings (``docs/review.md``)."""
