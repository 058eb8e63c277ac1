import type { DatabaseSync } from 'node:sqlite';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { TextOrigin } from '#lib/domain/text-origin.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { coverageBits } from '#lib/store/records/coverage-lines.ts';
import type { TextUpdate } from '#lib/store/records/loadable.ts';
import { type LookupName, lookupIds } from '#lib/store/records/lookups.ts';
import type {
  ListedTexts,
  MachineFilter,
  MachineText,
  MissingText,
  TextRefusal,
  TextStore,
  WritableText,
  WrittenText,
} from '#lib/store/values/text-port.ts';
import type { Store } from './store.ts';

type Value = string | number;

const rowsOf = <T>(database: DatabaseSync, sql: string, values: readonly Value[]): readonly T[] =>
  database.prepare(sql).all(...values) as never;

/** SQL for a text of a stored record; `language` is an SQL expression. */
const textOf = (field: WritableText, language: string) => `json_extract(research.doc, '$.${field}."' || ${language} || '"')`;
const columnsOf = (field: WritableText) =>
  `research.id AS id, research.year AS year, citations, research.language AS language, research.doc ->> '$.areas' AS areas,
   ${textOf(field, 'research.language')} AS original`;

interface Row {
  readonly id: number;
  readonly year: number | null;
  readonly citations: number | null;
  readonly language: string;
  readonly areas: string;
  readonly original: string;
}

interface MachineTextRow extends Row {
  readonly text: string;
  readonly source: string;
  readonly stated_at: string | null;
  readonly reviewed_at: string | null;
}

/** Number of machine texts read at a time. */
const chunk = 200;

/** Reads and writes local texts, such as translations. Writes go through a load, so that each can be undone. */
export function textStore(database: DatabaseSync, load: Store['load']): TextStore {
  return {
    async missing(field, language, filter, after = '0', limit = 1000) {
      const { where, values, bind } = conditions(filter);
      where.push(
        `research.language <> ${bind(language)}`,
        `${textOf(field, 'research.language')} IS NOT NULL`,
        `texts & ${coverageBits[`${field}.${language}`]} = 0`,
        `research.id > ${bind(Number(after))}`,
      );
      const matches = rowsOf<Row>(
        database,
        `SELECT ${columnsOf(field)} FROM research WHERE ${where.join(' AND ')} ORDER BY research.id LIMIT ${bind(limit)}`,
        values,
      );
      return matches.map((row) => missingText(row, field, language));
    },
    machineTexts: (filter) => machineTexts(database, filter),
    write: (batch, made, options = {}) => writeTexts(load, batch, made, options),
  };
}

const binder = (values: Value[]) => (value: Value) => {
  values.push(value);
  return '?';
};

/** SQL conditions for visible publications that match a filter. `bind` adds a value and returns its placeholder. */
function conditions({ areas, types, yearFrom, yearTo, from }: ListedTexts) {
  const values: Value[] = [];
  const bind = binder(values);
  // No record has the id -1, which stands for an unknown code.
  const anyOf = (lookup: LookupName, codes: readonly string[]) =>
    `(${codes.map((code) => bind(lookupIds[lookup].get(code) ?? -1)).join(', ')})`;
  const where = ['withdrawn_at IS NULL', 'research.merged_into IS NULL'];
  if (areas?.length)
    where.push(`research.id IN (SELECT research_id FROM research_in_area WHERE area_id IN ${anyOf('research_area', areas)})`);
  if (types?.length) where.push(`type_id IN ${anyOf('research_type', types)}`);
  if (yearFrom !== undefined) where.push(`research.year >= ${bind(yearFrom)}`);
  if (yearTo !== undefined) where.push(`research.year <= ${bind(yearTo)}`);
  if (from !== undefined) where.push(`research.language = ${bind(from)}`);
  return { where, values, bind };
}

const missingText = (
  { id, original, language: fromLanguage, areas, year, citations }: Row,
  field: WritableText,
  language: Language,
): MissingText =>
  withoutUndefined<MissingText>({
    recordId: String(id),
    field,
    language,
    from: original,
    fromLanguage,
    areas: JSON.parse(areas) as string[],
    year: year ?? undefined,
    citations: citations ?? undefined,
  });

/** Reads all ids first, then texts in chunks, so that no query stays open while a consumer works for hours and writes. */
async function* machineTexts(database: DatabaseSync, { field, language, reviewed, ...filter }: MachineFilter): AsyncGenerator<MachineText> {
  const { where, values, bind } = conditions(filter);
  const fieldNames = (field ? [field] : (['title', 'abstract'] as const)).flatMap((textField) =>
    (language ? [language] : languages).map((textLanguage) => `${textField}.${textLanguage}`),
  );
  const kinds = reviewed === undefined ? ['machine', 'reviewed'] : [reviewed ? 'reviewed' : 'machine'];
  where.push(`field IN (${fieldNames.map(bind).join(', ')})`, `kind IN (${kinds.map(bind).join(', ')})`);
  const targets = rowsOf<{ id: number; field: string }>(
    database,
    `SELECT research.id AS id, field FROM field_source JOIN research ON research.id = field_source.research_id
     LEFT JOIN research_in_area ON research_in_area.research_id = research.id AND position = 1
     WHERE ${where.join(' AND ')} ORDER BY COALESCE(area_id, 1000000), COALESCE(citations, -1) DESC, research.id, field`,
    values,
  );
  for (let start = 0; start < targets.length; start += chunk) {
    const part = targets.slice(start, start + chunk);
    const texts = textsByName(database, part, kinds);
    for (const { id, field: name } of part) {
      const text = texts.get(`${id} ${name}`);
      if (text) yield text;
    }
  }
}

function textsByName(
  database: DatabaseSync,
  part: readonly { readonly id: number; readonly field: string }[],
  kinds: readonly string[],
): Map<string, MachineText> {
  const texts = new Map<string, MachineText>();
  for (const name of new Set(part.map(({ field }) => field))) {
    const [field, language] = name.split('.') as [WritableText, Language];
    const ids = part.filter((row) => row.field === name).map(({ id }) => id);
    const values: Value[] = [];
    const bind = binder(values);
    const matches = rowsOf<MachineTextRow>(
      database,
      `SELECT ${columnsOf(field)}, ${textOf(field, `'${language}'`)} AS text, source, stated_at, reviewed_at
       FROM research JOIN field_source ON field_source.research_id = research.id AND field = ${bind(name)}
       WHERE kind IN (${kinds.map(bind).join(', ')}) AND research.id IN (${ids.map(bind).join(', ')})`,
      values,
    );
    for (const row of matches)
      texts.set(`${row.id} ${name}`, { ...missingText(row, field, language), text: row.text, origin: machineOriginOf(row) });
  }
  return texts;
}

const machineOriginOf = ({ source, stated_at: date, reviewed_at: reviewed }: MachineTextRow): TextOrigin =>
  withoutUndefined<TextOrigin>({
    source: 'machine',
    engine: source,
    date: date ?? undefined,
    reviewed: reviewed ?? undefined,
  });

/** Whether a text is an id of a record: a positive integer below 2^31. */
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31;

async function writeTexts(
  load: Store['load'],
  batch: string,
  rows: readonly WrittenText[],
  { source = 'texts', at }: { readonly source?: string; readonly at?: string },
): ReturnType<TextStore['write']> {
  const refusals: { key: WrittenText['key']; reason: TextRefusal }[] = [];
  const seenNames = new Set<string>();
  const accepted: TextUpdate[] = [];
  for (const row of rows) {
    const { recordId, field, language } = row.key;
    const name = `${recordId} ${field}.${language}`;
    const reason = !isId(recordId) ? 'unknown' : seenNames.has(name) ? 'twice' : undefined;
    seenNames.add(name);
    if (reason) refusals.push({ key: row.key, reason });
    else accepted.push({ made: row });
  }
  let nextIndex = 0;
  const refusedBefore = refusals.length;
  const report = await load(accepted, {
    batch,
    continues: true,
    source,
    ...(at && { at }),
    refused: () => refusals.length - refusedBefore,
    onOutcome: (outcome) => {
      const { made } = accepted[nextIndex] as TextUpdate;
      nextIndex += 1;
      if (outcome.kind === 'declined') refusals.push({ key: made.key, reason: outcome.reason });
    },
  });
  return withoutUndefined<Awaited<ReturnType<TextStore['write']>>>({
    batch: report.updated > 0 ? report.batch : undefined,
    written: report.updated,
    unchanged: report.unchanged,
    refused: refusals,
  });
}
