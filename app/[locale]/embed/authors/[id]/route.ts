import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { placeFrame } from '#app/_pages/plain-list/place-frame.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';

/** A person's publications for an iframe: `/en/embed/authors/7`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/authors/[id]'>): Promise<Response> {
  const { locale, id: segment } = await params;
  return frameAnswer(locale, async (language, sources) => {
    const id = decodeId(segment);
    const { name } = await sources.collection.author(language, id);
    return placeFrame(sources, request, language, { name: name.value, path: paths.author(language, id), fixed: { authorId: [id] } });
  });
}
