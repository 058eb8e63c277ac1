import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { limits } from '#lib/domain/query.ts';
import { listTitle } from '#lib/library/lists/list-title.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** Any list of publications for an iframe, with the parameters and page size of its address: `/en/embed/research?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/research'>): Promise<Response> {
  const { locale } = await params;
  return frameAnswer(locale, async (language, sources) => {
    const { collection } = sources;
    const decodedQuery = decodeResearchQuery(new URL(request.url).searchParams);
    const firstPageQuery = { ...decodedQuery, pageIndex: 1 };
    const page = await collection.findResearch(language, firstPageQuery);
    const { items, total = items.length, ignored } = page;
    const query = collection.applied(firstPageQuery, page);
    const path = paths.research(language, { ...query, pageSize: limits.pageSizeDefault });
    return { title: await listTitle(sources, language, query), items, total, path, ignored };
  });
}
