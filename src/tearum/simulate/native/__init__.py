"""The compiled part of recording a game."""
