import type { OrbitDrawing } from '#components/home/orbit-marks.ts';
import type { ChartKind } from '#lib/url/chart-address.ts';

/** A name with a number: a year, an area, a country, an institution, a field. */
export interface ChartRow {
  readonly id: string;
  readonly name: string;
  /** Language of the name. */
  readonly lang?: string;
  readonly count: number;
  /** The list that is counted. */
  readonly href?: string;
  /** A year that is not over. */
  readonly isUnfinished?: true;
  /** What the title speaks of. */
  readonly isNamed?: true;
}

/** What every form of a chart is made of: the page, the frame for other sites and the files. */
export interface Chart {
  readonly kind: ChartKind;
  /** The finding, in words. */
  readonly title: string;
  /** What is counted. */
  readonly subtitle: string;
  /** Site, query, number of publications and day. */
  readonly source: string;
  /** The path of the chart on the site. */
  readonly path: string;
  /** All of them, also those that a drawing has no room for: years in their order, others by count. */
  readonly rows: readonly ChartRow[];
  /** Fields by time; of the orbits alone. */
  readonly orbits?: OrbitDrawing;
}
