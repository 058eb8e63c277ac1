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
  readonly yearsHref?: YearsHref;
}

/** Address of the list of the publications of some years. */
export type YearsHref = (from: number, to: number) => string;

/** The data of a chart, from which the page, the embed and the files are made. */
export interface Chart {
  readonly kind: ChartKind;
  /** What is counted of which publications, as it would be printed. */
  readonly title: string;
  /** The finding, in words; absent if no value stands out. */
  readonly finding?: string;
  /** How it is counted. */
  readonly subtitle: string;
  /** Site, query, number of publications and date. */
  readonly source: string;
  /** Path of the chart on the site. */
  readonly path: string;
  /** All rows, including those that a drawing omits: years in order, other values by count. */
  readonly rows: readonly ChartRow[];
  /** Publications to which no row applies, with the name of their row: works of unknown countries. */
  readonly unknown?: { readonly name: string; readonly count: number };
  /** Of a chart by year, the list of a column. */
  readonly yearsHref?: YearsHref;
  /** Publications by field and year; only in the orbit chart. */
  readonly orbits?: OrbitDrawing;
  /** The counts of each row by year; only in comparisons. */
  readonly series?: readonly ChartSeries[];
}
