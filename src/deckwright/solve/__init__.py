"""Strong strategies for a kingdom, evolved and written as strategy files that people can read."""
