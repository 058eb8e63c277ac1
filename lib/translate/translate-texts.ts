import { Problem } from '#lib/base/problem.ts';
import type { MissingText, TextKey, TextRefusal, TextStore } from '#lib/store/values/text-port.ts';
import { askInGroups, lengthOf, type SelectedText, type TextResult } from '#lib/translate/providers/ask-in-groups.ts';
import type { Provider } from '#lib/translate/providers/provider.ts';
import type { TranslationFault } from '#lib/translate/texts/check-translation.ts';
import type { TextSelection } from '#lib/translate/texts/list-texts.ts';
import { protect } from '#lib/translate/texts/protect.ts';

export interface TranslateOptions extends TextSelection {
  readonly provider: Provider;
  /** Maximum simultaneous requests. */
  readonly concurrency: number;
  readonly batch: string;
  /** Date of the texts, `YYYY-MM-DD`. */
  readonly date: string;
  /** Description in the list of batches. */
  readonly source: string;
  readonly onProgress?: (report: TranslateReport) => void;
}

/** A text that was not written, with the provider's answer. */
export interface RefusedText {
  readonly key: TextKey;
  readonly from: string;
  readonly answer?: string;
  readonly faults: readonly (TranslationFault | { readonly code: TextRefusal })[];
}

export interface TranslateReport {
  batch?: string;
  /** Number of texts sent for translation, and of their characters. */
  asked: number;
  characters: number;
  written: number;
  refused: number;
  /** The first refused texts, at most `refusalsMax`. */
  readonly refusals: RefusedText[];
  readonly refusedBy: Record<string, number>;
  /** Number of texts skipped because their translation was rejected in an earlier run. */
  skipped: number;
  /** Set if the budget did not allow a further text. */
  overBudget?: true;
  /** Why the run stopped early. */
  stopped?: Problem;
}

/** Number of texts that are sent and then written together, so that a crash loses at most this many answers. */
const pageSize = 400;
const refusalsMax = 1000;
/** After this many rejected answers and no accepted one, the provider counts as unusable. */
const rejectedMax = 40;

const newReport = (): TranslateReport => ({ asked: 0, characters: 0, written: 0, refused: 0, refusals: [], refusedBy: {}, skipped: 0 });

/** Counts the texts and characters that a run would send. */
export async function measureTexts(store: TextStore, selection: TextSelection): Promise<TranslateReport> {
  const report = newReport();
  for await (const page of selectPages(store, selection, report)) {
    report.asked += page.length;
    for (const { protected: text } of page) report.characters += lengthOf(text);
  }
  return report;
}

/** Translates missing texts page by page under one batch. A later call translates the rest. `stopped`: a problem of the provider. */
export async function translateTexts(store: TextStore, options: TranslateOptions): Promise<TranslateReport> {
  const report = newReport();
  const spend = (characters: number) => {
    const isWithin = report.characters + characters <= (options.budget ?? Number.POSITIVE_INFINITY);
    if (isWithin) report.characters += characters;
    return isWithin;
  };
  for await (const page of selectPages(store, options, report)) {
    const { results, problem } = await askInGroups(page, { ...options, spend });
    report.asked += results.length;
    await writePage(store, options, results, report);
    options.onProgress?.(report);
    const isUnusable = report.written === 0 && report.refused >= rejectedMax;
    const stopReason = problem ?? (isUnusable ? allRejected(report) : undefined);
    if (stopReason) return { ...report, stopped: stopReason };
  }
  return report;
}

/** Pages of missing texts, within limit and budget. */
async function* selectPages(store: TextStore, selection: TextSelection, report: TranslateReport): AsyncGenerator<readonly SelectedText[]> {
  const { field, language, filter, limit = Number.POSITIVE_INFINITY, budget = Number.POSITIVE_INFINITY, refused } = selection;
  let after: string | undefined;
  let textsLeft = limit;
  while (textsLeft > 0) {
    let charactersLeft = budget - report.characters;
    const candidates = await store.missing(field, language, filter, after, pageSize);
    if (candidates.length === 0) return;
    after = candidates.at(-1)?.recordId;
    const page: SelectedText[] = [];
    for (const missing of candidates) {
      if (refused?.has(missing)) {
        report.skipped += 1;
        continue;
      }
      const selected = { missing, protected: protect(missing.from, missing.fromLanguage) };
      charactersLeft -= lengthOf(selected.protected);
      // The first text beyond the budget ends the run, so that the order of the store is kept.
      if (charactersLeft < 0) {
        textsLeft = 0;
        report.overBudget = true;
      }
      if (textsLeft <= 0) break;
      textsLeft -= 1;
      page.push(selected);
    }
    if (page.length > 0) yield page;
  }
}

async function writePage(
  store: TextStore,
  options: TranslateOptions,
  results: readonly TextResult[],
  report: TranslateReport,
): Promise<void> {
  const { batch, date, provider, source, refused } = options;
  const accepted = results.flatMap(({ selected: { missing }, answer, faults }) =>
    faults.length === 0 && answer !== undefined ? [{ missing, answer }] : [],
  );
  for (const { selected, answer, faults, isBilled } of results) {
    if (faults.length === 0) continue;
    refuse(report, { key: keyOf(selected.missing), from: selected.missing.from, ...(answer !== undefined && { answer }), faults });
    if (isBilled) refused?.add(selected.missing);
  }
  if (accepted.length === 0) return;
  const origin = { source: 'machine', engine: provider.engine, date } as const;
  const rows = accepted.map(({ missing, answer }) => ({ key: keyOf(missing), text: answer, origin, from: missing.from }));
  const writeReport = await store.write(batch, rows, { source });
  if (writeReport.batch) report.batch = writeReport.batch;
  report.written += writeReport.written;
  const byId = new Map(accepted.map((item) => [item.missing.recordId, item]));
  for (const { key, reason } of writeReport.refused) {
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

function allRejected({ refused, refusedBy }: TranslateReport): Problem {
  const [mostFrequent = ''] = Object.entries(refusedBy).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return new Problem('bad_payload', {
    detail: `All of the first ${refused} answers were rejected (mostly: ${mostFrequent}). Check the service and its model.`,
  });
}
