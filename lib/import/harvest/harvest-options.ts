/** Options of a harvest, which downloads all pages of an OAI-PMH list or a JSON API. */
export interface HarvestOptions {
  /** Where pages are stored until the harvest is complete. */
  readonly folder: string;
  readonly note?: (text: string) => void;
  /** The harvest ends after the page that reaches this many records. */
  readonly recordsMax?: number;
  /** The harvest ends after the page that reaches this many bytes; 50 GB by default. */
  readonly bytesMax?: number;
  /** Milliseconds between two requests. */
  readonly pauseMs?: number;
  /** HTTP client; the global `fetch` by default, which follows any redirect. */
  readonly fetch?: (
    url: string,
    init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> },
  ) => Promise<Response>;
}
