import type { Profile } from '#lib/client/profile/profile.ts';
import { type WrittenQuery, writePage } from '#lib/client/profile/write-parameters.ts';
import type { AnsweredPage, ListedRows, ListName, Payloads } from '#lib/client/reader/read-payloads.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AnswerEntry, Ask } from './ask-service.ts';
import { operationPath } from './operations.ts';
import { knowPaging } from './paging/know-paging.ts';
import { readWindow } from './paging/read-window.ts';

interface PageWanted {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

export interface ListReader {
  /** Finds out how both lists are paged, at the same time. Rejects with the `Problem` of a service that cannot be probed. */
  probe(): Promise<void>;
  /** One page of a list. Rows that cannot be read are left out. */
  read<N extends ListName>(operation: N, language: Language, wanted: PageWanted, query: WrittenQuery): Promise<Page<ListedRows[N]>>;
}

export function createListReader(ask: Ask, profile: Profile, payloads: Payloads): ListReader {
  const paging = knowPaging(ask, profile);
  return {
    async probe() {
      await Promise.all([paging('findResearch'), paging('findAuthors')]);
    },
    async read(operation, language, wanted, query) {
      const path = operationPath(operation, language);
      const get = async (parameters: URLSearchParams) => {
        const text = parameters.toString();
        return payloads.page(await ask(operation, text === '' ? path : `${path}?${text}`), operation, language);
      };
      if (wanted.cursor !== undefined && profile.extensions?.includes('cursor')) {
        const parameters = writePage(query.parameters, profile, 1, wanted.pageSize);
        parameters.set('cursor', wanted.cursor);
        const page = await get(parameters);
        const { total, hasNext = false } = page.figures;
        return assemble(page, { items: page.items, ...(total !== undefined && { total }), hasNext }, wanted, query, []);
      }
      const facts = await paging(operation);
      const answers: AnswerEntry[] = [];
      const window = await readWindow(facts, wanted.pageIndex, wanted.pageSize, async (index, size) => {
        const page = await get(writePage(query.parameters, profile, index, size));
        answers.push(page.answer);
        return page;
      });
      const found = { ...window, pageIndex: wanted.pageIndex, stableOrder: facts.stableOrder !== false };
      return assemble(window.first as AnsweredPage<never>, found, wanted, query, answers);
    },
  };
}

function assemble<T>(
  first: AnsweredPage<unknown>,
  found: {
    readonly items: readonly T[];
    readonly total?: number;
    readonly hasNext: boolean;
    readonly pageIndex?: number;
    readonly stableOrder?: boolean;
  },
  wanted: PageWanted,
  query: WrittenQuery,
  answers: readonly AnswerEntry[],
): Page<T> {
  const asOf = answers.flatMap((answer) => answer.asOf ?? []).sort()[0] ?? first.answer.asOf;
  const ignored = wanted.cursor !== undefined && found.pageIndex !== undefined ? [...query.ignored, 'cursor'] : query.ignored;
  return {
    ...first.extras(),
    items: found.items,
    pageSize: wanted.pageSize,
    hasNext: found.hasNext,
    hasPrevious: found.pageIndex === undefined ? wanted.cursor !== '*' : found.pageIndex > 1,
    ...(found.pageIndex !== undefined && { pageIndex: found.pageIndex }),
    ...(found.total !== undefined && { total: found.total }),
    ...(found.total !== undefined && found.pageIndex !== undefined && { totalPages: Math.ceil(found.total / wanted.pageSize) }),
    ...(ignored.length > 0 && { ignored }),
    // A result of one page is whole in whatever order.
    ...(found.stableOrder === false && (found.hasNext || (found.pageIndex ?? 1) > 1) && { unstableOrder: true as const }),
    ...(asOf !== undefined && { asOf }),
  };
}
