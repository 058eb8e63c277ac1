import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf, processorSeconds } from '#bench/process-memory.ts';
import { shown } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { writeRecords } from '#bench/store/made-store.ts';
import { importFlags } from '#lib/commands/testing/import-flags.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { readToolEnv } from '#lib/env.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { measureReading } from './reading.ts';

/** What an import may hold of memory, however many records it has; the file that it maps is not its own. */
const ceilingMb = 600;

/** Records of each format that are read without a store. */
const readingMax = 3000;

/** Generated records as one file of JSON Lines through the command into an empty SQLite store, and out again as RIS. */
export async function measureImport({
  records,
  data,
}: {
  readonly records: number;
  readonly data?: string | undefined;
}): Promise<PartReport> {
  const reading = await measureReading(Math.min(records, readingMax), data);
  const folder = mkdtempSync(join(tmpdir(), 'madar-import-'));
  try {
    const file = await writeRecords(join(folder, 'records.jsonl'), 0, records);
    const { size } = statSync(file);
    const imported = await importByCommand(file, folder);
    const store = openSqliteStore(join(folder, 'madar.sqlite'));
    const { research } = await store.counts();
    if (research !== records) throw new Error(`Of ${records} records ${research} are there.`);
    const exported = await watched(() => exportAll(store));
    await store.close();
    const row = (what: string, seconds: number, wanted: string, ...memory: readonly string[]) => [
      what,
      shown(seconds, 1),
      shown(records / seconds),
      wanted,
      ...memory,
    ];
    return {
      part: 'import',
      tables: [
        {
          title: `${shown(records)} records in and out`,
          columns: ['what', 'seconds', 'records/s', 'target', 'memory MB', 'target'],
          rows: [
            row('import of JSON Lines into SQLite', imported.seconds, '4,000/s', `${shown(imported.ownMb)} at the most`, `≤ ${ceilingMb}`),
            row('export as RIS', exported.seconds, '', `${shown(exported.growthMb)} more than before`, '≤ 150'),
          ],
          notes: [
            `A record has ${shown(size / records)} bytes of JSON; the time includes all indexes, the start and the search for duplicates; ${shown(imported.processorSeconds, 1)} s of processor time on both cores.`,
            'Memory of the whole process, looked at ten times a second, without the mapped file.',
          ],
        },
        reading.table,
      ],
      figures: { records, bytes: size, imported, exported, reading: reading.figures },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Imported {
  readonly seconds: number;
  readonly processorSeconds: number;
  /** The most memory of its own that the process held. */
  readonly ownMb: number;
}

/** `npm run import` as an operator runs it, in a process of its own. */
async function importByCommand(file: string, dataDir: string): Promise<Imported> {
  const began = performance.now();
  const child = spawn(process.execPath, [...importFlags, 'lib/commands/import.ts', file], {
    env: { PATH: readToolEnv().path, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  const most = { ownMb: Number.NaN, processorSeconds: Number.NaN };
  const look = setInterval(() => {
    const { residentMb, ownMb = residentMb } = memoryOf(child.pid as number);
    // A process that is ending has none any more.
    if (!(ownMb <= most.ownMb) && ownMb > 0) most.ownMb = ownMb;
    most.processorSeconds = processorSeconds(child.pid as number) ?? Number.NaN;
  }, 100);
  try {
    const [code] = await ended;
    if (code !== 0) throw new Error(`The import ended with code ${code}.`);
  } finally {
    clearInterval(look);
  }
  return { seconds: (performance.now() - began) / 1000, ...most };
}

async function exportAll(store: Store): Promise<void> {
  let bytes = 0;
  for await (const research of store.stream('en', defaultResearchQuery))
    bytes += writeFormat('ris', [research], { language: 'en', siteUrl: 'https://madar.example' }).length;
  if (bytes === 0) throw new Error('Nothing was exported.');
}

interface Watched {
  readonly seconds: number;
  readonly growthMb: number;
}

async function watched(work: () => Promise<void>): Promise<Watched> {
  const own = () => {
    const { residentMb, ownMb = residentMb } = memoryOf(process.pid);
    return ownMb;
  };
  const start = own();
  let most = start;
  const look = setInterval(() => {
    most = Math.max(most, own());
  }, 50);
  const began = performance.now();
  await work();
  clearInterval(look);
  return { seconds: (performance.now() - began) / 1000, growthMb: Math.max(most, own()) - start };
}
