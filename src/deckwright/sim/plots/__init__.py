"""Plots of matches and tournaments: in the terminal, and in files by matplotlib."""
