"""How the command ends, the same for all of its subcommands."""

from typing import Final

CHECK_FAILED: Final = 1  # what was checked is not in order
USER_ERROR: Final = 2  # a wrong option, an unreadable file, a closed terminal, a declined `restore`
INTERRUPTED: Final = 130  # Ctrl-C, as shells count signals
READER_GONE: Final = 141  # the program that read our output has ended, likewise
