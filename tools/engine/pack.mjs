/** Runs pack.py in Pyodide: node pack.mjs FOLDER-OF-PYODIDE SOURCES OUT */

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [pyodide, sources, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
const { FS } = python;
for (const folder of ['/sources', '/out']) FS.mkdir(folder);
FS.mount(FS.filesystems.NODEFS, { root: sources }, '/sources');
FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(pyodide, 'python_stdlib.zip'))));
python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'pack.py'), 'utf8'));
python.runPython('pack(Path("/stdlib.zip"), Path("/sources"), Path("/out"))');
for (const name of ['python.zip', 'engine.pack']) writeFileSync(join(out, name), FS.readFile(`/out/${name}`));
