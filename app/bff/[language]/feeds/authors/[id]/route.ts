import { researchFeed } from '#app/_pages/exports/research-feed.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A person's publications as a feed: `/en/authors/7.atom`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/feeds/authors/[id]'>): Promise<Response> {
  const { language, id: segment } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const answer = await authorFeed(language, decodeId(segment), new URL(request.url).searchParams).catch(toProblem);
  return 'problem' in answer ? problemAnswer(answer.problem, language) : answer;
}

async function authorFeed(language: Language, id: string, parameters: URLSearchParams): Promise<Response> {
  const sources = await instance();
  // Rejects for a person who does not exist.
  await sources.collection.author(language, id);
  const query = { ...decodeResearchQuery(parameters), authorId: [id] };
  return researchFeed(sources, {
    language,
    query,
    selfIn: (other) => paths.authorFile(other, id, 'atom', query),
    page: paths.author(language, id, query),
  });
}
