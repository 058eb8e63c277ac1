import { createHash } from 'node:crypto';
import { languagePath, languagePattern } from '#lib/languages/language-path.ts';
import { type InlineHashes, inlineHashes } from './inline-hashes.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

const embeddable = new RegExp(`^/(?:${languagePattern}/)?embed/`);
// Link previews on other sites show share images.
const shareImage = languagePath('/og/');

/** Security headers of every response outside the API. Strict-Transport-Security depends on the request: see `transport-security.ts`. */
export function securityHeaders(path: string): HeaderList {
  const isEmbeddable = embeddable.test(path);
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', isEmbeddable || shareImage.test(path) ? 'cross-origin' : 'same-origin'],
  ];
  if (!isEmbeddable) headers.push(['X-Frame-Options', 'DENY']);
  return headers;
}

const noHashes: InlineHashes = { scripts: [], styles: [] };

/** Hashes of the style attributes that components write. Pages contain no other style attributes. */
const styleAttributes = ['direction:ltr'].map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`);

/**
 * The policy of a finished page (latin-1). Allows the site's files and, by hash, inline elements with the mark (`inline-hashes.ts`), and
 * those `before` the `html`.
 */
export function contentSecurityPolicy(html: string, path: string, mark: string, before: InlineHashes = noHashes): string {
  const { scripts, styles } = inlineHashes(html, mark);
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...new Set([...before.scripts, ...scripts])].join(' '),
    ['style-src', `'self'`, ...new Set([...before.styles, ...styles])].join(' '),
    ['style-src-attr', `'unsafe-hashes'`, ...styleAttributes].join(' '),
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${embeddable.test(path) ? '*' : `'none'`}`,
  ].join('; ');
}

/** For non-page responses of Next.js (images, feeds, print lists, error texts): nothing in them runs. */
export const inertPolicy = `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; frame-ancestors 'none'`;
