import { loadAbstract } from '#app/_pages/load/load-abstract.ts';
import { answer } from '#app/bff/answer.ts';
import { decodeId } from '#lib/url/decode-id.ts';

/** The abstract of one publication, for an expanded row. */
export async function GET(_: Request, { params }: RouteContext<'/bff/[language]/research/[id]/abstract'>): Promise<Response> {
  const { language, id } = await params;
  return answer(language, (pageLanguage) => loadAbstract(pageLanguage, decodeId(id)));
}
