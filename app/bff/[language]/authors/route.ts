import { answer } from '#app/bff/answer.ts';
import { listAuthors } from '#lib/library/lists/list-authors.ts';
import { decodeAuthorQuery } from '#lib/url/author-query.ts';

/** The author list as JSON, for changes of search, filter or page in the browser. */
export async function GET(request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const query = decodeAuthorQuery(new URL(request.url).searchParams);
  return answer((await params).language, (language, sources) => listAuthors(sources, language, query));
}
