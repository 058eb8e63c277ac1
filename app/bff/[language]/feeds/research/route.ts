import { researchFeed } from '#app/exports/research-feed.ts';
import { problemAnswer } from '#app/exports/text-answer.ts';
import { problemOf } from '#app/problem-of.ts';
import { isLanguage } from '#lib/domain/language.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A search as a feed: `/en/research.atom?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/feeds/research'>): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const query = decodeResearchQuery(new URL(request.url).searchParams);
  const t = translator(language, 'files');
  const name = site().name[language];
  const title = query.keyword ? t('feedSearch', { site: name, query: query.keyword }) : t('feedAll', { site: name });
  const selfIn = (other: typeof language) => paths.researchFile(other, 'atom', query);
  const answer = await researchFeed({ language, query, title, selfIn, page: paths.research(language, query) }).catch(problemOf);
  return 'problem' in answer ? problemAnswer(answer.problem, language) : answer;
}
