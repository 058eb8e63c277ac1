import { readSessionCookie } from '#app/_pages/developers/keys-session.ts';
import { ownKeys } from '#app/_pages/developers/own-keys.tsx';
import { personContext } from '#app/_pages/developers/person-context.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Downloads all data stored about the owner of the keys that the session covers; without a session, redirects to the key page. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  const keys = await ownKeys();
  if (!isLanguage(locale) || !keys) return new Response(null, { status: 404 });
  const session = await readSessionCookie(locale);
  const data = session && (await keys.manage.exportData(session.token, await personContext()));
  if (!data)
    return new Response(null, { status: 303, headers: { location: paths.developers(locale, 'keys/manage'), 'cache-control': 'no-store' } });
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="madar-keys.json"',
      'cache-control': 'no-store',
    },
  });
}
