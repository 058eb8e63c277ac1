import { site } from '#lib/setup/site.ts';

export function GET(): Response {
  const { logo } = site().operator;
  if (!logo) return new Response(null, { status: 404 });
  return new Response(logo.bytes, { headers: { 'content-type': logo.type, 'cache-control': 'public, max-age=3600' } });
}
