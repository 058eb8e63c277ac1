import type { Place, Suggestion } from '#lib/domain/extras.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import type { InstitutionQuery, InstitutionSort } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import { cachedForVersion } from '#lib/service/store/lists/cached-for-version.ts';
import type { Answer } from '#lib/service/store/lists/search-index.ts';
import type { Names } from '#lib/service/store/records/present-research.ts';
import type { LookupResult } from '#lib/service/store/store.ts';
import { words } from '#lib/text/words/fold.ts';
import { institutionNames, withoutCountry } from './institution-name.ts';
import { areasOf, type InstitutionRow, presentInstitution } from './read-institutions.ts';

/** What a store's engine gives of its institutions. */
export interface InstitutionSource {
  /** All that a reader can reach, in order of id. */
  all(): Answer<readonly InstitutionRow[]>;
  /** Those that `keys` (`known:slug`, `openalex:I…`) lead to, by key. */
  byParentKey(keys: readonly string[]): Answer<ReadonlyMap<string, number>>;
  /** Where an id leads to; itself, where it was not merged; undefined where there never was one. */
  leadsTo(id: number): Answer<number | undefined>;
  readonly version: () => string;
}

/** An institution in memory, with the words it is found by. */
interface Entry {
  readonly row: InstitutionRow;
  readonly names: readonly (readonly string[])[];
  readonly acronyms: readonly string[];
  /** Ids, as queries have them. */
  readonly areas: ReadonlySet<string>;
}

interface Directory {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<number, InstitutionRow>;
  readonly parentOf: ReadonlyMap<number, number>;
}

/**
 * Finds institutions. All of them are kept in memory for one data version, some hundred bytes each (a million publications have some ten thousand of them), so that names of
 * both scripts, their beginnings and acronyms are looked through in one pass.
 */
export function institutionFinder(source: InstitutionSource, names: Names) {
  const kept = cachedForVersion<Directory>(source.version, 1);
  const keptNames = cachedForVersion<ReadonlyMap<number, Text>>(source.version);
  const directory = () => kept('all', () => readDirectory(source));
  const present = ({ byId, parentOf }: Directory, row: InstitutionRow, language: Language, parts: readonly InstitutionRow[] = []) =>
    presentInstitution(row, { parent: byId.get(parentOf.get(row.id) ?? 0), parts }, names, language);

  return {
    /** The one that a name is of, in any of its spellings; undefined where it is of none, or of several. */
    async named(name: string): Promise<string | undefined> {
      const asked = words(name).join(' ');
      const found = (await directory()).entries.filter(({ names: own }) => own.some((one) => one.join(' ') === asked));
      return found.length === 1 ? String(found[0]?.row.id) : undefined;
    },
    /** Ids of those that are not at a place: all others, or those known to be in another country. */
    async outside({ institutionId, country }: Place): Promise<readonly number[]> {
      const isOutside = (row: InstitutionRow) =>
        !institutionId.includes(String(row.id)) && (country.length === 0 || (row.country !== null && !country.includes(row.country)));
      return (await directory()).entries.flatMap(({ row }) => (isOutside(row) ? [row.id] : []));
    },
    /** The names of all where their countries are not shown, namesakes told apart. */
    names: (language: Language): Promise<ReadonlyMap<number, Text>> =>
      keptNames(language, async () => institutionNames([...(await directory()).byId.values()], language)),
    count: async () => (await directory()).entries.length,
    async find(language: Language, query: InstitutionQuery): Promise<Page<Institution>> {
      const all = await directory();
      const sort = query.sort === 'relevance' && !query.keyword ? 'name' : (query.sort ?? (query.keyword ? 'relevance' : 'name'));
      const rows = select(all.entries, language, query, sort);
      const after = query.cursor && query.cursor !== '*' ? rows.findIndex(({ id }) => String(id) === query.cursor) + 1 : 0;
      const skip = query.cursor ? after : (query.pageIndex - 1) * query.pageSize;
      const page = rows.slice(skip, skip + query.pageSize);
      const hasNext = skip + page.length < rows.length;
      return {
        items: page.map((row) => present(all, row, language)),
        ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(rows.length / query.pageSize) }),
        pageSize: query.pageSize,
        total: rows.length,
        hasNext,
        hasPrevious: skip > 0,
        ...(hasNext && { nextCursor: String(page.at(-1)?.id) }),
        sort,
        facets: {},
        match: 'all',
        warnings: [],
      };
    },
    async one(language: Language, id: string): Promise<LookupResult<Institution>> {
      const asked = Number(id);
      const leads = Number.isSafeInteger(asked) ? await source.leadsTo(asked) : undefined;
      if (leads === undefined) return { kind: 'missing' };
      if (leads !== asked) return { kind: 'merged', id: String(leads) };
      const all = await directory();
      const row = all.byId.get(asked);
      if (!row) return { kind: 'missing' };
      const parts = all.entries.flatMap(({ row: other }) => (all.parentOf.get(other.id) === asked ? [other] : []));
      return { kind: 'found', value: present(all, row, language, parts) };
    },
  };
}

export type InstitutionFinder = ReturnType<typeof institutionFinder>;

/** Suggested institutions lead to the thing where there is one of this name, else to a search. */
export function withInstitutions(suggestions: readonly Suggestion[], { named }: InstitutionFinder): Promise<Suggestion[]> {
  return Promise.all(
    suggestions.map(async (suggestion) => {
      const id = suggestion.kind === 'institution' ? await named(suggestion.text.value) : undefined;
      return id === undefined ? suggestion : { ...suggestion, id };
    }),
  );
}

async function readDirectory(source: InstitutionSource): Promise<Directory> {
  const rows = await source.all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const keys = new Set(rows.flatMap(({ parent }) => parent ?? []));
  const found = keys.size > 0 ? await source.byParentKey([...keys]) : new Map<string, number>();
  const parents = rows.flatMap(({ id, parent }) => {
    const of = parent === null ? undefined : found.get(parent);
    return of === undefined || of === id || !byId.has(of) ? [] : [[id, of] as const];
  });
  return { entries: rows.map(entryOf), byId, parentOf: new Map(parents) };
}

function entryOf(row: InstitutionRow): Entry {
  const said = [row.name_en, row.name_ar, ...(JSON.parse(row.variants) as string[])].filter((name) => name !== null);
  const spellings = new Set([...said, ...said.map((name) => withoutCountry(name, row.country))]);
  return {
    row,
    names: [...spellings].map((name) => words(name)),
    areas: new Set(areasOf(row).map(String)),
    acronyms: row.acronym ? [row.acronym, ...initialsOf(row)].map(lower) : initialsOf(row),
  };
}

/** KFUPM of "King Fahd University of Petroleum and Minerals", where nobody states an acronym. */
function initialsOf({ name_en: name }: InstitutionRow): string[] {
  const said = (name ?? '').split(/[\s,-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return said.length >= 3 ? [lower(said.map((word) => word[0]).join(''))] : [];
}

const lower = (text: string) => text.toLowerCase();

function select(entries: readonly Entry[], language: Language, query: InstitutionQuery, sort: InstitutionSort): InstitutionRow[] {
  const { keyword, focusedAreaId, country, kind, updatedSince } = query;
  const since = updatedSince === undefined ? undefined : Date.parse(updatedSince);
  const asked = words(keyword ?? '');
  const scores = new Map<number, number>();
  const found = entries.filter((entry) => {
    const { row } = entry;
    if (focusedAreaId.length > 0 && !focusedAreaId.some((id) => entry.areas.has(id))) return false;
    if (country.length > 0 && !country.includes(row.country ?? '')) return false;
    if (kind.length > 0 && !kind.some((one) => one === row.kind)) return false;
    if (since !== undefined && Date.parse(row.updated_at) < since) return false;
    if (!keyword) return true;
    const score = scoreOf(entry, asked, lower(keyword.trim()));
    if (score > 0) scores.set(row.id, score);
    return score > 0;
  });
  return found.map(({ row }) => row).sort(order(sort, language, scores));
}

/** A ROR id or an acronym, the name itself, its beginning, then all words anywhere, each as a beginning. */
function scoreOf({ row, names, acronyms }: Entry, asked: readonly string[], typed: string): number {
  if (acronyms.includes(typed) || (row.ror !== null && typed.replace(/^(?:https?:\/\/)?ror\.org\//, '') === row.ror)) return 4;
  if (asked.length === 0) return 0;
  let best = 0;
  for (const name of names) {
    if (!asked.every((word) => name.some((own) => own.startsWith(word)))) continue;
    const begins = asked.every((word, place) => (name[place] ?? '').startsWith(word));
    best = Math.max(best, begins ? (name.length === asked.length ? 3 : 2) : 1);
  }
  return best;
}

/** As people are: names in the script of the page first, then the others. Ties end in descending id, so the order is total. */
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
