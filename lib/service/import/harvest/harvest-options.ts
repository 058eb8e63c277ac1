export interface HarvestOptions {
  /** Where pages are kept until the harvest is whole. */
  readonly folder: string;
  readonly note?: (text: string) => void;
  /** The harvest ends after the page in which this many records are reached. */
  readonly recordsMax?: number;
  /** Milliseconds between two requests. */
  readonly pauseMs?: number;
  readonly fetch?: typeof fetch;
}
