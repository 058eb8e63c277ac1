import { type Era, firstDecade, wideFromYear } from '#lib/domain/eras.ts';

export interface TimeScale {
  /** Position of the start of a year on the line, 0 to 1. All years from 1 to 1949 share one position, the middle of the first era. */
  at(year: number): number;
  readonly lastYear: number;
}

/** Maps years to a line. The years before 1950 share nine units. Each year gets one unit from 1950 and two and a half from 2000. */
export function timeScale(lastYear: number, earlyUnits = 9, lateUnits = 2.5): TimeScale {
  const endYear = Math.max(lastYear, wideFromYear) + 1;
  const total = earlyUnits + (wideFromYear - firstDecade) + (endYear - wideFromYear) * lateUnits;
  const units = (year: number) => {
    if (year < firstDecade) return year <= 0 ? 0 : earlyUnits / 2;
    return earlyUnits + (year < wideFromYear ? year - firstDecade : wideFromYear - firstDecade + (year - wideFromYear) * lateUnits);
  };
  return { lastYear, at: (year) => Math.min(1, units(year) / total) };
}

export interface Dot {
  /** Distance along the line and across it. */
  readonly along: number;
  readonly across: number;
}

interface EraLine {
  readonly start: number;
  readonly end: number;
  /** Start of a year on the line. */
  readonly placeOf: (year: number) => number;
  readonly pitch: number;
  /** Maximum dots per column; columns grow higher if the era has too many dots. */
  readonly columnHeight: number;
}

/** Places the dots of an era in columns near their years. Dots move from a full column to the next, or from the last to earlier ones. */
export function dotsOf(years: readonly number[], { start, end, placeOf, pitch, columnHeight }: EraLine): readonly Dot[] {
  const columns = Math.max(1, Math.floor((end - start) / pitch));
  const lastColumn = columns - 1;
  const sortedYears = [...years].sort((a, b) => a - b);
  const preferredColumns = sortedYears.map((year, index) => {
    const firstIndex = sortedYears.indexOf(year);
    const share = (index - firstIndex + 0.5) / (sortedYears.lastIndexOf(year) - firstIndex + 1);
    const x = placeOf(year) + share * (placeOf(year + 1) - placeOf(year));
    return Math.min(lastColumn, Math.max(0, Math.floor((x - start) / pitch)));
  });
  const heightMax = Math.max(1, columnHeight, Math.ceil(sortedYears.length / columns));
  const columnOf: number[] = [];
  for (const [index, preferred] of preferredColumns.entries())
    columnOf.push(Math.max(preferred, columnOf[index - 1] ?? 0, (columnOf[index - heightMax] ?? -1) + 1));
  for (let index = columnOf.length - 1; index >= 0; index -= 1)
    columnOf[index] = Math.max(0, Math.min(columnOf[index] as number, lastColumn, (columnOf[index + heightMax] ?? lastColumn + 1) - 1));
  const sizes = new Map<number, number>();
  for (const column of columnOf) sizes.set(column, (sizes.get(column) ?? 0) + 1);
  const rowCounts = new Map<number, number>();
  return columnOf.map((column) => {
    const row = rowCounts.get(column) ?? 0;
    rowCounts.set(column, row + 1);
    return { along: start + (column + 0.5) * pitch, across: (row - ((sizes.get(column) as number) - 1) / 2) * pitch };
  });
}

/** Points as one path: each dot is a stroke of length 0 with round caps. Relative steps make about ten bytes a dot. */
export function dotPath(points: readonly (readonly [x: number, y: number])[]): string {
  let [x, y] = [0, 0];
  const number = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
  return points
    .map(([left, top], index) => {
      const [toX, toY] = [Math.round(left * 10), Math.round(top * 10)];
      const step = `${index > 0 ? 'm' : 'M'}${number(toX - x)}${toY < y ? '' : ' '}${number(toY - y)}z`;
      [x, y] = [toX, toY];
      return step;
    })
    .join('');
}

const dotsMax = 900;

/** Publications per dot (1, 2, 5, 10, 20, …), so that there are about 900 dots at most. */
export function perDot(total: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 5]) if (total / (step * ten) <= dotsMax) return step * ten;
}

/** The year of each dot of an era: the year of the middle one among the publications that the dot represents. */
export function dotYears(
  years: readonly { readonly year: number; readonly count: number }[],
  era: Era,
  worksPerDot: number,
): readonly number[] {
  const workYears = years
    .filter(({ year }) => year >= era.from && year <= era.to)
    .sort((a, b) => a.year - b.year)
    .flatMap(({ year, count }) => Array.from({ length: Math.min(count, dotsMax * worksPerDot) }, () => year));
  return Array.from(
    { length: Math.ceil(workYears.length / worksPerDot) },
    (_, index) => workYears[Math.min(index * worksPerDot + (worksPerDot >> 1), workYears.length - 1)] as number,
  );
}

/** Rounds to a tenth, the precision of drawings. */
export const round = (value: number) => Math.round(value * 10) / 10;
