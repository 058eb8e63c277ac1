import { embeddedOnlyAnswer, problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { xmlAnswer } from '#app/_pages/harvest/xml-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { sitemapIndex } from '#lib/formats/feeds/sitemap.ts';
import { sitemapPlan } from '#lib/library/harvest/sitemap-plan.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';

export const dynamic = 'force-dynamic';

/** The sitemap index. File 0 lists all pages except those of records and people, which the other files list. */
export async function GET(): Promise<Response> {
  const { harvest } = (await instance()).collection;
  if (!harvest) return embeddedOnlyAnswer();
  const parts = await sitemapPlan(harvest).catch(toProblem);
  if ('problem' in parts) return problemAnswer(parts.problem, 'en');
  const files = parts.map(({ updatedAt }, index) => ({ address: `${siteUrl()}/sitemap/${index + 1}.xml`, updatedAt }));
  return xmlAnswer(sitemapIndex([{ address: `${siteUrl()}/sitemap/0.xml` }, ...files]));
}
