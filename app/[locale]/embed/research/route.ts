import { withIntegerIds } from '#app/_pages/lists/load-lists.ts';
import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { listTitle } from '#app/_pages/plain-list/list-title.ts';
import { instance } from '#lib/compose.ts';
import { appliedQuery } from '#lib/domain/applied-query.ts';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** Any list of publications for an iframe, with the parameters and page size of its address: `/en/embed/research?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/research'>): Promise<Response> {
  const { locale } = await params;
  return frameAnswer(locale, async (language) => {
    const { catalogue, mode } = await instance();
    const decodedQuery = decodeResearchQuery(new URL(request.url).searchParams);
    const firstPageQuery = { ...decodedQuery, pageIndex: 1 };
    const sentQuery = mode === 'embedded' ? withIntegerIds(firstPageQuery) : firstPageQuery;
    const { items, total = items.length, ignored } = await catalogue.findResearch(language, sentQuery);
    const query = mode === 'embedded' ? sentQuery : appliedQuery(sentQuery, defaultResearchQuery, ignored);
    const path = paths.research(language, { ...query, pageSize: limits.pageSizeDefault });
    return { title: await listTitle(language, query), items, total, path, ignored };
  });
}
