"""Play in a terminal, line by line: one person against bots, on a screen, through a pipe or with a screen reader."""
