#!/usr/bin/env bash
# Writes the page as a folder for any static host: tools/site.sh PYTHON FOLDER BASE
# BASE is the folder's path on the host, such as /tearum/.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1 folder=$2
export TEARUM_BASE=$3 VITE_WITHOUT_SERVER=yes

case $TEARUM_BASE in
  /*/ | /) ;;
  *) echo "BASE begins and ends with a slash, as in BASE=/tearum/" >&2 && exit 1 ;;
esac
tools/page.sh "$python" --outDir "$PWD/$folder" --emptyOutDir
tools/engine.sh "$python" "$folder"
tools/step.sh "Writing the texts" "$python" -m tools.engine.site "$folder"
echo "The site is in $folder. To look at it: python3 -m http.server --directory $folder"
