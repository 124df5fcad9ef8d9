"""Draws the table as lines of text: boards, market, players, cards and the end of the game.

`layout.draw` fits everything to the terminal. `scene.Scene` says what to draw and in which words.
"""
