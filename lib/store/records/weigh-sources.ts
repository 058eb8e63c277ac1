import type { ResearchRecord } from '#lib/domain/record.ts';
import { isCopy } from '#lib/store/identity/archives.ts';
import { curatedRank, type FieldSource, kindRankOf, rankOf } from './field-sources.ts';

/** A record with a function that returns the source of each field. */
export interface SourcedRecord {
  readonly record: ResearchRecord;
  readonly sourceOf: (field: string) => Pick<FieldSource, 'source' | 'kind' | 'statedAt'> & { readonly setAt?: string };
}

/** Fields that differ between a preprint and its publication. */
const publicationFields = new Set([
  'title',
  'type',
  'venue',
  'publisher',
  'isbn',
  'volume',
  'issue',
  'pages',
  'year',
  'date',
  'language',
  'doi',
  'url',
  'bibcode',
  'licence',
]);

/** Whether the incoming value wins. A correction (`corrects`) wins unless its source ranks lower or its statement is older. */
export function isBetter(stored: SourcedRecord, incoming: SourcedRecord, field: string, corrects: boolean): boolean {
  const [storedSource, incomingSource] = [stored.sourceOf(field), incoming.sourceOf(field)];
  const [kindOne, kindTwo] = [kindRankOf(storedSource.kind), kindRankOf(incomingSource.kind)];
  if (kindOne !== kindTwo) return kindTwo > kindOne;
  const [rankOne, rankTwo] = [rankOf(storedSource.source), rankOf(incomingSource.source)];
  if (corrects && rankTwo >= rankOne)
    return !(storedSource.statedAt && incomingSource.statedAt && incomingSource.statedAt < storedSource.statedAt);
  const isSameSource = storedSource.source === incomingSource.source;
  const isPublicationField = publicationFields.has(field.split('.')[0] as string);
  if (isPublicationField && isPublished(incoming) && isCopy(stored.record) && rankOne < curatedRank) return true;
  if (isPublicationField && isPublished(stored) && isCopy(incoming.record) && rankTwo < curatedRank) return false;
  if (rankOne !== rankTwo && (rankOne >= curatedRank || rankTwo >= curatedRank || !changingFields.has(field))) return rankTwo > rankOne;
  return isLater(storedSource, incomingSource) && (isSameSource || changingFields.has(field));
}

/** Why the stored value wins over the incoming one; `stands` if no rule prefers the incoming one. */
export const keptReasons = ['person', 'derived', 'rank', 'publication', 'stands'] as const;
export type KeptReason = (typeof keptReasons)[number];

export function whyKept(stored: SourcedRecord, incoming: SourcedRecord, field: string): KeptReason {
  const [storedSource, incomingSource] = [stored.sourceOf(field), incoming.sourceOf(field)];
  const [kindOne, kindTwo] = [kindRankOf(storedSource.kind), kindRankOf(incomingSource.kind)];
  if (kindOne > kindTwo) return kindOne > kindRankOf('original') ? 'person' : 'derived';
  if (rankOf(storedSource.source) > rankOf(incomingSource.source)) return 'rank';
  const isPublicationField = publicationFields.has(field.split('.')[0] as string);
  return isPublicationField && isPublished(stored) && isCopy(incoming.record) ? 'publication' : 'stands';
}

/** Whether a record is a publication. Tables often omit the type, so a publisher's DOI or a venue counts, too. */
const isPublished = ({ record }: SourcedRecord): boolean =>
  !isCopy(record) && (record.type !== 'other' || Boolean(record.doi ?? record.venue));

type Statement = ReturnType<SourcedRecord['sourceOf']>;

/** Whether `two` is the later statement; false if `two` has no date. Without a date, `one` has the time at which it was stored. */
function isLater(one: Statement, two: Statement): boolean {
  const before = one.statedAt ?? one.setAt;
  return two.statedAt !== undefined && before !== undefined && two.statedAt > before;
}

/** Fields that change over time: the later statement wins whatever its source, except that curated sources overrule others. */
const changingFields = new Set(['citations', 'openAccess', 'licence', 'pdfUrl']);
