import type { Language } from '#lib/domain/language.ts';
import { formatFaultKind, formatFaults } from '#lib/service/translate/fault-texts.ts';
import type { TranslationImportReport } from '#lib/service/translate/files/import-translations.ts';
import type { TranslateReport } from '#lib/service/translate/translate-texts.ts';

interface Texts {
  readonly progress: (report: TranslateReport, total: number, perSecond: number) => string;
  readonly cost: (texts: number, characters: number) => string;
  readonly nothing: string;
  readonly done: (report: TranslateReport) => string;
  readonly skipped: (texts: number) => string;
  readonly undo: (batch: string) => string;
  readonly refusedBy: (count: number, why: string) => string;
  readonly example: (id: string, why: string) => string;
  readonly overBudget: string;
  readonly more: (count: number) => string;
  readonly wrote: (texts: number, file: string) => string;
  readonly took: (report: TranslationImportReport) => string;
  readonly row: (line: number, id: string, why: string) => string;
}

/** Messages of the commands `translate` and `review`. */
export const translateTexts: Readonly<Record<Language, Texts>> = {
  en: {
    progress: ({ asked, refused, characters }, total, perSecond) =>
      `${asked} of ${total} texts  ${perSecond}/s  rejected: ${refused}  characters: ${characters}`,
    cost: (texts, characters) => `${texts} texts have no translation: ${characters} characters to send. Nothing was sent or written.`,
    nothing: 'Every text has a translation.',
    overBudget: 'Some texts remain untranslated: the next one is longer than the rest of the budget.',
    done: ({ asked, written, refused, characters }) =>
      `${asked} texts requested, ${written} stored, ${refused} rejected; ${characters} characters sent.`,
    skipped: (texts) => `Skipped, because their translations were rejected before: ${texts} (--again requests them too).`,
    undo: (batch) => `Batch ${batch}. To undo it: npm run import -- --undo ${batch}`,
    refusedBy: (count, why) => `  ${count}: ${why}`,
    example: (id, why) => `  ${id}: ${why}`,
    more: (count) => `  and ${count} more; --report OUT.json lists them`,
    wrote: (texts, file) => `${texts} texts written to ${file}.`,
    took: ({ read, untouched, written, unchanged, refused }) =>
      `${read} rows read: ${written} stored, ${unchanged} unchanged, ${untouched} not edited, ${refused.length} rejected.`,
    row: (line, id, why) => `  line ${line}, ${id}: ${why}`,
  },
  ar: {
    progress: ({ asked, refused, characters }, total, perSecond) =>
      `النصوص: ${asked} من ${total}  ${perSecond}/ث  المرفوض: ${refused}  الحروف: ${characters}`,
    cost: (texts, characters) => `نصوص بلا ترجمة: ${texts}، وحروفها المرسلة: ${characters}. لم تُسأل أي خدمة ولم يُكتب شيء.`,
    nothing: 'لا نص بلا ترجمة.',
    overBudget: 'بقيت نصوص بلا ترجمة، وأولها أطول مما بقي من الحد.',
    done: ({ asked, written, refused, characters }) =>
      `النصوص المطلوبة: ${asked}، المكتوب: ${written}، المرفوض: ${refused}، الحروف المرسلة: ${characters}.`,
    skipped: (texts) => `نصوص تُركت لأن أجوبتها رُفضت من قبل: ${texts} (تُسأل عنها الخدمة مع ‎--again).`,
    undo: (batch) => `الدفعة ${batch}. للتراجع عنها: npm run import -- --undo ${batch}`,
    refusedBy: (count, why) => `  ${count}: ${why}`,
    example: (id, why) => `  ${id}: ${why}`,
    more: (count) => `  وغيرها: ${count}، وتُسرد كلها مع ‎--report OUT.json`,
    wrote: (texts, file) => `كُتب في ${file} من النصوص: ${texts}.`,
    took: ({ read, untouched, written, unchanged, refused }) =>
      `الصفوف المقروءة: ${read}، المكتوب: ${written}، بلا تغيير: ${unchanged}، المتروك: ${untouched}، المرفوض: ${refused.length}.`,
    row: (line, id, why) => `  السطر ${line}، ‏${id}: ${why}`,
  },
};

const examplesMax = 10;

/** The result of a translation run, as text for the terminal. */
export function writeTranslateReport(report: TranslateReport, language: Language): string {
  const texts = translateTexts[language];
  const { refusals, refusedBy, refused, skipped, batch } = report;
  const kinds = Object.entries(refusedBy).toSorted(([, a], [, b]) => b - a);
  const lines = [
    texts.done(report),
    ...kinds.map(([code, count]) => texts.refusedBy(count, formatFaultKind(code, language))),
    ...refusals
      .slice(0, examplesMax)
      .map(({ key, faults }) => texts.example(`${key.recordId}.${key.field}.${key.language}`, formatFaults(faults, language))),
    ...(refused > examplesMax ? [texts.more(refused - examplesMax)] : []),
    ...(skipped > 0 ? [texts.skipped(skipped)] : []),
    ...(report.overBudget ? [texts.overBudget] : []),
    ...(batch === undefined ? [] : [texts.undo(batch)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The outcome of a file import. Lists every refused row, so that its sender can correct it. */
export function writeImportReport(report: TranslationImportReport, language: Language): string {
  const texts = translateTexts[language];
  const lines = [
    texts.took(report),
    ...report.refused.map(({ line, id, faults }) => texts.row(line, id, formatFaults(faults, language))),
    ...(report.batch === undefined ? [] : [texts.undo(report.batch)]),
  ];
  return `${lines.join('\n')}\n`;
}
