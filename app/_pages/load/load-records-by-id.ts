import { recordsById } from '#app/_pages/exports/records-by-id.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

/** Maximum concurrent requests, so that a long list from a remote service does not block other pages. */
const atOnceMax = 6;

/** The records of a reader's list in order, without missing ones. Rejects with a `Problem`. */
export async function loadRecordsById(language: Language, ids: readonly string[]): Promise<readonly Research[]> {
  const { collection } = await instance();
  const recordOrNothing = async (id: string) => {
    for await (const research of recordsById(collection, language, [id])) return research;
    return undefined;
  };
  const records: (Research | undefined)[] = [];
  for (let start = 0; start < ids.length; start += atOnceMax)
    records.push(...(await Promise.all(ids.slice(start, start + atOnceMax).map(recordOrNothing))));
  return records.filter((record) => record !== undefined);
}
