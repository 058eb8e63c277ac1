import type { DatabaseSync } from 'node:sqlite';
import { listOf, textFilters } from '#lib/domain/filters.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { countedTexts } from '#lib/domain/text-origin.ts';
import {
  type AffiliationRow,
  affiliationQuery,
  type InstitutionRow,
  institutionColumns,
} from '#lib/service/store/institutions/read-institutions.ts';
import { countedOrigin } from '#lib/service/store/origin-coverage.ts';
import { type SignedAffiliationRow, signedAffiliationsQuery } from '#lib/service/store/records/author-affiliations.ts';
import { spellingTokens } from '#lib/service/store/records/prepare-person.ts';
import { indexEntryOf, recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { AuthorRow } from '#lib/service/store/records/present-author.ts';
import {
  type AuthorshipRow,
  citationsFromSql,
  listAuthorsMax,
  type ResearchRow,
  signedCountrySql,
} from '#lib/service/store/records/present-research.ts';
import type { FieldSourceRow } from '#lib/service/store/records/record-sources.ts';
import { type TextSourceRow, textSourcesSql } from '#lib/service/store/text-origins.ts';
import { indexedFields } from './indexed-fields.ts';

/**
 * What an id is now. `merged` leads to another id, `withdrawn` and `removed` (undone) since a moment; `removed` without a moment where none is recorded.
 * No document is ever deleted, so that each id that ever was can be answered.
 */
export type Life =
  | { readonly state: 'live' }
  | { readonly state: 'merged'; readonly into: number }
  | { readonly state: 'withdrawn'; readonly at: string }
  | { readonly state: 'removed'; readonly at?: string };

/** A document of an index: `id` is its `_id`, `body` its source, complete: publishing it again replaces what is there. */
export interface IndexDocument {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Rows that `present-research.ts` reads, of at most `listAuthorsMax` authors. */
export interface StoredRows {
  readonly research: ResearchRow;
  readonly authorships: readonly AuthorshipRow[];
  readonly affiliations: readonly AffiliationRow[];
}

/** What lists do not read: later authors, the authors as their source wrote them (JSON), and who said each field. */
export interface StoredRest extends Omit<StoredRows, 'research'> {
  readonly authors: string;
  readonly sources: readonly FieldSourceRow[];
}

/** Ids are read this many at a time: the memory of a publisher is one such batch. */
const batchSize = 500;

/**
 * The documents of publications as they are now in a SQLite record store, in the order of `ids`; one for each id, also of those removed or never there.
 * A document is a function of the record and of what is shown with it: the names of its authors, and the names, countries, ROR ids and mergers of its institutions.
 * Reads `database` lazily, in batches: run it in a transaction where others write.
 */
export function publicationDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const read = publicationReader(database);
  return batched(ids, read);
}

/**
 * The documents of people, as `publicationDocuments`. One depends on the person's row, and on the areas, institutions and countries of all that they signed.
 */
export function personDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const read = personReader(database);
  return batched(ids, read);
}

/** The documents of institutions, as `publicationDocuments`. One depends on the institution's row and on the identifiers by which it was recognised. */
export function institutionDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const read = institutionReader(database);
  return batched(ids, read);
}

/** Every id that was ever given, ascending, whatever became of it: what `publish --all` publishes. */
export function* allIds(database: DatabaseSync, name: 'publications' | 'people' | 'institutions'): Generator<number> {
  const table = { publications: 'research', people: 'author', institutions: 'institution' }[name];
  const row = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table) as { seq: number } | undefined;
  for (let id = 1; id <= (row?.seq ?? 0); id += 1) yield id;
}

function* batched(ids: Iterable<number>, read: (ids: readonly number[]) => Iterable<IndexDocument>): Generator<IndexDocument> {
  let batch: number[] = [];
  for (const id of ids) {
    if (batch.push(id) < batchSize) continue;
    yield* read(batch);
    batch = [];
  }
  yield* read(batch);
}

const among = 'IN (SELECT value FROM json_each(?1))';

/** Rows of a statement for a list of ids, by the id of each. */
function rowsBy<Row>(database: DatabaseSync, sql: string, key: keyof Row & string, ...values: number[]) {
  const statement = database.prepare(sql);
  return (ids: readonly number[]): ReadonlyMap<number, Row[]> =>
    Map.groupBy(statement.all(JSON.stringify(ids), ...values) as Row[], (row) => Number(row[key]));
}

/** The columns of filters whose values are texts, with the fields that they become. */
const textFields: readonly (readonly [column: string, field: string])[] = textFilters.flatMap((name) => {
  const { field, isBilingual } = listOf(name);
  return [[field, field], ...(isBilingual ? [[`${field}_ar`, `${field}Ar`] as const] : [])] as const;
});
const textColumns = textFields.map(([column]) => column);

type StoredResearch = ResearchRow &
  Readonly<Record<string, string | number | null>> & {
    readonly year: number | null;
    readonly language: string;
    readonly has_arabic: number;
    readonly open_access: number | null;
    readonly citations: number | null;
    readonly sort_en: string;
    readonly sort_ar: string;
    readonly doi: string | null;
    readonly texts: number;
    readonly updated: number;
    readonly withdrawn_at: string | null;
    readonly merged_into: number | null;
    readonly authors: string;
  };

interface Undone {
  readonly id: number;
  readonly at: string;
  readonly type_id: number;
  readonly areas: string;
}

const lastAuthor = 1_000_000;

/** All that a publication's document is made of, by publication, for a list of ids. */
function publicationTables(database: DatabaseSync) {
  const research = rowsBy<StoredResearch>(
    database,
    `SELECT id, type_id, author_count, created_at, updated_at, research.doc AS doc, ${citationsFromSql}, ${textSourcesSql}, year, has_arabic, open_access,
       citations, sort_en, sort_ar, doi, ${textColumns.join(', ')}, texts, unixepoch(updated_at) AS updated, withdrawn_at, merged_into,
       COALESCE(research_authors.doc, '[]') AS authors
     FROM research LEFT JOIN research_authors ON research_authors.research_id = research.id WHERE id ${among}`,
    'id',
  );
  const undone = rowsBy<Undone>(database, `SELECT research_id AS id, at, type_id, areas FROM undone WHERE research_id ${among}`, 'id');
  const authorships = rowsBy<AuthorshipRow>(
    database,
    `SELECT research_id, position, author_id, name_en, name_ar, orcid, authorship.affiliation, corresponding, ${signedCountrySql}
     FROM authorship JOIN author ON author.id = author_id WHERE research_id ${among} ORDER BY research_id, position`,
    'research_id',
  );
  const affiliations = rowsBy<AffiliationRow>(database, affiliationQuery(among, '?2'), 'research_id', lastAuthor);
  const countries = rowsBy<{ research_id: number; country: string }>(
    database,
    `SELECT research_id, country FROM signed_from WHERE research_id ${among} AND country IS NOT NULL`,
    'research_id',
  );
  const areas = rowsBy<{ research_id: number; area_id: number }>(
    database,
    `SELECT research_id, area_id FROM research_in_area WHERE research_id ${among} ORDER BY research_id, position`,
    'research_id',
  );
  const sources = rowsBy<FieldSourceRow & { research_id: number }>(
    database,
    `SELECT research_id, field, source, kind, stated_at, set_at, batch FROM field_source WHERE research_id ${among} ORDER BY research_id, field`,
    'research_id',
  );
  const identities = rowsBy<{ research_id: number; identity: string }>(
    database,
    `SELECT research_id, identity FROM research_identity WHERE research_id ${among} ORDER BY identity`,
    'research_id',
  );
  return { research, undone, authorships, affiliations, countries, areas, sources, identities };
}

function publicationReader(database: DatabaseSync) {
  const tables = publicationTables(database);
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const research = tables.research(ids);
    const undone = tables.undone(ids);
    const around = aroundReader(tables, ids);
    for (const id of ids) {
      const row = research.get(id)?.[0];
      const gone = undone.get(id)?.[0];
      const changedAt = gone && row && gone.at > row.updated_at ? gone.at : row?.updated_at;
      yield { id: String(id), body: row ? { ...publicationBody(row, around(id)), changedAt } : removedPublication(id, gone) };
    }
  };
}

function aroundReader(tables: ReturnType<typeof publicationTables>, ids: readonly number[]): (id: number) => Around {
  const [authorships, affiliations, countries] = [tables.authorships(ids), tables.affiliations(ids), tables.countries(ids)];
  const [areas, sources, identities] = [tables.areas(ids), tables.sources(ids), tables.identities(ids)];
  return (id) => ({
    authorships: authorships.get(id) ?? [],
    affiliations: affiliations.get(id) ?? [],
    countries: (countries.get(id) ?? []).map(({ country }) => country),
    areas: (areas.get(id) ?? []).map(({ area_id }) => area_id),
    sources: (sources.get(id) ?? []).map(({ research_id: _, ...said }) => said),
    identities: (identities.get(id) ?? []).map(({ identity }) => identity),
  });
}

function removedPublication(id: number, gone: Undone | undefined): IndexDocument['body'] {
  return {
    id,
    state: 'removed',
    ...(gone && {
      at: gone.at,
      changedAt: gone.at,
      typeId: gone.type_id,
      areas: gone.areas.split(',').filter(Boolean).map(Number),
    }),
  };
}

interface Around {
  readonly authorships: readonly AuthorshipRow[];
  readonly affiliations: readonly AffiliationRow[];
  readonly countries: readonly string[];
  readonly areas: readonly number[];
  readonly sources: readonly FieldSourceRow[];
  readonly identities: readonly string[];
}

function publicationBody(row: StoredResearch, around: Around): IndexDocument['body'] {
  const { authorships, affiliations, areas } = around;
  const life = lifeOf(row);
  const record = recordOf(row);
  const signers = [...new Set(authorships.map(({ author_id }) => author_id))];
  const within = (last: number) => signers.filter((id) => authorships.some((one) => one.author_id === id && one.position <= last));
  const resolved = new Set(affiliations.map(({ position }) => position));
  return {
    id: row.id,
    ...life,
    typeId: row.type_id,
    ...(row.year !== null && { year: row.year }),
    ...(row.year !== null && row.year >= 1000 && row.year <= 9999 && { published: String(row.year) }),
    hasArabic: row.has_arabic === 1,
    openAccess: row.open_access === 1,
    areas,
    authors: signers,
    firstAuthor: within(1),
    leadAuthors: within(3),
    institutions: [...new Set(affiliations.map(({ id }) => id))],
    countries: [...new Set([...around.countries, ...affiliations.flatMap(({ country }) => country ?? [])])],
    ...Object.fromEntries(textFields.map(([column, field]) => [field, row[column]] as const).filter(([, text]) => text !== null)),
    citations: row.citations ?? -1,
    titleEn: row.sort_en,
    titleAr: row.sort_ar,
    updatedAt: row.updated_at,
    updated: row.updated,
    texts: row.texts,
    origins: originsOf(record, row),
    resolved: resolved.size,
    unresolved: authorships.filter(({ affiliation, position }) => affiliation !== null && !resolved.has(position)).length,
    identities: [...around.identities, ...(row.doi === null ? [] : [`doi=${row.doi}`])],
    ...(life.state === 'live' && indexedFields(indexEntryOf(record), row.citations)),
    title: record.title,
    rows: storedRows(row, around),
    rest: {
      authorships: authorships.filter(({ position }) => position > listAuthorsMax),
      affiliations: affiliations.filter(({ position }) => position > listAuthorsMax),
      authors: row.authors,
      sources: around.sources,
    } satisfies StoredRest,
  };
}

function storedRows(row: StoredResearch, { authorships, affiliations }: Around): StoredRows {
  const { id, type_id, author_count, created_at, updated_at, doc, citations_from, text_sources } = row;
  return {
    research: { id, type_id, author_count, created_at, updated_at, doc, citations_from, text_sources },
    authorships: authorships.filter(({ position }) => position <= listAuthorsMax),
    affiliations: affiliations.filter(({ position }) => position <= listAuthorsMax),
  };
}

/** Who made each text that coverage counts: `title.ar machine`. */
function originsOf(record: ResearchRecord, row: StoredResearch): string[] {
  const sources = JSON.parse(row.text_sources ?? '[]') as TextSourceRow[];
  return countedTexts.map((text) => `${text} ${countedOrigin(record, text, sources)}`);
}

function lifeOf(row: { readonly merged_into: number | null; readonly withdrawn_at?: string | null }): Life {
  if (row.merged_into !== null) return { state: 'merged', into: row.merged_into };
  return row.withdrawn_at ? { state: 'withdrawn', at: row.withdrawn_at } : { state: 'live' };
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
       sort_en, sort_ar, initial_en, initial_ar, unixepoch(updated_at) AS updated, merged_into FROM author WHERE id ${among}`,
    'id',
  );
  const areas = rowsBy<{ author_id: number; area_id: number }>(
    database,
    `SELECT DISTINCT author_id, area_id FROM authorship JOIN research_in_area USING (research_id) WHERE author_id ${among} ORDER BY 1, 2`,
    'author_id',
  );
  const places = rowsBy<{ author_id: number; id: number | null; country: string | null }>(
    database,
    `SELECT DISTINCT author_id, own.leads_to AS id, COALESCE(lead.country, signed_from.country) AS country
     FROM authorship JOIN signed_from USING (research_id, position) LEFT JOIN institution_said ON institution_said.id = said_id
       LEFT JOIN institution AS own ON own.id = institution_id LEFT JOIN institution AS lead ON lead.id = own.leads_to
     WHERE author_id ${among} ORDER BY 1, 2, 3`,
    'author_id',
  );
  const signatures = rowsBy<SignedAffiliationRow>(database, signedAffiliationsQuery(among), 'author_id');
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const [rows, inAreas, from, signedRows] = [authors(ids), areas(ids), places(ids), signatures(ids)];
    for (const id of ids) {
      const row = rows.get(id)?.[0];
      const signed = from.get(id) ?? [];
      yield {
        id: String(id),
        body: row
          ? {
              ...personBody(row),
              areas: (inAreas.get(id) ?? []).map((one) => one.area_id),
              institutions: [...new Set(signed.flatMap((one) => one.id ?? []))],
              countries: [...new Set(signed.flatMap(({ country }) => country ?? []))],
              signed: signedRows.get(id) ?? [],
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
    ...lifeOf({ merged_into }),
    changedAt: row.updated_at,
    hasEn: row.name_en !== null,
    hasAr: row.name_ar !== null,
    sortEn: sort_en,
    sortAr: sort_ar,
    ...(row.name_en !== null && initial_en !== '' && { initialEn: initial_en }),
    ...(row.name_ar !== null && initial_ar !== '' && { initialAr: initial_ar }),
    publications: row.publication_count,
    updated,
    hasAffiliation: affiliation !== undefined,
    affiliationEn: affiliation?.en !== undefined,
    affiliationAr: affiliation?.ar !== undefined,
    ...(row.orcid !== null && { orcid: row.orcid }),
    words: words.split(' ').filter(Boolean),
    keys: keys.split(' ').filter(Boolean),
    row,
  };
}

function institutionReader(database: DatabaseSync) {
  const institutions = rowsBy<InstitutionRow & { leads_to: number }>(
    database,
    `SELECT ${institutionColumns}, leads_to FROM institution WHERE id ${among}`,
    'id',
  );
  const keys = rowsBy<{ institution_id: number; key: string; said: number }>(
    database,
    `SELECT institution_id, 'known:' || known AS key, MIN(id) AS said FROM institution_said WHERE institution_id ${among} AND known IS NOT NULL GROUP BY 1, 2
     UNION ALL SELECT institution_id, 'openalex:' || openalex, MIN(id) FROM institution_said WHERE institution_id ${among} AND openalex IS NOT NULL GROUP BY 1, 2`,
    'institution_id',
  );
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const [rows, knownBy] = [institutions(ids), keys(ids)];
    for (const id of ids) {
      const stored = rows.get(id)?.[0];
      if (!stored) {
        yield { id: String(id), body: { id, state: 'removed' } };
        continue;
      }
      const { leads_to, ...row } = stored;
      const names = knownBy.get(id) ?? [];
      const life = leads_to === id ? { state: 'live' as const } : { state: 'merged' as const, into: leads_to };
      yield {
        id: String(id),
        body: {
          id,
          ...life,
          changedAt: row.updated_at,
          isShown: leads_to === id && row.publication_count > 0,
          ...(row.country !== null && { country: row.country }),
          keys: names.map(({ key }) => key),
          // Of several institutions with one key, the one that was said first counts.
          row: { ...row, said: Object.fromEntries(names.map(({ key, said }) => [key, said])) },
        },
      };
    }
  };
}
