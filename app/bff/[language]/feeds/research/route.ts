import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { researchFeed } from '#app/_pages/exports/research-feed.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A search as a feed: `/en/research.atom?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/feeds/research'>): Promise<Response> {
  return fileAnswer((await params).language, (language, sources) => {
    const query = decodeResearchQuery(new URL(request.url).searchParams);
    const selfIn = (other: typeof language) => paths.researchFile(other, 'atom', query);
    return researchFeed(sources, { language, query, selfIn, page: paths.research(language, query) });
  });
}
