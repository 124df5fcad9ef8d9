"""Questions that are answered with yes or no."""

import sys

from tearum.cli.messages import message


def confirm(question: str) -> bool:
    """Whether the answer is yes; anything else is no. EOFError if the terminal is closed."""
    # On standard error, since standard output is for results, which may be JSON.
    print(f"{question} ", end="", file=sys.stderr, flush=True)
    typed = input().strip().lower()
    return typed in message("confirm-yes").split()
