import { hash } from 'node:crypto';
import { withinTime } from '#lib/base/within-time.ts';
import { operationOf } from '#lib/contract/operations.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import { idParameter } from '#lib/contract/parameters/parameters.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';
import { warning } from '#lib/contract/problems/warnings.ts';
import { termIdParameter } from '#lib/contract/term-parameters.ts';
import type { Author } from '#lib/domain/author.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { ResearchArea, ResearchType } from '#lib/domain/lookup.ts';
import type { Page, Warning } from '#lib/domain/page.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import type { LookupResult } from '#lib/store/records/lookup-result.ts';
import { dictionary } from '#lib/text/dictionary/dictionary.ts';
import { termPage } from '#lib/text/dictionary/term-pages.ts';
import { checkQuery, type ListQueries, type ListRecord, nonDefaultParameters } from './check-query.ts';
import { encodeParameter } from './encode-parameter.ts';
import type { CursorScope, CursorSigner } from './sign-cursor.ts';
import { readId } from './value.ts';

/** The record types of lists and details. */
export interface Records {
  readonly research: Research;
  readonly author: Author;
  readonly institution: Institution;
  readonly term: DictionaryTerm;
}

/** A checked query; it may be executed when `faults` is empty. */
export interface OpenQuery<R extends ListRecord = ListRecord> {
  readonly record: R;
  readonly language: Language;
  /** The query. Its cursor, if any, is the position from the verified token. */
  readonly query: ListQueries[R];
  readonly scope: CursorScope;
  readonly faults: readonly Fault[];
}

export interface OperationsOptions {
  readonly store: ReadStore;
  readonly cursors: CursorSigner;
  readonly processingMsMax: number;
}

export type Operations = ReturnType<typeof createOperations>;

const listOperations = {
  research: operationOf('GetAllResearch'),
  author: operationOf('GetAllAuthor'),
  institution: operationOf('GetAllInstitution'),
  term: operationOf('GetAllTerm'),
} as const satisfies Readonly<Record<ListRecord, Operation>>;

/** The store's operations, for API, pages and assistants. They reject with a `Problem`, `unavailable` on a time-out. */
export function createOperations({ store, cursors, processingMsMax }: OperationsOptions) {
  const finders: { readonly [R in ListRecord]: (language: Language, query: ListQueries[R]) => Promise<Page<Records[R]>> } = {
    research: (language, query) => store.findResearch(language, query),
    author: (language, query) => store.findAuthors(language, query),
    institution: (language, query) => store.findInstitutions(language, query),
    term: async (language, query) => termPage(language, query, await store.researchAreas(language)),
  };
  const readers: { readonly [R in ListRecord]: (language: Language, id: string) => Promise<LookupResult<Records[R]>> } = {
    research: (language, id) => store.research(language, id),
    author: (language, id) => store.author(language, id),
    institution: (language, id) => store.institution(language, id),
    term: async (_, id) => {
      const value = dictionary.term(id);
      return value ? { kind: 'found', value } : { kind: 'missing' };
    },
  };
  const inTime = <T>(work: Promise<T>) => withinTime(work, processingMsMax, lateStore);
  return {
    inTime,
    types: (language: Language): Promise<readonly ResearchType[]> => inTime(store.researchTypes(language)),
    areas: (language: Language): Promise<readonly ResearchArea[]> => inTime(store.researchAreas(language)),

    /** Checks a query, unless its faults are given, and verifies its cursor. */
    open<R extends ListRecord>(
      record: R,
      language: Language,
      query: ListQueries[R],
      faults: readonly Fault[] = checkQuery(listOperations[record], query),
    ): OpenQuery<R> {
      const operation = listOperations[record];
      const scope = cursorScope(operation, language, query);
      const { cursor } = query;
      if (cursor === undefined || faults.some(({ parameter }) => parameter === 'cursor')) return { record, language, query, scope, faults };
      const verified = cursors.verify(cursor, scope);
      if ('fault' in verified)
        return { record, language, query, scope, faults: [...faults, { parameter: 'cursor', code: verified.fault, value: cursor }] };
      return { record, language, query: { ...query, cursor: verified.position }, scope, faults };
    },

    /** One page of a list with signed cursors. An empty result gets warnings for unknown ids. */
    list<R extends ListRecord>({ record, language, query, scope }: OpenQuery<R>): Promise<Page<Records[R]>> {
      return inTime(
        (async () => {
          const { nextCursor, previousCursor, ...page } = await finders[record](language, query);
          const unknown = page.total === 0 ? await warnOfUnknownIds(store, language, query) : [];
          return {
            ...page,
            warnings: [...page.warnings, ...unknown],
            ...(nextCursor !== undefined && { nextCursor: cursors.sign(nextCursor, scope) }),
            ...(previousCursor !== undefined && { previousCursor: cursors.sign(previousCursor, scope) }),
          };
        })(),
      );
    },

    /** Reads a record by id; an id that cannot exist gives `missing`. */
    one<R extends ListRecord>(record: R, language: Language, id: string): Promise<LookupResult<Records[R]>> {
      const idResult = readId(record === 'term' ? termIdParameter.kind : idParameter.kind, id);
      // Sixteen digits may exceed the safe integers.
      const isPossible = 'id' in idResult && (record === 'term' || Number.isSafeInteger(Number(idResult.id)));
      return isPossible ? inTime(readers[record](language, idResult.id)) : Promise.resolve({ kind: 'missing' });
    },
  };
}

const lateStore = { detail: 'The store did not answer before the time-out.', retryAfterSeconds: 5 };

/** Parameters that do not filter. A cursor stays valid when they change, except `sort`, which is a separate part of its scope. */
const notFilters = new Set(['cursor', 'pageIndex', 'pageSize', 'facets', 'groupBy', 'sort']);

/** The scope of a list's cursor. */
function cursorScope(operation: Operation, language: Language, query: object): CursorScope {
  const filters = nonDefaultParameters(operation, query).filter(([{ name }]) => !notFilters.has(name));
  const text = filters.map(([parameter, value]) => encodeParameter(parameter, value)).join('&');
  return {
    operation: operation.id,
    filters: hash('sha256', `${language}?${text}`, 'base64url').slice(0, 16),
    sort: sortOf(operation, query),
  };
}

/** The effective order, known before the query runs; a cursor is bound to it. */
function sortOf({ record }: Operation, { sort = 'relevance', keyword }: { readonly sort?: string; readonly keyword?: string }): string {
  if (sort !== 'relevance' || keyword !== undefined) return sort;
  return record === 'research' ? '-year' : 'name';
}

const words = {
  researchTypeId: { en: 'research type', ar: 'نوع بحث' },
  focusedAreaId: { en: 'research area', ar: 'مجال بحثي' },
  authorId: { en: 'author', ar: 'مؤلف' },
  institutionId: { en: 'institution', ar: 'مؤسسة' },
  cites: { en: 'publication', ar: 'بحث' },
  citedBy: { en: 'publication', ar: 'بحث' },
  venueId: { en: 'venue', ar: 'وعاء نشر' },
} as const;

type Filters = { readonly [Name in keyof typeof words]?: readonly string[] };

/** Warnings for filter ids that match nothing; computed only for an empty list. */
async function warnOfUnknownIds(store: ReadStore, language: Language, query: object): Promise<Warning[]> {
  const filters = query as Filters;
  const missing = async (name: keyof typeof words, exists: (id: string) => boolean | Promise<boolean>) => {
    const unknown: Warning[] = [];
    for (const id of filters[name] ?? []) {
      if (!(await exists(id))) unknown.push(warning('unknown_id', language, { word: words[name][language], suggestion: id }));
    }
    return unknown;
  };
  const idsOf = async (ids: readonly string[] | undefined, read: () => Promise<readonly { id: string }[]>) =>
    new Set(ids?.length ? (await read()).map((entry) => entry.id) : []);
  const isResearch = async (id: string) => (await store.research(language, id)).kind === 'found';
  const types = await idsOf(filters.researchTypeId, () => store.researchTypes(language));
  const areas = await idsOf(filters.focusedAreaId, () => store.researchAreas(language));
  return [
    ...(await missing('researchTypeId', (id) => types.has(id))),
    ...(await missing('focusedAreaId', (id) => areas.has(id))),
    ...(await missing('authorId', async (id) => (await store.author(language, id)).kind === 'found')),
    ...(await missing('venueId', async (id) => (await store.venue(language, id)) !== undefined)),
    ...(await missing('institutionId', async (id) => (await store.institution(language, id)).kind === 'found')),
    ...(await missing('cites', isResearch)),
    ...(await missing('citedBy', isResearch)),
  ];
}
