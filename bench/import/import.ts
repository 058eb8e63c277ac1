import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf, processorSeconds } from '#bench/process-memory.ts';
import { formatNumber } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { writeRecords } from '#bench/store/generated-store.ts';
import { importFlags } from '#lib/commands/testing/import-flags.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { readToolEnv } from '#lib/env.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { measureReading } from './measure-reading.ts';

/** Memory limit of an import of any size, without mapped files. */
const ceilingMb = 600;

/** Records per format in the reading benchmark. */
const readingMax = 3000;

/** Imports generated JSON Lines into an empty store with the command, and exports them as RIS. */
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
    const report = await importByCommand(file, folder);
    const store = openSqliteStore(join(folder, 'madar.sqlite'));
    const { research } = await store.counts();
    if (research !== records) throw new Error(`The store has ${research} of ${records} records.`);
    const exportFigures = await measureMemory(() => exportAll(store));
    await store.close();
    const row = (label: string, seconds: number, targetText: string, ...memory: readonly string[]) => [
      label,
      formatNumber(seconds, 1),
      formatNumber(records / seconds),
      targetText,
      ...memory,
    ];
    return {
      part: 'import',
      tables: [
        {
          title: `${formatNumber(records)} records imported and exported`,
          columns: ['what', 'seconds', 'records/s', 'target', 'memory MB', 'target'],
          rows: [
            row('import of JSON Lines into SQLite', report.seconds, '4,000/s', `${formatNumber(report.ownMb)} peak`, `≤ ${ceilingMb}`),
            row('export as RIS', exportFigures.seconds, '', `${formatNumber(exportFigures.growthMb)} growth`, '≤ 150'),
          ],
          notes: [
            `A record is ${formatNumber(size / records)} bytes of JSON; the time includes all indexes, start-up and duplicate detection; ${formatNumber(report.processorSeconds, 1)} s of processor time on both cores.`,
            'Memory of the whole process without the mapped file, sampled ten times a second.',
          ],
        },
        reading.table,
      ],
      figures: { records, bytes: size, imported: report, exported: exportFigures, reading: reading.figures },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ImportFigures {
  readonly seconds: number;
  readonly processorSeconds: number;
  /** Peak private memory of the process. */
  readonly ownMb: number;
}

/** Runs `npm run import` in a process, like an operator. */
async function importByCommand(file: string, dataDir: string): Promise<ImportFigures> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...importFlags, 'lib/commands/import.ts', file], {
    env: { PATH: readToolEnv().path, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[code: number | null]>;
  const peak = { ownMb: Number.NaN, processorSeconds: Number.NaN };
  const sampler = setInterval(() => {
    const { residentMb, ownMb = residentMb } = memoryOf(child.pid as number);
    // A process that is exiting has none.
    if (!(ownMb <= peak.ownMb) && ownMb > 0) peak.ownMb = ownMb;
    peak.processorSeconds = processorSeconds(child.pid as number) ?? Number.NaN;
  }, 100);
  try {
    const [code] = await exit;
    if (code !== 0) throw new Error(`The import exited with code ${code}.`);
  } finally {
    clearInterval(sampler);
  }
  return { seconds: (performance.now() - startedAt) / 1000, ...peak };
}

async function exportAll(store: Store): Promise<void> {
  let bytes = 0;
  for await (const research of store.stream('en', defaultResearchQuery))
    bytes += writeFormat('ris', [research], { language: 'en', siteUrl: 'https://madar.example' }).length;
  if (bytes === 0) throw new Error('The export is empty.');
}

interface Watched {
  readonly seconds: number;
  readonly growthMb: number;
}

async function measureMemory(work: () => Promise<void>): Promise<Watched> {
  const sampleMemory = () => {
    const { residentMb, ownMb = residentMb } = memoryOf(process.pid);
    return ownMb;
  };
  const start = sampleMemory();
  let peakMb = start;
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, sampleMemory());
  }, 50);
  const startedAt = performance.now();
  await work();
  clearInterval(sampler);
  return { seconds: (performance.now() - startedAt) / 1000, growthMb: Math.max(peakMb, sampleMemory()) - start };
}
