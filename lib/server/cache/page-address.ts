import type { IncomingHttpHeaders } from 'node:http';
import { routerHeadersOf, sentToRouter } from '#lib/server/http/router-headers.ts';

/** Which page in which form: the router of Next.js asks for payloads with these headers, and its answers differ by them. */
export interface PageAddress {
  /** Path and query, without the router's cache-buster `_rsc`; of the home page and of charts the day (UTC) too. */
  readonly key: string;
  /** As it came, for the framework, which checks the cache-buster. */
  readonly url: string;
  readonly path: string;
  readonly payload: boolean;
  /** What is sent to Next.js of them. */
  readonly headers: Readonly<Record<string, string>>;
  /** False for pages that are made for each reader: those that hold forms and keys, and what may turn out to be a file. */
  readonly shared: boolean;
}

// The pages of problems stand outside the languages: each holds both.
const page = /^\/(?:(?:en|ar)(?:[/?]|$)|problems\/)/;
const personal = /^\/(?:en|ar)\/(?:developers|research\/report)(?:[/?]|$)/;
// A record in a bibliographic format, asked for by content negotiation; proxy.ts knows which. Browsers name none of these.
const bibliographic = /bibtex|research-info-systems|csl\+json|ld\+json|text\/csv/;
// What is given beside pages (`/en/research/12.bib`): streams of any length, by the addresses that `next.config.mjs` and the folders of `app` name. Whatever
// else has an ending is a page, if only the one that says that there is nothing.
const file =
  /^\/(?:en|ar)\/(?:research\.(?:bib|ris|csv|json|jsonld|atom|html)|compare\.csv|research\/report\.json|research\/charts\/[^/]+\.(?:png|svg|csv)|research\/[^/]+(?:\.(?:bib|ris|csv|json|jsonld)|\/authors\.csv)|authors\/[^/]+\.(?:bib|ris|csv|json|jsonld|atom)|og\/.+\.png|developers\/(?:changelog\/feed\.atom|keys\/export))$/;
// Of any number of records; the same behind the addresses that `next.config.mjs` leads to, and by content negotiation.
const wholeResult =
  /^\/(?:(?:en|ar)\/(?:(?:research|authors\/[^/]+)\.(?:bib|ris|csv|json|jsonld)|research\.html)|bff\/[^/]+\/exports\/.*)$/;
const person = /^\/(?:en|ar)\/authors\/[^/]+$/;
const buster = /([?&])_rsc(?:=[^&]*)?(?:&|$)/;

/** The page an address names, or undefined when it is none. Nothing but the address and the router's own headers goes into the key: no cookie, no language header, no user agent. */
export function pageAddress(url: string, headers: IncomingHttpHeaders): PageAddress | undefined {
  if (!page.test(url)) return undefined;
  const path = pathOf(url);
  if (file.test(path)) return undefined;
  const shared = !personal.test(path) && !asksForFile(headers);
  const day = isDated(path) ? ` ${today()}` : '';
  if (headers.rsc === undefined) {
    // The address of a payload: a cache that overlooks `Vary` must not keep a page under it.
    return { key: url + day, url, path, payload: false, headers: plainHeaders, shared: shared && !buster.test(url) };
  }
  const own = routerHeadersOf(headers);
  const bare = url.replace(buster, (found, mark: string) => (found.endsWith('&') ? mark : ''));
  return { key: `${bare}${day} ${JSON.stringify(own)}`, url, path, payload: true, headers: sentToRouter(headers, own), shared };
}

/** The page that shows a record of the day (app/_pages/load/load-home.ts), and those whose charts bear the day. */
const isDated = (path: string) => /^\/(?:en|ar)(?:\/(?:research\/charts|embed\/charts\/[^/]+))?$/.test(path);
const today = () => new Date().toISOString().slice(0, 10);

/** Such a request is answered for its reader alone: a finished page is always HTML. */
export function asksForFile({ accept }: IncomingHttpHeaders): boolean {
  return accept !== undefined && bibliographic.test(accept);
}

/** Whether a request may be answered with a file of any number of records. */
export function asksForExport(path: string, headers: IncomingHttpHeaders): boolean {
  return wholeResult.test(path) || (person.test(path) && asksForFile(headers));
}

const plainHeaders: Readonly<Record<string, string>> = {};

/** The page whose live part an address asks for. */
export function liveAddress(url: string): string | undefined {
  return url.startsWith('/_live/') ? url.slice('/_live'.length) : undefined;
}

/** An address without its query. */
export function pathOf(url: string): string {
  const question = url.indexOf('?');
  return question === -1 ? url : url.slice(0, question);
}
