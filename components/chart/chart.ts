import type { OrbitDrawing } from '#components/home/orbit-marks.ts';
import type { ChartKind } from '#lib/url/chart-address.ts';

/** A name with a count: a year, area, country, institution or field. */
export interface ChartRow {
  readonly id: string;
  readonly name: string;
  /** Language of the name. */
  readonly lang?: string;
  readonly count: number;
  /** The list that is counted. */
  readonly href?: string;
  /** The current year. */
  readonly isUnfinished?: true;
  /** A row named in the title. */
  readonly isNamed?: true;
}

/** One side of a comparison, by year in order. */
export interface ChartSeries extends Omit<ChartRow, 'count'> {
  readonly years: readonly ChartRow[];
}

/** Everything that page, embed and files draw a chart from. */
export interface Chart {
  readonly kind: ChartKind;
  /** The finding, in words. */
  readonly title: string;
  /** What is counted. */
  readonly subtitle: string;
  /** Site, query, number of publications and date. */
  readonly source: string;
  /** Path of the chart on the site. */
  readonly path: string;
  /** All rows, also those a drawing omits: years in order, others by count. */
  readonly rows: readonly ChartRow[];
  /** Fields by year; orbits only. */
  readonly orbits?: OrbitDrawing;
  /** The rows by year; comparisons only. */
  readonly series?: readonly ChartSeries[];
}
