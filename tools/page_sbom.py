"""What the page is made of, in CycloneDX: `python -m tools.page_sbom > dist/sbom-page.json`.

`npm sbom --omit dev` leaves out every package that a package for developers needs too, such as
Svelte; so all are listed, and those that only developers need are taken away here.
"""

import json
import os
import subprocess
from typing import Any, Final

from tools.release_notes import ROOT, version

COMMAND: Final = ("npm", "--prefix", "web", "sbom", "--package-lock-only")
ONLY_FOR_DEVELOPERS: Final = {"name": "cdx:npm:package:development", "value": "true"}


def page_sbom() -> dict[str, Any]:
    done = subprocess.run(
        [*COMMAND, "--sbom-format", "cyclonedx", "--loglevel", "error"],
        cwd=ROOT,
        env={**os.environ, "NODE_ENV": "development"},  # else npm leaves some out by itself
        stdout=subprocess.PIPE,
        check=True,
    )
    return without_tools(json.loads(done.stdout))


def without_tools(sbom: dict[str, Any]) -> dict[str, Any]:
    shipped = [one for one in sbom["components"] if ONLY_FOR_DEVELOPERS not in one["properties"]]
    root = sbom["metadata"]["component"]
    root["name"], root["version"] = "tearum-page", version()
    known = {root["bom-ref"], *(one["bom-ref"] for one in shipped)}
    needs = [
        {**one, "dependsOn": [other for other in one.get("dependsOn", []) if other in known]}
        for one in sbom["dependencies"]
        if one["ref"] in known
    ]
    return {**sbom, "components": shipped, "dependencies": needs}


if __name__ == "__main__":
    print(json.dumps(page_sbom(), indent=2))
