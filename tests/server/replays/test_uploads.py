"""Uploaded files are read in a process of their own, with limits of time and memory."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tearum.edition import load
from tearum.game import Game
from tearum.server.replays.upload_reader import UploadReader
from tearum.server.replays.upload_worker import MAX_MEMORY
from tearum.server.replays.uploads import UploadRequest, read_upload
from tearum.server.wire.errors import RequestError

from ..harness import Server, settings_in

SLOW = "\n".join(f"x{n} = [{'[],' * 300}]" for n in range(250)).encode()


def test_an_edition_is_read() -> None:
    source = load("classic").source
    read = read_upload(UploadRequest("edition", source.encode(), 1))
    assert read.edition is not None
    assert (read.edition.id, read.source) == ("classic", source)


def test_a_record_is_read() -> None:
    game = Game.new(2, "seed")
    read = read_upload(UploadRequest("record", game.record().dumps().encode(), 1))
    assert read.code is None
    assert read.record
    for content in (b"{}", b"\xff", b"[" * 100_000):
        assert read_upload(UploadRequest("record", content, 1)).code is not None


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, upload_seconds=0.02)) as server:
        for _ in range(2):
            answer = server.http.post("/api/editions", content=SLOW)
            assert answer.status_code == 413
            assert answer.json()["message"] == "This file takes too long to read."
        # The tables never noticed, and small files are read again.
        answer = server.http.post("/api/editions", content=b"id = ")
        assert "not TOML" in answer.json()["problems"][0]["what"]


def limits_of(pid: int | None) -> str:
    return Path(f"/proc/{pid}/limits").read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="limits are read from /proc")
def test_the_process_has_a_limit_of_memory() -> None:
    async def run() -> None:
        reader = UploadReader(30)
        try:
            await reader.read("a", "edition", b"id = ")
            assert re.search(rf"Max address space +{MAX_MEMORY} ", limits_of(reader.pid))
        finally:
            await reader.close()

    asyncio.run(run())


def test_of_each_address_one_file_is_read_at_a_time() -> None:
    async def run() -> None:
        reader = UploadReader(30)
        try:
            first = asyncio.create_task(reader.read("a", "edition", b"id = "))
            other = asyncio.create_task(reader.read("b", "edition", b"id = "))
            await asyncio.sleep(0)
            with pytest.raises(RequestError, match="still being read"):
                await reader.read("a", "edition", b"id = ")
            replies = await asyncio.gather(first, other)
            assert all(reply.problems for reply in replies)
            assert (await reader.read("a", "edition", b"id = ")).problems
        finally:
            await reader.close()

    asyncio.run(run())
