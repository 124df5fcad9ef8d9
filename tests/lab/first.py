"""A bot of one's own, as somebody might write it: always the first action of the menu."""

from tearum.bots import Answer, Question


class FirstBot:
    def choose(self, question: Question) -> Answer:
        return Answer(question.actions[0], nodes=2)


class WrongBot:
    def choose(self, question: Question) -> Answer:
        return Answer(322)
