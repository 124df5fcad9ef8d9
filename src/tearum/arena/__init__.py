"""Bots against bots: contests, ratings, sequential tests."""
