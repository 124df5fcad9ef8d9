"""The server for `benchmarks.server.load`: as it is, without the quotas for one address."""

import sys
from pathlib import Path

import uvicorn

from tearum.server.ops.settings import Settings, sqlite_url
from tearum.server.run import uvicorn_config

if __name__ == "__main__":
    settings = Settings(
        sqlite_url(Path(sys.argv[1])),
        workers=1,
        tables_per_hour=1_000_000,
        sockets_per_address=100_000,
    )
    uvicorn.Server(uvicorn_config(settings, "127.0.0.1", int(sys.argv[2]))).run()
