import { Problem } from '#lib/base/problem.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Reader } from '#lib/remote/reader/apply-profile.ts';
import { readFields } from '#lib/remote/reader/fields/read-fields.ts';
import { authorFields } from '#lib/remote/reader/tables/author-table.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import { researchFields } from '#lib/remote/reader/tables/research-table.ts';
import type { FetchedResponse } from '#lib/remote/transport/fetch-answer.ts';
import type { Observation } from './judge-paging.ts';

const researchIds = { id: researchFields.id };
const authorIds = { id: authorFields.id };

/** The paging facts of one list response. Rows without an id are compared by their JSON. Throws `bad_payload` if there is no list. */
export function observe(
  answer: Pick<FetchedResponse, 'payload' | 'headers'>,
  operation: 'findResearch' | 'findAuthors',
  reader: Reader,
): Observation {
  if (answer.payload === undefined) return { ids: [] };
  const list = reader.list(answer.payload, operation);
  if (!list) throw new Problem('bad_payload', { detail: `No list was found in the answer to ${operation}.` });
  const table = operation === 'findResearch' ? researchIds : authorIds;
  const ids = list.rows.map(
    (row) => (isMembers(row) ? readFields<{ id: string }>(row, table, { language: 'en' }).id : undefined) ?? JSON.stringify(row),
  );
  const { total, index, hasPrevious } = reader.figures(answer, list);
  return withoutUndefined<Observation>({ ids, total, index, hasPrevious });
}
