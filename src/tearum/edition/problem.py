"""What is wrong with an edition file, and where."""

from dataclasses import dataclass

from tearum.contract.languages import ENGLISH
from tearum.messages.explained_error import Message


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in an edition file. Problems are sorted by their line."""

    line: int  # of the file, from 1; 0 for the file as a whole
    where: str  # "captain 11, cost", in the words of the file; empty if the line is enough
    message: Message

    @property
    def what(self) -> str:
        """What is wrong, in English."""
        return str(self.message)

    @property
    def located(self) -> Message:
        """What is wrong, behind where it is."""
        if not self.where:
            return self.message
        return Message("problem-at", where=self.where, what=self.message)

    def __str__(self) -> str:
        return str(self.located)

    def __lt__(self, other: "Problem") -> bool:
        if (self.line, self.where) != (other.line, other.where):
            return (self.line, self.where) < (other.line, other.where)
        return self.what < other.what

    def in_file(self, file: str, language: str = ENGLISH) -> str:
        text = self.located.text(language)
        return f"{file}:{self.line}: {text}" if self.line else f"{file}: {text}"


class PhraseError(ValueError):
    """A text that its grammar does not accept, with everything that is wrong in it."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages = messages

    def __str__(self) -> str:
        return "; ".join(map(str, self.messages))


class EditionError(Exception):
    """An edition that cannot be played. `str()` gives one line per problem: file:line: what."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        super().__init__(file, problems)
        self.file = file
        self.problems = problems

    def text(self, language: str) -> str:
        return "\n".join(problem.in_file(self.file, language) for problem in self.problems)

    def __str__(self) -> str:
        return self.text(ENGLISH)
