import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';

/** What a list of publications shows as a table next to the title, in the order of the columns. */
export const tableColumns = ['second', 'authors', 'venue', 'year', 'type', 'language', 'access'] as const;
export type TableColumn = (typeof tableColumns)[number];

/** The columns of `?columns=authors,year`; undefined where the list is no table. Never throws. */
export function decodeColumns(raw: RawSearchParams): readonly TableColumn[] | undefined {
  const names = readSearchParams(raw)
    .get('columns')
    ?.flatMap((value) => value.split(','));
  return names && tableColumns.filter((column) => names.includes(column));
}

/** The value of `columns`; the title, which every table has, where there is nothing else. */
export const encodeColumns = (columns: readonly TableColumn[]): string => columns.join() || 'title';
