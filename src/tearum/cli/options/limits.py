"""How large the numbers may be that people type: more than anybody needs, and no machine breaks."""

import os
from typing import Annotated, Final

import typer

MOST_GAMES: Final = 10**9
MOST_JOBS: Final = 1000  # processes that are all begun at once
MOST_NODES: Final = 10**9
MOST_SEED: Final = 10**18

CORES: Final = os.cpu_count() or 1
Jobs = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Processes.")]
