import { ownKeys } from '#app/_pages/developers/own-keys.tsx';
import { personContext } from '#app/_pages/developers/person-context.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Revokes a key. The request needs only the key, so anyone can revoke a leaked one. Browsers are redirected; programs get JSON. */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  const keys = await ownKeys();
  if (!isLanguage(locale) || !keys) return new Response(null, { status: 404 });
  const form = await request.formData().catch(() => undefined);
  const key = String(form?.get('key') ?? '').trim();
  const revokedKey = key ? await keys.revokeByKey(key, await personContext()) : undefined;
  const headers = { 'cache-control': 'no-store' };
  if (request.headers.get('accept')?.includes('text/html')) {
    const result = revokedKey ? `ended=${encodeURIComponent(revokedKey.keyId)}` : key ? 'unknown=1' : 'missing=1';
    return new Response(null, { status: 303, headers: { ...headers, location: `${paths.developers(locale, 'keys')}?${result}` } });
  }
  return revokedKey
    ? Response.json({ keyId: revokedKey.keyId, status: 'revoked' }, { headers })
    : Response.json({ status: key ? 'unknown' : 'missing' }, { status: key ? 404 : 422, headers });
}
