"""The server for `benchmarks.server_load`: as it is, without the quotas for one address."""

import sys
from pathlib import Path

import uvicorn

from tearum.server.run import config_of
from tearum.server.settings import Settings, database_in

if __name__ == "__main__":
    settings = Settings(
        database_in(Path(sys.argv[1])),
        workers=1,
        tables_an_hour=1_000_000,
        sockets_an_address=100_000,
    )
    uvicorn.Server(config_of(settings, "127.0.0.1", int(sys.argv[2]))).run()
