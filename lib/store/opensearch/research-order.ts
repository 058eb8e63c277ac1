import type { ResearchSort } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { CursorPosition } from '#lib/store/port/cursor.ts';
import { all, any, type DslClause, equals, type Hit, live, type SearchPort, totalOf } from './search-port.ts';

/** An order of publications, with the same cursors as the embedded store. */
export interface ResearchOrder {
  readonly sort: readonly DslClause[];
  /** The key of a row's cursor. */
  keyOf(hit: Hit<unknown>): Promise<number>;
  /** `search_after` values for the rows after a cursor; undefined if its row no longer exists. */
  after(cursor: CursorPosition): Promise<readonly unknown[] | undefined>;
}

/** Sort value for a missing year, so that publications without a year come last. */
const noYear = 10_000;

const fieldOrders = {
  '-year': { field: { year: { order: 'desc', missing: 0 } }, sign: -1 },
  year: { field: { year: { order: 'asc', missing: noYear } }, sign: 1 },
  '-updatedAt': { field: { updated: 'desc' }, sign: -1 },
  '-citations': { field: { citations: 'desc' }, sign: -1 },
  relevance: { field: { _score: 'desc' }, sign: -1 },
} as const;

/** The order of a result for a sort parameter; titles are sorted in the language of the page. */
export function orderOf(port: SearchPort, sort: ResearchSort, language: Language): ResearchOrder {
  if (sort === 'title' || sort === '-title') return titleOrder(port, sort, language);
  const { field, sign } = fieldOrders[sort];
  return {
    sort: [field, { id: 'desc' }],
    keyOf: async ({ sort: values }) => sign * Number(values?.[0]),
    after: async ({ key, id }) => [sign * key, id],
  };
}

/** The key of a title is its rank among all titles, counted when a cursor is written. */
function titleOrder(port: SearchPort, sort: 'title' | '-title', language: Language): ResearchOrder {
  const field = { en: 'titleEn', ar: 'titleAr' }[language];
  const direction = sort === 'title' ? 'asc' : 'desc';
  const sign = sort === 'title' ? 1 : -1;
  return {
    sort: [{ [field]: direction }, { id: direction }],
    async keyOf({ sort: values }) {
      const [title, id] = values as [string, number];
      const before = any([{ range: { [field]: { lt: title } } }, all(equals(field, title), { range: { id: { lt: id } } })]);
      const answer = await port.search('publications', { size: 0, query: all(live, before), track_total_hits: true });
      return sign * totalOf(answer);
    },
    async after({ id }) {
      const source = (await port.sources<Readonly<Record<string, string>>>('publications', [id], [field])).get(String(id));
      return source?.[field] === undefined ? undefined : [source[field], id];
    },
  };
}
