"""The server for `benchmarks.server.load`: as it is, without the quotas for one address."""

import sys
from pathlib import Path

from tearum.server.ops.settings import CostShare, Settings, sqlite_url
from tearum.server.run import run

METRICS_TOKEN = "benchmark"
NO_LIMIT = CostShare(1e6, 1e6, 1e12, 1e12, per_iteration=1_000_000)

if __name__ == "__main__":
    settings = Settings(
        sqlite_url(Path(sys.argv[1])),
        workers=1,
        tables_per_hour=1_000_000,
        sockets_per_address=100_000,
        metrics_token=METRICS_TOKEN,
        play_share=NO_LIMIT,
        watch_share=NO_LIMIT,
        request_share=NO_LIMIT,
        health_share=NO_LIMIT,
    )
    run(settings, "127.0.0.1", int(sys.argv[2]), False, lambda _: None)
