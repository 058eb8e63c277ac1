import { instance, siteUrl } from '#lib/setup/compose.ts';

export const dynamic = 'force-dynamic';

/** Disallows complete exports and filter combinations, whose number is unlimited. The longest matching rule wins (RFC 9309). */
export async function GET(): Promise<Response> {
  const { collection } = await instance();
  const lists = ['research', 'authors', 'institutions'].flatMap((list) => [
    `Disallow: /*/${list}?`,
    `Disallow: /*/${list}.`,
    `Allow: /*/${list}?pageIndex=`,
    `Disallow: /*/${list}?pageIndex=*&`,
  ]);
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /bff/',
    'Disallow: /downloads/',
    'Disallow: /*/research/report',
    'Disallow: /*/research/*?*view=',
    'Disallow: /*/research/*/authors?',
    'Disallow: /*/research/*/references?',
    'Disallow: /*/research/by/',
    'Disallow: /*/research/follow',
    'Disallow: /*/digests',
    'Disallow: /*/research/charts',
    'Disallow: /*/compare?',
    'Disallow: /*/compare.',
    'Disallow: /*/authors/*?',
    'Disallow: /*/institutions/*?',
    'Disallow: /*/countries/*?',
    'Disallow: /*/areas/*?',
    'Disallow: /*/venues/*?',
    'Disallow: /*/missions/*?',
    'Disallow: /*/venues?',
    'Disallow: /*/embed/',
    ...lists,
    'Allow: /*/authors?initial=',
    'Disallow: /*/authors?initial=*&',
    ...(collection.harvest ? ['', `Sitemap: ${siteUrl()}/sitemap.xml`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
