import type { DatabaseSync } from 'node:sqlite';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { type CountedOrigin, countedTexts, type OriginLine } from '#lib/domain/text-origin.ts';
import { coverageBits } from '#lib/store/records/coverage-lines.ts';
import type { FieldKind } from '#lib/store/records/field-sources.ts';
import { originOf, type TextSourceRow } from '#lib/store/records/text-origins.ts';

type GroupedBy = 'year' | 'area';

/** The count of publications that agree in all fields that determine the origin of a text. */
interface Group {
  readonly key: number | null;
  readonly language: string;
  readonly source: string | null;
  readonly abstract_kind: 'author' | 'editor' | null;
  readonly made: FieldKind | null;
  readonly made_source: string | null;
  readonly reviewed: number;
  readonly present: number;
  readonly n: number;
}

/** Counts publications by text (such as `title.en`), by year or area, and by origin of the text, with the rule of the record page. */
export function coverageByOrigin(database: DatabaseSync, by: GroupedBy): readonly OriginLine[] {
  const lines: OriginLine[] = [];
  for (const text of countedTexts) {
    const groups = database.prepare(groupsOf(text, by)).all() as unknown as readonly Group[];
    const countsByKey = new Map<number | null, Record<CountedOrigin, number>>();
    for (const group of groups) {
      const counts = countsByKey.get(group.key) ?? { source: 0, author: 0, editor: 0, reviewed: 0, machine: 0, missing: 0 };
      counts[countedAs(group, text)] += Number(group.n);
      countsByKey.set(group.key, counts);
    }
    for (const [key, counts] of countsByKey) lines.push({ text, ...(key !== null && { key: String(key) }), counts });
  }
  return lines;
}

/** SQL of the groups. Only records of the starter collection or the operator state who wrote an abstract, so only those are parsed. */
function groupsOf(text: (typeof countedTexts)[number], by: GroupedBy): string {
  const isAbstract = text.startsWith('abstract');
  return `SELECT ${by === 'year' ? 'research.year' : 'area_id'} AS key, research.language AS language, whole.source AS source,
      ${isAbstract ? `CASE WHEN COALESCE(made.source, whole.source) IN ('starter', 'own') THEN research.doc ->> '$.abstractKind' ELSE 'author' END` : 'NULL'} AS abstract_kind,
      made.kind AS made, ${isAbstract ? 'made.source' : 'NULL'} AS made_source, CASE WHEN made.reviewed_at IS NULL THEN 0 ELSE 1 END AS reviewed,
      CASE WHEN texts & ${coverageBits[text]} <> 0 THEN 1 ELSE 0 END AS present, CAST(COUNT(*) AS int) AS n
    FROM research LEFT JOIN field_source AS whole ON whole.research_id = research.id AND whole.field = '*'
      LEFT JOIN field_source AS made ON made.research_id = research.id AND made.field = '${text}'
      ${by === 'area' ? 'LEFT JOIN research_in_area ON research_in_area.research_id = research.id' : ''}
    WHERE withdrawn_at IS NULL AND research.merged_into IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1`;
}

/** The origin of one text of a record, as coverage counts it. */
export function countedOrigin(
  record: Pick<ResearchRecord, 'title' | 'abstract' | 'language' | 'abstractKind'>,
  text: (typeof countedTexts)[number],
  sources: readonly TextSourceRow[],
): CountedOrigin {
  const [field, textLanguage] = text.split('.') as ['title' | 'abstract', string];
  const recordSource = sources.find(([name]) => name === '*')?.[1] ?? null;
  const textSource = sources.find(([name]) => name === text);
  const statedBy = textSource?.[1] ?? recordSource;
  const kind = statedBy === 'starter' || statedBy === 'own' ? (record.abstractKind ?? null) : 'author';
  return countedAs(
    {
      key: null,
      language: record.language,
      source: recordSource,
      abstract_kind: field === 'abstract' ? kind : null,
      made: textSource?.[2] ?? null,
      made_source: textSource?.[1] ?? null,
      reviewed: textSource?.[4] ? 1 : 0,
      present: typeof record[field]?.[textLanguage] === 'string' ? 1 : 0,
      n: 1,
    },
    text,
  );
}

function countedAs(
  { language, source, abstract_kind: kind, made, made_source: madeSource, reviewed, present }: Group,
  text: string,
): CountedOrigin {
  if (!Number(present)) return 'missing';
  const [field, textLanguage] = text.split('.') as ['title' | 'abstract', string];
  const sources: TextSourceRow[] = [
    ...(source ? [['*', source, 'original', '', null] as const] : []),
    ...(made ? [[text, madeSource ?? source ?? '', made, '', Number(reviewed) ? 'reviewed' : null] as const] : []),
  ];
  const origin = originOf(
    { title: {}, language, ...(kind && { abstractKind: kind }) },
    field,
    textLanguage,
    new Map(sources.map((row) => [row[0], row])),
  );
  return !origin ? 'source' : origin.reviewed ? 'reviewed' : origin.source;
}
