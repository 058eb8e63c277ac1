import { translator } from '#lib/i18n/translator.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { ownDigests } from '#lib/setup/own-digests.ts';
import { paths } from '#lib/url/paths.ts';

type Context = RouteContext<'/[locale]/digests/one-click'>;

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** The POST of a mail program (RFC 8058) stops the mails that its address came with. Repeating it succeeds. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const digests = await ownDigests();
  if (!isLanguage(locale) || !digests) return new Response(null, { status: 404, headers });
  const isKnown = (await digests.stopByMail(tokenOf(request))) !== undefined;
  const t = translator(locale, 'digests');
  return new Response(`${t(isKnown ? 'stopped' : 'manageGone')}\n`, {
    status: isKnown ? 200 : 410,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-language': locale },
  });
}

/** A person who opens the address in a browser gets the page with the button: mail scanners follow links, so a GET stops nothing. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLanguage(locale)) return new Response(null, { status: 404, headers });
  const location = `${paths.digests(locale)}?${new URLSearchParams({ token: tokenOf(request) })}`;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
