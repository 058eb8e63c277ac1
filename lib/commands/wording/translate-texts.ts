import { formatFaultKind, formatFaults } from '#lib/translate/fault-texts.ts';
import type { TranslationImportReport } from '#lib/translate/files/import-translations.ts';
import type { TranslateReport } from '#lib/translate/translate-texts.ts';

/** Messages of the commands `translate` and `review`. */
export const translateMessages = {
  progress: ({ asked, refused, characters }: TranslateReport, total: number, perSecond: number) =>
    `${asked} of ${total} texts  ${perSecond}/s  rejected: ${refused}  characters: ${characters}`,
  cost: (texts: number, characters: number) =>
    `${texts} texts have no translation: ${characters} characters to send. Nothing was sent or written.`,
  nothing: 'Every text has a translation.',
  overBudget: 'Some texts remain untranslated: the next one is longer than the rest of the budget.',
  done: ({ asked, written, refused, characters }: TranslateReport) =>
    `${asked} texts requested, ${written} stored, ${refused} rejected; ${characters} characters sent.`,
  skipped: (texts: number) => `Skipped, because their translations were rejected before: ${texts} (--again requests them too).`,
  undo: (batch: string) => `Batch ${batch}. To undo it: npm run import -- --undo ${batch}`,
  refusedBy: (count: number, why: string) => `  ${count}: ${why}`,
  example: (id: string, why: string) => `  ${id}: ${why}`,
  more: (count: number) => `  and ${count} more; --report OUT.json lists them`,
  wrote: (texts: number, file: string) => `${texts} texts written to ${file}.`,
  took: ({ read, untouched, written, unchanged, refused }: TranslationImportReport) =>
    `${read} rows read: ${written} stored, ${unchanged} unchanged, ${untouched} not edited, ${refused.length} rejected.`,
  row: (line: number, id: string, why: string) => `  line ${line}, ${id}: ${why}`,
};

const examplesMax = 10;

/** The result of a translation run, as text for the terminal. */
export function writeTranslateReport(report: TranslateReport): string {
  const texts = translateMessages;
  const { refusals, refusedBy, refused, skipped, batch } = report;
  const kinds = Object.entries(refusedBy).toSorted(([, a], [, b]) => b - a);
  const lines = [
    texts.done(report),
    ...kinds.map(([code, count]) => texts.refusedBy(count, formatFaultKind(code))),
    ...refusals
      .slice(0, examplesMax)
      .map(({ key, faults }) => texts.example(`${key.recordId}.${key.field}.${key.language}`, formatFaults(faults))),
    ...(refused > examplesMax ? [texts.more(refused - examplesMax)] : []),
    ...(skipped > 0 ? [texts.skipped(skipped)] : []),
    ...(report.overBudget ? [texts.overBudget] : []),
    ...(batch === undefined ? [] : [texts.undo(batch)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The outcome of a file import. Lists every refused row, so that its sender can correct it. */
export function writeImportReport(report: TranslationImportReport): string {
  const texts = translateMessages;
  const lines = [
    texts.took(report),
    ...report.refused.map(({ line, id, faults }) => texts.row(line, id, formatFaults(faults))),
    ...(report.batch === undefined ? [] : [texts.undo(report.batch)]),
  ];
  return `${lines.join('\n')}\n`;
}
