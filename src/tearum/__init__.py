"""tearum: an unofficial digital edition of the board game Tea & Rum."""

__version__ = "0.1.0"
