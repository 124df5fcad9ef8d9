"""`make audit` says what it knows, and does not call silence a clean bill."""

import json

import pytest

from tools.audit import Finding, read_npm_audit, read_pip_audit, report

CLEAN = {"name": "a", "version": "1", "vulns": []}
WEAK = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
SKIPPED = {"name": "c", "skip_reason": "not found"}


def test_weaknesses_are_named() -> None:
    finding = read_pip_audit(json.dumps({"dependencies": [CLEAN, WEAK, SKIPPED]}))
    assert finding == Finding(3, ["b 2: PYSEC-1"], ["c"])
    assert report("pip-audit", finding) == 1
    answer = {
        "vulnerabilities": {"d": {"severity": "high"}},
        "metadata": {"dependencies": {"total": 9}},
    }
    assert read_npm_audit(json.dumps(answer)) == Finding(9, ["d: high"])


def test_nothing_found_is_clean() -> None:
    assert report("pip-audit", read_pip_audit(json.dumps({"dependencies": [CLEAN]}))) == 0


@pytest.mark.parametrize(
    "finding",
    [
        read_pip_audit(""),
        read_pip_audit(json.dumps({"dependencies": [SKIPPED]})),
        read_npm_audit(json.dumps({"message": "405", "error": {}})),
    ],
)
def test_a_database_that_cannot_be_reached_is_said(
    finding: Finding, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report("an audit", finding) == 3
    assert "can't be reached" in capsys.readouterr().out
