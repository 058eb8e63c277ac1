import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '#bench/report.ts';
import { importFiles } from '#lib/service/import/import-files.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import { generateRecords, generatorVersion } from './generate-records.ts';

/** Records of one import while a store is made, so that no file of generated records is larger than 200 MB. */
const pieceSize = 100_000;

export interface Piece {
  /** Records in the store after it. */
  readonly upTo: number;
  readonly seconds: number;
}

/** The folder of a store with so many generated records, made by the importer if it is not there yet. It is a `DATA_DIR`. */
export async function madeStore(records: number): Promise<{ folder: string; pieces: readonly Piece[] }> {
  const folder = join(benchFolder, `store-${records}-${generatorVersion}`);
  if (existsSync(join(folder, 'madar.sqlite'))) return { folder, pieces: [] };
  const making = `${folder}.making`;
  mkdirSync(making, { recursive: true });
  const path = join(making, 'madar.sqlite');
  const pieces: Piece[] = [];
  for (let from = await recordsIn(path); from < records; from += pieceSize) {
    const upTo = Math.min(records, from + pieceSize);
    const file = await writeRecords(join(making, 'piece.jsonl'), from, upTo);
    const store = openSqliteStore(path);
    const began = performance.now();
    const { counts } = await importFiles(store, [{ path: file, name: 'piece.jsonl', bytes: statSync(file).size }]);
    const seconds = (performance.now() - began) / 1000;
    await store.close();
    rmSync(file);
    if (counts.added !== upTo - from) throw new Error(`Of ${upTo - from} generated records ${counts.added} were added.`);
    pieces.push({ upTo, seconds });
    process.stderr.write(`${upTo} records, the last ${upTo - from} in ${seconds.toFixed(1)} s\n`);
  }
  renameSync(making, folder);
  return { folder, pieces };
}

export async function writeRecords(path: string, from: number, to: number): Promise<string> {
  const stream = createWriteStream(path);
  let lines: string[] = [];
  for (const record of generateRecords(from, to)) {
    lines.push(JSON.stringify(record));
    if (lines.length < 1000) continue;
    if (!stream.write(`${lines.join('\n')}\n`)) await once(stream, 'drain');
    lines = [];
  }
  stream.end(lines.length > 0 ? `${lines.join('\n')}\n` : '');
  await once(stream, 'finish');
  return path;
}

/** What was made before the making was interrupted stays. */
async function recordsIn(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  const store = openSqliteStore(path);
  const { research } = await store.counts();
  await store.close();
  return research;
}
