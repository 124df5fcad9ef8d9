"""What is wrong with an edition file, and where."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """Something wrong in an edition file."""

    line: int  # of the file, from 1; 0 for the file as a whole
    where: str  # "captain 11, cost"; empty if the line is enough
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what

    def in_file(self, file: str) -> str:
        return f"{file}:{self.line}: {self}" if self.line else f"{file}: {self}"


class PhraseError(ValueError):
    """A text that its grammar does not accept, with everything that is wrong in it."""

    def __init__(self, *messages: str) -> None:
        super().__init__("; ".join(messages))
        self.messages = messages


class EditionError(Exception):
    """An edition that cannot be played. `str()` gives one line per problem: file:line: what."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems
        super().__init__("\n".join(problem.in_file(file) for problem in problems))
