"""The other end of a `WorkerProcess`: what runs inside the process."""

import os
import sys
from collections.abc import Callable
from typing import BinaryIO

from tearum.server.jobs.worker_process import HEADER_BYTES


def answer_requests(reply: Callable[[bytes], bytes]) -> None:
    """Answer what comes on standard input, on standard output, until that is closed."""
    # What a bot prints must not get in among the replies.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answer_frames(sys.stdin.buffer, replies, reply)


def answer_frames(requests: BinaryIO, replies: BinaryIO, reply: Callable[[bytes], bytes]) -> None:
    while header := requests.read(HEADER_BYTES):
        answer = reply(requests.read(int.from_bytes(header)))
        replies.write(len(answer).to_bytes(HEADER_BYTES) + answer)
        replies.flush()
