import type { IncomingHttpHeaders } from 'node:http';
import { bareType, extensionPattern, formatNames, formats } from '#lib/formats/formats.ts';
import { languagePath, languagePattern } from '#lib/languages/language-path.ts';
import { canonicalAddress } from '#lib/url/page-parameters.ts';
import { headersForRouter, routerHeadersOf } from './router-headers.ts';

/** The page that a request asks for, as HTML or as a router payload. The Next.js router requests payloads with certain headers. */
export interface PageAddress {
  /** `url` without `_rsc`; for the home page and charts also the day (UTC), for a payload also the router's headers. */
  readonly key: string;
  /** The URL that Next.js receives: of a shared page only the parameters it reads, of a payload also `_rsc`, which Next.js verifies. */
  readonly url: string;
  readonly path: string;
  readonly payload: boolean;
  /** The headers that Next.js receives. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether readers share the page. False for pages with forms or keys, and where the response may be a file. */
  readonly shared: boolean;
  /** The address without `_rsc`, if an HTML page was requested at the address of a payload. */
  readonly movedTo?: string;
}

// Problem pages have no language prefix: each contains both languages.
const page = new RegExp(`^/(?:${languagePattern}(?:[/?]|$)|problems/)`);
const personal = languagePath('/(?:developers|digests|research/report)(?:[/?]|$)');
// Types in `Accept` for which proxy.ts returns a record in a bibliographic format. Browsers accept none of them.
const bibliographic = formatNames.map((name) => bareType(formats[name].mediaType));
// Files served next to pages (`/en/research/12.bib`), as streams of any length. Any other address with an extension is a page.
const file = languagePath(
  String.raw`/(?:(?:research|authors/[^/]+)\.(?:${extensionPattern}|atom)|research\.html|compare\.csv|research/report\.json|research/charts/[^/]+\.(?:png|svg|csv)|research/by/[^/]+\.csv|research/[^/]+(?:\.(?:${extensionPattern})|/authors\.csv)|og/.+\.png|developers/(?:changelog/feed\.atom|keys/export)|digests/one-click)$`,
);
// Exports of any number of records, before and after the rewrites of `next.config.mjs`, and their sizes, for which 200 records are written.
// A path of `person` is one only if `Accept` asks.
const wholeResult = new RegExp(
  String.raw`^/(?:${languagePattern}/(?:(?:research|authors/[^/]+)\.(?:${extensionPattern})|research\.html)|bff/[^/]+/(?:exports/.*|file-sizes))$`,
);
const person = languagePath('/authors/[^/]+$');
const cacheBuster = /([?&])_rsc(?:=[^&]*)?(?:&|$)/;

/** The page at an address, or undefined. The key holds only the address and the router's headers: no cookie, language or user agent. */
export function pageAddress(url: string, headers: IncomingHttpHeaders): PageAddress | undefined {
  if (!page.test(url)) return undefined;
  const path = pathOf(url);
  if (file.test(path)) return undefined;
  const shared = !personal.test(path) && !asksForFile(headers);
  const day = dated.test(path) ? ` ${today()}` : '';
  const bare = shared ? canonicalAddress(url) : url;
  if (headers.rsc === undefined) {
    // `_rsc` marks the address of a payload: a cache that ignores `Vary` must not store the HTML page under it.
    const moved = shared && cacheBuster.test(url) && { movedTo: bare };
    return { key: bare + day, url: bare, path, payload: false, headers: plainHeaders, shared, ...moved };
  }
  const routerHeaders = routerHeadersOf(headers);
  const [buster] = cacheBuster.exec(url) ?? [];
  return {
    key: `${bare}${day} ${JSON.stringify(routerHeaders)}`,
    url: shared && buster ? `${bare}${bare.includes('?') ? '&' : '?'}${buster.replaceAll(/[?&]/g, '')}` : url,
    path,
    payload: true,
    headers: headersForRouter(headers, routerHeaders),
    shared,
  };
}

/** The home page shows a record of the day (lib/library/overview/read-home.ts), and chart pages show the date. */
const dated = languagePath('(?:/(?:research/charts|embed/charts/[^/]+))?$');
const today = () => new Date().toISOString().slice(0, 10);

/** Whether a request accepts a bibliographic format. Its response is not cached, since cached pages are always HTML. */
export function asksForFile({ accept }: IncomingHttpHeaders): boolean {
  return accept !== undefined && bibliographic.some((type) => accept.includes(type));
}

/** Whether the response may be a file of any number of records. */
export function asksForExport(path: string, headers: IncomingHttpHeaders): boolean {
  return wholeResult.test(path) || (person.test(path) && asksForFile(headers));
}

const plainHeaders: Readonly<Record<string, string>> = {};

/** The page whose hydration data an address requests; undefined for any other address. */
export function liveAddress(url: string): string | undefined {
  return url.startsWith('/_live/') ? url.slice('/_live'.length) : undefined;
}

/** An address without its query. */
export function pathOf(url: string): string {
  const question = url.indexOf('?');
  return question === -1 ? url : url.slice(0, question);
}
