"""The areas of `make mutate`: what is changed there, which tests must notice, and how often."""

from dataclasses import dataclass
from typing import Final

# Compiled files, under src/tearum: only plain sources can be changed.
NATIVE: Final = ("engine/", "observation/", "bots/native/", "envs/native/", "simulate/native/")
# The modules of all but the engine, which imports none of them and stays compiled.
REST: Final = (
    "tearum.observation.",
    "tearum.bots.native.",
    "tearum.envs.native.",
    "tearum.simulate.native.",
)


@dataclass(frozen=True)
class Area:
    name: str
    rooms: tuple[str, ...]  # folders, or files (with wildcards), under src/tearum
    tests: tuple[str, ...]
    sample: int = 120
    required: float = 0.85  # the share that must be killed over all files
    required_of_file: float = 0.0  # and in each file
    left_out: tuple[str, ...] = ()  # under src/tearum, each with its reason beside it
    plain: tuple[str, ...] = REST  # what runs as plain sources while compiled files are changed


# Who may sit where, act for whom and see what: seats and their keys, what a page is shown and may
# ask, where requests may come from, and what the game keeps from a player.
GUARDS: Final = (
    "server/live/seats/*",
    "server/live/client_session.py",
    "server/live/client_view.py",
    "server/store/keys.py",
    "server/http/middleware/*",
    "game/fair_deal.py",
    "game/secret_conversions.py",
    "game/seeds.py",
    "game/view.py",
)

AREAS: Final = (
    Area(
        "engine",
        ("engine",),
        # Rules one by one, recorded games to the bit, corners, and what reasons, events and redeals
        # say.
        (
            "tests/rules",
            "tests/golden",
            "tests/proof/test_corners.py",
            "tests/contract/test_events.py",
            "tests/engine/test_reasons.py",
            "tests/engine/test_redeal.py",
            "tests/engine/test_reveals.py",
        ),
        sample=600,
        required=0.9,
        required_of_file=0.8,
        plain=("tearum.engine.", *REST),
        left_out=("engine/ints.py",),  # it only defines what plain Python calls an i64
    ),
    Area(
        "game",
        ("game",),
        ("tests/game", "tests/contract", "src/tearum/game"),
        required=0.9,
        left_out=tuple(file for file in GUARDS if file.startswith("game/")),
    ),
    Area(
        "guards",
        GUARDS,
        (
            "tests/server/live",
            "tests/server/http",
            "tests/server/store",
            "tests/game",
            "tests/contract",
        ),
        sample=200,
        required=0.9,
    ),
    Area(
        "server",
        ("server",),
        ("tests/server",),
        sample=220,
        left_out=tuple(file for file in GUARDS if file.startswith("server/")),
    ),
    Area(
        "lab",
        ("lab", "simulate", "arena", "balance", "tune"),
        ("tests/lab", "tests/simulate", "tests/arena", "tests/balance", "tests/tune"),
        sample=160,
        left_out=("simulate/ray_cluster.py",),  # what it does happens in processes of Ray
    ),
    Area("bots", ("bots",), ("tests/bots", "src/tearum/bots")),
    Area("text", ("text", "messages"), ("tests/text", "tests/messages")),
    Area("envs", ("envs", "observation"), ("tests/envs",)),
    Area("review", ("review",), ("tests/review", "tests/cli/commands/test_review.py")),
)


def area(name: str) -> Area:
    for known in AREAS:
        if known.name == name:
            return known
    raise SystemExit(f"{name} is no area: {', '.join(known.name for known in AREAS)}")
