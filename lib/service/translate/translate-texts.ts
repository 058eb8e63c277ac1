import type { Language } from '#lib/domain/language.ts';
import { Problem } from '#lib/domain/problem.ts';
import { type Answered, askInGroups, lengthOf, type SelectedText } from '#lib/service/translate/providers/ask-in-groups.ts';
import type { Provider } from '#lib/service/translate/providers/provider.ts';
import type { TranslationFault } from './check-translation.ts';
import { protect } from './protect.ts';
import type { RefusedTexts } from './refused-texts.ts';
import type { MissingText, TextFilter, TextKey, TextRefusal, TextStore, WritableText } from './text-port.ts';

/** Which texts are translated, in the order of the store. */
export interface Selection {
  readonly field: WritableText;
  readonly language: Language;
  readonly filter: TextFilter;
  /** At most so many texts, and so many characters sent. */
  readonly limit?: number | undefined;
  readonly budget?: number | undefined;
  /** Answers of before that were not taken; what they belong to is not asked again. */
  readonly refused?: RefusedTexts | undefined;
}

export interface TranslateOptions extends Selection {
  readonly provider: Provider;
  /** Requests that wait for an answer at a time. */
  readonly concurrency: number;
  readonly batch: string;
  /** Of the texts, `YYYY-MM-DD`. */
  readonly date: string;
  /** What the list of batches says of this one. */
  readonly source: string;
  readonly onProgress?: (report: TranslateReport) => void;
}

/** A text that was not written, with what the provider made of it. */
export interface RefusedText {
  readonly key: TextKey;
  readonly from: string;
  readonly answer?: string;
  readonly faults: readonly (TranslationFault | { readonly code: TextRefusal })[];
}

export interface TranslateReport {
  batch?: string;
  /** Texts that were asked for, and the characters of them that were sent. */
  asked: number;
  characters: number;
  written: number;
  refused: number;
  /** The first of them. */
  readonly refusals: RefusedText[];
  readonly refusedBy: Record<string, number>;
  /** Texts left out because an answer of before was refused. */
  skipped: number;
  /** A text is missing that the budget did not allow. */
  overBudget?: true;
  /** Why the run ended before the last text. */
  stopped?: Problem;
}

/** Texts that are asked and written together: what a kill may cost is the answers of one page. */
const pageSize = 400;
const refusalsMax = 1000;
/** After so many answers without one that can be taken, something is wrong with the provider. */
const inVainMax = 40;

const newReport = (): TranslateReport => ({ asked: 0, characters: 0, written: 0, refused: 0, refusals: [], refusedBy: {}, skipped: 0 });

/** What a run would ask for: the cost before it is paid. */
export async function measureTexts(store: TextStore, selection: Selection): Promise<TranslateReport> {
  const report = newReport();
  for await (const page of selectPages(store, selection, report)) {
    report.asked += page.length;
    for (const { protected: sent } of page) report.characters += lengthOf(sent);
  }
  return report;
}

/**
 * Translates what lacks a text and writes it page by page under one batch. A text that is written lacks no more, so a run that was stopped or killed is gone on
 * with by another one. Never throws for the provider: `stopped` says what was wrong, and what was taken until then is written.
 */
export async function translateTexts(store: TextStore, options: TranslateOptions): Promise<TranslateReport> {
  const report = newReport();
  const spend = (characters: number) => {
    const isWithin = report.characters + characters <= (options.budget ?? Number.POSITIVE_INFINITY);
    if (isWithin) report.characters += characters;
    return isWithin;
  };
  for await (const page of selectPages(store, options, report)) {
    const { answered, problem } = await askInGroups(page, { ...options, spend });
    report.asked += answered.length;
    await takePage(store, options, answered, report);
    options.onProgress?.(report);
    const inVain = report.written === 0 && report.refused >= inVainMax;
    const stopped = problem ?? (inVain ? nothingTaken(report) : undefined);
    if (stopped) return { ...report, stopped };
  }
  return report;
}

/** Pages of what lacks a text, within the limit and the budget. */
async function* selectPages(store: TextStore, selection: Selection, report: TranslateReport): AsyncGenerator<readonly SelectedText[]> {
  const { field, language, filter, limit = Number.POSITIVE_INFINITY, budget = Number.POSITIVE_INFINITY, refused } = selection;
  let after: string | undefined;
  let left = limit;
  while (left > 0) {
    let leftCharacters = budget - report.characters;
    const found = await store.missing(field, language, filter, after, pageSize);
    if (found.length === 0) return;
    after = found.at(-1)?.recordId;
    const page: SelectedText[] = [];
    for (const missing of found) {
      if (refused?.has(missing)) {
        report.skipped += 1;
        continue;
      }
      const one = { missing, protected: protect(missing.from, missing.fromLanguage) };
      leftCharacters -= lengthOf(one.protected);
      // The first text that is too much ends the run: the order of the store stays that of the texts.
      if (leftCharacters < 0) {
        left = 0;
        report.overBudget = true;
      }
      if (left <= 0) break;
      left -= 1;
      page.push(one);
    }
    if (page.length > 0) yield page;
  }
}

async function takePage(
  store: TextStore,
  options: TranslateOptions,
  answered: readonly Answered[],
  report: TranslateReport,
): Promise<void> {
  const { batch, date, provider, source, refused } = options;
  const good = answered.flatMap(({ selected: { missing }, answer, faults }) =>
    faults.length === 0 && answer !== undefined ? [{ missing, answer }] : [],
  );
  for (const { selected, answer, faults, charged } of answered) {
    if (faults.length === 0) continue;
    refuse(report, { key: keyOf(selected.missing), from: selected.missing.from, ...(answer !== undefined && { answer }), faults });
    if (charged) refused?.add(selected.missing);
  }
  if (good.length === 0) return;
  const origin = { source: 'machine', engine: provider.engine, date } as const;
  const rows = good.map(({ missing, answer }) => ({ key: keyOf(missing), text: answer, origin, from: missing.from }));
  const written = await store.write(batch, rows, { source });
  if (written.batch) report.batch = written.batch;
  report.written += written.written;
  const byId = new Map(good.map((each) => [each.missing.recordId, each]));
  for (const { key, reason } of written.refused) {
    const { missing, answer } = byId.get(key.recordId) ?? {};
    refuse(report, { key, from: missing?.from ?? '', ...(answer !== undefined && { answer }), faults: [{ code: reason }] });
  }
}

function refuse(report: TranslateReport, refused: RefusedText): void {
  report.refused += 1;
  if (report.refusals.length < refusalsMax) report.refusals.push(refused);
  for (const code of new Set(refused.faults.map((fault) => fault.code))) report.refusedBy[code] = (report.refusedBy[code] ?? 0) + 1;
}

const keyOf = ({ recordId, field, language }: MissingText): TextKey => ({ recordId, field, language });

function nothingTaken({ refused, refusedBy }: TranslateReport): Problem {
  const [most = ''] = Object.entries(refusedBy).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return new Problem('bad_payload', {
    detail: `None of the first ${refused} answers can be taken (mostly: ${most}). See whether the service and its model are right.`,
  });
}
