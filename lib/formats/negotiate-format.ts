import { readAccept } from '#lib/base/http/accept.ts';
import { languagePath } from '#lib/languages/language-path.ts';
import { bareType, type FormatName, formatNames, formats } from './formats.ts';

/** Addresses of records and people: proxy.ts serves their file to clients that prefer it to HTML. */
export const negotiablePath = languagePath('/(?:research|authors)/[^/.]+$');

/** The format that an `Accept` header prefers to HTML (RFC 9110 §12.5.1), if any. `*\/*` means the page. */
export function negotiateFormat(accept: string | null | undefined): FormatName | undefined {
  const items = readAccept(accept);
  const html = items.find(({ value }) => value === 'text/html' || value === 'application/xhtml+xml')?.quality ?? 0;
  for (const { value, quality } of items) {
    const format = quality > html ? formatNames.find((name) => bareType(formats[name].mediaType) === value) : undefined;
    if (format) return format;
  }
  return undefined;
}
