export interface PageVerdict {
  readonly status: number;
  /** Where the thing is now; only with 301 and 308, always a path of this site. */
  readonly location?: string;
  /** How long to wait before trying again; only with failures. */
  readonly retryAfterSeconds?: number;
}

const mainElement = /<main(?=[\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const moved = new Set([301, 308]);

/**
 * What a finished page says of itself: `<main data-status="404">` becomes the answer's status, `data-location` its `Location`. Next.js 16 cannot set either
 * without giving up the page's content. Undefined where there is no `<main>`, which tells a page of ours from an error text of the framework.
 */
export function pageVerdict(html: string): PageVerdict | undefined {
  const attributes = mainElement.exec(html)?.[1];
  if (attributes === undefined) return undefined;
  const status = Number(attribute(attributes, 'data-status') ?? 200);
  if (!Number.isInteger(status) || status < 200 || status > 599) return { status: 200 };
  const wait = Number(attribute(attributes, 'data-retry-after') ?? 0);
  if (!moved.has(status)) return { status, ...(status >= 400 && Number.isInteger(wait) && wait > 0 && { retryAfterSeconds: wait }) };
  const location = attribute(attributes, 'data-location')?.replaceAll('&amp;', '&');
  // A path only: whatever a remote service writes into a record, nobody is sent to another site.
  return location && /^\/(?![/\\])[\x21-\x7e]*$/.test(location) ? { status, location } : { status: 200 };
}

/**
 * The status of an answer that refuses a form: what the form says where it shows why (`data-refused`), or the state of it that scripts get, in which texts
 * have their quotation marks escaped.
 */
export function refusedStatus(answer: string): number | undefined {
  const [, inPage, inState] = / data-refused="([45]\d\d)"|"kind":"(?:faults|gone)","status":([45]\d\d)\b/.exec(answer) ?? [];
  const status = inPage ?? inState;
  return status === undefined ? undefined : Number(status);
}

/** Whether the payload of a client navigation shows a problem; it keeps status 200, because the router reloads on any other, but is not kept. */
export function showsProblem(payload: string): boolean {
  return /"data-status":"?[345]\d\d\b/.test(payload);
}

/** Whether a page shows that a service fails now: kept data (components/list/as-of-note.tsx) or a list without its facets. Texts have their quotation marks escaped. */
export function showsCachedData(html: string): boolean {
  return html.includes(' data-as-of="') || html.includes(' data-incomplete="');
}

const keptMarks = /"data-as-of":"|"asOf":"|"facetsFailed":true|"initial":"(?:[^"\\]|\\.)*?[^\\]\\"(?:asOf\\":\\"|facetsFailed\\":true)/;

/**
 * The same of the payload of a client navigation, where it may be what a component of the browser is handed: as a row of its own or, where it is short, as a
 * text of JSON. Quotes in texts of records are escaped there once more.
 */
export function payloadShowsCachedData(payload: string): boolean {
  return keptMarks.test(payload);
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}
