import { recordsById } from '#app/exports/records-by-id.ts';
import { rowOf } from '#app/row-of.ts';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';

/** As many as a remote service is asked at a time: a long list must not stand before the pages of everybody else. */
const atOnceMax = 6;

/** The rows of a reader's own list, in its order; a record that is not there any more is left out. Rejects with a `Problem`. */
export async function loadRowsById(language: Language, ids: readonly string[]): Promise<readonly ResearchRowData[]> {
  const { catalogue } = await instance();
  const rowOrNothing = async (id: string) => {
    for await (const research of recordsById(catalogue, language, [id])) return rowOf(research);
    return undefined;
  };
  const rows: (ResearchRowData | undefined)[] = [];
  for (let at = 0; at < ids.length; at += atOnceMax) rows.push(...(await Promise.all(ids.slice(at, at + atOnceMax).map(rowOrNothing))));
  return rows.filter((row) => row !== undefined);
}
