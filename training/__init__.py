"""How the numbers the bots play by are made. Not part of the installed package."""
