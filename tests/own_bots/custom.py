"""Custom bots, as users might write them."""

import os
import signal
from pathlib import Path

from tearum.bots import Answer, Question


class FirstBot:
    """Always the first action of the menu."""

    def choose(self, question: Question) -> Answer:
        return Answer(question.actions[0], nodes=2)


class WrongBot:
    def choose(self, question: Question) -> Answer:
        return Answer(322)


class StuckBot:
    """Never answers."""

    def choose(self, question: Question) -> Answer:
        while True:
            pass


class MarkedBot:
    def choose(self, question: Question) -> Answer:
        raise RuntimeError("[/bold]")


class FatalBot:
    """Kills its process once, if the file $FATAL exists; the file is then removed."""

    def choose(self, question: Question) -> Answer:
        fatal = Path(os.environ.get("FATAL", ""))
        if fatal.is_file():
            fatal.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return Answer(question.actions[-1])
