import type { DatabaseSync } from 'node:sqlite';
import type { Localized } from '#lib/domain/text.ts';
import { type SignedAffiliationRow, signedAffiliationsQuery } from '#lib/store/institutions/author-affiliations.ts';
import { spellingTokens } from '#lib/store/records/prepare-person.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import { counted, type Fields, flag, idNumber, keyword, long, mark, number, returned, short, term, valuesOf } from './fields.ts';
import { amongIds, documentsFrom, type IndexDocument, rowsBy } from './index-document.ts';

type StoredAuthor = AuthorRow & {
  readonly sort_en: string;
  readonly sort_ar: string;
  readonly initial_en: string;
  readonly initial_ar: string;
  readonly updated: number;
  readonly merged_into: number | null;
};

interface PersonSource {
  readonly author: StoredAuthor;
  readonly row: AuthorRow;
  readonly affiliation: Localized | undefined;
  /** Words and keys of all spellings, each joined by blanks. */
  readonly tokens: ReturnType<typeof spellingTokens>;
  readonly areas: readonly { readonly area_id: number }[];
  readonly places: readonly { readonly id: number | null; readonly country: string | null }[];
  readonly signed: readonly SignedAffiliationRow[];
}

const listOf = (tokens: string) => tokens.split(' ').filter(Boolean);

export const personFields: Fields<PersonSource> = {
  id: [idNumber, ({ row }) => row.id],
  state: [term, ({ author }) => (author.merged_into === null ? 'live' : 'merged')],
  into: [returned, ({ author }) => author.merged_into ?? undefined],
  changedAt: [keyword, ({ row }) => row.updated_at],
  isGroup: [flag, ({ row }) => row.is_group === 1],
  hasEn: [flag, ({ row }) => row.name_en !== null],
  hasAr: [flag, ({ row }) => row.name_ar !== null],
  sortEn: [counted, ({ author }) => author.sort_en],
  sortAr: [counted, ({ author }) => author.sort_ar],
  initialEn: [keyword, ({ author }) => (author.name_en !== null && author.initial_en) || undefined],
  initialAr: [keyword, ({ author }) => (author.name_ar !== null && author.initial_ar) || undefined],
  publications: [number, ({ row }) => row.publication_count],
  updated: [long, ({ author }) => author.updated],
  hasAffiliation: [mark, ({ affiliation }) => affiliation !== undefined],
  affiliationEn: [mark, ({ affiliation }) => affiliation?.en !== undefined],
  affiliationAr: [mark, ({ affiliation }) => affiliation?.ar !== undefined],
  areas: [short, ({ areas }) => areas.map(({ area_id }) => area_id)],
  institutions: [idNumber, ({ places }) => [...new Set(places.flatMap(({ id }) => id ?? []))]],
  countries: [keyword, ({ places }) => [...new Set(places.flatMap(({ country }) => country ?? []))]],
  orcid: [term, ({ row }) => row.orcid ?? undefined],
  words: [term, ({ tokens }) => listOf(tokens.words), 'unstored'],
  keys: [term, ({ tokens }) => listOf(tokens.keys), 'unstored'],
  row: [returned, ({ row }) => row],
  signed: [returned, ({ signed }) => signed],
};

/** Generates one OpenSearch document for every person in `ids`, in this order, from the row and all authorships of the person. */
export function personDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  return documentsFrom(personTables(database), ids, (id, { authors: [author], areas, places, signed }) => {
    if (!author) return { id, state: 'removed' };
    const { sort_en: _en, sort_ar: _ar, initial_en: _initialEn, initial_ar: _initialAr, updated: _at, merged_into: _into, ...row } = author;
    const affiliation = row.affiliation === null ? undefined : (JSON.parse(row.affiliation) as Localized);
    const spellings = [row.name_en, row.name_ar, ...(JSON.parse(row.variants) as string[])].filter((name) => name !== null);
    return valuesOf(personFields, { author, row, affiliation, tokens: spellingTokens(spellings), areas, places, signed });
  });
}

const personTables = (database: DatabaseSync) => ({
  authors: rowsBy<StoredAuthor>(
    database,
    `SELECT id, name_en, name_ar, orcid, country, affiliation, variants, publication_count, first_year, last_year, areas, updated_at,
       sort_en, sort_ar, initial_en, initial_ar, is_group, unixepoch(updated_at) AS updated, merged_into FROM author WHERE id ${amongIds}`,
    'id',
  ),
  areas: rowsBy<{ author_id: number; area_id: number }>(
    database,
    `SELECT DISTINCT author_id, area_id FROM authorship JOIN research_in_area USING (research_id) WHERE author_id ${amongIds} ORDER BY 1, 2`,
    'author_id',
  ),
  places: rowsBy<{ author_id: number; id: number | null; country: string | null }>(
    database,
    `SELECT DISTINCT author_id, own.leads_to AS id, COALESCE(lead.country, signed_from.country) AS country
     FROM authorship JOIN signed_from USING (research_id, position) LEFT JOIN institution_said ON institution_said.id = said_id
       LEFT JOIN institution AS own ON own.id = institution_id LEFT JOIN institution AS lead ON lead.id = own.leads_to
     WHERE author_id ${amongIds} ORDER BY 1, 2, 3`,
    'author_id',
  ),
  signed: rowsBy<SignedAffiliationRow>(database, signedAffiliationsQuery(amongIds), 'author_id'),
});
