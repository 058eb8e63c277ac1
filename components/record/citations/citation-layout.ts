import { dotsOf } from '#components/home/orbit-scale.ts';
import type { CitationSide } from '#lib/answers/record-answer.ts';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';

/** A dot for one work or several of one year, with its position along and across the line in drawing units. */
export interface CitationDot {
  readonly along: number;
  readonly across: number;
  readonly year: number;
  /** Absent where the dot represents several works. */
  readonly work?: ResearchRowData;
}

/** First and last year of a line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Maximum dots on a line. */
export const dotsMax = 120;

/** Works per dot (1, 5, 10, 20, 50, …), so that a line has at most `dotsMax` dots. */
export function worksPerDot(total: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of power === 1 ? [1, 5] : [1, 2, 5]) if (total / (step * power) <= dotsMax) return step * power;
}

/** First and last year of a side, extended to the year of the record. */
export function spanOf(side: CitationSide, ownYear: number): Span {
  const years = [ownYear, ...side.years.map(({ year }) => year)];
  return { from: Math.min(...years), to: Math.max(...years) };
}

/** The dots of a side on a line of `length`, with equal space per year. Works without a year are omitted. */
export function dotsOn(
  side: CitationSide,
  span: Span,
  {
    length,
    pitch,
    columnHeight,
    dotSize,
  }: { readonly length: number; readonly pitch: number; readonly columnHeight: number; readonly dotSize: number },
): CitationDot[] {
  const placeOf = (year: number) => ((year - span.from) / (span.to + 1 - span.from)) * length;
  const works = side.rows.filter(({ year }) => year !== undefined).sort((a, b) => (a.year as number) - (b.year as number));
  const isWhole = dotSize === 1 && side.rows.length >= side.total;
  const years = isWhole
    ? works.map(({ year }) => year as number)
    : [...side.years]
        .sort((a, b) => a.year - b.year)
        .flatMap(({ year, count }) => Array.from({ length: Math.ceil(count / dotSize) }, () => year));
  return dotsOf(years, { start: 0, end: length, placeOf, pitch, columnHeight }).map((dot, index) => {
    const work = isWhole ? works[index] : undefined;
    return { ...dot, year: years[index] as number, ...(work && { work }) };
  });
}

/** A label above a line: its text anchor and its row. */
export interface Label {
  readonly dot: CitationDot;
  readonly text: string;
  readonly row: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Maximum rows of labels. */
const rowsMax = 4;
/** Average width of a letter, in drawing units. */
const letterWidth = 7;

/** Places each label in the lowest row in which it overlaps no other; labels that fit in no row are omitted. */
export function labelsOf(dots: readonly (CitationDot & { readonly text: string })[], length: number): Label[] {
  const occupied: { readonly row: number; readonly from: number; readonly to: number }[] = [];
  return dots.flatMap((dot) => {
    const width = dot.text.length * letterWidth + 10;
    const anchor = dot.along < width / 2 ? 'start' : dot.along > length - width / 2 ? 'end' : 'middle';
    const from = dot.along - { start: 0, middle: width / 2, end: width }[anchor];
    const isFree = (row: number) => occupied.every((other) => other.row !== row || from > other.to || from + width < other.from);
    const row = Array.from({ length: rowsMax }, (_, index) => index).find(isFree);
    if (row === undefined) return [];
    occupied.push({ row, from, to: from + width });
    return [{ dot, text: dot.text, row, anchor }];
  });
}
