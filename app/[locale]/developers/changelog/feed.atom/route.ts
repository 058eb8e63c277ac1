import { ownKeys } from '#app/_pages/developers/own-keys.tsx';
import { changelogFeed } from '#lib/contract/changelog.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';

/** The change log of the API as an Atom feed. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  const keys = await ownKeys();
  if (!isLanguage(locale) || !keys) return new Response(null, { status: 404 });
  return new Response(changelogFeed(locale, siteUrl()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'content-language': locale, 'cache-control': 'public, max-age=3600' },
  });
}
