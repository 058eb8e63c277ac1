import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressPartition } from '#lib/keys/limits/limit-headers.ts';
import { languagePath, languagePattern } from '#lib/languages/language-path.ts';
import { asksForExport } from '#lib/server/http/page-address.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';
import type { AddressReader } from './client-address.ts';
import type { ExportLimit } from './export-limit.ts';
import type { LoadShed } from './load-shed.ts';
import type { PageLimit } from './page-limit.ts';
import type { Refused } from './refuse.ts';

const searchPath = new RegExp(`^/(?:${languagePattern}/(?:research|authors)(?:[./?]|$)|bff/)`);
/** Control characters except the white space of pasted text, and U+FFFD, which replaces invalid bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;
const addresses = /\bhttps?:\/\//gi;
const repeatedCharacter = /(\P{N})\1{39}/u;
/** An abstract may repeat a word this often. A word that is repeated more often and is more than half of the text is spam. */
const sameWordMax = 12;
/** Longer than any DOI or compound word. */
const wordLengthMax = 300;

/** Whether a search is spam: control characters, several links, an overlong word, or one word or character repeated. */
export function isNonsense(url: string): boolean {
  const question = url.indexOf('?');
  if (question === -1 || !searchPath.test(url)) return false;
  return [...new URLSearchParams(url.slice(question))].some(([, value]) => isNonsenseText(value));
}

function isNonsenseText(text: string): boolean {
  if (unprintable.test(text) || (text.match(addresses)?.length ?? 0) > 1 || repeatedCharacter.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,،]+/);
  if (words.some((word) => word.length > wordLengthMax)) return true;
  if (words.length <= sameWordMax) return false;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(...counts.values()) > Math.max(sameWordMax, words.length / 2);
}

/** User agents of self-declared crawlers. */
const crawlers = /bot\b|crawl|spider|slurp|scrap(?:er|y)\b/i;
const lists = languagePath(String.raw`/(research|authors|institutions)(\.[a-z]+)?$`);
const countedLists = new RegExp(`^/(?:bff|${languagePattern}/research/by)/`);

/** Whether a crawler requests what robots.txt disallows: searches, filter combinations, result files. Cached pages are exempt. */
export function isStray(userAgent: string | undefined, url: string): boolean {
  if (userAgent === undefined || !crawlers.test(userAgent)) return false;
  const question = url.indexOf('?');
  const [, list, file] = lists.exec(question === -1 ? url : url.slice(0, question)) ?? [];
  if (list === undefined) return countedLists.test(url);
  if (file !== undefined) return true;
  if (question === -1) return false;
  const names = url
    .slice(question + 1)
    .split('&')
    .map((part) => part.split('=')[0]);
  return names.length > 1 || !(names[0] === 'pageIndex' || (list === 'authors' && names[0] === 'initial'));
}

/** The number of records that the address of a reader's list contains (`?ids=1,2,3`), as a page or a file; 0 without `ids`. */
function listedRecordCount(url: string): number {
  const question = url.indexOf('?');
  if (question === -1) return 0;
  const ids = new URLSearchParams(url.slice(question)).getAll('ids').flatMap((value) => value.split(/[,،]/));
  return new Set(ids.map((id) => id.trim()).filter(Boolean)).size;
}

export interface RefusalParts {
  readonly addresses: AddressReader;
  readonly limit: PageLimit;
  readonly shed: LoadShed;
  readonly exports: ExportLimit;
  /** Remote mode, in which each listed record costs a request to the remote service. */
  readonly isRemote: boolean;
}

/** The refusal of a request before it causes work; undefined when it is accepted. */
export async function checkRequest(
  parts: RefusalParts,
  request: IncomingMessage,
  response: ServerResponse,
  { route, path }: { readonly route: RouteClass; readonly path: string },
): Promise<Pick<Refused, 'status' | 'because' | 'waitSeconds'> | undefined> {
  if (route === 'process') return undefined;
  const url = request.url ?? '/';
  if (isStray(request.headers['user-agent'], url)) return { status: 403 };
  if (isNonsense(url)) return { status: 400, because: 'nonsense' };
  const client = parts.addresses.of(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined);
  const limitedClient = parts.addresses.exempt(client) ? undefined : client;
  const recordCount = parts.isRemote ? listedRecordCount(url) : 0;
  const limitedSeconds =
    limitedClient === undefined
      ? undefined
      : await (recordCount > 1 ? parts.limit.countMany(limitedClient, recordCount) : parts.limit.count(limitedClient));
  if (limitedSeconds !== undefined) return { status: 429, waitSeconds: limitedSeconds };
  const busySeconds = parts.shed.busySeconds();
  if (busySeconds !== undefined) {
    const isOwn = limitedClient !== undefined && parts.shed.isFlooding(addressPartition(limitedClient));
    return { status: isOwn ? 429 : 503, waitSeconds: busySeconds };
  }
  return asksForExport(path, request.headers) ? parts.exports.enter(limitedClient, response) : undefined;
}
