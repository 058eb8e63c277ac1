import { createHash } from 'node:crypto';
import { negotiablePath } from '#lib/formats/negotiate-format.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import type { CapturedResponse } from '#lib/server/http/capture-response.ts';
import { inlineHashes, ownMark, withoutMarks } from '#lib/server/http/inline-hashes.ts';
import { linkHeaderOf } from '#lib/server/http/link-header.ts';
import { contentSecurityPolicy, type HeaderList, securityHeaders } from '#lib/server/http/security-headers.ts';
import { deferScripts, keepInside } from './defer-scripts.ts';
import { type PageStart, pageStart } from './page-start.ts';
import { pageVerdict, payloadShowsCachedData, refusedStatus, showsCachedData, showsProblem } from './page-verdict.ts';
import { type Because, plainPage } from './plain-page.ts';

/** A page as it is cached and sent. */
export interface FinishedPage {
  readonly status: number;
  /** All headers except those of encoding and caching. */
  readonly headers: HeaderList;
  /** What precedes `body`; absent where `body` is the whole page. */
  readonly start?: PageStart | undefined;
  readonly body: Buffer;
  /** A strong tag of the uncompressed bytes, without quotes. */
  readonly tag: string;
  /** Whether all readers may receive the same bytes. */
  readonly shareable: boolean;
  /** The response depends on request headers: caches that ignore `Vary` must not store it. */
  readonly byHeaders?: boolean;
  /** A part of the page failed or shows cached data, so the page is fresh only for seconds and never served stale. */
  readonly isShortLived?: boolean;
  /** The hydration data, served at `/_live` followed by the page's address. Absent where the page contains them. */
  readonly live?: FinishedPage;
}

/** The text of a style sheet of the build; undefined where there is none at that address. */
export type ReadStyle = (href: string) => string | undefined;

export interface FinishOptions {
  /** Enables deferred hydration. */
  readonly readStyle?: ReadStyle | undefined;
  /** Rendered for one reader, so never shareable. */
  readonly personal?: boolean;
  /** The nonce of every script and style that Next.js or a component writes; an element without it does not run. */
  readonly mark?: string;
}

// Headers of Next.js that are computed again for each response or do not apply to the changed bytes.
const droppedHeaders = new Set([
  'cache-control',
  'vary',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-powered-by',
]);

/**
 * Turns a Next.js response into the final one, with the page's status and a content security policy of hashes. Framework errors become a
 * plain page. `path` has no query.
 */
export function finishPage(
  response: CapturedResponse,
  path: string,
  { readStyle, personal = false, mark = unmarked }: FinishOptions = {},
): FinishedPage {
  const type = String(response.headers['content-type'] ?? '');
  const retained = Object.entries(response.headers).filter(([name]) => !droppedHeaders.has(name));
  const headers: [string, string][] = retained.flatMap(([name, value]) => [value].flat().map((item): [string, string] => [name, item]));
  const hasCookie = response.headers['set-cookie'] !== undefined;
  // Latin-1: everything searched for is ASCII, and such a string takes half the memory of a decoded one.
  const text = response.body.toString('latin1');
  if (type.startsWith('text/x-component')) {
    const shareable = response.status === 200 && !hasCookie && !personal && !showsProblem(text);
    const status = (personal && refusedStatus(text)) || response.status;
    const finished = page(status, [...headers, ['X-Content-Type-Options', 'nosniff']], text, { shareable, mark });
    return { ...finished, isShortLived: payloadShowsCachedData(text), byHeaders: true };
  }
  // A redirect, or the JSON response to a form that a program sent.
  if ((response.status >= 300 && response.status < 400) || type.startsWith('application/json'))
    return page(response.status, [...headers, ...securityHeaders(path)], text, { mark });
  const verdict = pageVerdict(text);
  const status = response.status === 200 ? (personal && refusedStatus(text)) || (verdict?.status ?? 200) : response.status;
  const isBroken = status >= 400 && verdict === undefined;
  const shareable = status === 200 && !hasCookie && !personal;
  const deferred = readStyle && !isBroken ? deferScripts(text, readStyle, mark) : undefined;
  const whole = deferred && !shareable ? keepInside(deferred, mark) : deferred?.rest;
  const source = isBroken ? bytesOf(plainPage(status, pageLanguage(path), response.requestId)) : (whole ?? text);
  const pageMark = isBroken ? ownMark : mark;
  const start =
    deferred && shareable && deferred.styles.length > 0
      ? pageStart(withoutMarks(deferred.start, mark), withoutMarks(deferred.links, mark), deferred.styles)
      : undefined;
  // `source` has neither the start of the page nor the links that later visits receive instead of the style sheets.
  const before = start && deferred && inlineHashes(deferred.start + deferred.links, mark);
  const hashesBefore = before && { ...before, styles: [...start.sources, ...before.styles] };
  const policy: HeaderList = [
    ['Content-Security-Policy', contentSecurityPolicy(source, path, pageMark, hashesBefore)],
    ...securityHeaders(path),
  ];
  const html = withoutMarks(source, pageMark).replace(emptyAction, '$1');
  // Preload hints would fetch files that are inlined, deferred or not used by a plain page.
  const pageHeaders = deferred || isBroken ? headers.filter(([name]) => name !== 'link') : headers;
  const responseHeaders = isBroken
    ? [...pageHeaders.filter(([name]) => name !== 'content-type'), ['content-type', 'text/html; charset=utf-8'] as const]
    : pageHeaders;
  if (verdict?.location) return page(status, [['Location', verdict.location], ...policy], '', { mark });
  const wait: HeaderList = verdict?.retryAfterSeconds === undefined ? [] : [['Retry-After', String(verdict.retryAfterSeconds)]];
  const finished = page(status, [...responseHeaders, ...wait, ...signposts(html, path), ...policy], html, { shareable, mark, start });
  return {
    ...finished,
    isShortLived: showsCachedData(html),
    ...(deferred && shareable && { live: page(200, liveHeaders, deferred.live, { shareable: true, mark }) }),
  };
}

/** The empty address that React gives to forms of server actions. HTML forbids it; a form without an address goes to its own page too. */
const emptyAction = /(<form\b[^>]*) action=""/g;

/** The default nonce. It occurs in no page, so no inline element runs. */
const unmarked = '\0';

const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

/** Headers of a page with alternative formats: their links, and `Vary: Accept`. */
function signposts(html: string, path: string): HeaderList {
  const link = linkHeaderOf(html);
  return [...(link ? [['Link', link] as const] : []), ...(negotiablePath.test(path) ? [['Vary', 'Accept'] as const] : [])];
}

const liveHeaders: HeaderList = [
  ['Content-Type', 'text/javascript; charset=utf-8'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Robots-Tag', 'noindex'],
];

/** A small HTML page, for responses without Next.js. */
export function textPage(status: number, path: string, requestId?: string, because?: Because): FinishedPage {
  const html = plainPage(status, pageLanguage(path), requestId, because);
  return finishPage({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) }, path, { mark: ownMark });
}

export function pageLanguage(path: string): Language {
  const segment = path.split('/')[1];
  return isLanguage(segment) ? segment : 'en';
}

/** Builds every page. Removes the secret nonce of the rendering from headers and body: with it, injected scripts would run. */
function page(
  status: number,
  headers: HeaderList,
  text: string,
  { shareable = false, mark, start }: { readonly shareable?: boolean; readonly mark: string; readonly start?: PageStart | undefined },
): FinishedPage {
  const body = Buffer.from(withoutMarks(text, mark), 'latin1');
  const hash = createHash('sha256').update(start?.linked.text ?? '');
  const tag = hash.update(body).digest('base64url').slice(0, 22);
  return { status, headers: headers.map(([name, value]) => [name, withoutMarks(value, mark)] as const), start, body, tag, shareable };
}
