import { bothSiteNames } from '#lib/domain/site/site.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { oaiFormats } from '#lib/formats/metadata/oai.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';

export const dynamic = 'force-dynamic';

/** What the site is and where its data is, for language models (llmstxt.org). In English, with the Arabic name. */
export async function GET(): Promise<Response> {
  const { collection } = await instance();
  const url = siteUrl();
  const settings = site();
  const counts = await collection.counts?.counts().catch(() => undefined);
  const link = (text: string, path: string, note: string) => `- [${text}](${url}${path}): ${note}`;
  const others = formatNames.flatMap((name) => (name === 'csv' ? [] : `.${formats[name].extension}`)).join(', ');
  const lines = [
    `# ${bothSiteNames(settings)}`,
    '',
    '> A catalogue of research on space and of the people who wrote it, in English and Arabic. Every page exists under /en and /ar with the same path.',
    '',
    ...(settings.operator.name
      ? [`It is run by ${settings.operator.name.en.value}${settings.operator.url ? ` (${settings.operator.url})` : ''}.`]
      : []),
    counts ? `It holds ${counts.research} publications by ${counts.authors} named authors.` : 'Its records come from another service.',
    'A record gives titles, authors, venue, date, identifiers and a summary; a text that exists in one language only is marked. Cite a work by its DOI and its original title.',
    '',
    '## Pages',
    link(
      'Research',
      '/en/research',
      'all publications; `?keyword=`, `researchTypeId`, `focusedAreaId`, `fromYear`, `toYear`, `authorId`, `language`, `sort`, `pageIndex`, `pageSize`',
    ),
    link('Authors', '/en/authors', 'all people, with their publications'),
    link('About', '/en/about', 'sources and terms of reuse'),
    '',
    '## Data',
    `- One record as a file: ${url}/en/research/{id}${formatNames.map((name) => `.${formats[name].extension}${name === 'csl' ? ' (CSL-JSON)' : ''}`).join(', ')}; the address of its page gives the same by content negotiation`,
    ...(collection.harvest
      ? [
          `- A whole result as a file: ${url}/en/research.csv?keyword=mars, likewise ${others} and .atom (a feed)`,
          link('Everything', '/downloads/index.json', 'all records as JSON Lines and CSV, with checksums and terms'),
          link('OAI-PMH 2.0', '/oai?verb=Identify', `harvesting in ${oaiFormats.map(({ prefix }) => prefix).join(', ')}, both languages`),
          link('Sitemap', '/sitemap.xml', 'every record and person, with the date of the last change'),
          link('API', '/en/developers', 'six read-only operations, opened with a free key'),
        ]
      : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
