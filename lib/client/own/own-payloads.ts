import type { AnsweredPage, ListedRows, ListName, Payloads } from '#lib/client/reader/read-payloads.ts';
import { readRows } from '#lib/client/reader/read-rows.ts';
import type {
  AuthorListPayload,
  AuthorPayload,
  LookupListPayload,
  ResearchListPayload,
  ResearchPayload,
} from '#lib/contract/payloads/payloads.ts';
import type { Language } from '#lib/domain/language.ts';
import { readOwnAuthor } from './read-own-author.ts';
import { readOwnExtras, readOwnFigures, readOwnLookup } from './read-own-page.ts';
import { readOwnResearch } from './read-own-research.ts';

/**
 * Reads the answers of our own service in this process, whose payloads the contract describes: member by member, nothing searched, nothing corrected.
 * A page of 25 publications takes 0.2 ms this way and 3 ms the tolerant way.
 */
export const ownPayloads: Payloads = {
  lookup: ({ payload }, _operation, language) => (payload as LookupListPayload).items.map((entry) => readOwnLookup(entry, language)),
  research: ({ payload }, _id, language) => readOwnResearch(payload as ResearchPayload, language),
  author: ({ payload }, _id, language) => readOwnAuthor(payload as AuthorPayload, language),
  page<N extends ListName>(...[answer, operation, language]: Parameters<Payloads['page']>) {
    const list = answer.payload as ResearchListPayload | AuthorListPayload;
    const readRow = (operation === 'findResearch' ? readOwnResearch : readOwnAuthor) as (row: unknown, language: Language) => object;
    const items = readRows(list.items, (row) => readRow(row, language));
    const page = { items, rowCount: list.items.length, figures: readOwnFigures(list), answer, extras: () => readOwnExtras(list, language) };
    return page as unknown as AnsweredPage<ListedRows[N]>;
  },
};
