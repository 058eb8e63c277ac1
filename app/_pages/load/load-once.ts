import { cache } from 'react';
import type { Language } from '#lib/languages/languages.ts';
import { readRecord } from '#lib/library/records/read-record.ts';
import { readRecordList } from '#lib/library/records/read-record-list.ts';
import { instance } from '#lib/setup/compose.ts';
import type { RecordListKind, RecordListQuery } from '#lib/url/record-list-query.ts';

/** What both a page and its metadata need is read once per request. Everything here rejects with a `Problem`. */
export const loadRecord = cache(async (language: Language, id: string) => readRecord(await instance(), language, id));

export const loadAuthor = cache(async (language: Language, id: string) => (await instance()).collection.author(language, id));

/** A page of the authors or references of a record. */
export const loadRecordList = (kind: RecordListKind, language: Language, id: string, { find, pageIndex }: RecordListQuery) =>
  loadList(kind, language, id, find, pageIndex);
// React's cache compares arguments, so the query is passed in its parts.
const loadList = cache(async (kind: RecordListKind, language: Language, id: string, find: string | undefined, pageIndex: number) =>
  readRecordList(await instance(), kind, language, id, { find, pageIndex }),
);
