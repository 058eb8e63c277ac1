import type { OrbitDrawing } from '#components/home/orbit-marks.ts';
import type { ChartKind } from '#lib/url/chart-address.ts';

/** A name with a count: a year, area, country, institution or field. */
export interface ChartRow {
  readonly id: string;
  readonly name: string;
  /** Language of the name. */
  readonly lang?: string;
  readonly count: number;
  /** Address of the list of the counted publications. */
  readonly href?: string;
  /** Set for the current year, whose count may grow. */
  readonly isUnfinished?: true;
  /** Set for a row that the title names. */
  readonly isNamed?: true;
}

/** One compared value with its counts, in order of year. */
export interface ChartSeries extends Omit<ChartRow, 'count'> {
  readonly years: readonly ChartRow[];
}

/** The data of a chart, from which the page, the embed and the files are made. */
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
  /** All rows, including those that a drawing omits: years in order, other values by count. */
  readonly rows: readonly ChartRow[];
  /** Publications by field and year; only in the orbit chart. */
  readonly orbits?: OrbitDrawing;
  /** The counts of each row by year; only in comparisons. */
  readonly series?: readonly ChartSeries[];
}
