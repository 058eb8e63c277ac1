import { isSameText } from '#lib/service/store/made-texts.ts';
import { checkTranslation, type TranslationFault } from '#lib/service/translate/check-translation.ts';
import { readUnitId, type TextFromPeople, unitId } from '#lib/service/translate/people-texts.ts';
import type { MachineText, TextKey, TextRefusal, TextStore, WriteReport, WrittenText } from '#lib/service/translate/text-port.ts';

export interface TakeOptions {
  /** `translate`: texts that people made; `review`: texts by machine that people read. */
  readonly mode: 'translate' | 'review';
  /** Of a review: every text of the file was read, also one without a mark. */
  readonly all?: boolean;
  readonly batch: string;
  /** Of the review, `YYYY-MM-DD`. */
  readonly date: string;
  /** What the list of batches says of this one. */
  readonly source: string;
}

/** `id`: it is none of ours; `no_machine`: no text by machine is there to review, or its original has changed. */
export type FileFault = TranslationFault | { readonly code: TextRefusal | 'id' | 'no_machine'; readonly value?: string };

export interface RefusedRow {
  readonly id: string;
  readonly line: number;
  readonly faults: readonly FileFault[];
}

export interface TakeReport {
  readonly batch?: string;
  readonly read: number;
  /** Without a translation, or not marked as read. */
  readonly untouched: number;
  readonly written: number;
  /** Were there already, or stand twice in the file. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}

interface Row extends TextFromPeople {
  readonly key: TextKey;
}

interface Taken {
  readonly row: Row;
  readonly text: WrittenText;
}

/** Texts that are written in one transaction each. */
const chunk = 1000;

/** Takes in what people wrote: each row is checked by itself, a bad one is named with its line and costs no other. */
export async function takeTranslations(store: TextStore, texts: readonly TextFromPeople[], options: TakeOptions): Promise<TakeReport> {
  const refused: RefusedRow[] = [];
  const filled = texts.filter(({ target }) => target.trim() !== '');
  const rows = oneForEach(filled, refused);
  const repeated = filled.length - rows.length - refused.length;
  const taken = options.mode === 'review' ? await reviewedOf(store, rows, options, refused) : rows.map(madeByPerson);
  const good = taken.filter(({ row, text }) => {
    const checked = { source: text.from, answer: text.text, from: row.fromLanguage, to: row.key.language, by: 'person' } as const;
    const faults = checkTranslation(checked);
    if (faults.length > 0) refused.push({ id: row.id, line: row.line, faults });
    return faults.length === 0;
  });
  const { batch, written, unchanged } = await writeAll(store, good, options, refused);
  return {
    ...(batch !== undefined && { batch }),
    read: texts.length,
    untouched: texts.length - repeated - written - unchanged - refused.length,
    written,
    unchanged: unchanged + repeated,
    refused: refused.toSorted((a, b) => a.line - b.line),
  };
}

/** One row for each text: the same row twice is one, two that differ are both refused. */
function oneForEach(texts: readonly TextFromPeople[], refused: RefusedRow[]): readonly Row[] {
  return [...Map.groupBy(texts, ({ id }) => id)].flatMap(([id, list]) => {
    const key = readUnitId(id);
    const [first] = list;
    const code = key === undefined ? 'id' : 'twice';
    const isOne = list.every(({ source, target }) => source === first?.source && target === first.target);
    if (key && first && isOne) return [{ ...first, reviewed: list.some(({ reviewed }) => reviewed), key }];
    refused.push(...list.map(({ line }) => ({ id, line, faults: [{ code } as const] })));
    return [];
  });
}

const madeByPerson = (row: Row): Taken => ({
  row,
  text: { key: row.key, text: row.target.trim(), from: row.source, origin: { source: 'editor' } },
});

/** Rows of which a person says that they are right, or which a person has set right. */
async function reviewedOf(store: TextStore, rows: readonly Row[], { all, date }: TakeOptions, refused: RefusedRow[]): Promise<Taken[]> {
  const asked = new Map(rows.map((row) => [unitId(row.key), row]));
  const stored = new Map<string, MachineText>();
  for await (const text of store.machineTexts({})) if (asked.has(unitId(text))) stored.set(unitId(text), text);
  return rows.flatMap((row) => {
    const machine = stored.get(unitId(row.key));
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
  taken: readonly Taken[],
  { batch, source }: TakeOptions,
  refused: RefusedRow[],
): Promise<Pick<WriteReport, 'batch' | 'written' | 'unchanged'>> {
  const lines = new Map(taken.map(({ row }) => [unitId(row.key), row.line]));
  let found: Pick<WriteReport, 'batch' | 'written' | 'unchanged'> = { written: 0, unchanged: 0 };
  for (let at = 0; at < taken.length; at += chunk) {
    const texts = taken.slice(at, at + chunk).map(({ text }) => text);
    const report = await store.write(batch, texts, { source });
    found = { ...found, ...report, written: found.written + report.written, unchanged: found.unchanged + report.unchanged };
    for (const { key, reason } of report.refused) {
      const id = unitId(key);
      refused.push({ id, line: lines.get(id) ?? 0, faults: [{ code: reason }] });
    }
  }
  return found;
}
