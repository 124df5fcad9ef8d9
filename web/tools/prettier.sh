#!/usr/bin/env bash
# Formats files of the page, named from the project's root: web/tools/prettier.sh web/src/FILE ...
set -euo pipefail
cd "$(dirname "$0")/.."
exec npx prettier --write --log-level warn "${@#web/}"
