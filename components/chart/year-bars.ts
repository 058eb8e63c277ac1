import { yearColumns } from '#components/research/filters/year-columns.ts';
import type { ChartRow, YearsHref } from './chart.ts';

/** One column of a chart by year: its years, and everything that is drawn or said of them. */
export interface YearBar {
  readonly from: number;
  /** Last year, inclusive. */
  readonly to: number;
  /** The years in words: `2025–26`. */
  readonly label: string;
  readonly count: number;
  /** The part of `count` in the year that is not over. */
  readonly unfinished: number;
  /** Whether the finding names all of its years. */
  readonly isNamed: boolean;
  /** Whether it gathers all years before the regular columns. */
  readonly isEarly: boolean;
  /** The list of exactly these years. */
  readonly href?: string;
}

interface YearBarOptions {
  readonly barsMax: number;
  readonly isMirrored: boolean;
  readonly hrefOf?: YearsHref | undefined;
}

/** The columns of a chart by year. Label, address and count of a column are derived from its years. */
export function yearBars(rows: readonly ChartRow[], { barsMax, isMirrored, hrefOf }: YearBarOptions): readonly YearBar[] {
  const years = rows.map(({ id, count }) => ({ year: Number(id), count }));
  return yearColumns(years, barsMax).map(({ from, to, isEarly }) => barOf({ from, to, isEarly }, rows, { isMirrored, hrefOf }));
}

/** The column of given years with the counts of `rows`. */
export function barOf(
  { from, to, isEarly }: Pick<YearBar, 'from' | 'to' | 'isEarly'>,
  rows: readonly ChartRow[],
  { isMirrored, hrefOf }: Omit<YearBarOptions, 'barsMax'>,
): YearBar {
  const members = rows.filter(({ id }) => Number(id) >= from && Number(id) <= to);
  return {
    ...{ from, to, isEarly, label: yearSpan(from, to, isMirrored) },
    count: members.reduce((sum, { count }) => sum + count, 0),
    unfinished: members.reduce((sum, { count, isUnfinished }) => sum + (isUnfinished ? count : 0), 0),
    isNamed: members.every(({ isNamed }) => isNamed),
    ...(hrefOf && { href: hrefOf(from, to) }),
  };
}

/** A span of years. It has all digits where the text runs from right to left, because a cut year would come first to the eye there. */
export function yearSpan(from: number, to: number, isMirrored: boolean): string {
  if (from === to) return String(from);
  const isShort = !isMirrored && from >= 1000 && Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isShort ? String(to).slice(-2) : to}`;
}

/** The rows of years with publications, in order; the counts of the current year may still grow. */
export const yearRows = (years: readonly Pick<ChartRow, 'id' | 'count'>[], currentYear: number): readonly ChartRow[] =>
  years
    .filter(({ id, count }) => Number(id) > 0 && count > 0)
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ id, count }) => ({ id, name: id, count, ...(Number(id) >= currentYear && { isUnfinished: true as const }) }));
