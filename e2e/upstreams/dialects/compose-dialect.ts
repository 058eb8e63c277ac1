import { areas, authors, type NamedEntry, types, type Work, works } from '#e2e/upstreams/corpus.ts';
import { type ListPage, pageOf } from '#e2e/upstreams/page-of.ts';
import { selectAuthors, selectWorks } from '#e2e/upstreams/select.ts';
import type { ApiRequest, Dialect, Reply } from '#e2e/upstreams/start-upstream.ts';

/** The parts in which dialects differ. */
export interface DialectParts {
  readonly name: string;
  readonly key?: Dialect['key'];
  /** Number of the first page. */
  readonly base: 0 | 1;
  readonly sizeMax?: number;
  readonly refusal: Reply;
  readonly work: (work: Work, language: string, isDetail: boolean) => unknown;
  readonly author: (author: NamedEntry, language: string, isDetail: boolean) => unknown;
  readonly term: (term: NamedEntry, language: string) => unknown;
  readonly list: (page: ListPage<unknown>) => Reply;
  readonly single: (record: unknown) => Reply;
  readonly lookup: (terms: readonly unknown[]) => Reply;
  readonly missing: Reply;
  /** Called before the operation. If it returns a reply, that reply is sent instead of the response of the operation. */
  readonly before?: (ask: ApiRequest) => Reply | undefined;
}

/** Composes a dialect of a test upstream from its parts; all dialects serve the same catalogue. */
export function composeDialect(parts: DialectParts): Dialect {
  const { name, key, refusal, work, author, term, list, single, lookup, missing } = parts;
  const pageReply = <T>(rows: readonly T[], { sent }: ApiRequest, write: (row: T) => unknown): Reply => {
    const page = pageOf(rows, sent, parts);
    return list({ ...page, rows: page.rows.map(write) });
  };
  return {
    name,
    ...(key && { key }),
    refusal,
    answer(ask) {
      const { operation, language, id, sent } = ask;
      const earlyReply = parts.before?.(ask);
      if (earlyReply) return earlyReply;
      if (language !== 'en' && language !== 'ar') return missing;
      if (operation === 'researchTypes') return lookup(types.map((entry) => term(entry, language)));
      if (operation === 'researchAreas') return lookup(areas.map((entry) => term(entry, language)));
      if (operation === 'findResearch') return pageReply(selectWorks(sent), ask, (row) => work(row, language, false));
      if (operation === 'findAuthors') return pageReply(selectAuthors(sent), ask, (row) => author(row, language, false));
      const entry = operation === 'research' ? works.find((row) => String(row.id) === id) : authors.find((row) => String(row.id) === id);
      if (!entry) return missing;
      return single('type' in entry ? work(entry, language, true) : author(entry, language, true));
    },
  };
}
