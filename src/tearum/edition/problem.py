"""What is wrong with an edition file, and where."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    line: int  # in the file, the first is 1; 0 where it is about the file as a whole
    where: str  # "captain 11, cost"; empty where the line says it all
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what

    def told_of(self, file: str) -> str:
        return f"{file}:{self.line}: {self}" if self.line else f"{file}: {self}"


class MisreadError(ValueError):
    """A text of the file that its grammar does not accept, with everything that is wrong in it."""

    def __init__(self, *complaints: str) -> None:
        super().__init__("; ".join(complaints))
        self.complaints = complaints


class EditionError(Exception):
    """An edition that cannot be played. `str()` gives one line a problem: file:line: what."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems
        super().__init__("\n".join(problem.told_of(file) for problem in problems))
