import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import type { Captured } from '#lib/server/http/capture-response.ts';
import { linkHeaderOf } from '#lib/server/http/link-header.ts';
import { contentSecurityPolicy, type HeaderList, securityHeaders } from '#lib/server/security/security-headers.ts';
import { deferScripts, keepInside } from './defer-scripts.ts';
import { ownMark, withoutMarks } from './inline-hashes.ts';
import { pageVerdict, payloadShowsCachedData, refusedStatus, showsCachedData, showsProblem } from './page-verdict.ts';
import { type Because, plainPage } from './plain-page.ts';

export interface FinishedPage {
  readonly status: number;
  /** All headers but those of the encoding and of caching. */
  readonly headers: HeaderList;
  readonly body: Buffer;
  /** Strong, of the bytes before compression; without quotes. */
  readonly tag: string;
  /** Whether the same bytes may be given to everybody. */
  readonly shareable: boolean;
  /** Another answer than that of the address alone: caches that overlook `Vary` must not keep it. */
  readonly byHeaders?: boolean;
  /** It shows kept data because the service behind it fails now: soon out of date, and never to be served once it is. */
  readonly passing?: boolean;
  /** What makes a page live, for the address `/_live` + its own; absent where the page brings it along. */
  readonly live?: FinishedPage;
}

/** The text of a style sheet of the build; undefined where there is none at that address. */
export type ReadStyle = (href: string) => string | undefined;

export interface FinishOptions {
  /** With it, what only makes a page live waits for its reader. */
  readonly readStyle?: ReadStyle | undefined;
  /** It was made for one reader, whatever it looks like. */
  readonly personal?: boolean;
  /** The nonce that stands on every script and style that Next.js or a component of ours wrote; what does not bear it does not run. */
  readonly mark?: string;
}

// Set anew for each answer, or of no meaning once the bytes are ours.
const dropped = new Set([
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
 * Turns what Next.js answered into what we send: the status the page says, its policy by hashes, a page with language and direction even where the
 * framework failed. `path` is the address without its query.
 */
export function finishPage(
  captured: Captured,
  path: string,
  { readStyle, personal = false, mark = unmarked }: FinishOptions = {},
): FinishedPage {
  const type = String(captured.headers['content-type'] ?? '');
  const kept = Object.entries(captured.headers).filter(([name]) => !dropped.has(name));
  const headers: [string, string][] = kept.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
  const hasCookie = captured.headers['set-cookie'] !== undefined;
  // Its bytes one to a character: everything looked for is ASCII, and such a text costs half of one that has been read.
  const text = captured.body.toString('latin1');
  if (type.startsWith('text/x-component')) {
    const shareable = captured.status === 200 && !hasCookie && !personal && !showsProblem(text);
    const status = (personal && refusedStatus(text)) || captured.status;
    const made = page(status, [...headers, ['X-Content-Type-Options', 'nosniff']], text, { shareable, mark });
    return { ...made, passing: payloadShowsCachedData(text), byHeaders: true };
  }
  // A redirect, or what a program that sent a form is answered.
  if ((captured.status >= 300 && captured.status < 400) || type.startsWith('application/json'))
    return page(captured.status, [...headers, ...securityHeaders(path)], text, { mark });
  const said = pageVerdict(text);
  const status = captured.status === 200 ? (personal && refusedStatus(text)) || (said?.status ?? 200) : captured.status;
  const broken = status >= 400 && said === undefined;
  const shareable = status === 200 && !hasCookie && !personal;
  const deferred = readStyle && !broken ? deferScripts(text, readStyle, mark) : undefined;
  const whole = deferred && !shareable ? keepInside(deferred, mark) : deferred?.html;
  const marked = broken ? bytesOf(plainPage(status, languageOf(path), captured.requestId)) : (whole ?? text);
  const markOf = broken ? ownMark : mark;
  const policy: HeaderList = [['Content-Security-Policy', contentSecurityPolicy(marked, path, markOf)], ...securityHeaders(path)];
  const html = withoutMarks(marked, markOf);
  // Hints for style sheets and scripts would fetch at once what the page now holds, what waits, or what a plain page does not have.
  const own = deferred || broken ? headers.filter(([name]) => name !== 'link') : headers;
  const typed = broken ? [...own.filter(([name]) => name !== 'content-type'), ['content-type', 'text/html; charset=utf-8'] as const] : own;
  if (said?.location) return page(status, [['Location', said.location], ...policy], '', { mark });
  const wait: HeaderList = said?.retryAfterSeconds === undefined ? [] : [['Retry-After', String(said.retryAfterSeconds)]];
  const made = page(status, [...typed, ...wait, ...signposts(html, path), ...policy], html, { shareable, mark });
  return {
    ...made,
    passing: showsCachedData(html),
    ...(deferred && shareable && { live: page(200, liveHeaders, deferred.live, { shareable: true, mark }) }),
  };
}

/** In no page: then nothing inline runs. */
const unmarked = '\0';

const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

/** Of a page whose address gives files too: where they are, and that the answer depends on what is accepted. */
function signposts(html: string, path: string): HeaderList {
  const link = linkHeaderOf(html);
  return [...(link ? [['Link', link] as const] : []), ...(negotiable.test(path) ? [['Vary', 'Accept'] as const] : [])];
}

const liveHeaders: HeaderList = [
  ['Content-Type', 'text/javascript; charset=utf-8'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Robots-Tag', 'noindex'],
];

const negotiable = /^\/(?:en|ar)\/(?:research|authors)\/[^/.]+$/;

/** A whole page made of text, for what is answered without Next.js. */
export function textPage(status: number, path: string, requestId?: string, because?: Because): FinishedPage {
  const html = plainPage(status, languageOf(path), requestId, because);
  return finishPage({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) }, path, { mark: ownMark });
}

export function languageOf(path: string): Language {
  const segment = path.split('/')[1];
  return isLanguage(segment) ? segment : 'en';
}

/** The one way out: no header and no body leaves with the nonce of its rendering, by which anything could be let run until the page is made again. */
function page(
  status: number,
  headers: HeaderList,
  text: string,
  { shareable = false, mark }: { readonly shareable?: boolean; readonly mark: string },
): FinishedPage {
  const body = Buffer.from(withoutMarks(text, mark), 'latin1');
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status, headers: headers.map(([name, value]) => [name, withoutMarks(value, mark)] as const), body, tag, shareable };
}
