import { answer } from '#app/bff/answer.ts';
import { readAbstract } from '#lib/library/records/read-abstract.ts';
import { decodeId } from '#lib/url/decode-id.ts';

/** The abstract of one publication, for an expanded row. */
export async function GET(_: Request, { params }: RouteContext<'/bff/[language]/research/[id]/abstract'>): Promise<Response> {
  const { language, id } = await params;
  return answer(language, (pageLanguage, sources) => readAbstract(sources, pageLanguage, decodeId(id)));
}
