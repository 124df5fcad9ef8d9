"""Metrics for Prometheus. They contain no name, key or address of anybody."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """All metrics of one server, in a registry of its own."""

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
        self.commit_seconds = Histogram(
            "tearum_keeping_seconds",
            "From a checked move to its commit.",
            buckets=_SECONDS,
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
            "Socket messages answered with an error.",
            ["code"],
            registry=self.registry,
        )

    def count_tables(self, in_memory: int) -> None:
        self.tables.set(in_memory)

    def count_move(self, kind: str) -> None:
        self.moves.labels(kind).inc()

    def count_conflict(self) -> None:
        self.conflicts.inc()

    def count_error(self, code: str) -> None:
        self.errors.labels(code).inc()

    def time_commit(self, seconds: float) -> None:
        self.commit_seconds.observe(seconds)

    def render(self) -> bytes:
        """The metrics in Prometheus's text format."""
        return generate_latest(self.registry)
