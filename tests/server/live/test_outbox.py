"""What is sent to a page: answers in their order, then the newest state, or who is there."""

from tearum.server.live.outbox import Outbox
from tearum.server.wire.server_messages import Done


def outbox() -> Outbox:
    return Outbox(
        lambda answer, outdated: f"state {answer} {outdated}".encode(), lambda: b"presence"
    )


def done(answer: int) -> bytes:
    return f'{{"type":"done","answer":{answer}}}'.encode()


def test_of_several_states_only_the_newest_is_sent() -> None:
    box = outbox()
    box.state_changed()
    box.presence_changed()
    box.put(Done(answer=1))
    box.state_changed()
    assert box.has_messages.is_set()
    assert box.take() == [done(1), b"state None False"]
    assert not box.has_messages.is_set()
    assert box.take() == []


def test_every_message_gets_its_own_state_as_an_answer() -> None:
    box = outbox()
    box.put_state(1)
    box.put_state(2, outdated=True)
    box.put(Done(answer=3))
    box.state_changed()
    assert box.take() == [b"state 1 False", done(3), b"state 2 True"]


def test_presence_is_sent_where_no_state_is() -> None:
    box = outbox()
    box.presence_changed()
    box.presence_changed()
    assert box.take() == [b"presence"]


def test_it_says_when_all_answers_are_sent() -> None:
    box = outbox()
    assert box.answers_sent.is_set()
    box.put(Done(answer=1))
    box.take()
    box.put_state(2)  # while the first is being sent
    box.sent()
    assert not box.answers_sent.is_set()
    box.take()
    box.state_changed()  # no answer: nobody waits for it
    box.sent()
    assert box.answers_sent.is_set()
