import type { DatabaseSync } from 'node:sqlite';
import type { Localized } from '#lib/domain/text.ts';
import { type SignedAffiliationRow, signedAffiliationsQuery } from '#lib/store/institutions/author-affiliations.ts';
import { spellingTokens } from '#lib/store/records/prepare-person.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import { amongIds, type IndexDocument, readBatches, recordStateOf, rowsBy } from './index-document.ts';

/** Generates one OpenSearch document for every person in `ids`, in this order, from the row and all authorships of the person. */
export function personDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const readPeople = personReader(database);
  return readBatches(ids, readPeople);
}

type StoredAuthor = AuthorRow & {
  readonly sort_en: string;
  readonly sort_ar: string;
  readonly initial_en: string;
  readonly initial_ar: string;
  readonly updated: number;
  readonly merged_into: number | null;
};

function personReader(database: DatabaseSync) {
  const authors = rowsBy<StoredAuthor>(
    database,
    `SELECT id, name_en, name_ar, orcid, country, affiliation, variants, publication_count, first_year, last_year, areas, updated_at,
       sort_en, sort_ar, initial_en, initial_ar, unixepoch(updated_at) AS updated, merged_into FROM author WHERE id ${amongIds}`,
    'id',
  );
  const areas = rowsBy<{ author_id: number; area_id: number }>(
    database,
    `SELECT DISTINCT author_id, area_id FROM authorship JOIN research_in_area USING (research_id) WHERE author_id ${amongIds} ORDER BY 1, 2`,
    'author_id',
  );
  const places = rowsBy<{ author_id: number; id: number | null; country: string | null }>(
    database,
    `SELECT DISTINCT author_id, own.leads_to AS id, COALESCE(lead.country, signed_from.country) AS country
     FROM authorship JOIN signed_from USING (research_id, position) LEFT JOIN institution_said ON institution_said.id = said_id
       LEFT JOIN institution AS own ON own.id = institution_id LEFT JOIN institution AS lead ON lead.id = own.leads_to
     WHERE author_id ${amongIds} ORDER BY 1, 2, 3`,
    'author_id',
  );
  const authorships = rowsBy<SignedAffiliationRow>(database, signedAffiliationsQuery(amongIds), 'author_id');
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const [rows, areasById, placesById, authorshipsById] = [authors(ids), areas(ids), places(ids), authorships(ids)];
    for (const id of ids) {
      const row = rows.get(id)?.[0];
      const placesSigned = placesById.get(id) ?? [];
      yield {
        id: String(id),
        body: row
          ? {
              ...personBody(row),
              areas: (areasById.get(id) ?? []).map((area) => area.area_id),
              institutions: [...new Set(placesSigned.flatMap((place) => place.id ?? []))],
              countries: [...new Set(placesSigned.flatMap(({ country }) => country ?? []))],
              signed: authorshipsById.get(id) ?? [],
            }
          : { id, state: 'removed' },
      };
    }
  };
}

function personBody({ sort_en, sort_ar, initial_en, initial_ar, updated, merged_into, ...row }: StoredAuthor): IndexDocument['body'] {
  const spellings = [row.name_en, row.name_ar, ...(JSON.parse(row.variants) as string[])].filter((name) => name !== null);
  const { words, keys } = spellingTokens(spellings);
  const affiliation = row.affiliation === null ? undefined : (JSON.parse(row.affiliation) as Localized);
  return {
    id: row.id,
    ...recordStateOf({ merged_into }),
    changedAt: row.updated_at,
    hasEn: row.name_en !== null,
    hasAr: row.name_ar !== null,
    sortEn: sort_en,
    sortAr: sort_ar,
    initialEn: (row.name_en !== null && initial_en) || undefined,
    initialAr: (row.name_ar !== null && initial_ar) || undefined,
    publications: row.publication_count,
    updated,
    hasAffiliation: affiliation !== undefined,
    affiliationEn: affiliation?.en !== undefined,
    affiliationAr: affiliation?.ar !== undefined,
    orcid: row.orcid ?? undefined,
    words: words.split(' ').filter(Boolean),
    keys: keys.split(' ').filter(Boolean),
    row,
  };
}
