import type { Localized } from '#lib/domain/text.ts';
import { IndexSource } from '#lib/search/index-source.ts';
import type { NamedInstitution } from '#lib/service/store/institutions/institution-name.ts';
import { oncePerColumns } from '#lib/service/store/lists/columns.ts';
import { lookUpsOf } from '#lib/service/store/lists/newest-with.ts';
import type { NameAsked, PersonNames, PersonSpellings, SearchIndex, Signed, TitleRow } from '#lib/service/store/lists/search-index.ts';
import { lexeme } from '#lib/service/store/postgres/write/write-index.ts';
import { PostgresTables } from './search-tables.ts';
import type { Snapshots } from './snapshot.ts';

const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

/** The search index and the tables of a PostgreSQL store, as searching and suggesting ask for them; each in the snapshot of the request under way. */
export function postgresIndex(snapshots: Snapshots): SearchIndex {
  const rows = async <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    [...(await snapshots.now().tx.unsafe(sql, values))] as unknown as T[];
  const sourceOf = oncePerColumns((data) => {
    const tables = new PostgresTables(data);
    return { tables, source: new IndexSource(tables, data) };
  });
  const people = (asked: NameAsked, most: number) =>
    rows<PersonSpellings>(
      `SELECT id, name_en, name_ar, variants, publication_count AS n FROM author_text JOIN author ON id = author_id
       WHERE terms @@ $1::text::tsquery AND merged_into IS NULL ORDER BY publication_count DESC, id LIMIT $2`,
      nameQueryOf(asked),
      most,
    );
  const signedBy = (authors: readonly number[]) =>
    rows<Signed>(
      'SELECT research_id AS id, author_id AS author, MIN(position)::int AS place FROM authorship WHERE author_id = ANY($1::int[]) GROUP BY 1, 2 ORDER BY 1, 2',
      authors.map(whole),
    );
  const search: SearchIndex['search'] = async (work) => {
    const { tx, columns, commonWords } = snapshots.now();
    const { source, tables } = sourceOf(await columns());
    return tables.answer(tx, { people, signedBy, commonWords, rows }, () => work(source));
  };
  return {
    people,
    signedBy,
    search,
    ...lookUpsOf(search, () => snapshots.now().columns()),
    titles: (ids) =>
      rows<TitleRow>(
        `SELECT id, doc::json -> 'title' AS title, language, citations FROM research WHERE id = ANY($1::int[]) AND ${visible}`,
        ids,
      ),
    async affiliations(works) {
      const found = await rows<{ affiliation: string; authors: string }>(
        `SELECT affiliation, array_to_json(array_agg(author_id))::text AS authors FROM authorship
         WHERE research_id = ANY($1::int[]) AND affiliation IS NOT NULL GROUP BY affiliation`,
        works,
      );
      return found.map((row) => ({
        affiliation: JSON.parse(row.affiliation) as Localized,
        authors: JSON.parse(row.authors) as number[],
      }));
    },
    personByOrcid: async (orcid) =>
      (await rows<{ id: number }>('SELECT id FROM author WHERE orcid = $1 AND merged_into IS NULL', orcid))[0]?.id,
    institutionNames: (ids) =>
      rows<NamedInstitution>('SELECT id, name_en, name_ar, country FROM institution WHERE id = ANY($1::int[])', ids),
    async names(authors) {
      const found = await rows<PersonNames>(
        'SELECT id, name_en, name_ar, affiliation FROM author WHERE id = ANY($1::int[])',
        authors.map(whole),
      );
      return new Map(found.map((row) => [row.id, row]));
    },
  };
}

/** Who is asked for, as a `tsquery`. */
function nameQueryOf({ words, keys }: NameAsked): string {
  const written = words.map(({ text, isBeginning }) => `${lexeme('n', text)}${isBeginning ? ':*' : ''}`).join(' & ');
  const spoken = keys.map((group) => `(${group.map((key) => lexeme('k', `k_${key}`)).join(' | ')})`).join(' & ');
  return written !== '' && spoken !== '' ? `(${written}) | (${spoken})` : written || spoken;
}

/** Ids come from addresses that anybody may type; what no id can be is no id. */
const whole = (id: number) => (Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? id : -1);
