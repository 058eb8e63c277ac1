import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import type { Research } from '#lib/domain/research.ts';
import { translator } from '#lib/i18n/translator.ts';
import { recordsById } from '#lib/library/records/records-by-id.ts';
import { decodeListIds } from '#lib/url/list-ids.ts';
import { paths } from '#lib/url/paths.ts';

/** A reader's own list for an iframe: `/en/embed/list?ids=3,1,2`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/list'>): Promise<Response> {
  const { locale } = await params;
  return frameAnswer(locale, async (language, sources) => {
    const ids = decodeListIds(Object.fromEntries(new URL(request.url).searchParams));
    const items: Research[] = [];
    for await (const research of recordsById(sources, language, ids)) items.push(research);
    return { title: translator(language, 'embed')('listTitle'), items, total: items.length, path: paths.list(language, ids) };
  });
}
