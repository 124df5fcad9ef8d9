### At the table: taking back, and the end.

barrier-start = The game has just begun: there is nothing to undo.
barrier-revealed = Something hidden has been revealed since: that can’t be undone.
barrier-other-player = Another player has moved since: that can’t be undone.
barrier-imagined = An imagined game has no past of its own: nothing before it can be undone.
game-is-over = The game is over.
