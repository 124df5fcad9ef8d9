"""What the operator of a server sees: names, meanings and labels of all metrics."""

import re

from tearum.server.ops.metrics import Metrics

METRICS = """
tearum_sockets gauge Open sockets.
tearum_tables gauge Tables in memory.
tearum_moves_total counter Rows appended to games.
tearum_conflicts_total counter Rows that came too late.
tearum_keeping_seconds histogram From a checked move to its commit.
tearum_bot_seconds histogram How long bots think.
tearum_bot_failures_total counter Workers that died or hung.
tearum_requests_total counter HTTP requests.
tearum_errors_total counter Socket messages answered with an error.
"""


def test_every_metric_has_a_name_a_type_and_a_meaning() -> None:
    text = Metrics().render().decode()
    helps = dict(re.findall(r"# HELP (\w+) (.*)", text))
    types = dict(re.findall(r"# TYPE (\w+) (\w+)", text))
    found = [
        f"{name} {types[name]} {meaning}"
        for name, meaning in helps.items()
        if not name.endswith("_created")
    ]
    assert found == METRICS.strip().splitlines()


def test_what_happens_is_counted_under_its_label() -> None:
    metrics = Metrics()
    metrics.count_tables(7)
    metrics.count_move("undo")
    metrics.count_move("act")
    metrics.count_move("act")
    metrics.count_conflict()
    metrics.count_error("reveals")
    metrics.time_commit(0.003)
    metrics.bot_seconds.labels("bosun").observe(0.3)
    metrics.bot_failures.labels("captain").inc()
    metrics.requests.labels("/api/info", "200").inc()
    lines = metrics.render().decode().splitlines()
    for line in (
        "tearum_tables 7.0",
        'tearum_moves_total{kind="act"} 2.0',
        'tearum_moves_total{kind="undo"} 1.0',
        "tearum_conflicts_total 1.0",
        'tearum_errors_total{code="reveals"} 1.0',
        'tearum_keeping_seconds_bucket{le="0.002"} 0.0',
        'tearum_keeping_seconds_bucket{le="0.005"} 1.0',
        'tearum_bot_seconds_count{bot="bosun"} 1.0',
        'tearum_bot_failures_total{bot="captain"} 1.0',
        'tearum_requests_total{route="/api/info",status="200"} 1.0',
    ):
        assert line in lines
    assert Metrics().registry is not metrics.registry
