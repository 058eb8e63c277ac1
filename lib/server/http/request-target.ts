/** The result of reading a request target: a normalised address, a fault, or an address to redirect to. */
export type Target =
  | { readonly url: string; readonly fault?: never; readonly movedTo?: never }
  /** 400: ambiguous; 414: longer than any address of this site. */
  | { readonly fault: 400 | 414; readonly url?: never; readonly movedTo?: never }
  | { readonly movedTo: string; readonly url?: never; readonly fault?: never };

/** The longest address that the site creates, a list of a hundred long ids, has 6,600 characters. The API has a smaller bound. */
export const urlLengthMax = 8192;

/** Characters that parsers could interpret differently. A target without any of them is routed unchanged. */
const ambiguous = /[%#\\]|\/[./]|^(?!\/)/;
const absolute = /^https?:\/\/[^/?#\\]*/i;
const separator = String.raw`(?:[/\\]|%(?:25)*2f|%(?:25)*5c)`;
/** A dot segment in any spelling, also when separators and dots are escaped once or several times. */
const dotSegment = new RegExp(String.raw`(?:^|${separator})(?:\.|%(?:25)*2e){1,2}(?=$|${separator})`, 'i');
/** RFC 3986 §6.2.2.2: an escaped letter, digit, `-`, `.`, `_` or `~` is that character. */
const escapedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Normalises a target before routing, so that `URL` cannot resolve it to another page. Absolute form: RFC 9112 §3.2.2. */
export function readTarget(target: string): Target {
  if (target.length > urlLengthMax) return { fault: 414 };
  if (!ambiguous.test(target)) return { url: target };
  const origin = absolute.exec(target)?.[0];
  const rest = origin === undefined ? target : target.slice(origin.length);
  const local = origin !== undefined && !rest.startsWith('/') ? `/${rest}` : rest;
  if (!local.startsWith('/') || local.includes('#')) return { fault: 400 };
  const question = local.indexOf('?');
  const [rawPath, query] = question === -1 ? [local, ''] : [local.slice(0, question), local.slice(question)];
  const path = rawPath.replace(escapedUnreserved, (sequence) => String.fromCharCode(Number.parseInt(sequence.slice(1), 16)));
  if (path.includes('\\') || dotSegment.test(path)) return { fault: 400 };
  return path.includes('//') ? { movedTo: path.replace(/\/{2,}/g, '/') + query } : { url: path + query };
}

/** Whether every escape in a path decodes as UTF-8, as in all addresses of this site. Otherwise Next.js throws. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
