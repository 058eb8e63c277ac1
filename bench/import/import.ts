import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf, processorSeconds } from '#bench/process-memory.ts';
import { formatNumber } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { writeRecords } from '#bench/store/generated-store.ts';
import { importFlags } from '#e2e/commands/import-flags.ts';
import { readToolEnv } from '#lib/env.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { measureExports } from './measure-exports.ts';
import { measureReading } from './measure-reading.ts';

/** Memory limit in MB for an import of any size, without memory-mapped files. */
const ceilingMb = 600;

/** Memory in MB that an export of any size may add. */
const exportGrowthMb = 100;

/** Records per format in the reading benchmark. */
const readingMax = 3000;

/** Imports generated JSON Lines into an empty store with the command, and exports them in every format. */
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
    await store.close();
    const exports = measureExports(join(folder, 'madar.sqlite'), records);
    const row = (label: string, seconds: number) => [label, formatNumber(seconds, 1), formatNumber(records / seconds)];
    return {
      part: 'import',
      tables: [
        {
          title: `${formatNumber(records)} records imported and exported`,
          columns: ['what', 'seconds', 'records/s'],
          rows: [
            row('import of JSON Lines into SQLite', report.seconds),
            ...exports.map(({ format, seconds }) => row(`export as ${format}`, seconds)),
          ],
          notes: [
            `A record is ${formatNumber(size / records)} bytes of JSON; the time includes all indexes, start-up and duplicate detection; ${formatNumber(report.processorSeconds, 1)} s of processor time on both cores.`,
            'Memory of the whole process without the mapped file, sampled ten times a second, in exports every 50 records.',
          ],
        },
        reading.table,
      ],
      targets: [
        ['import of JSON Lines', `${formatNumber(records / report.seconds)} records/s`, '1,800'],
        ['its memory', `${formatNumber(report.ownMb)} MB`, `≤ ${ceilingMb}`],
        ...exports.map(
          ({ format, growthMb }) =>
            [`extra memory of an export as ${format}`, `${formatNumber(growthMb)} MB`, `≤ ${exportGrowthMb}`] as const,
        ),
      ],
      figures: { records, bytes: size, imported: report, exports, reading: reading.figures },
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
    // While the process exits, its memory reads as 0 or not at all.
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
