"""Tests of the page: its build, its messages and its words."""
