import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Place, Suggestion } from '#lib/domain/collection.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Page } from '#lib/domain/page.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import type { InstitutionQuery, InstitutionSort } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { LookupResult } from '#lib/store/records/lookup-result.ts';
import { cachedForVersion } from '#lib/store/values/cached-for-version.ts';
import { institutionNames, withoutCountry } from '#lib/store/values/institution-name.ts';
import type { MaybePromise } from '#lib/store/values/search-index.ts';
import { words } from '#lib/text/words/fold.ts';
import { areasOf, type InstitutionRow, presentInstitution } from './read-institutions.ts';

/** Access to the institutions of a store. */
export interface InstitutionSource {
  /** All visible institutions, in order of id. */
  all(): MaybePromise<readonly InstitutionRow[]>;
  /** Ids of institutions by the key with which others name them as parent (`known:slug`, `openalex:I…`). */
  byParentKey(keys: readonly string[]): MaybePromise<ReadonlyMap<string, number>>;
  /** The id of the institution into which this one was merged, else its own id; undefined if it never existed. */
  leadsTo(id: number): MaybePromise<number | undefined>;
  readonly version: () => string;
}

/** An institution in memory, with the words it matches. */
interface Entry {
  readonly row: InstitutionRow;
  readonly names: readonly (readonly string[])[];
  readonly acronyms: readonly string[];
  /** Area ids, as in queries. */
  readonly areas: ReadonlySet<string>;
}

interface Directory {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<number, InstitutionRow>;
  readonly parentOf: ReadonlyMap<number, number>;
}

/** Finds institutions in memory, cached per data version: about ten thousand entries per million publications, a few hundred bytes each. */
export function institutionFinder(source: InstitutionSource) {
  const directoryCache = cachedForVersion<Directory>(source.version, 1);
  const cachedNames = cachedForVersion<ReadonlyMap<number, Text>>(source.version);
  const directory = () => directoryCache('all', () => readDirectory(source));
  const present = ({ byId, parentOf }: Directory, row: InstitutionRow, language: Language, parts: readonly InstitutionRow[] = []) =>
    presentInstitution(row, { parent: byId.get(parentOf.get(row.id) ?? 0), parts }, language);

  return {
    /** Id of the institution with this name in any spelling; undefined if none or several match. */
    async idOfName(name: string): Promise<string | undefined> {
      const target = words(name).join(' ');
      const matches = (await directory()).entries.filter(({ names: spellings }) =>
        spellings.some((spelling) => spelling.join(' ') === target),
      );
      return matches.length === 1 ? String(matches[0]?.row.id) : undefined;
    },
    /** Ids of the institutions outside a place: all except the institution itself, or those known to be in another country. */
    async outside({ institutionId, country: places }: Place): Promise<readonly number[]> {
      const country = countryCodes(places);
      const isOutside = (row: InstitutionRow) =>
        !institutionId.includes(String(row.id)) && (country.length === 0 || (row.country !== null && !country.includes(row.country)));
      return (await directory()).entries.flatMap(({ row }) => (isOutside(row) ? [row.id] : []));
    },
    /** Names for lists that show no countries; namesakes keep the country in brackets. */
    names: (language: Language): Promise<ReadonlyMap<number, Text>> =>
      cachedNames(language, async () => institutionNames([...(await directory()).byId.values()], language)),
    count: async () => (await directory()).entries.length,
    async find(language: Language, query: InstitutionQuery): Promise<Page<Institution>> {
      const snapshot = await directory();
      const sort = query.sort === 'relevance' && !query.keyword ? 'name' : (query.sort ?? (query.keyword ? 'relevance' : 'name'));
      const rows = select(snapshot.entries, language, query, sort);
      const after = query.cursor && query.cursor !== '*' ? rows.findIndex(({ id }) => String(id) === query.cursor) + 1 : 0;
      const skip = query.cursor ? after : (query.pageIndex - 1) * query.pageSize;
      const page = rows.slice(skip, skip + query.pageSize);
      const hasNext = skip + page.length < rows.length;
      return withoutUndefined<Page<Institution>>({
        items: page.map((row) => present(snapshot, row, language)),
        ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(rows.length / query.pageSize) }),
        pageSize: query.pageSize,
        total: rows.length,
        hasNext,
        hasPrevious: skip > 0,
        nextCursor: hasNext ? String(page.at(-1)?.id) : undefined,
        sort,
        facets: {},
        match: 'all',
        warnings: [],
      });
    },
    async lookup(language: Language, id: string): Promise<LookupResult<Institution>> {
      const numericId = Number(id);
      const leadId = Number.isSafeInteger(numericId) ? await source.leadsTo(numericId) : undefined;
      if (leadId === undefined) return { kind: 'missing' };
      if (leadId !== numericId) return { kind: 'merged', id: String(leadId) };
      const snapshot = await directory();
      const row = snapshot.byId.get(numericId);
      if (!row) return { kind: 'missing' };
      const parts = snapshot.entries.flatMap(({ row: other }) => (snapshot.parentOf.get(other.id) === numericId ? [other] : []));
      return { kind: 'found', value: present(snapshot, row, language, parts) };
    },
  };
}

export type InstitutionFinder = ReturnType<typeof institutionFinder>;

/** Links each suggested institution to its page if the name identifies one, else to a search. */
export function withInstitutions(suggestions: readonly Suggestion[], { idOfName }: InstitutionFinder): Promise<Suggestion[]> {
  return Promise.all(
    suggestions.map(async (suggestion) => {
      const id = suggestion.kind === 'institution' ? await idOfName(suggestion.text.value) : undefined;
      return id === undefined ? suggestion : { ...suggestion, id };
    }),
  );
}

async function readDirectory(source: InstitutionSource): Promise<Directory> {
  const rows = await source.all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const keys = new Set(rows.flatMap(({ parent }) => parent ?? []));
  const idsByKey = keys.size > 0 ? await source.byParentKey([...keys]) : new Map<string, number>();
  const parents = rows.flatMap(({ id, parent }) => {
    const parentId = parent === null ? undefined : idsByKey.get(parent);
    return parentId === undefined || parentId === id || !byId.has(parentId) ? [] : [[id, parentId] as const];
  });
  return { entries: rows.map(entryOf), byId, parentOf: new Map(parents) };
}

function entryOf(row: InstitutionRow): Entry {
  const names = [row.name_en, row.name_ar, ...(JSON.parse(row.variants) as string[])].filter((name) => name !== null);
  const spellings = new Set([...names, ...names.map((name) => withoutCountry(name, row.country))]);
  return {
    row,
    names: [...spellings].map((name) => words(name)),
    areas: new Set(areasOf(row).map(String)),
    acronyms: row.acronym ? [row.acronym, ...initialsOf(row)].map(lower) : initialsOf(row),
  };
}

/** Initials of a name with three or more capitalised words: KFUPM for "King Fahd University of Petroleum and Minerals". */
function initialsOf({ name_en: name }: InstitutionRow): string[] {
  const capitalised = (name ?? '').split(/[\s,-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return capitalised.length >= 3 ? [lower(capitalised.map((word) => word[0]).join(''))] : [];
}

const lower = (text: string) => text.toLowerCase();

function select(entries: readonly Entry[], language: Language, query: InstitutionQuery, sort: InstitutionSort): InstitutionRow[] {
  const { keyword, focusedAreaId, kind, updatedSince } = query;
  const country = countryCodes(query.country);
  const since = updatedSince === undefined ? undefined : Date.parse(updatedSince);
  const queryWords = words(keyword ?? '');
  const scores = new Map<number, number>();
  const matches = entries.filter((entry) => {
    const { row } = entry;
    if (focusedAreaId.length > 0 && !focusedAreaId.some((id) => entry.areas.has(id))) return false;
    if (country.length > 0 && !country.includes(row.country ?? '')) return false;
    if (kind.length > 0 && !kind.some((value) => value === row.kind)) return false;
    if (since !== undefined && Date.parse(row.updated_at) < since) return false;
    if (!keyword) return true;
    const score = scoreOf(entry, queryWords, lower(keyword.trim()));
    if (score > 0) scores.set(row.id, score);
    return score > 0;
  });
  return matches.map(({ row }) => row).sort(order(sort, language, scores));
}

/** Score: 4 for a ROR id or acronym, 3 the whole name, 2 its beginning, 1 all words anywhere as prefixes, 0 no match. */
function scoreOf({ row, names, acronyms }: Entry, queryWords: readonly string[], text: string): number {
  if (acronyms.includes(text) || (row.ror !== null && text.replace(/^(?:https?:\/\/)?ror\.org\//, '') === row.ror)) return 4;
  if (queryWords.length === 0) return 0;
  let best = 0;
  for (const name of names) {
    if (!queryWords.every((word) => name.some((nameWord) => nameWord.startsWith(word)))) continue;
    const begins = queryWords.every((word, index) => (name[index] ?? '').startsWith(word));
    best = Math.max(best, begins ? (name.length === queryWords.length ? 3 : 2) : 1);
  }
  return best;
}

/** Compares rows for sorting. Names in the script of the page come first; ties are in descending order of id. */
function order(sort: InstitutionSort, language: Language, scores: ReadonlyMap<number, number>) {
  const name = `name_${language}` as const;
  const key = `sort_${language}` as const;
  const byName = (a: InstitutionRow, b: InstitutionRow) =>
    Number(a[name] === null) - Number(b[name] === null) || (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0);
  const byCount = (a: InstitutionRow, b: InstitutionRow) => b.publication_count - a.publication_count;
  const score = (row: InstitutionRow) => scores.get(row.id) ?? 0;
  return (a: InstitutionRow, b: InstitutionRow): number => {
    const first = {
      name: byName(a, b),
      '-name': -byName(a, b),
      '-publications': byCount(a, b),
      relevance: score(b) - score(a) || byCount(a, b),
    }[sort];
    return first || b.id - a.id;
  };
}
