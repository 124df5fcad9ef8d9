"""How large the numbers people type may be: more than anybody needs, and no machine breaks."""

import os
from typing import Annotated, Final

import typer

MAX_GAMES: Final = 10**9
MAX_JOBS: Final = 1000  # processes that are all started at once
MAX_NODES: Final = 10**9
MAX_SEED: Final = 10**18

CORES: Final = os.cpu_count() or 1
Jobs = Annotated[int, typer.Option(min=1, max=MAX_JOBS, help="option-jobs")]
