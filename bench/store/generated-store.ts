import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '#bench/report.ts';
import { importFiles } from '#lib/import/import-files.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { generateRecords, generatorVersion } from './generate-records.ts';

/** Records per import, which limits the generated file to 200 MB. */
const pieceSize = 100_000;

/** The DATA_DIR of a store with this many generated records, imported if it does not exist. */
export async function generatedStore(records: number): Promise<string> {
  const folder = join(benchFolder, `store-${records}-${generatorVersion}`);
  if (existsSync(join(folder, 'madar.sqlite'))) return folder;
  const unfinishedFolder = `${folder}.making`;
  mkdirSync(unfinishedFolder, { recursive: true });
  const path = join(unfinishedFolder, 'madar.sqlite');
  for (let from = await recordsIn(path); from < records; from += pieceSize) {
    const batchEnd = Math.min(records, from + pieceSize);
    const file = await writeRecords(join(unfinishedFolder, 'piece.jsonl'), from, batchEnd);
    const store = openSqliteStore(path);
    const startedAt = performance.now();
    const { counts } = await importFiles(store, [{ path: file, name: 'piece.jsonl', bytes: statSync(file).size }]);
    await store.close();
    rmSync(file);
    if (counts.added !== batchEnd - from) throw new Error(`${counts.added} of ${batchEnd - from} generated records were added.`);
    process.stderr.write(`${batchEnd} records, the last ${batchEnd - from} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
  renameSync(unfinishedFolder, folder);
  return folder;
}

/** Writes generated records to a file as JSON Lines and returns its path. */
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

/** Number of records in an unfinished store, from which an interrupted import resumes. */
async function recordsIn(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  const store = openSqliteStore(path);
  const { research } = await store.counts();
  await store.close();
  return research;
}
