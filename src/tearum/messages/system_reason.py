"""What the operating system or the database objects, in every language.

Common reasons have messages of their own. Anything else is said in the system's own words.
"""

import errno
from typing import Any, Final

from tearum.messages.explained_error import Message

OS_REASONS: Final = {
    errno.ENOENT: "system-not-found",
    errno.EACCES: "system-no-permission",
    errno.EPERM: "system-no-permission",
    errno.EROFS: "system-read-only",
    errno.ENOSPC: "system-disk-full",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-not-a-folder",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.EADDRINUSE: "system-port-in-use",
    errno.EADDRNOTAVAIL: "system-no-such-address",
    errno.ECONNREFUSED: "system-refused",
}
# SQLite's names for its result codes, as the module `sqlite3` gives them.
SQLITE_REASONS: Final = {
    "SQLITE_BUSY": "system-database-busy",
    "SQLITE_LOCKED": "system-database-busy",
    "SQLITE_CANTOPEN": "system-database-not-opened",
    "SQLITE_READONLY": "system-read-only",
    "SQLITE_FULL": "system-disk-full",
    "SQLITE_NOTADB": "system-not-a-database",
    "SQLITE_CORRUPT": "system-database-damaged",
}


def system_reason(error: BaseException) -> str | Message:
    """Why an operation of the system failed, without a full stop."""
    code = OS_REASONS.get(getattr(error, "errno", None) or 0)
    if code is None:
        # An extended result code, such as SQLITE_READONLY_DBMOVED, begins with the primary one.
        name = "_".join(str(getattr(error, "sqlite_errorname", "")).split("_")[:2])
        code = SQLITE_REASONS.get(name)
    if code is not None:
        return Message(code)
    words: Any = getattr(error, "strerror", None) or str(error)
    return str(words).partition("\n")[0]


def system_reason_text(error: BaseException, language: str) -> str:
    reason = system_reason(error)
    return reason if isinstance(reason, str) else reason.text(language)
