#!/usr/bin/env bash
# Puts the engine beside the built page, to play without a server: tools/engine.sh PYTHON FOLDER-OF-THE-PAGE
set -euo pipefail
cd "$(dirname "$0")/.."

tools/node.sh "$1"
if [ ! -e web/node_modules/pyodide ]; then
  trap 'rm -rf web/node_modules build/node' EXIT
  tools/step.sh "Fetching Pyodide" npm --prefix web ci --loglevel=error --omit=dev
fi
tools/step.sh "Making the engine for browsers" "$1" -m tools.engine "$2"
