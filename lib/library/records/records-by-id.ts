import { isProblem } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { lastSegment } from '#lib/url/decode-id.ts';

/** Maximum ids in an address: more would exceed the usual length limit of addresses. */
export const idsMax = 500;

/** The distinct ids of `?ids=1,2,3` in the order of the address; undefined without the parameter. */
export function readIds(parameters: URLSearchParams): readonly string[] | undefined {
  const idValues = parameters.getAll('ids');
  if (idValues.length === 0) return undefined;
  const ids = idValues.flatMap((value) => value.split(/[,،]/)).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 64))];
}

/** Records by id, in the order of `ids`. Ids of merged records are followed; ids without a record are omitted. */
export async function* recordsById({ collection }: Sources, language: Language, ids: readonly string[]): AsyncGenerator<Research> {
  for (const id of ids) {
    const research = await recordOrNothing(collection, language, id);
    if (research) yield research;
  }
}

async function recordOrNothing(collection: Catalogue, language: Language, id: string): Promise<Research | undefined> {
  try {
    return await collection.research(language, id);
  } catch (error) {
    if (!isProblem(error) || !['not_found', 'gone', 'bad_request'].includes(error.kind)) throw error;
    return error.movedTo ? collection.research(language, lastSegment(error.movedTo)) : undefined;
  }
}

/** Maximum concurrent requests, so that a long list from a remote service does not block other pages. */
const atOnceMax = 6;

/** The records of a reader's list in order, without missing ones. Rejects with a `Problem`. */
export async function readRecordsById({ collection }: Sources, language: Language, ids: readonly string[]): Promise<readonly Research[]> {
  const records: (Research | undefined)[] = [];
  for (let start = 0; start < ids.length; start += atOnceMax)
    records.push(...(await Promise.all(ids.slice(start, start + atOnceMax).map((id) => recordOrNothing(collection, language, id)))));
  return records.filter((record) => record !== undefined);
}
