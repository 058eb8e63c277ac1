import { spawnSync } from 'node:child_process';
import { prepareProcess } from '#lib/env.ts';
import { findPython, peerTests, preparePython } from './python-environment.ts';

/** `npm run compare-readers -- FOLDER`: compares what the import reads from the files of a folder with what libraries of others read. */
prepareProcess();
const [folder] = process.argv.slice(2);
const python = findPython();
const interpreter = python && folder ? preparePython(python) : undefined;
if (interpreter && folder) {
  const args = ['-X', 'utf8', '-B', '-W', 'ignore', `${peerTests}/compare_readers.py`, process.execPath, folder];
  process.exitCode = spawnSync(interpreter, args, { stdio: 'inherit' }).status ?? 1;
} else {
  process.stdout.write('Usage: npm run compare-readers -- FOLDER. It needs Python 3.11 or later with venv.\n');
  process.exitCode = 1;
}
