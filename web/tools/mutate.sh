#!/usr/bin/env bash
# Plants mistakes in the page's TypeScript, one at a time (StrykerJS), and says which its unit tests don't notice:
# tools/mutate.sh [files and folders under src]. Works in a copy, where Stryker is installed as well; a second run tries
# only what has changed. EVERY=8 takes a sample: mistakes within every eighth line. Fails below 85%.
set -euo pipefail
cd "$(dirname "$0")/../.."

STRYKER=9.6.1 # the last one for Node 20
[ $# -gt 0 ] || set -- lib table turns people
copy=build/mutate/page
mkdir -p $copy
git ls-files -z --cached --others --exclude-standard web src/tearum/text tests/text | tar -c --null -T - | tar -x -C $copy
cd $copy/web
rm -rf src/rendering # it draws everything, and would be run for every mutant
if [ package-lock.json -nt node_modules/.stryker-$STRYKER ]; then
  npm install --silent --no-save --no-audit --no-fund @stryker-mutator/{core,vitest-runner}@$STRYKER
  touch node_modules/.stryker-$STRYKER
fi

# Every run of vitest opens a window, which takes longer than the tests of a mutant: let all mutants share one. In a
# vitest where these lines read otherwise, each has its own as before.
sed -i -e 's/this\.queue\[0\]?\.task\.isolate === false && isEqualRunner(runner, this\.queue\[0\]\.task)/!this._isCancelling/' \
  -e 's/^\(\s*\)providedContext: project\.getProvidedContext(),$/&config: project.serializedConfig,/' \
  node_modules/vitest/dist/chunks/cli-api.*.js
echo 'afterAll(() => void Object.assign(Reflect.get(globalThis, "__stryker__"), { activeMutant: undefined }));' >> src/testSetup.ts

mapfile -t files < <(cd src && find "$@" -name '*.ts' | grep -Ev '/(.*\.test|contract|wire|sample|testValue|recorded)\.ts$' | sort)
node - "${files[@]}" > stryker.config.json << 'CONFIG'
const { readFileSync } = require('node:fs');
const every = Number(process.env.EVERY ?? 1);
const lines = process.argv.slice(2).flatMap((file) =>
  readFileSync(`src/${file}`, 'utf8').trim().split('\n').map((_, i) => `src/${file}:${i + 1}-${i + 1}`),
);
const mutate = every > 1 ? lines.filter((_, i) => i % every === 0) : process.argv.slice(2).map((file) => `src/${file}`);
console.log(JSON.stringify({
  testRunner: 'vitest',
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // what is computed once, at the start, needs a run of all tests for each mutant
  disableBail: true, // a test that fails would close the window
  inPlace: true,
  incremental: true,
  mutate,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: Number(process.env.PROCESSES ?? 1),
  thresholds: { high: 95, low: 85, break: 85 },
}));
CONFIG
exec npx stryker run
