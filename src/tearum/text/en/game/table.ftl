### At the table: taking back, and the end.

barrier-start = The game has just begun: there is nothing to take back.
barrier-revealed = Something hidden has been turned over since: that can’t be taken back.
barrier-other-player = Another player has decided since: that can’t be taken back.
barrier-imagined = An imagined game has no past of its own: nothing before it can be taken back.
game-is-over = The game is over.
