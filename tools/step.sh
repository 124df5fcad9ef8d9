#!/usr/bin/env bash
# Runs a command and says what it does and how long it took: tools/step.sh 'Building the page' COMMAND ...
set -euo pipefail
name=$1
shift
echo "$name ..."
SECONDS=0
"$@"
echo "$name: $SECONDS s"
