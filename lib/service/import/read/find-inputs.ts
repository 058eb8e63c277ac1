import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#lib/domain/problem.ts';
import type { ImportInput } from '#lib/service/import/import-files.ts';

const readable = /\.(?:jsonl?|ndjson|bib|bibtex|ris|csv|tsv|xml|mrc|marc|txt|enw|nbib|xlsx)(?:\.gz)?$/i;

/**
 * Files, folders (with everything in them whose name ends like a format) and `-` for standard input, as inputs. Standard input is kept in a
 * temporary file first: the store is locked for writing while an import runs, and nobody knows how long the other side of a pipe takes.
 * Rejects with a `Problem` that names what cannot be read.
 */
export async function findInputs(
  paths: readonly string[],
  standardInput: NodeJS.ReadableStream,
): Promise<{ inputs: ImportInput[]; clean: () => Promise<void> }> {
  const inputs: ImportInput[] = [];
  let folder: string | undefined;
  for (const path of paths) {
    if (path === '-') {
      folder ??= await mkdtemp(join(tmpdir(), 'madar-import-'));
      const kept = join(folder, 'stdin');
      await pipeline(standardInput, createWriteStream(kept));
      inputs.push({ path: kept, name: '-', bytes: (await stat(kept)).size });
      continue;
    }
    const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
      throw new Problem('bad_request', {
        detail: `${path} cannot be read: ${cause.code === 'ENOENT' ? 'there is no such file' : cause.message}.`,
        cause,
      });
    });
    if (!found.isDirectory()) inputs.push({ path, name: path, bytes: found.size });
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && readable.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      if (files.length === 0) throw new Problem('bad_request', { detail: `${path} holds no file that can be imported.` });
      for (const file of files.sort()) inputs.push({ path: file, name: file, bytes: (await stat(file)).size });
    }
  }
  return { inputs, clean: async () => void (folder && (await rm(folder, { recursive: true, force: true }))) };
}
