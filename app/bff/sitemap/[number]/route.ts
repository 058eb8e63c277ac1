import { streamText } from '#app/_pages/exports/stream-body.ts';
import { embeddedOnlyAnswer, problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { sitePages } from '#app/_pages/harvest/site-pages.ts';
import { xmlAnswer } from '#app/_pages/harvest/xml-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { type SitemapPage, sitemapWriter } from '#lib/formats/feeds/sitemap.ts';
import { sitemapPages, sitemapPlan } from '#lib/library/harvest/sitemap-plan.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';

/** One sitemap file, streamed: `/sitemap/3.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/sitemap/[number]'>): Promise<Response> {
  const sources = await instance();
  const { harvest } = sources.collection;
  if (!harvest) return embeddedOnlyAnswer();
  const { number } = await params;
  const parts = await sitemapPlan(harvest).catch(toProblem);
  if ('problem' in parts) return problemAnswer(parts.problem, 'en');
  const part = parts[Number(number) - 1];
  if (number !== '0' && !part) return new Response(null, { status: 404 });
  return xmlAnswer(streamText(request, write(part ? sitemapPages(harvest, part) : sitePages(sources))));
}

async function* write(pages: AsyncIterable<SitemapPage>): AsyncGenerator<string> {
  const writer = sitemapWriter(siteUrl());
  yield writer.head;
  for await (const page of pages) yield writer.page(page);
  yield writer.tail;
}
