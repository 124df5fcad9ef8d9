"""The random bot: any legal action, each as likely as the next."""

from tearum.bots.question import Answer, Question
from tearum.engine.replay import state_hash


class RandomBot:
    def choose(self, question: Question) -> Answer:
        rng = question.stream(f"random {state_hash(question.known)}")
        return Answer(question.actions[rng.below(len(question.actions))])
