#!/usr/bin/env bash
# Plays the page in a real browser: tools/e2e.sh [options of playwright test].
# Chromium is Debian's; where there is none and it may be installed, it is.
set -euo pipefail
cd "$(dirname "$0")/.."

find_browser() {
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" && return
  done
  return 1
}

if ! browser=$(find_browser); then
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing chromium ..."
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } > /dev/null 2>&1 || true
  fi
  if ! browser=$(find_browser); then
    echo "NOT RUN: the tests in a browser, since there is none. Install one (on Debian: apt-get install chromium) and run make e2e." >&2
    # Where nobody reads that line, what was not tested must not pass.
    [ "${CI:-}" != true ]
    exit
  fi
fi
CHROMIUM=$browser exec npx playwright test "$@"
