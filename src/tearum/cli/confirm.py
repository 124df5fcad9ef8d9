"""Questions that are answered with yes or no."""

from tearum.cli.messages import message


def confirm(question: str) -> bool:
    """Whether the answer is yes; anything else is no. EOFError if the terminal is closed."""
    typed = input(f"{question} ").strip().lower()
    return typed in message("confirm-yes").split()
