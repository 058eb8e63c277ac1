import type { ResearchRecord } from '#lib/domain/record.ts';
import { type AbstractKind, type TextOriginEntry, translatableTexts } from '#lib/domain/text-origin.ts';
import { allFields, type FieldKind } from './field-sources.ts';

/** A row of `field_source` about a text, or about the whole record: field, source, kind, day it was stated or set, day it was reviewed. */
export type TextSourceRow = readonly [field: string, source: string, kind: FieldKind, day: string, reviewed: string | null];

/** The fields of a record that concern its texts. */
type Texts = Pick<ResearchRecord, 'title' | 'abstract' | 'keywords' | 'language' | 'abstractKind'>;

const fields = ['*', 'title.en', 'title.ar', 'abstract.en', 'abstract.ar', 'keywords.en', 'keywords.ar'];
const columns = 'field, source, kind, substr(COALESCE(stated_at, set_at), 1, 10), substr(reviewed_at, 1, 10)';
const from = `FROM field_source WHERE field_source.research_id = research.id AND field IN (${fields.map((field) => `'${field}'`).join(', ')})`;

/** SQL for a row of `research`: a JSON array of its `TextSourceRow`s. */
export const textSourcesSql = `(SELECT json_group_array(json_array(${columns})) ${from}) AS text_sources`;

/**
 * Origin of each text that the record's source does not state: from `rows`, from `abstractKind`, or `editor` for translations in the
 * starter collection.
 */
export function textOrigins(record: Texts, rows: readonly TextSourceRow[]): readonly TextOriginEntry[] {
  const byField = new Map(rows.map((row) => [row[0], row]));
  return translatableTexts.flatMap((field) =>
    Object.keys(record[field] ?? {}).flatMap((language): TextOriginEntry[] => {
      const origin = originOf(record, field, language, byField);
      return origin ? [{ field, language, ...origin }] : [];
    }),
  );
}

type Origin = Omit<TextOriginEntry, 'field' | 'language'>;

/** Origin of one text; undefined if the source of the record states the text itself. */
export function originOf(
  record: Texts,
  field: keyof Texts,
  language: string,
  byField: ReadonlyMap<string, TextSourceRow>,
): Origin | undefined {
  const entry = byField.get(`${field}.${language}`);
  if (entry) {
    const [, engine, kind, date, reviewed] = entry;
    if (kind === 'machine' || kind === 'reviewed') return { source: 'machine', engine, date, ...(reviewed && { reviewed }) };
    if (kind === 'editor' || kind === 'author') return { source: kind };
  }
  const abstractKind = field === 'abstract' ? abstractKindOf(record, language, byField) : undefined;
  if (abstractKind) return { source: abstractKind };
  const source = entry?.[1] ?? byField.get(allFields)?.[1];
  return source === 'starter' && language !== record.language ? { source: 'editor' } : undefined;
}

/** Who wrote the abstract in a language; of a translation, who wrote its original. Undefined if the source does not state it. */
export function abstractKindOf(record: Texts, language: string, byField: ReadonlyMap<string, TextSourceRow>): AbstractKind | undefined {
  const recordSource = byField.get(allFields)?.[1];
  const [, source, kind] = byField.get(`abstract.${language}`) ?? [];
  if (source === undefined || source === recordSource || (kind !== 'original' && kind !== 'derived')) return record.abstractKind;
  // After a merge `abstractKind` is that of one source. Only the starter collection and the operator have summaries by editors.
  if (source === 'starter') return 'editor';
  return source === 'own' && recordSource !== 'starter' ? record.abstractKind : 'author';
}
