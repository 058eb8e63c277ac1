import { isSameText } from '#lib/store/port/machine-texts.ts';
import type { MachineText, TextKey, TextStore, WriteReport, WrittenText } from '#lib/store/values/text-port.ts';
import { checkTranslation, type FileFault } from '#lib/translate/texts/check-translation.ts';
import { readUnitId, type TextFromPeople, unitId } from '#lib/translate/texts/people-texts.ts';

export interface TranslationImportOptions {
  /** `translate`: texts made by people; `review`: machine texts read by people. */
  readonly mode: 'translate' | 'review';
  /** In a review, whether rows not marked as reviewed count as reviewed too. */
  readonly all?: boolean;
  readonly batch: string;
  /** Day of the review, `YYYY-MM-DD`. */
  readonly date: string;
  /** Description in the list of batches. */
  readonly source: string;
}

export interface RefusedRow {
  readonly id: string;
  readonly line: number;
  readonly faults: readonly FileFault[];
}

export interface TranslationImportReport {
  readonly batch?: string;
  readonly read: number;
  /** Number of rows without a translation; in a review, also of rows neither changed nor marked as reviewed. */
  readonly untouched: number;
  readonly written: number;
  /** Number of texts that are already stored, or repeated in the file. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}

interface Row extends TextFromPeople {
  readonly key: TextKey;
}

interface AcceptedRow {
  readonly row: Row;
  readonly text: WrittenText;
}

/** Number of texts written in one transaction. */
const transactionSize = 1000;

/** Imports translations or reviews by people. A bad row is reported with its line and does not affect others. */
export async function importTranslations(
  store: TextStore,
  texts: readonly TextFromPeople[],
  options: TranslationImportOptions,
): Promise<TranslationImportReport> {
  const refusals: RefusedRow[] = [];
  const filled = texts.filter(({ target }) => target.trim() !== '');
  const rows = distinctRows(filled, refusals);
  const repeated = filled.length - rows.length - refusals.length;
  const candidates = options.mode === 'review' ? await reviewedRows(store, rows, options, refusals) : rows.map(acceptedRow);
  const valid = candidates.filter(({ row, text }) => {
    const check = { source: text.from, answer: text.text, from: row.fromLanguage, to: row.key.language, by: 'person' } as const;
    const faults = checkTranslation(check);
    if (faults.length > 0) refusals.push({ id: row.id, line: row.line, faults });
    return faults.length === 0;
  });
  const { batch, written, unchanged } = await writeAll(store, valid, options, refusals);
  return {
    ...(batch !== undefined && { batch }),
    read: texts.length,
    untouched: texts.length - repeated - written - unchanged - refusals.length,
    written,
    unchanged: unchanged + repeated,
    refused: refusals.toSorted((a, b) => a.line - b.line),
  };
}

/** Returns one row per text. Equal rows of a text are merged; if they differ, all rows of the text are refused. */
function distinctRows(texts: readonly TextFromPeople[], refused: RefusedRow[]): readonly Row[] {
  return [...Map.groupBy(texts, ({ id }) => id)].flatMap(([id, list]) => {
    const key = readUnitId(id);
    const [first] = list;
    const code = key === undefined ? 'id' : 'twice';
    const isUniform = list.every(({ source, target }) => source === first?.source && target === first.target);
    if (key && first && isUniform) return [{ ...first, reviewed: list.some(({ reviewed }) => reviewed), key }];
    refused.push(...list.map(({ line }) => ({ id, line, faults: [{ code } as const] })));
    return [];
  });
}

const acceptedRow = (row: Row): AcceptedRow => ({
  row,
  text: { key: row.key, text: row.target.trim(), from: row.source, origin: { source: 'editor' } },
});

/** Accepts rows that are changed or marked as reviewed (with `all`, every row); refuses rows without a matching machine text. */
async function reviewedRows(
  store: TextStore,
  rows: readonly Row[],
  { all, date }: TranslationImportOptions,
  refused: RefusedRow[],
): Promise<AcceptedRow[]> {
  const rowsById = new Map(rows.map((row) => [unitId(row.key), row]));
  const machineTexts = new Map<string, MachineText>();
  for await (const text of store.machineTexts({})) if (rowsById.has(unitId(text))) machineTexts.set(unitId(text), text);
  return rows.flatMap((row) => {
    const machine = machineTexts.get(unitId(row.key));
    if (!machine || !isSameText(machine.from, row.source)) {
      refused.push({ id: row.id, line: row.line, faults: [{ code: machine ? 'changed' : 'no_machine' }] });
      return [];
    }
    const text = row.target.trim();
    if (!all && !row.reviewed && text === machine.text) return [];
    return [{ row, text: { key: row.key, text, from: machine.from, origin: { ...machine.origin, reviewed: date } } }];
  });
}

async function writeAll(
  store: TextStore,
  accepted: readonly AcceptedRow[],
  { batch, source }: TranslationImportOptions,
  refused: RefusedRow[],
): Promise<Pick<WriteReport, 'batch' | 'written' | 'unchanged'>> {
  const lines = new Map(accepted.map(({ row }) => [unitId(row.key), row.line]));
  let totals: Pick<WriteReport, 'batch' | 'written' | 'unchanged'> = { written: 0, unchanged: 0 };
  for (let start = 0; start < accepted.length; start += transactionSize) {
    const texts = accepted.slice(start, start + transactionSize).map(({ text }) => text);
    const report = await store.write(batch, texts, { source });
    totals = { ...totals, ...report, written: totals.written + report.written, unchanged: totals.unchanged + report.unchanged };
    for (const { key, reason } of report.refused) {
      const id = unitId(key);
      refused.push({ id, line: lines.get(id) ?? 0, faults: [{ code: reason }] });
    }
  }
  return totals;
}
