import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { ImportInput } from '#lib/import/read/find-inputs.ts';
import { type MapResult, mapChunk } from '#lib/import/read/map-chunk.ts';
import { openSource } from '#lib/import/read/open-source.ts';
import { readChunks } from '#lib/import/read/read-chunks.ts';
import { type PreparedRecord, recordOf } from '#lib/store/records/prepare-record.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

/** Path of a test file. There is one per format, with broken entries; all content is invented (10.5555 is the DOI test prefix). */
export const fixture = (name: string): string => join(import.meta.dirname, name);

export function inputOf(path: string): ImportInput {
  return { path, name: path.split('/').at(-1) as string, bytes: statSync(path).size };
}

/** Results of reading a file without a store, at most `max`. */
export async function mapFile(path: string, max = Number.POSITIVE_INFINITY): Promise<MapResult[]> {
  const results: MapResult[] = [];
  const chunks = await readChunks(openSource(path, path.split('/').at(-1)));
  if (typeof chunks === 'string') return [];
  for await (const chunk of chunks) {
    results.push(...(await mapChunk(chunk)));
    if (results.length >= max) break;
  }
  return results.slice(0, max);
}

/** Results of reading a text as the content of a file with the given name. */
export async function mapText(name: string, text: string): Promise<MapResult[]> {
  const pieces = (async function* () {
    yield text;
  })();
  const chunks = await readChunks({ name, pieces, bytesRead: () => 0 });
  if (typeof chunks === 'string') throw new Error(`${name} is ${chunks}`);
  const results: MapResult[] = [];
  for await (const chunk of chunks) results.push(...(await mapChunk(chunk)));
  return results;
}

/** The records of a text, as the store receives them. */
export async function recordsIn(name: string, text: string): Promise<ResearchRecord[]> {
  return recordsFrom(await mapText(name, text));
}

export async function recordsOf(path: string, max?: number): Promise<ResearchRecord[]> {
  return recordsFrom(await mapFile(path, max));
}

function recordsFrom(results: readonly MapResult[]): ResearchRecord[] {
  return results.flatMap(({ loadable }) => (loadable && 'prepared' in loadable ? [recordOf(loadable as PreparedRecord)] : []));
}

/** An empty store in a temporary folder, which `close` removes. */
export function temporaryStore() {
  const folder = mkdtempSync(join(tmpdir(), 'madar-import-'));
  const store = openSqliteStore(join(folder, 'madar.sqlite'));
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, store, close };
}
