#!/usr/bin/env bash
# Builds wheels into dist/, with the page inside: one with the compiled engine, where there is a C
# compiler, and one that runs everywhere. Beside them lies dist/requirements.txt, which names them
# and every package they need with hashes: tools/wheel.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1

mkdir -p build
tools=$(mktemp -d "$PWD/build/wheel.XXXX")
trap 'rm -rf "$tools"' EXIT
pip() { "$python" -m pip -qq --disable-pip-version-check "$@"; }
build() { rm -rf build/lib build/lib.* build/bdist*; pip wheel --no-deps --no-build-isolation --wheel-dir dist . ; }
compiled() { PYTHONPATH=$tools build; }
plain() { PYTHONPATH=$tools TEARUM_PLAIN=1 build; }
fetch() { pip install --no-compile --target "$tools" --require-hashes -r locks/compile.lock; }

rm -rf dist
step() { # like tools/step.sh, for a function of this file
  echo "$1 ..."
  SECONDS=0
  "$2"
  echo "$1: $SECONDS s"
}
"$python" -c "import mypyc" 2> /dev/null || step "Fetching what wheels are built with" fetch
step "Building the wheel for this machine" compiled
step "Building the wheel for every machine" plain
"$python" -m tools.hashed_wheels dist > dist/requirements.txt
ls dist
