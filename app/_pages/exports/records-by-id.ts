import { lastSegment } from '#app/_pages/load/id-of.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/domain/language.ts';
import { isProblem } from '#lib/domain/problem.ts';
import type { Research } from '#lib/domain/research.ts';

/** An address longer than this many ids hold would be refused on the way. */
export const idsMax = 500;

/** The ids of `?ids=1,2,3` in their order, each once. Undefined without the parameter. */
export function readIds(parameters: URLSearchParams): readonly string[] | undefined {
  const idValues = parameters.getAll('ids');
  if (idValues.length === 0) return undefined;
  const ids = idValues.flatMap((value) => value.split(/[,،]/)).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 64))];
}

/** Records by id, in that order. A merged one is given where it is now; one that is not there any more is left out, like a row that vanished from a list. */
export async function* recordsById(catalogue: Catalogue, language: Language, ids: readonly string[]): AsyncGenerator<Research> {
  for (const id of ids) {
    const research = await recordOrNothing(catalogue, language, id);
    if (research) yield research;
  }
}

async function recordOrNothing(catalogue: Catalogue, language: Language, id: string): Promise<Research | undefined> {
  try {
    return await catalogue.research(language, id);
  } catch (error) {
    if (!isProblem(error) || !['not_found', 'gone', 'bad_request'].includes(error.kind)) throw error;
    return error.movedTo ? catalogue.research(language, lastSegment(error.movedTo)) : undefined;
  }
}
