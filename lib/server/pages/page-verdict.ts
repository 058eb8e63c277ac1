/** The HTTP status that a rendered page asks for, with a redirect or a time to wait. */
export interface PageVerdict {
  readonly status: number;
  /** The new address, always a path of this site; only with 301 and 308. */
  readonly location?: string;
  /** Seconds to wait before trying again; only with errors. */
  readonly retryAfterSeconds?: number;
}

const mainElement = /<main(?=[\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const redirects = new Set([301, 308]);

/** The status and redirect that a page declares, which Next.js 16 cannot set. Undefined without `<main>`: a framework error. */
export function pageVerdict(html: string): PageVerdict | undefined {
  const attributes = mainElement.exec(html)?.[1];
  if (attributes === undefined) return undefined;
  const status = Number(attribute(attributes, 'data-status') ?? 200);
  if (!Number.isInteger(status) || status < 200 || status > 599) return { status: 200 };
  const wait = Number(attribute(attributes, 'data-retry-after') ?? 0);
  if (!redirects.has(status)) return { status, ...(status >= 400 && Number.isInteger(wait) && wait > 0 && { retryAfterSeconds: wait }) };
  const location = attribute(attributes, 'data-location')?.replaceAll('&amp;', '&');
  // Only a path is accepted, so that a record from a remote service cannot redirect readers to another site.
  return location && /^\/(?![/\\])[\x21-\x7e]*$/.test(location) ? { status, location } : { status: 200 };
}

/** The status of a refused form: `data-refused` in the page or, for scripts, the action state. Escaped text cannot imitate either. */
export function refusedStatus(text: string): number | undefined {
  const [, inPage, inState] = / data-refused="([45]\d\d)"|"kind":"(?:faults|gone)","status":([45]\d\d)\b/.exec(text) ?? [];
  const status = inPage ?? inState;
  return status === undefined ? undefined : Number(status);
}

/** Whether a navigation payload shows a problem and must not be cached. Its HTTP status is 200; on others the router reloads the page. */
export function showsProblem(payload: string): boolean {
  return /"data-status":"?[345]\d\d\b/.test(payload);
}

/** Whether a page shows cached data (components/list/as-of-note.tsx) or no facets because the service failed. Escaped text cannot match. */
export function showsCachedData(html: string): boolean {
  return html.includes(' data-as-of="') || html.includes(' data-incomplete="');
}

const cachedDataMarks =
  /"data-as-of":"|"asOf":"|"facetsFailed":true|"initial":"(?:[^"\\]|\\.)*?[^\\]\\"(?:asOf\\":\\"|facetsFailed\\":true)/;

/** Whether a navigation payload shows cached data or no facets. The mark is a prop, or escaped once more inside a JSON string. */
export function payloadShowsCachedData(payload: string): boolean {
  return cachedDataMarks.test(payload);
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}
