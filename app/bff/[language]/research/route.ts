import { answer } from '#app/bff/answer.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** The publication list as JSON, for changes of search, filter or page in the browser. */
export async function GET(request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const query = decodeResearchQuery(new URL(request.url).searchParams);
  return answer((await params).language, (language, sources) => listResearch(sources, language, query));
}
