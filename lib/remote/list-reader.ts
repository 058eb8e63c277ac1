import type { Page } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { probePaging } from '#lib/remote/paging/probe-paging.ts';
import { type PagingFacts, readWindow } from '#lib/remote/paging/read-window.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import { type WrittenQuery, writePageParameters } from '#lib/remote/profile/write-parameters.ts';
import type { AnswerEntry, Ask } from '#lib/remote/transport/ask-service.ts';
import type { ListedRows, ListName, Payloads, ReceivedPage } from './read-payloads.ts';

interface PageRequest {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** Reads pages of publications and of authors, however the service pages its lists. */
export function createListReader(ask: Ask, profile: Profile, payloads: Payloads) {
  const paging = createPagingReader(ask, profile);
  return {
    /** Probes the paging of publications and of authors concurrently. Rejects with the `Problem` of a service that cannot be probed. */
    async probe(): Promise<void> {
      await Promise.all([paging('findResearch'), paging('findAuthors')]);
    },
    /** One page of a list. Unreadable rows are left out. */
    async read<N extends ListName>(
      operation: N,
      language: Language,
      request: PageRequest,
      query: WrittenQuery,
    ): Promise<Page<ListedRows[N]>> {
      const path = operationPath(operation, language);
      const get = async (parameters: URLSearchParams) => {
        const text = parameters.toString();
        return payloads.page(await ask(operation, text === '' ? path : `${path}?${text}`), operation, language);
      };
      if (request.cursor !== undefined && profile.extensions?.includes('cursor')) {
        const parameters = writePageParameters(query.parameters, profile, 1, request.pageSize);
        parameters.set('cursor', request.cursor);
        const page = await get(parameters);
        const { total, hasNext = false } = page.figures;
        return assemble(page, { items: page.items, ...(total !== undefined && { total }), hasNext }, request, query, []);
      }
      const facts = await paging(operation);
      const answers: AnswerEntry[] = [];
      const window = await readWindow(facts, request.pageIndex, request.pageSize, async (index, size) => {
        const page = await get(writePageParameters(query.parameters, profile, index, size));
        answers.push(page.answer);
        return page;
      });
      const result = { ...window, pageIndex: request.pageIndex, stableOrder: facts.stableOrder !== false };
      return assemble(window.first as ReceivedPage<never>, result, request, query, answers);
    },
  };
}

function assemble<T>(
  first: ReceivedPage<unknown>,
  result: {
    readonly items: readonly T[];
    readonly total?: number;
    readonly hasNext: boolean;
    readonly pageIndex?: number;
    readonly stableOrder?: boolean;
  },
  request: PageRequest,
  query: WrittenQuery,
  answers: readonly AnswerEntry[],
): Page<T> {
  const asOf = answers.flatMap((answer) => answer.asOf ?? []).sort()[0] ?? first.answer.asOf;
  const ignored = request.cursor !== undefined && result.pageIndex !== undefined ? [...query.ignored, 'cursor'] : query.ignored;
  return {
    ...first.extras(),
    items: result.items,
    pageSize: request.pageSize,
    hasNext: result.hasNext,
    hasPrevious: result.pageIndex === undefined ? request.cursor !== '*' : result.pageIndex > 1,
    ...(result.pageIndex !== undefined && { pageIndex: result.pageIndex }),
    ...(result.total !== undefined && { total: result.total }),
    ...(result.total !== undefined && result.pageIndex !== undefined && { totalPages: Math.ceil(result.total / request.pageSize) }),
    ...(ignored.length > 0 && { ignored }),
    // No warning for a result of one page, which is complete in any order.
    ...(result.stableOrder === false && (result.hasNext || (result.pageIndex ?? 1) > 1) && { unstableOrder: true as const }),
    ...(asOf !== undefined && { asOf }),
  };
}

/** Returns how a list is paged: from the profile, otherwise probed once on first use. A failed probe is repeated on the next use. */
function createPagingReader(ask: Ask, profile: Profile): (operation: 'findResearch' | 'findAuthors') => Promise<PagingFacts> {
  let maxSize = profile.paging?.maxSize;
  const learnMaxSize = (size: number) => {
    maxSize = Math.min(maxSize ?? size, size);
  };
  const factsByOperation = new Map<string, Promise<Omit<PagingFacts, 'maxSize'>>>();
  return async (operation) => {
    const facts = factsByOperation.getOrInsertComputed(operation, () => pagingFactsOf(ask, profile, operation));
    facts.catch(() => factsByOperation.delete(operation));
    return { ...(await facts), learnMaxSize, ...(maxSize !== undefined && { maxSize }) };
  };
}

async function pagingFactsOf(ask: Ask, profile: Profile, operation: 'findResearch' | 'findAuthors'): Promise<Omit<PagingFacts, 'maxSize'>> {
  const { base, ignored = false, fixedSize, stableOrder = true } = profile.paging ?? {};
  if (base !== undefined || ignored) return { base: base ?? 1, ignored, stableOrder, ...(fixedSize !== undefined && { fixedSize }) };
  const {
    certain: _certain,
    because: _because,
    ...facts
  } = await probePaging(operation, 'en', profile, (path, attempt) => ask(operation, path, `${path}#${attempt}`));
  return facts;
}
