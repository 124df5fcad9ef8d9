"""Matches, arenas, statistics, reports."""
