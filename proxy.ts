import { type NextRequest, NextResponse } from 'next/server';
import { formats } from '#lib/formats/formats.ts';
import { negotiablePath, negotiateFormat } from '#lib/formats/negotiate-format.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { negotiateLanguage } from '#lib/languages/negotiate-language.ts';
import { movedPath } from '#lib/url/moved-path.ts';

/** Adds a language segment to page addresses. Cookies and headers never override an existing segment. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const first = pathname.split('/')[1] ?? '';
  if (isLanguage(first)) return negotiateFile(request) ?? NextResponse.next();
  const rest = isLanguage(first.toLowerCase()) ? pathname.slice(first.length + 1) : pathname;
  const language =
    [first.toLowerCase(), request.cookies.get('language')?.value].find(isLanguage) ??
    negotiateLanguage(request.headers.get('accept-language'));
  const segments = rest.split('/').filter(Boolean);
  const path = movedPath(segments) ?? segments.join('/');
  const response = NextResponse.redirect(new URL(`/${language}${path && `/${path}`}${search}`, request.url), 307);
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** Content negotiation: the address of a record or person serves its file to clients that prefer it to HTML. */
function negotiateFile(request: NextRequest): NextResponse | undefined {
  const format = negotiateFormat(request.headers.get('accept'));
  if (!format || !negotiablePath.test(request.nextUrl.pathname)) return undefined;
  const file = new URL(request.url);
  file.pathname += `.${formats[format].extension}`;
  const response = NextResponse.rewrite(file);
  response.headers.set('vary', 'Accept');
  response.headers.set('content-location', file.pathname + file.search);
  return response;
}

// Skips addresses with a language, which saves an internal request per page, but not records and people requested as a file. Other
// files are excluded by name, not by their dot, since DOIs contain dots. Next.js reads only literals here, so a file is a type that browsers
// do not send.
export const config = {
  matcher: [
    '/((?!(?:en|ar)(?:/|$)|api|bff|_next|fonts/|healthz|readyz|metrics|\\.well-known|problems/|downloads/|oai|reconcile/|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap|llms\\.txt|operator-logo$|mcp$|opensearch).*)',
    {
      source: '/:language(en|ar)/:section(research|authors)/:id',
      has: [
        {
          type: 'header',
          key: 'accept',
          value: '.*(?:application|text)/(?!(?:html|xhtml\\+xml|xml|signed-exchange|x-component|\\*)(?:[;,\\s]|$)).*',
        },
      ],
    },
  ],
};
