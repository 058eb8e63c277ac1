import { expect, it } from 'vitest';
import type { AnswerEntry } from '#lib/client/ask-service.ts';
import { ownPayloads } from '#lib/client/own/own-payloads.ts';
import type { ResearchListPayload } from '#lib/contract/payloads/payloads.ts';
import { readRows } from './read-rows.ts';

it('a row that its reader fails at costs itself, and a reader that fails at all of them is said', () => {
  const read = (row: unknown) => {
    if (row === 2) throw new Error('no');
    return row === 4 ? undefined : row;
  };
  expect(readRows([1, 2, 3, 4], read)).toEqual([1, 3]);
  expect(readRows([], read)).toEqual([]);
  expect(() => readRows([2, 2], read)).toThrow('no');
});

it('a list of our own holds what can be read of it', () => {
  const row = {
    id: 1,
    title: 'A',
    titleLanguage: 'en',
    authors: [],
    focusedAreas: [],
    keywords: [],
    authorCount: 0,
    publicationDate: null,
  };
  const payload = { items: [row, { ...row, id: 2, authors: null }, { ...row, id: 3 }], totalCount: 3 } as unknown as ResearchListPayload;
  const page = ownPayloads.page({ payload } as AnswerEntry, 'findResearch', 'en');
  expect(page.items.map(({ id }) => id)).toEqual(['1', '3']);
  expect(page.rowCount).toBe(3);
});
