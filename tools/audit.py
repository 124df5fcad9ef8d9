"""Known weaknesses of the packages in the locks: `make audit`.

Asks pip-audit about requirements.lock and npm about web/package-lock.json. Exits with 1 where a
package has a known weakness, and with 3 where a database could not be reached.
"""

import json
import subprocess
import sys
from dataclasses import dataclass, field
from typing import Any, Final

PIP_AUDIT: Final = "pip-audit --disable-pip --require-hashes -r requirements.lock --format json"
NPM_AUDIT: Final = "npm audit --json --prefix web"
FOUND: Final = 1
UNREACHABLE: Final = 3


@dataclass
class Finding:
    """What one audit found: weaknesses, and packages that nobody could be asked about."""

    asked: int = 0
    weaknesses: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def reached(self) -> bool:
        return self.asked > len(self.unknown)


def read_pip_audit(output: str) -> Finding:
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Finding()
    return Finding(
        asked=len(packages),
        weaknesses=[
            f"{package['name']} {package['version']}: {weakness['id']}"
            for package in packages
            for weakness in package.get("vulns", [])
        ],
        unknown=[package["name"] for package in packages if "skip_reason" in package],
    )


def read_npm_audit(output: str) -> Finding:
    try:
        answer: dict[str, Any] = json.loads(output)
        asked = int(answer["metadata"]["dependencies"]["total"])
        packages: dict[str, dict[str, Any]] = answer["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return Finding()
    weaknesses = [f"{name}: {package['severity']}" for name, package in packages.items()]
    return Finding(asked=asked, weaknesses=weaknesses)


def run(command: str) -> str:
    done = subprocess.run(command.split(), capture_output=True, text=True, check=False)
    return done.stdout


def report(name: str, finding: Finding) -> int:
    """Print what was found; the exit code."""
    if not finding.reached:
        print(
            f"{name}: its database of weaknesses can't be reached from here, so nothing is known."
        )
        return UNREACHABLE
    for weakness in finding.weaknesses:
        print(f"{name}: {weakness}")
    if finding.unknown:
        print(f"{name}: nothing is known about {', '.join(finding.unknown)}.")
    print(f"{name}: {finding.asked} packages, {len(finding.weaknesses)} known weaknesses.")
    return FOUND if finding.weaknesses else 0


def main(pip_audit: str) -> int:
    python = report("pip-audit", read_pip_audit(run(PIP_AUDIT.replace("pip-audit", pip_audit, 1))))
    page = report("npm audit", read_npm_audit(run(NPM_AUDIT)))
    return FOUND if FOUND in (python, page) else max(python, page)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
