import { type LookupTerm, researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { Language } from '#lib/domain/language.ts';
import type { TextOrigin } from '#lib/domain/text-origin.ts';
import { coverageBits } from '#lib/service/store/records/text-bits.ts';
import type {
  MachineFilter,
  MachineText,
  MissingText,
  TextFilter,
  TextRefusal,
  TextStore,
  WritableText,
  WrittenText,
} from '#lib/service/translate/text-port.ts';
import type { Store, TextUpdate } from './store.ts';

type Value = string | number;

export interface TextParts {
  readonly rows: <T>(sql: string, values: readonly Value[]) => Promise<readonly T[]>;
  readonly load: Store['load'];
}

/** A text of a stored record by field and by an expression for its language. */
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

interface MadeRow extends Row {
  readonly text: string;
  readonly source: string;
  readonly stated_at: string | null;
  readonly reviewed_at: string | null;
}

/** Machine texts are read this many at a time. */
const chunk = 200;

/** What is read is one statement, what is written is a load. */
export function textStore({ rows, load }: TextParts): TextStore {
  return {
    async missing(field, language, filter, after = '0', limit = 1000) {
      const { where, values, place } = conditions(filter);
      where.push(
        `research.language <> ${place(language)}`,
        `${textOf(field, 'research.language')} IS NOT NULL`,
        `texts & ${coverageBits[`${field}.${language}`]} = 0`,
        `research.id > ${place(Number(after))}`,
      );
      const found = await rows<Row>(
        `SELECT ${columnsOf(field)} FROM research WHERE ${where.join(' AND ')} ORDER BY research.id LIMIT ${place(limit)}`,
        values,
      );
      return found.map((row) => missingText(row, field, language));
    },
    machineTexts: (filter) => machineTexts(rows, filter),
    write: (batch, made, options = {}) => writeTexts(load, batch, made, options),
  };
}

/** Types and areas come with the program; their ids are their places, in every store. No record has what is unknown. */
const numberOf = (terms: readonly LookupTerm[], code: string): number => terms.findIndex(({ id }) => id === code) + 1 || -1;

const placer = (values: Value[]) => (value: Value) => {
  values.push(value);
  return '?';
};

/** The publications that readers see and a filter selects. `place` adds a value. */
function conditions({ areas, types, yearFrom, yearTo, from }: TextFilter) {
  const values: Value[] = [];
  const place = placer(values);
  const anyOf = (terms: readonly LookupTerm[], codes: readonly string[]) =>
    `(${codes.map((code) => place(numberOf(terms, code))).join(', ')})`;
  const where = ['withdrawn_at IS NULL', 'research.merged_into IS NULL'];
  if (areas?.length)
    where.push(`research.id IN (SELECT research_id FROM research_in_area WHERE area_id IN ${anyOf(researchAreaTerms, areas)})`);
  if (types?.length) where.push(`type_id IN ${anyOf(researchTypeTerms, types)}`);
  if (yearFrom !== undefined) where.push(`research.year >= ${place(yearFrom)}`);
  if (yearTo !== undefined) where.push(`research.year <= ${place(yearTo)}`);
  if (from !== undefined) where.push(`research.language = ${place(from)}`);
  return { where, values, place };
}

const missingText = (
  { id, original, language: fromLanguage, areas, year, citations }: Row,
  field: WritableText,
  language: Language,
): MissingText => ({
  recordId: String(id),
  field,
  language,
  from: original,
  fromLanguage,
  areas: JSON.parse(areas) as string[],
  ...(year !== null && { year }),
  ...(citations !== null && { citations }),
});

/** The ids first, in order, then a chunk of texts at a time: whoever reads them may take hours and write meanwhile. */
async function* machineTexts(
  rows: TextParts['rows'],
  { field, language, reviewed, ...filter }: MachineFilter,
): AsyncGenerator<MachineText> {
  const { where, values, place } = conditions(filter);
  const named = (field ? [field] : (['title', 'abstract'] as const)).flatMap((one) =>
    (language ? [language] : (['en', 'ar'] as const)).map((other) => `${one}.${other}`),
  );
  const kinds = reviewed === undefined ? ['machine', 'reviewed'] : [reviewed ? 'reviewed' : 'machine'];
  where.push(`field IN (${named.map(place).join(', ')})`, `kind IN (${kinds.map(place).join(', ')})`);
  const found = await rows<{ id: number; field: string }>(
    `SELECT research.id AS id, field FROM field_source JOIN research ON research.id = field_source.research_id
     LEFT JOIN research_in_area ON research_in_area.research_id = research.id AND position = 1
     WHERE ${where.join(' AND ')} ORDER BY COALESCE(area_id, 1000000), COALESCE(citations, -1) DESC, research.id, field`,
    values,
  );
  for (let at = 0; at < found.length; at += chunk) {
    const part = found.slice(at, at + chunk);
    const read = await textsByName(rows, part, kinds);
    for (const { id, field: name } of part) {
      const text = read.get(`${id} ${name}`);
      if (text) yield text;
    }
  }
}

async function textsByName(
  rows: TextParts['rows'],
  part: readonly { readonly id: number; readonly field: string }[],
  kinds: readonly string[],
): Promise<Map<string, MachineText>> {
  const read = new Map<string, MachineText>();
  for (const name of new Set(part.map(({ field }) => field))) {
    const [field, language] = name.split('.') as [WritableText, Language];
    const ids = part.filter((one) => one.field === name).map(({ id }) => id);
    const values: Value[] = [];
    const place = placer(values);
    const found = await rows<MadeRow>(
      `SELECT ${columnsOf(field)}, ${textOf(field, `'${language}'`)} AS text, source, stated_at, reviewed_at
       FROM research JOIN field_source ON field_source.research_id = research.id AND field = ${place(name)}
       WHERE kind IN (${kinds.map(place).join(', ')}) AND research.id IN (${ids.map(place).join(', ')})`,
      values,
    );
    for (const row of found)
      read.set(`${row.id} ${name}`, { ...missingText(row, field, language), text: row.text, origin: machineOriginOf(row) });
  }
  return read;
}

const machineOriginOf = ({ source, stated_at: date, reviewed_at: reviewed }: MadeRow): TextOrigin => ({
  source: 'machine',
  engine: source,
  ...(date !== null && { date }),
  ...(reviewed !== null && { reviewed }),
});

/** A publication's number. */
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31;

async function writeTexts(
  load: Store['load'],
  batch: string,
  rows: readonly WrittenText[],
  { source = 'texts', at }: { readonly source?: string; readonly at?: string },
): ReturnType<TextStore['write']> {
  const refused: { key: WrittenText['key']; reason: TextRefusal }[] = [];
  const seen = new Set<string>();
  const taken: TextUpdate[] = [];
  for (const made of rows) {
    const { recordId, field, language } = made.key;
    const name = `${recordId} ${field}.${language}`;
    const reason = !isId(recordId) ? 'unknown' : seen.has(name) ? 'twice' : undefined;
    seen.add(name);
    if (reason) refused.push({ key: made.key, reason });
    else taken.push({ made });
  }
  let next = 0;
  const before = refused.length;
  const report = await load(taken, {
    batch,
    continues: true,
    source,
    ...(at && { at }),
    refused: () => refused.length - before,
    onOutcome: (outcome) => {
      const { made } = taken[next] as TextUpdate;
      next += 1;
      if (outcome.kind === 'declined') refused.push({ key: made.key, reason: outcome.reason });
    },
  });
  return { ...(report.updated > 0 && { batch: report.batch }), written: report.updated, unchanged: report.unchanged, refused };
}
