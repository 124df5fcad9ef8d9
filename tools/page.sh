#!/usr/bin/env bash
# Builds the page into web/dist: tools/page.sh PYTHON [options of vite build]
# Where web/node_modules was not set up for tests and checks, the few packages that building needs
# are there only while it lasts.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1
shift

tools/node.sh "$python"
if [ -e web/node_modules/.ready ]; then
  make --no-print-directory web/node_modules/.ready
else
  trap 'rm -rf web/node_modules build/node' EXIT
  tools/step.sh "Fetching what the page is built with" npm --prefix web ci --loglevel=error --omit=dev
fi
tools/step.sh "Building the page" npm --prefix web run --silent build -- --logLevel error "$@"
