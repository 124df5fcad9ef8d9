"""What is to be sent to one page: answers in their order, and after them the newest state."""

import asyncio
from collections.abc import Callable

from tearum.server.wire.encoding import encode_json
from tearum.server.wire.server_messages import ServerMessage


class Outbox:
    """Collects messages until the socket takes them.

    Of several states only the newest is sent, and who is there only where no state is sent anyway.
    """

    def __init__(
        self,
        encode_state: Callable[[int | None, bool], bytes],
        encode_presence: Callable[[], bytes],
    ) -> None:
        self.has_messages = asyncio.Event()
        self.answers_sent = asyncio.Event()
        self.answers_sent.set()
        self._encode_state = encode_state
        self._encode_presence = encode_presence
        self._messages: list[bytes] = []
        self._state_due = False
        self._presence_due = False
        self._answers_due = False
        self._state_answer: int | None = None  # the message that the state answers
        self._state_outdated = False
        self.closing = False  # nothing follows what is in it now

    def put(self, message: ServerMessage) -> None:
        if self.closing:
            return
        self._messages.append(encode_json(message))
        self._answers_due = True
        self.answers_sent.clear()
        self.has_messages.set()

    def put_state(self, answer: int | None, outdated: bool = False) -> None:
        """Send the state as the answer to a message."""
        if self._state_answer is not None or self._state_outdated:
            self._add_due()
        self._state_answer, self._state_outdated = answer, outdated
        self._answers_due = True
        self.answers_sent.clear()
        self.state_changed()

    def state_changed(self) -> None:
        self._state_due = True
        self.has_messages.set()

    def presence_changed(self) -> None:
        self._presence_due = True
        self.has_messages.set()

    def finish(self, message: ServerMessage) -> None:
        """Send this and nothing else: what was to be sent is no longer for this page."""
        self.put(message)
        del self._messages[:-1]
        self.closing = True

    def take(self) -> list[bytes]:
        """Everything that is to be sent now, as JSON."""
        self.has_messages.clear()
        if not self.closing:
            self._add_due()
        self._answers_due = False
        messages, self._messages = self._messages, []
        return messages

    def sent(self) -> None:
        """Everything that was taken has been sent."""
        if not self._answers_due:
            self.answers_sent.set()

    def _add_due(self) -> None:
        if self._state_due:
            self._messages.append(self._encode_state(self._state_answer, self._state_outdated))
        elif self._presence_due:
            self._messages.append(self._encode_presence())
        self._state_due = self._presence_due = self._state_outdated = False
        self._state_answer = None
