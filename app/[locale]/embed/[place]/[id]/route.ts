import { placePage } from '#app/_pages/places/place-pages.ts';
import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { placeFrame } from '#app/_pages/plain-list/place-frame.ts';
import { placeQuery } from '#lib/library/places/place-kinds.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';

/** The publications of a place for an iframe: `/en/embed/countries/SA`. Pages offer the embed of a list; this route serves frames that sites already have. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/[place]/[id]'>): Promise<Response> {
  const { locale, place, id: segment } = await params;
  return frameAnswer(locale, async (language, sources) => {
    const [kind, id] = [placePage(place), decodeId(segment)];
    const { name } = await kind.read(sources, language, id);
    return placeFrame(sources, request, language, {
      name: name.value,
      path: paths.place(language, kind.segment, id),
      fixed: placeQuery(sources, language, kind, id),
    });
  });
}
