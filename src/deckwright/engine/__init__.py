"""The engine: state, compiler, machine, moves, decisions, views. Everything else stands on it."""
