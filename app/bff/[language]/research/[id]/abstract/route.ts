import { answer } from '#app/bff/answer.ts';
import { idOf } from '#app/id-of.ts';
import { instance } from '#lib/compose.ts';
import type { AbstractAnswer } from '#lib/queries/abstract-answer.ts';

/** The abstract of one publication, for the row of a list in which it is opened. */
export async function GET(_: Request, { params }: RouteContext<'/bff/[language]/research/[id]/abstract'>): Promise<Response> {
  const { language, id } = await params;
  return answer(language, async (known): Promise<AbstractAnswer> => {
    const { catalogue } = await instance();
    const { abstract, abstractKind } = await catalogue.research(known, idOf(id));
    return abstract ? { abstract: { value: abstract.value, lang: abstract.lang }, ...(abstractKind && { abstractKind }) } : {};
  });
}
