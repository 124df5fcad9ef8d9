"""What a shell offers when Tab is pressed after an option."""

from glob import glob
from pathlib import Path


def complete_language(incomplete: str) -> list[str]:
    from tearum.contract.languages import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(incomplete)]


def complete_bot(incomplete: str) -> list[str]:
    """The bots that come with the game."""
    from tearum.bots import bot_names

    return [name for name in bot_names() if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """The last bot of a comma-separated list."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in complete_bot(last)]


def complete_edition(incomplete: str) -> list[str]:
    """Built-in editions, and TOML files and folders as far as they are typed."""
    from tearum.edition.edition import built_in

    return [name for name in built_in() if name.startswith(incomplete)] + complete_file(incomplete)


def complete_file(incomplete: str) -> list[str]:
    """TOML files and folders as far as they are typed."""
    found = []
    for path in sorted(glob(f"{incomplete}*")):
        if Path(path).is_dir():
            found.append(f"{path}/")
        elif path.endswith(".toml"):
            found.append(path)
    return found


def complete_card(incomplete: str) -> list[str]:
    """Cards of `classic`; other editions mostly have the same names."""
    from tearum.edition import load
    from tearum.text.card_lookup import CardLookup

    return [name for name in CardLookup(load("classic")).names() if name.startswith(incomplete)]
