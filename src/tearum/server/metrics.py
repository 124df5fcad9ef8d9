"""What is counted, for Prometheus. No name, key or address of anybody is among it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("tearum_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("tearum_tables", "Tables in memory.", registry=self.registry)
        self.moves = Counter(
            "tearum_moves", "Rows appended to games.", ["kind"], registry=self.registry
        )
        self.conflicts = Counter(
            "tearum_conflicts", "Rows that came too late.", registry=self.registry
        )
        self.keeping = Histogram(
            "tearum_keeping_seconds",
            "From a checked move to its commit.",
            buckets=_QUICK,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "tearum_bot_seconds", "How long bots think.", ["bot"], registry=self.registry
        )
        self.bot_failures = Counter(
            "tearum_bot_failures", "Workers that died or hung.", ["bot"], registry=self.registry
        )
        self.requests = Counter(
            "tearum_requests", "HTTP requests.", ["route", "status"], registry=self.registry
        )
        self.errors = Counter(
            "tearum_errors",
            "Socket messages that came to nothing.",
            ["code"],
            registry=self.registry,
        )

    def exposed(self) -> bytes:
        return generate_latest(self.registry)
