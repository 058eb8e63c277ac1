import type { Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import { Problem } from '#lib/domain/problem.ts';
import type { Ask, KeptAnswer } from './ask-service.ts';
import { operationPath } from './operations.ts';
import { knowPaging } from './paging/know-paging.ts';
import { readWindow, type ServicePage } from './paging/read-window.ts';
import type { Profile } from './profile.ts';
import { findList } from './reader/find-list.ts';
import type { Members } from './reader/names.ts';
import { readPageExtras } from './reader/read-page-extras.ts';
import { readPageFigures } from './reader/read-page-figures.ts';
import { type WrittenQuery, writePage } from './write-parameters.ts';

type ListName = 'findResearch' | 'findAuthors';

interface PageWanted {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly cursor?: string;
}

interface AnsweredPage<T> extends ServicePage<T> {
  readonly answer: KeptAnswer;
  /** The object around the rows, where facets and remarks stand. */
  readonly around: Members | undefined;
}

export interface ListReader {
  /** Finds out how both lists are paged, at the same time. Rejects with the `Problem` of a service that cannot be probed. */
  probe(): Promise<void>;
  /** One page of a list. Rows that `readRow` cannot read are left out. */
  read<T extends { readonly id: string }>(
    operation: ListName,
    language: Language,
    wanted: PageWanted,
    query: WrittenQuery,
    readRow: (row: unknown) => T | undefined,
  ): Promise<Page<T>>;
}

export function createListReader(ask: Ask, profile: Profile): ListReader {
  const paging = knowPaging(ask, profile);
  return {
    async probe() {
      await Promise.all([paging('findResearch'), paging('findAuthors')]);
    },
    async read(operation, language, wanted, query, readRow) {
      const path = operationPath(operation, language);
      const get = async (parameters: URLSearchParams) => {
        const text = parameters.toString();
        return readServicePage(await ask(operation, text === '' ? path : `${path}?${text}`), operation, profile, readRow);
      };
      if (wanted.cursor !== undefined && profile.extensions?.includes('cursor')) {
        const parameters = writePage(query.parameters, profile, 1, wanted.pageSize);
        parameters.set('cursor', wanted.cursor);
        const page = await get(parameters);
        const { total, hasNext = false } = page.figures;
        return assemble(page, { items: page.items, ...(total !== undefined && { total }), hasNext }, wanted, query, language, []);
      }
      const facts = await paging(operation);
      const answers: KeptAnswer[] = [];
      const window = await readWindow(facts, wanted.pageIndex, wanted.pageSize, async (index, size) => {
        const page = await get(writePage(query.parameters, profile, index, size));
        answers.push(page.answer);
        return page;
      });
      const found = { ...window, pageIndex: wanted.pageIndex, stableOrder: facts.stableOrder !== false };
      return assemble(window.first as AnsweredPage<never>, found, wanted, query, language, answers);
    },
  };
}

function readServicePage<T>(
  answer: KeptAnswer,
  operation: ListName,
  profile: Profile,
  readRow: (row: unknown) => T | undefined,
): AnsweredPage<T> {
  if (answer.payload === undefined || answer.payload === null)
    return { items: [], rowCount: 0, figures: { total: 0 }, answer, around: undefined };
  const list = findList(answer.payload, operation, profile.list?.path);
  if (!list)
    throw new Problem('bad_payload', {
      detail: `No list was found in the answer to ${operation}. Run the doctor and give the client its profile.`,
    });
  const items = list.rows.map(readRow).filter((row) => row !== undefined);
  if (items.length === 0 && list.rows.length > 0)
    throw new Problem('bad_payload', { detail: `No row of the answer to ${operation} has both an id and a title or name.` });
  const figures = readPageFigures(answer.payload, list, answer.headers, profile.list?.total);
  return { items, rowCount: list.rows.length, figures, answer, around: list.around[0] };
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
  language: Language,
  answers: readonly KeptAnswer[],
): Page<T> {
  const asOf = answers.flatMap((answer) => answer.asOf ?? []).sort()[0] ?? first.answer.asOf;
  const ignored = wanted.cursor !== undefined && found.pageIndex !== undefined ? [...query.ignored, 'cursor'] : query.ignored;
  return {
    ...readPageExtras(first.around, language),
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
