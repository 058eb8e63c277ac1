import { researchFeed } from '#app/_pages/exports/research-feed.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A search as a feed: `/en/research.atom?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/feeds/research'>): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const query = decodeResearchQuery(new URL(request.url).searchParams);
  const selfIn = (other: typeof language) => paths.researchFile(other, 'atom', query);
  const answer = await researchFeed(await instance(), { language, query, selfIn, page: paths.research(language, query) }).catch(toProblem);
  return 'problem' in answer ? problemAnswer(answer.problem, language) : answer;
}
