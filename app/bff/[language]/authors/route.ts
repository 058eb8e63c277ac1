import { loadAuthorList } from '#app/_pages/lists/load-lists.ts';
import { answer } from '#app/bff/answer.ts';
import { decodeAuthorQuery } from '#lib/url/author-query.ts';

export async function GET(request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const query = decodeAuthorQuery(new URL(request.url).searchParams);
  return answer((await params).language, (language) => loadAuthorList(language, query));
}
