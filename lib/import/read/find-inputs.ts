import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#lib/base/problem.ts';

const readableName = /\.(?:jsonl?|ndjson|bib|bibtex|ris|csv|tsv|xml|mods|marcxml|mrc|marc|txt|enw|nbib|xlsx)(?:\.gz)?$/i;

/** The files at the paths and in folders. Standard input (`-`) is saved first: an import locks the store and must not wait for input. */
export async function findInputs(
  paths: readonly string[],
  standardInput: NodeJS.ReadableStream,
): Promise<{ inputs: ImportInput[]; clean: () => Promise<void> }> {
  const inputs: ImportInput[] = [];
  let folder: string | undefined;
  for (const path of paths) {
    if (path === '-') {
      folder ??= await mkdtemp(join(tmpdir(), 'madar-import-'));
      const file = join(folder, 'stdin');
      await pipeline(standardInput, createWriteStream(file));
      inputs.push({ path: file, name: '-', bytes: (await stat(file)).size });
      continue;
    }
    const info = await stat(path).catch((cause: NodeJS.ErrnoException) => {
      throw new Problem('bad_request', {
        detail: `${path} cannot be read: ${cause.code === 'ENOENT' ? 'there is no such file' : cause.message}.`,
        cause,
      });
    });
    if (!info.isDirectory()) inputs.push({ path, name: path, bytes: info.size });
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && readableName.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      if (files.length === 0) throw new Problem('bad_request', { detail: `${path} contains no file that can be imported.` });
      for (const file of files.sort()) inputs.push({ path: file, name: file, bytes: (await stat(file)).size });
    }
  }
  return { inputs, clean: async () => void (folder && (await rm(folder, { recursive: true, force: true }))) };
}

export interface ImportInput {
  /** The file to read. */
  readonly path: string;
  /** Its name in reports. */
  readonly name: string;
  readonly bytes: number;
}
