import type { ResearchRecord } from '#lib/domain/record.ts';
import { mergeRecords } from '#lib/service/store/merge-records.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { StoredMatch } from './match-stored.ts';

/** Keys made of identifiers or of the title: several files may bear them, so one more telling completes and never empties a field. */
const shared = /^(?:doi|bibcode|work):/;

/** Whether a record may be told by several under its key: by other files, or by the same file a second time. */
export function isRetold(record: PreparedRecord, sameBatch: boolean): boolean {
  return sameBatch || shared.test(record.key);
}

/** What a stored record becomes: the word of its one source, or both together. Areas that an operator has decided stay. */
export function nextRecord(
  before: ResearchRecord,
  record: PreparedRecord,
  known: StoredMatch,
  state: { readonly hasOtherSources: boolean; readonly reviewed: boolean; readonly sameBatch: boolean },
): ResearchRecord {
  const incoming = recordOf(record);
  const alone = known.isFirstSource && !state.hasOtherSources && !isRetold(record, state.sameBatch);
  const next = alone ? incoming : mergeRecords(before, incoming, { newer: known.digest !== undefined && !state.sameBatch });
  return state.reviewed ? { ...next, areas: before.areas } : next;
}
