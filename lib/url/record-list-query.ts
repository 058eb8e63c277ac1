import type { RawSearchParams } from '#lib/url/table/search-params.ts';
import { freeText, integer } from './table/codec.ts';
import { decode, encode, type Table } from './table/table.ts';

/** The lists of a record that have pages of their own. */
export type RecordListKind = 'authors' | 'references';

/** The parameters of a list of a record: its authors or its references. */
export interface RecordListQuery {
  /** Part of a name or reference, in either language. */
  readonly find: string | undefined;
  /** Number of the page, from 1. */
  readonly pageIndex: number;
}

/** The parameters of both lists, with their codecs. */
export const recordListTable: Table<RecordListQuery> = {
  find: freeText(60),
  pageIndex: integer({ min: 1, max: 10_000, fallback: 1 }),
};

/** Parses the address of a list of a record. Never throws; an unusable value becomes the default. */
export const decodeRecordListQuery = (raw: RawSearchParams): RecordListQuery => decode(recordListTable, raw);

export const encodeRecordListQuery = (query: RecordListQuery): string => encode(recordListTable, query);
