import { formatFaultKind, formatFaults } from '#lib/translate/fault-texts.ts';
import type { TranslationImportReport } from '#lib/translate/files/import-translations.ts';
import type { TranslateReport } from '#lib/translate/translate-texts.ts';

/** Messages that several commands print. */
export const translateMessages = {
  nothing: 'Every text has a translation.',
  overBudget: 'Some texts remain untranslated: the next one is longer than the rest of the budget.',
  wrote: (texts: number, file: string) => `${texts} texts written to ${file}.`,
};

const undo = (batch: string | undefined) => (batch === undefined ? [] : [`Batch ${batch}. To undo it: npm run import -- --undo ${batch}`]);

const examplesMax = 10;

/** The result of a translation run, as text for the terminal. */
export function writeTranslateReport(report: TranslateReport): string {
  const { refusals, refusedBy, asked, written, refused, characters, skipped, batch } = report;
  const kinds = Object.entries(refusedBy).toSorted(([, a], [, b]) => b - a);
  const lines = [
    `${asked} texts requested, ${written} stored, ${refused} rejected; ${characters} characters sent.`,
    ...kinds.map(([code, count]) => `  ${count}: ${formatFaultKind(code)}`),
    ...refusals.slice(0, examplesMax).map(({ key, faults }) => `  ${key.recordId}.${key.field}.${key.language}: ${formatFaults(faults)}`),
    ...(refused > examplesMax ? [`  and ${refused - examplesMax} more; --report OUT.json lists them`] : []),
    ...(skipped > 0 ? [`Skipped, because their translations were rejected before: ${skipped} (--again requests them too).`] : []),
    ...(report.overBudget ? [translateMessages.overBudget] : []),
    ...undo(batch),
  ];
  return `${lines.join('\n')}\n`;
}

/** The outcome of a file import. Lists every refused row, so that its sender can correct it. */
export function writeImportReport({ read, untouched, written, unchanged, refused, batch }: TranslationImportReport): string {
  const lines = [
    `${read} rows read: ${written} stored, ${unchanged} unchanged, ${untouched} not edited, ${refused.length} rejected.`,
    ...refused.map(({ line, id, faults }) => `  line ${line}, ${id}: ${formatFaults(faults)}`),
    ...undo(batch),
  ];
  return `${lines.join('\n')}\n`;
}
