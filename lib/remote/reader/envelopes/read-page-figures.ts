import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { envelope } from '#lib/remote/reader/tables/envelope-table.ts';
import { isMembers, type Members, memberAt } from '#lib/remote/reader/tables/names.ts';
import { openRow, type Row } from '#lib/remote/reader/tables/row.ts';
import { parseCount, parseFlag } from '#lib/remote/reader/values/parse-value.ts';
import type { ListMatch } from './find-list.ts';

/** Counts and page numbers of a list response, as the service states them. All may be absent. */
export interface PageFigures {
  readonly total?: number;
  readonly index?: number;
  readonly size?: number;
  readonly pages?: number;
  readonly hasNext?: boolean;
  readonly hasPrevious?: boolean;
}

/** Searches each object around the list and its `meta` objects, from the innermost object outwards, then the headers. */
export function readPageFigures(payload: unknown, list: ListMatch, headers: Headers, totalPath?: string | null): PageFigures {
  const objects = list.around.flatMap((object) => [object, ...figureObjects(object)]);
  const header = headerObject(headers);
  const rows = [...objects, ...(header ? [header] : [])].map(openRow);
  const totalAtPath = totalPath ? parseCount(memberAt(payload, totalPath)) : undefined;
  const total = totalAtPath ?? readTotal(rows, list.rows.length) ?? headerTotal(headers);
  return withoutUndefined<PageFigures>({
    total,
    index: findFigure(rows, envelope.page, parseCount),
    size: findFigure(rows, envelope.size, parseCount),
    pages: findFigure(rows, envelope.pages, parseCount),
    hasNext: findFigure(rows, envelope.hasNext, parseFlag) ?? negated(findFigure(rows, envelope.isLast, parseFlag)) ?? nextLink(rows),
    hasPrevious: findFigure(rows, envelope.hasPrevious, parseFlag) ?? negated(findFigure(rows, envelope.isFirst, parseFlag)),
  });
}

function figureObjects(object: Members): Members[] {
  const row = openRow(object);
  return envelope.figures.map((name) => row.get(name)).filter(isMembers);
}

function readTotal(rows: readonly Row[], pageLength: number): number | undefined {
  // A number below the row count of the page cannot be the total.
  return findFigure(rows, envelope.total, (value) => {
    const total = parseCount(isMembers(value) ? value.value : value);
    return total !== undefined && total >= pageLength ? total : undefined;
  });
}

function findFigure<T>(rows: readonly Row[], names: readonly string[], clean: (value: unknown) => T | undefined): T | undefined {
  for (const row of rows) {
    for (const name of names) {
      const value = clean(row.get(name));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

function negated(flag: boolean | undefined): boolean | undefined {
  return flag === undefined ? undefined : !flag;
}

/** Whether there is a next page, from `next` as a URL or null (Django REST framework and others). */
function nextLink(rows: readonly Row[]): boolean | undefined {
  const row = rows.find((candidate) => candidate.shape.has('next'));
  const next = row?.get('next');
  if (!row || (next !== undefined && typeof next !== 'string')) return undefined;
  return next !== undefined;
}

function headerObject(headers: Headers): Members | undefined {
  try {
    const value: unknown = JSON.parse(headers.get(envelope.headers.json) ?? '');
    return isMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function headerTotal(headers: Headers): number | undefined {
  const range = /\/(\d+)$/.exec(headers.get(envelope.headers.range) ?? '')?.[1];
  return parseCount(headers.get(envelope.headers.number) ?? range);
}
