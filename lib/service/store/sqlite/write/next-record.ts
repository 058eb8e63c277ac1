import { isMadeText, withMadeTexts, withoutStale } from '#lib/service/store/made-texts.ts';
import { diffRecords } from '#lib/service/store/records/diff-records.ts';
import { type FieldSources, kindRankOf, type Origin, ownOrigin, sourceFor, sourceOf } from '#lib/service/store/records/field-sources.ts';
import { type Merged, mergeRecords } from '#lib/service/store/records/merge-records.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { Told } from '#lib/service/store/records/weigh-sources.ts';
import type { StoredMatch } from './match-stored.ts';

/** Keys made of identifiers or of the title: several files may bear them, so one more telling completes and never empties a field. */
const shared = /^(?:doi|bibcode|work):/;

/** Whether a record may be told by several under its key: by other files, or by the same file a second time. */
export function isReplayed(record: PreparedRecord, sameBatch: boolean): boolean {
  return sameBatch || shared.test(record.key);
}

/** What an operator keeps: a record that is told again under its key is corrected as a whole. */
const kept: ReadonlySet<string> = new Set(['own', 'starter', 'csv']);

export interface Next extends Merged {
  /** Texts made here of an original that says something else now. */
  readonly dropped: readonly string[];
}

/** What a stored record becomes: the corrected word of its one source, or both together, field by field. */
export function nextRecord(
  stored: Told['record'],
  sources: FieldSources,
  record: PreparedRecord,
  known: StoredMatch,
  state: { readonly sameBatch: boolean; readonly at: string; readonly batch: string },
): Next {
  const { record: told, taken } = toldRecord(stored, sources, record, known, state);
  const standing = new Map([...sources].filter(([field]) => !taken.has(field)));
  const { record: next, dropped } = withoutStale(told, standing);
  return { record: next, taken, dropped };
}

function toldRecord(...[stored, sources, record, known, state]: Parameters<typeof nextRecord>): Merged {
  const origin: Origin = record.origin ?? ownOrigin;
  const incoming = recordOf(record);
  const isOwnWord = known.isFirstSource && !isReplayed(record, state.sameBatch) && kept.has(origin.source);
  const isAlone = [...sources].every(
    ([field, said]) => isMadeText(field, said) || (kept.has(said.source) && kindRankOf(said.kind) <= kindRankOf('original')),
  );
  if (isOwnWord && isAlone) {
    const { source: _said, ...rest } = incoming;
    const next = withMadeTexts({ ...rest, ...(stored.source && { source: stored.source }) }, stored, sources, origin.made);
    return { record: next, taken: new Set(diffRecords(stored, next).map(({ field }) => field)) };
  }
  const before: Told = { record: stored, saidBy: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' } };
  const after: Told = { record: incoming, saidBy: (field) => sourceFor(origin, field, state) };
  return mergeRecords(before, after, {
    corrects: kept.has(origin.source) && known.digest !== undefined && !state.sameBatch && !shared.test(record.key),
  });
}
