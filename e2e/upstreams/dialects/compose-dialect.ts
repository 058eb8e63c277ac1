import { areas, authors, type Named, types, type Work, works } from '#e2e/upstreams/corpus.ts';
import { type Cut, pageOf } from '#e2e/upstreams/page-of.ts';
import { selectAuthors, selectWorks } from '#e2e/upstreams/select.ts';
import type { Ask, Dialect, Reply } from '#e2e/upstreams/start-upstream.ts';

/** The parts in which dialects differ. */
export interface Parts {
  readonly name: string;
  readonly key?: Dialect['key'];
  readonly base: 0 | 1;
  readonly sizeMax?: number;
  readonly refusal: Reply;
  readonly work: (work: Work, language: string, isDetail: boolean) => unknown;
  readonly author: (author: Named, language: string, isDetail: boolean) => unknown;
  readonly term: (term: Named, language: string) => unknown;
  readonly list: (cut: Cut<unknown>) => Reply;
  readonly single: (record: unknown) => Reply;
  readonly lookup: (terms: readonly unknown[]) => Reply;
  readonly missing: Reply;
  /** Handles the request first; a returned reply ends it. */
  readonly before?: (ask: Ask) => Reply | undefined;
}

/** Composes a dialect; the catalogue is the same for all. */
export function composeDialect(parts: Parts): Dialect {
  const { name, key, refusal, work, author, term, list, single, lookup, missing } = parts;
  const pageReply = <T>(rows: readonly T[], { sent }: Ask, write: (row: T) => unknown): Reply => {
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
