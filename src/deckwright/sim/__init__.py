"""Simulation: many games between strategies that are data, and what they show."""
