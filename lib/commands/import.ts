import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isDecision, runDecisions } from '#lib/commands/process/curate.ts';
import { writeIndexNotice } from '#lib/commands/process/index-notice.ts';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { languageNotice } from '#lib/commands/process/run-command.ts';
import { withStore } from '#lib/commands/process/with-store.ts';
import { progressWriter } from '#lib/commands/wording/progress.ts';
import { type Env, readEnv } from '#lib/env.ts';
import { harvest } from '#lib/import/harvest/harvest.ts';
import { type ImportOptions, importFiles } from '#lib/import/import-files.ts';
import { type ImportFormat, importFormats } from '#lib/import/read/detect-format.ts';
import { findInputs, type ImportInput } from '#lib/import/read/find-inputs.ts';
import type { ImportReport } from '#lib/import/report/import-report.ts';
import { refusalFile } from '#lib/import/report/refusal-file.ts';
import { writeReport } from '#lib/import/report/write-report.ts';
import { isHtmlReport, writeReportFile } from '#lib/import/report/write-report-file.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { outwardFetch } from '#lib/remote/transport/outward-fetch.ts';
import { indexNotice } from '#lib/setup/health/renew-index.ts';
import type { Store } from '#lib/store/port/store.ts';

import { usages } from './usages.ts';

const options = {
  format: { type: 'string' },
  encoding: { type: 'string' },
  sheet: { type: 'string' },
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  strict: { type: 'boolean' },
  report: { type: 'string', multiple: true },
  'from-url': { type: 'string' },
  'max-records': { type: 'string' },
  undo: { type: 'string' },
  list: { type: 'boolean' },
  suspects: { type: 'boolean' },
  merge: { type: 'string', multiple: true },
  split: { type: 'string' },
  withdraw: { type: 'string' },
  lang: { type: 'string' },
} as const;

export type ImportArguments = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** `npm run import -- FILE…`: imports records as one batch. Exit code 1 if a record or file was refused, 2 if nothing could be read. */
await runWriter(
  usages.import,
  async () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const hasRequest = positionals.length > 0 || values['from-url'] !== undefined || isDecision(values);
    if (!hasRequest) return 'usage';
    const format = values.format as ImportFormat | undefined;
    if (format && !importFormats.includes(format)) throw new RangeError(`--format: ${importFormats.join(', ')}`);
    if (values.encoding) new TextDecoder(values.encoding);
    await openReports(values.report ?? []);
    const env = readEnv();
    return withStore(env, async (store) => {
      if (isDecision(values)) return runDecisions(store, values);
      const { inputs, clean } = await findInputs(positionals, process.stdin);
      try {
        const harvested = values['from-url'] ? [await harvestFrom(values['from-url'], env, values['max-records'])] : [];
        return await importInputs(store, [...inputs, ...harvested], {
          format,
          encoding: values.encoding,
          sheet: values.sheet,
          dryRun: values['dry-run'] ?? false,
          replace: values.replace ?? false,
          strict: values.strict ?? false,
          reports: values.report ?? [],
          language: readReportLanguage(values.lang, values.report),
          isHarvest: harvested.length > 0,
        });
      } finally {
        await clean();
      }
    });
  },
  'import',
);

async function importInputs(
  store: Store,
  inputs: readonly ImportInput[],
  {
    reports,
    language,
    isHarvest,
    ...options
  }: Pick<ImportOptions, 'format' | 'encoding' | 'sheet' | 'dryRun' | 'replace' | 'strict'> & {
    readonly reports: readonly string[];
    readonly language: Language;
    readonly isHarvest: boolean;
  },
): Promise<number> {
  const progress = progressWriter(process.stderr);
  const refusals = refusalFile();
  try {
    const report = await importFiles(store, inputs, { ...options, onProgress: progress.show, onRefused: refusals.add });
    progress.end();
    // The summary with the batch id is printed first, since a full disk may prevent writing the report files.
    process.stdout.write(writeReport(report));
    for (const path of reports) await writeReportFile(path, report, refusals.entries(), language);
    writeIndexNotice(await indexNotice(store));
    return exitCode(report, isHarvest);
  } finally {
    refusals.close();
  }
}

/** The language of HTML reports. Without one, `--lang` has no effect. */
function readReportLanguage(lang: string | undefined, reports: readonly string[] = []): Language {
  if (lang !== undefined && !reports.some(isHtmlReport)) process.stderr.write(languageNotice('--lang'));
  return isLanguage(lang) ? lang : 'en';
}

/** Opens the report files in advance, so that the command fails before the import if a report cannot be written. */
async function openReports(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = await open(path, 'a').catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${path} cannot be written (${error.code}).`);
    });
    await file.close();
  }
}

/** The exit code of an import: 1 when a record or file was refused, 2 when the files contained no readable record. */
function exitCode({ counts, unreadFiles }: ImportReport, isHarvest: boolean): number {
  // A harvest may find nothing new, but a file without records is probably the wrong file.
  if (counts.read === 0 && (!isHarvest || unreadFiles.length > 0)) return 2;
  return counts.refused > 0 || unreadFiles.length > 0 ? 1 : 0;
}

async function harvestFrom(url: string, env: Env, recordsMax: string | undefined): Promise<ImportInput> {
  const note = (text: string) => void process.stderr.write(`${text}\n`);
  return harvest(url, {
    folder: `${env.DATA_DIR}/harvest`,
    note,
    // Redirects cannot reach the private network.
    fetch: outwardFetch(url, env.UPSTREAM_ALLOW_PRIVATE),
    ...(recordsMax && { recordsMax: Number(recordsMax) }),
  });
}
