"""Numbers with their nouns, in English."""


def pluralize(n: int, noun: str) -> str:
    """ "1 game", "2 games"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
