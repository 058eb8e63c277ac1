import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '#lib/languages/languages.ts';
import type { ImportReport, ReportedFaults } from './import-report.ts';
import { htmlReportParts } from './write-html-report.ts';

/** Whether a report is written as HTML, by the extension of its file; other reports are JSON. */
export const isHtmlReport = (path: string): boolean => /\.html?$/i.test(path);

/** Writes a report with all refused records as HTML in `language` or as JSON, in bounded memory. Rejects if the file cannot be written. */
export async function writeReportFile(
  path: string,
  report: ImportReport,
  refused: Iterable<ReportedFaults>,
  language: Language,
): Promise<void> {
  const parts = isHtmlReport(path) ? htmlReportParts(report, language, refused) : jsonReportParts(report, refused);
  await pipeline(Readable.from(parts), createWriteStream(path));
}

function* jsonReportParts(report: ImportReport, refused: Iterable<ReportedFaults>): Generator<string> {
  // Line breaks within values are escaped, so only the member itself matches.
  const list = '\n  "refused": [';
  const [before = '', after = ''] = JSON.stringify({ ...report, refused: [] }, null, 2).split(`${list}]`);
  yield `${before}${list}`;
  let separator = '\n    ';
  for (const entry of refused) {
    yield separator + JSON.stringify(entry);
    separator = ',\n    ';
  }
  yield `${separator.startsWith(',') ? '\n  ' : ''}]${after}\n`;
}
