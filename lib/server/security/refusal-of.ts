import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksForExport } from '#lib/server/cache/page-address.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';
import { addressPartition } from '#lib/service/limits/limit-headers.ts';
import type { AddressReader } from './client-address.ts';
import type { ExportPlaces } from './export-places.ts';
import type { LoadShed } from './load-shed.ts';
import type { PageLimit } from './page-limit.ts';
import type { Refused } from './refuse.ts';

const searched = /^\/(?:(?:en|ar)\/(?:research|authors)(?:[./?]|$)|bff\/)/;
/** Blanks of a pasted text aside. U+FFFD stands for bytes that are no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;
const addresses = /\bhttps?:\/\//gi;
const sameSign = /(\P{N})\1{39}/u;
/** A word is said so often in a whole abstract, too, but never makes up half of it. */
const sameWordMax = 12;
/** Longer than any DOI or word of a language that joins its words. */
const wordLengthMax = 300;

/**
 * Whether an address asks for what no person types into a search box: control characters, links to advertise, one word or sign over and over. Such text comes
 * from programs by the thousand, each a list of its own to make; it is refused before anything is made. Anything else typed is searched for.
 */
export function isNonsense(url: string): boolean {
  const question = url.indexOf('?');
  if (question === -1 || !searched.test(url)) return false;
  return [...new URLSearchParams(url.slice(question))].some(([, value]) => isNonsenseText(value));
}

function isNonsenseText(text: string): boolean {
  if (unprintable.test(text) || (text.match(addresses)?.length ?? 0) > 1 || sameSign.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,،]+/);
  if (words.some((word) => word.length > wordLengthMax)) return true;
  if (words.length <= sameWordMax) return false;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(...counts.values()) > Math.max(sameWordMax, words.length / 2);
}

/** Programs that follow links and say so. */
const crawlers = /bot\b|crawl|spider|slurp|scrap(?:er|y)\b/i;
const lists = /^\/(?:en|ar)\/(research|authors|institutions)(\.[a-z]+)?$/;

/**
 * Whether a request is one that robots.txt asks programs not to make: a search, a combination of filters, a file of a whole result. There are more of
 * those than anybody can read, and following them has taken whole sites down. Pages that are ready are sent to everybody; this is asked before work only.
 */
export function isStray(userAgent: string | undefined, url: string): boolean {
  if (userAgent === undefined || !crawlers.test(userAgent)) return false;
  const question = url.indexOf('?');
  const [, list, file] = lists.exec(question === -1 ? url : url.slice(0, question)) ?? [];
  if (list === undefined) return /^\/(?:bff|(?:en|ar)\/research\/by)\//.test(url);
  if (file !== undefined) return true;
  if (question === -1) return false;
  const names = url
    .slice(question + 1)
    .split('&')
    .map((part) => part.split('=')[0]);
  return names.length > 1 || !(names[0] === 'pageIndex' || (list === 'authors' && names[0] === 'initial'));
}

/** How many records the address of a reader's own list names (`?ids=1,2,3`), as a page or as a file; 0 where it names none. */
function recordsNamed(url: string): number {
  const question = url.indexOf('?');
  if (question === -1) return 0;
  const named = new URLSearchParams(url.slice(question)).getAll('ids').flatMap((value) => value.split(/[,،]/));
  return new Set(named.map((id) => id.trim()).filter(Boolean)).size;
}

export interface RefusalParts {
  readonly addresses: AddressReader;
  readonly limit: PageLimit;
  readonly shed: LoadShed;
  readonly exports: ExportPlaces;
  /** Whether each record is a question to somebody else's service. */
  readonly isRemote: boolean;
}

/** Why a request is turned away before it makes work. */
export async function refusalOf(
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
  const counted = parts.addresses.exempt(client) ? undefined : client;
  const many = parts.isRemote ? recordsNamed(url) : 0;
  const limitedSeconds =
    counted === undefined ? undefined : await (many > 1 ? parts.limit.countMany(counted, many) : parts.limit.count(counted));
  if (limitedSeconds !== undefined) return { status: 429, waitSeconds: limitedSeconds };
  const busySeconds = parts.shed.busySeconds();
  if (busySeconds !== undefined) {
    const isOwn = counted !== undefined && parts.shed.isFlooding(addressPartition(counted));
    return { status: isOwn ? 429 : 503, waitSeconds: busySeconds };
  }
  return asksForExport(path, request.headers) ? parts.exports.enter(counted, response) : undefined;
}
