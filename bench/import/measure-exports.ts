import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readToolEnv } from '#lib/env.ts';
import { type FormatName, formatNames } from '#lib/formats/formats.ts';

/** The cost of exporting a whole store in one format. */
export interface ExportFigures {
  readonly format: FormatName;
  readonly seconds: number;
  readonly records: number;
  readonly bytes: number;
  /** Peak private memory in MB, minus that of the same process before the export. */
  readonly growthMb: number;
}

const program = fileURLToPath(new URL('./export-store.ts', import.meta.url));

/** Exports the store in every format, one process after the other. Throws if an export does not have all records. */
export function measureExports(path: string, records: number): ExportFigures[] {
  return formatNames.map((format) => {
    const { stdout, status } = spawnSync(process.execPath, [program, path, format], {
      env: { PATH: readToolEnv().path, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The export as ${format} ended with code ${status}.`);
    const figures = JSON.parse(stdout) as ExportFigures;
    if (figures.records !== records) throw new Error(`The export as ${format} has ${figures.records} of ${records} records.`);
    return figures;
  });
}
