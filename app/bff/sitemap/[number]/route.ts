import { streamText } from '#app/exports/stream-body.ts';
import { notHere, problemAnswer } from '#app/exports/text-answer.ts';
import { sitemapPages, sitemapPlan } from '#app/harvest/sitemap-plan.ts';
import { xmlAnswer } from '#app/harvest/xml-answer.ts';
import { problemOf } from '#app/problem-of.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import type { Dictionary } from '#lib/domain/dictionary.ts';
import { type SitemapPage, sitemapWriter } from '#lib/formats/sitemap.ts';

const sitePages = [
  '',
  '/research',
  '/authors',
  '/terms',
  '/developers',
  '/developers/reference',
  '/developers/paging',
  '/developers/errors',
  '/developers/limits',
  '/developers/assistants',
  '/developers/tables',
  '/developers/changelog',
  '/about',
  '/accessibility',
  '/privacy',
];

/** One sitemap: `/sitemap/3.xml`, streamed. */
export async function GET(request: Request, { params }: RouteContext<'/bff/sitemap/[number]'>): Promise<Response> {
  const { dictionary, extras } = await instance();
  if (!extras) return notHere();
  const { number } = await params;
  const parts = await sitemapPlan(extras).catch(problemOf);
  if ('problem' in parts) return problemAnswer(parts.problem, 'en');
  const part = parts[Number(number) - 1];
  if (number !== '0' && !part) return new Response(null, { status: 404 });
  return xmlAnswer(streamText(request, write(part ? sitemapPages(extras, part) : ownPages(dictionary))));
}

/** The pages of the site itself, those of the dictionary among them. */
function ownPages(dictionary: Dictionary): SitemapPage[] {
  const terms = dictionary.all('en').map(({ id }) => `/terms/${encodeURIComponent(id)}`);
  return [...sitePages, ...terms].map((path) => ({ path }));
}

async function* write(pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>): AsyncGenerator<string> {
  const writer = sitemapWriter(siteUrl());
  yield writer.head;
  for await (const page of pages) yield writer.page(page);
  yield writer.tail;
}
