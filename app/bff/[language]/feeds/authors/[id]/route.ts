import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { researchFeed } from '#app/_pages/exports/research-feed.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A person's publications as a feed: `/en/authors/7.atom`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/feeds/authors/[id]'>): Promise<Response> {
  const { language: locale, id: segment } = await params;
  return fileAnswer(locale, async (language, sources) => {
    const id = decodeId(segment);
    // Rejects for a person who does not exist.
    await sources.collection.author(language, id);
    const query = { ...decodeResearchQuery(new URL(request.url).searchParams), authorId: [id] };
    const selfIn = (other: typeof language) => paths.authorFile(other, id, 'atom', query);
    return researchFeed(sources, { language, query, selfIn, page: paths.author(language, id, query) });
  });
}
