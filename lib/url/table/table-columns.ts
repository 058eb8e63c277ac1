import { type RawSearchParams, readSearchParams } from './search-params.ts';

/** The columns of the publication table after the title, in order. */
export const tableColumns = ['second', 'authors', 'venue', 'year', 'type', 'language', 'access'] as const;
export type TableColumn = (typeof tableColumns)[number];

/** The columns of `?columns=authors,year`; undefined where the list is not a table. Never throws. */
export function decodeColumns(raw: RawSearchParams): readonly TableColumn[] | undefined {
  const names = readSearchParams(raw)
    .get('columns')
    ?.flatMap((value) => value.split(','));
  return names && tableColumns.filter((column) => names.includes(column));
}

/** The value of the parameter `columns`. If no column is chosen, it is `title`, because every table has a title column. */
export const encodeColumns = (columns: readonly TableColumn[]): string => columns.join() || 'title';
