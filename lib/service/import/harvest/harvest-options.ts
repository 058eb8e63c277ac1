export interface HarvestOptions {
  /** Where pages are kept until the harvest is whole. */
  readonly folder: string;
  readonly note?: (text: string) => void;
  /** The harvest ends after the page in which this many records are reached. */
  readonly recordsMax?: number;
  /** The harvest ends after the page in which this many bytes are kept; by default 50 GB. */
  readonly bytesMax?: number;
  /** Milliseconds between two requests. */
  readonly pauseMs?: number;
  /** What asks; by default whatever Node.js has, which follows any redirect anywhere. */
  readonly fetch?: (
    url: string,
    init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> },
  ) => Promise<Response>;
}
