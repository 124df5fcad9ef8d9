"""What the API always answers the same: the page needs no engine to read it."""

import asyncio
from typing import Final

from tearum.contract.languages import LANGUAGES
from tearum.server.api.info import PARTS
from tearum.server.offline.key_value_store import MemoryStore
from tearum.server.offline.local_server import LocalServer

# By address, the file that has the answer.
FIXED: Final = {"/api/info": "info.json", "/api/editions/classic": "classic.json"}


def fixed_answers() -> dict[str, tuple[str, bytes]]:
    """By address: the name of a file, and what is in it."""
    return {address: (name, _ask(address)) for address, name in FIXED.items()}


def texts() -> dict[str, bytes]:
    """The texts of the page by path, as a server has them."""
    names = [*LANGUAGES, *(f"{language}/{part}" for language in LANGUAGES for part in PARTS)]
    return {f"api/text/{name}.ftl": _ask(f"/api/text/{name}.ftl") for name in names}


def _ask(address: str) -> bytes:
    answer = asyncio.run(LocalServer(MemoryStore()).answer("GET", address))
    assert answer.status == 200, address
    return answer.content
