import type { ResearchRecord } from '#lib/domain/record.ts';
import { type TextOriginEntry, translatableTexts } from '#lib/domain/text-origin.ts';
import { type FieldKind, wholeRecord } from '#lib/service/store/records/field-sources.ts';

/** A row of `field_source` about a text, or about the whole record: field, source, kind, day it was stated or set, day it was reviewed. */
export type TextSourceRow = readonly [field: string, source: string, kind: FieldKind, day: string, reviewed: string | null];

/** What is known of a record's texts. */
type Texts = Pick<ResearchRecord, 'title' | 'abstract' | 'keywords' | 'language' | 'abstractKind'>;

const fields = ['*', 'title.en', 'title.ar', 'abstract.en', 'abstract.ar', 'keywords.en', 'keywords.ar'];
const columns = 'field, source, kind, substr(COALESCE(stated_at, set_at), 1, 10), substr(reviewed_at, 1, 10)';
const from = `FROM field_source WHERE field_source.research_id = research.id AND field IN (${fields.map((field) => `'${field}'`).join(', ')})`;

/** Of a row of `research`, as JSON: its `TextSourceRow`s. */
export const textSourcesSql = `(SELECT json_group_array(json_array(${columns})) ${from}) AS text_sources`;

/**
 * Who made each text of a record, but for those that are as its source has them. What an entry of the text itself says counts; else an abstract's kind;
 * else, in the starter collection, every text in another language than the work's is by its editors.
 */
export function textOrigins(record: Texts, rows: readonly TextSourceRow[]): readonly TextOriginEntry[] {
  const said = new Map(rows.map((row) => [row[0], row]));
  return translatableTexts.flatMap((field) =>
    Object.keys(record[field] ?? {}).flatMap((language): TextOriginEntry[] => {
      const origin = originOf(record, field, language, said);
      return origin ? [{ field, language, ...origin }] : [];
    }),
  );
}

type Origin = Omit<TextOriginEntry, 'field' | 'language'>;

/** Of one text; undefined where it is as its source has it. */
export function originOf(
  record: Texts,
  field: keyof Texts,
  language: string,
  said: ReadonlyMap<string, TextSourceRow>,
): Origin | undefined {
  const own = said.get(`${field}.${language}`);
  if (own) {
    const [, engine, kind, date, reviewed] = own;
    if (kind === 'machine' || kind === 'reviewed') return { source: 'machine', engine, date, ...(reviewed && { reviewed }) };
    if (kind === 'editor' || kind === 'author') return { source: kind };
  }
  if (field === 'abstract' && record.abstractKind) return { source: record.abstractKind };
  const source = own?.[1] ?? said.get(wholeRecord)?.[1];
  return source === 'starter' && language !== record.language ? { source: 'editor' } : undefined;
}
