import { idOf } from '#app/id-of.ts';
import { withOwnIds } from '#app/load-lists.ts';
import { frameAnswer } from '#app/plain-list/frame-answer.ts';
import { instance } from '#lib/compose.ts';
import { limits } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A person's publications for a frame elsewhere: `/en/embed/authors/7`, narrowed and ordered by the parameters of any list. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/authors/[id]'>): Promise<Response> {
  const { locale, id: segment } = await params;
  return frameAnswer(locale, async (language) => {
    const { catalogue, mode } = await instance();
    const id = idOf(segment);
    const author = await catalogue.author(language, id);
    const asked = decodeResearchQuery(new URL(request.url).searchParams);
    const query = { ...asked, authorId: [id], pageIndex: 1, pageSize: limits.pageSizeMax };
    const { items, total = items.length } = await catalogue.findResearch(language, mode === 'embedded' ? withOwnIds(query) : query);
    return { title: translator(language, 'embed')('title', { name: author.name.value }), items, total, path: paths.author(language, id) };
  });
}
