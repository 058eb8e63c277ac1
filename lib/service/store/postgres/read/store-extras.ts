import type { Change, ChangeFilter, CountedRef, CoverageLine, Extras, Letter } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { OriginLine } from '#lib/domain/text-origin.ts';
import { type InstitutionFinder, withInstitutions } from '#lib/service/store/institutions/find-institutions.ts';
import { affiliationCoverageQuery } from '#lib/service/store/institutions/signers-query.ts';
import { cachedForVersion } from '#lib/service/store/lists/cached-for-version.ts';
import type { AuthorLists } from '#lib/service/store/lists/find-author-page.ts';
import { type ResearchFinder, yearsIn } from '#lib/service/store/lists/find-research.ts';
import { placeCounter, placeCounts } from '#lib/service/store/lists/place-counts.ts';
import { relatedIds } from '#lib/service/store/lists/related.ts';
import type { SearchIndex } from '#lib/service/store/lists/search-index.ts';
import { similarPeople } from '#lib/service/store/lists/similar-names.ts';
import { suggester } from '#lib/service/store/lists/suggest/suggest.ts';
import { coverageByOrigin } from '#lib/service/store/origin-coverage.ts';
import type { Sql } from '#lib/service/store/postgres/sql.ts';
import { type Names, presentName } from '#lib/service/store/records/present-research.ts';
import { type FieldSourceRow, recordSources } from '#lib/service/store/records/record-sources.ts';
import { coverageBits } from '#lib/service/store/records/text-bits.ts';
import { lastChangedFirst, streamWholeRecords } from '#lib/service/store/records/whole-records.ts';
import { textSourcesSql } from '#lib/service/store/text-origins.ts';
import { postgresDialect } from '#lib/service/store/text-store.ts';
import type { RowReaders } from './row-readers.ts';
import type { Snapshots } from './snapshot.ts';

interface Parts {
  readonly snapshots: Snapshots;
  readonly index: SearchIndex;
  readonly readers: RowReaders;
  readonly findResearch: ResearchFinder;
  readonly authors: AuthorLists;
  readonly institutions: InstitutionFinder;
  readonly names: Names;
}

/** Records of a stream are read this many at a time: the memory of an export is one such batch and the list of ids. */
const streamBatch = 200;

/** Each method runs inside a request of `Snapshots`, but `stream`, which makes one of each batch: a reader who is slow holds no transaction open. */
export function storeExtras({ snapshots, index, readers, findResearch, authors, institutions, names }: Parts) {
  const suggest = suggester(index, names);
  const kept = cachedForVersion<readonly Letter[]>(() => snapshots.now().mark);
  const rows = async <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    [...(await snapshots.now().tx.unsafe(sql, values))] as unknown as T[];
  const extras: Omit<Extras, 'stream' | 'wholeRecords' | 'dataVersion'> = {
    async counts() {
      const [row] = await rows<{ n: number }>('SELECT COUNT(*)::int AS n FROM author WHERE merged_into IS NULL');
      return { research: (await snapshots.now().columns()).size, authors: row?.n ?? 0, institutions: await institutions.count() };
    },
    affiliationCoverage: affiliationCounter(snapshots, rows),
    ...placeCounter({ index, counts: placeCounts({ findResearch, authors, institutions }), institutions }),
    letters: () => kept('letters', () => rows(lettersQuery)),
    years: (authorId) => yearsIn(findResearch, authorId),
    async coauthors(language, authorId, limit) {
      const found = await rows<CountedRow>(
        `SELECT author.id, name_en, name_ar, COUNT(DISTINCT theirs.research_id)::int AS n
         FROM authorship AS mine JOIN authorship AS theirs USING (research_id) JOIN author ON author.id = theirs.author_id
         WHERE mine.author_id = $1 AND theirs.author_id <> $1 GROUP BY author.id ORDER BY n DESC, author.publication_count DESC, author.id LIMIT $2`,
        idOf(authorId),
        limit,
      );
      return counted(found, language);
    },
    async similarAuthors(language, authorId, limit) {
      const [author] = await readers.authors(language, [idOf(authorId)]);
      return author ? counted(await similarPeople(index, author, limit), language) : [];
    },
    related: async (language, researchId, limit) =>
      readers.research(language, relatedIds(await snapshots.now().columns(), idOf(researchId), limit), 'list'),
    suggest: async (language, text, limit) => withInstitutions(await suggest(language, text, limit), institutions),
    async sources(researchId) {
      const found = await rows<FieldSourceRow>(
        'SELECT field, source, kind, stated_at, set_at, batch FROM field_source WHERE research_id = $1',
        idOf(researchId),
      );
      return recordSources(found);
    },
    changesSince: (since, limit, filter) => readChanges(snapshots.now().tx, since, limit, filter),
    coverage: async () => coverageLines((await rows<Record<string, number>>(coverageQuery))[0] ?? {}),
    coverageByOrigin: originCounter(snapshots, rows),
    async lacking(what, language, limit, after = '0') {
      const found = await rows<{ id: number }>(
        `SELECT id FROM ${lackingFrom(what, language)} AND id > $1 ORDER BY id LIMIT $2`,
        idOf(after),
        limit,
      );
      return found.map(({ id }) => String(id));
    },
  };
  return {
    extras,
    async recentOf(language: Language, authorId: string): Promise<Research[]> {
      const ids = await findResearch.ids(language, { ...defaultResearchQuery, authorId: [authorId], sort: '-year' });
      return readers.research(language, ids.slice(0, 5), 'list');
    },
    streams: streamer({ snapshots, readers, findResearch }),
  };
}

function streamer({ snapshots, readers, findResearch }: Pick<Parts, 'snapshots' | 'readers' | 'findResearch'>) {
  return {
    async *stream(...[language, query]: Parameters<Extras['stream']>): AsyncGenerator<Research> {
      const ids = await snapshots.read('Exporting', () => findResearch.ids(language, query));
      for (let at = 0; at < ids.length; at += streamBatch)
        yield* await snapshots.read('Exporting', () => readers.research(language, ids.slice(at, at + streamBatch), 'detail'));
    },
    wholeRecords: () =>
      streamWholeRecords({
        ids: () => snapshots.read('Exporting', () => findResearch.ids('en', lastChangedFirst)),
        rows: (sql, ids) =>
          snapshots.read(
            'Exporting',
            async () => [...(await snapshots.now().tx.unsafe(sql('= ANY($1::int[])', textSourcesSql.postgres), [ids]))] as never,
          ),
      }),
  } satisfies Pick<Extras, 'stream' | 'wholeRecords'>;
}

function originCounter(snapshots: Snapshots, rows: <T>(sql: string) => Promise<T[]>): Extras['coverageByOrigin'] {
  const kept = cachedForVersion<readonly OriginLine[]>(() => snapshots.now().mark);
  return (by) => kept(by, () => coverageByOrigin({ rows: (sql) => rows(sql), dialect: postgresDialect }, by));
}

function affiliationCounter(snapshots: Snapshots, rows: <T>(sql: string) => Promise<T[]>): Extras['affiliationCoverage'] {
  const kept = cachedForVersion<{ readonly resolved: number; readonly text: number }>(() => snapshots.now().mark);
  return () =>
    kept('all', async () => {
      const [row] = await rows<{ resolved: string; text: string }>(affiliationCoverageQuery);
      return { resolved: Number(row?.resolved), text: Number(row?.text) };
    });
}

const lettersQuery = `SELECT letter, COUNT(*)::int AS count FROM (
    SELECT initial_en AS letter FROM author WHERE name_en IS NOT NULL AND merged_into IS NULL
    UNION ALL SELECT initial_ar FROM author WHERE name_ar IS NOT NULL AND merged_into IS NULL
  ) AS initials WHERE letter <> '' GROUP BY letter ORDER BY letter`;

interface CountedRow {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly n: number;
}

const counted = (rows: readonly CountedRow[], language: Language): CountedRef[] =>
  rows.map((row) => ({ id: String(row.id), name: presentName(row, language), count: row.n }));

/** Ids come from addresses that anybody may type; what no id can be is no id. */
export function idOf(text: string): number {
  const id = Number(text);
  return Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? id : -1;
}

const having = (what: keyof typeof coverageBits) => `COUNT(*) FILTER (WHERE texts & ${coverageBits[what]} <> 0)::int AS "${what}"`;
const coverageQuery = `SELECT * FROM
  (SELECT COUNT(*)::int AS research, ${(Object.keys(coverageBits) as (keyof typeof coverageBits)[]).map(having).join(', ')}
   FROM research WHERE withdrawn_at IS NULL AND merged_into IS NULL) AS texts,
  (SELECT COUNT(*)::int AS author, COUNT(name_en)::int AS "authorName.en", COUNT(name_ar)::int AS "authorName.ar", COUNT(affiliation)::int AS affiliation,
     COUNT(affiliation::json -> 'en')::int AS "affiliation.en", COUNT(affiliation::json -> 'ar')::int AS "affiliation.ar"
   FROM author WHERE merged_into IS NULL) AS people`;

const wholeOf = {
  title: 'research',
  abstract: 'research',
  keywords: 'research',
  venue: 'venue',
  authorName: 'author',
  affiliation: 'affiliation',
} as const;

function lackingFrom(what: CoverageLine['what'], language: Language): string {
  if (what === 'authorName') return `author WHERE merged_into IS NULL AND name_${language} IS NULL`;
  if (what === 'affiliation')
    return `author WHERE merged_into IS NULL AND affiliation IS NOT NULL AND affiliation::json -> '${language}' IS NULL`;
  const whole = what === 'venue' ? `AND texts & ${coverageBits.venue} <> 0` : '';
  return `research WHERE withdrawn_at IS NULL AND merged_into IS NULL ${whole} AND texts & ${coverageBits[`${what}.${language}`]} = 0`;
}

function coverageLines(row: Readonly<Record<string, number>>): CoverageLine[] {
  return languages.flatMap((language) =>
    (Object.keys(wholeOf) as (keyof typeof wholeOf)[]).map((what) => ({
      what,
      language,
      have: row[`${what}.${language}`] ?? 0,
      of: row[wholeOf[what]] ?? 0,
    })),
  );
}

const areas = `(SELECT COALESCE(string_agg(area_id::text, ',' ORDER BY position), '') FROM research_in_area WHERE research_id = research.id)`;
const hidden = 'withdrawn_at IS NOT NULL OR merged_into IS NOT NULL';

/** Every publication with its last change; one whose last change is that a batch was undone is told by that undoing. */
const publications = `
  SELECT id, updated_at, ${hidden} AS withdrawn, type_id, ${areas} AS areas FROM research
  WHERE NOT EXISTS (SELECT 1 FROM undone WHERE research_id = research.id AND at > research.updated_at)
  UNION ALL
  SELECT undone.research_id, at, research.id IS NULL OR ${hidden}, COALESCE(research.type_id, undone.type_id), CASE WHEN research.id IS NULL THEN undone.areas ELSE ${areas} END
  FROM undone LEFT JOIN research ON research.id = undone.research_id WHERE research.id IS NULL OR at > research.updated_at`;
const people = `SELECT id, updated_at, false AS withdrawn, NULL::int AS type_id, NULL::text AS areas FROM author WHERE merged_into IS NULL`;

/** One chunk of the walk through all changes. Keyed by moment and id, so that a chunk costs the same however far one has come. */
async function readChanges(
  tx: Sql,
  since: string | undefined,
  limit: number,
  { kind = 'research', after = '0', until, id, researchTypeId, focusedAreaId }: ChangeFilter = {},
): Promise<Change[]> {
  const values: (string | number)[] = [];
  const place = (value: string | number) => `$${values.push(value)}`;
  const where = [`(updated_at, id) > (${place(since ?? '')}, ${place(after)}::bigint)`];
  if (until !== undefined) where.push(`updated_at <= ${place(until)}`);
  if (id !== undefined) where.push(`id = ${place(id)}::bigint`);
  if (kind === 'research' && researchTypeId !== undefined) where.push(`type_id = ${place(researchTypeId)}::bigint`);
  if (kind === 'research' && focusedAreaId !== undefined) where.push(`${place(focusedAreaId)} = ANY(string_to_array(areas, ','))`);
  const rows = await tx.unsafe(
    `SELECT * FROM (${kind === 'research' ? publications : people}) AS change WHERE ${where.join(' AND ')} ORDER BY updated_at, id LIMIT ${place(limit)}`,
    values,
  );
  return rows.map((row) => ({
    id: String(row.id),
    kind,
    updatedAt: String(row.updated_at),
    withdrawn: row.withdrawn === true,
    ...(kind === 'research' && {
      researchTypeId: String(row.type_id),
      focusedAreaIds: String(row.areas).split(',').filter(Boolean),
    }),
  }));
}
