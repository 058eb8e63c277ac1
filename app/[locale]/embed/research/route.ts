import { withOwnIds } from '#app/_pages/lists/load-lists.ts';
import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { listTitle } from '#app/_pages/plain-list/list-title.ts';
import { instance } from '#lib/compose.ts';
import { appliedQuery } from '#lib/domain/applied-query.ts';
import { limits } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** Any list of publications for a frame elsewhere, by the parameters of its address: `/en/embed/research?keyword=mars`. As many rows as its page size says. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/research'>): Promise<Response> {
  const { locale } = await params;
  return frameAnswer(locale, async (language) => {
    const { catalogue, mode } = await instance();
    const decoded = decodeResearchQuery(new URL(request.url).searchParams);
    const asked = { ...decoded, pageIndex: 1 };
    const sent = mode === 'embedded' ? withOwnIds(asked) : asked;
    const { items, total = items.length, ignored } = await catalogue.findResearch(language, sent);
    const query = mode === 'embedded' ? sent : appliedQuery(sent, ignored);
    const path = paths.research(language, { ...query, pageSize: limits.pageSizeDefault });
    return { title: await listTitle(language, query), items, total, path, ignored };
  });
}
