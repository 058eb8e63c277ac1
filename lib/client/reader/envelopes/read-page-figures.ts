import { openRow, type Row } from '#lib/client/reader/row.ts';
import { envelope } from '#lib/client/reader/tables/envelope-table.ts';
import { isMembers, type Members, valueAt } from '#lib/client/reader/tables/names.ts';
import { cleanFlag, cleanInteger } from '#lib/client/reader/values/clean-value.ts';
import type { FoundList } from './find-list.ts';

/** What an answer says of its own page, as the service counts. Everything may be missing. */
export interface PageFigures {
  readonly total?: number;
  readonly index?: number;
  readonly size?: number;
  readonly pages?: number;
  readonly hasNext?: boolean;
  readonly hasPrevious?: boolean;
}

/** Looks in the objects around the list, innermost first, then in their `meta` and the like, then in headers. */
export function readPageFigures(payload: unknown, list: FoundList, headers: Headers, totalPath?: string | null): PageFigures {
  const objects = list.around.flatMap((object) => [object, ...figureObjects(object)]);
  const header = headerObject(headers);
  const rows = [...objects, ...(header ? [header] : [])].map(openRow);
  const stated = totalPath ? number(valueAt(payload, totalPath)) : undefined;
  const total = stated ?? readTotal(rows, list.rows.length) ?? headerTotal(headers);
  const figures = {
    total,
    index: find(rows, envelope.page, number),
    size: find(rows, envelope.size, number),
    pages: find(rows, envelope.pages, number),
    hasNext: find(rows, envelope.hasNext, cleanFlag) ?? inverted(find(rows, envelope.isLast, cleanFlag)) ?? nextLink(rows),
    hasPrevious: find(rows, envelope.hasPrevious, cleanFlag) ?? inverted(find(rows, envelope.isFirst, cleanFlag)),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
}

function figureObjects(object: Members): Members[] {
  const row = openRow(object);
  return envelope.figures.map((name) => row.get(name)).filter(isMembers);
}

function readTotal(rows: readonly Row[], pageLength: number): number | undefined {
  // A total below what is on this page is the count of something else.
  return find(rows, envelope.total, (value) => {
    const total = number(isMembers(value) ? value.value : value);
    return total !== undefined && total >= pageLength ? total : undefined;
  });
}

function find<T>(rows: readonly Row[], names: readonly string[], clean: (value: unknown) => T | undefined): T | undefined {
  for (const row of rows) {
    for (const name of names) {
      const value = clean(row.get(name));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

function number(value: unknown): number | undefined {
  const found = cleanInteger(value);
  return found !== undefined && found >= 0 ? found : undefined;
}

function inverted(flag: boolean | undefined): boolean | undefined {
  return flag === undefined ? undefined : !flag;
}

/** `next` as an address or null is what Django and others write. */
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
  return number(headers.get(envelope.headers.number) ?? range);
}
