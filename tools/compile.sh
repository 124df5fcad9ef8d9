#!/usr/bin/env bash
# Compiles the engine for this checkout, where there is a C compiler: tools/compile.sh PYTHON
# Where that Python lacks the compiler's front end, it is there only while it is needed.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1

is_compiled() {
  PYTHONPATH=src "$python" -c 'import sys; from tearum.build import folder; sys.exit(not folder().is_dir())'
}
has_compiler() {
  local include
  include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
  echo '#include <Python.h>' | ${CC:-cc} -x c -E -I "$include" - > /dev/null 2>&1
}

if is_compiled; then
  exit
fi
if ! has_compiler; then
  echo "There is no C compiler with Python's headers, so the engine runs as plain Python: bots think some twenty times slower."
  exit
fi
if ! "$python" -c 'import mypyc' 2> /dev/null; then
  mkdir -p build
  front_end=$(mktemp -d build/compiler.XXXX)
  trap 'rm -rf "$front_end"' EXIT
  tools/step.sh "Fetching what the engine is compiled with" "$python" -m pip -qq --disable-pip-version-check \
    install --no-compile --target "$front_end" --require-hashes -r locks/compile.lock
  export PYTHONPATH=$front_end
fi
tools/step.sh "Compiling the engine" "$python" setup.py -q compile
