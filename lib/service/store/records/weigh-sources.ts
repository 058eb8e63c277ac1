import type { ResearchRecord } from '#lib/domain/record.ts';
import { isCopy } from '#lib/service/store/identity/archives.ts';
import { curatedRank, type FieldSource, kindRankOf, rankOf } from './field-sources.ts';

/** A record and who said each of its fields. */
export interface Told {
  readonly record: ResearchRecord;
  readonly saidBy: (field: string) => Pick<FieldSource, 'source' | 'kind' | 'statedAt'> & { readonly setAt?: string };
}

/** Fields that a publication has otherwise than its preprint. */
const ofPublication = new Set([
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

/** Whether the incoming word on a field stands before the stored one. `corrects`: it is a later word of the same teller, who may correct it. */
export function isBetter(stored: Told, incoming: Told, field: string, corrects: boolean): boolean {
  const [one, two] = [stored.saidBy(field), incoming.saidBy(field)];
  const [kindOne, kindTwo] = [kindRankOf(one.kind), kindRankOf(two.kind)];
  if (kindOne !== kindTwo) return kindTwo > kindOne;
  const [rankOne, rankTwo] = [rankOf(one.source), rankOf(two.source)];
  if (corrects && rankTwo >= rankOne) return !(one.statedAt && two.statedAt && two.statedAt < one.statedAt);
  const isSameSource = one.source === two.source;
  const changes = ofPublication.has(field.split('.')[0] as string);
  if (changes && isPublished(incoming) && isCopy(stored.record) && rankOne < curatedRank) return true;
  if (changes && isPublished(stored) && isCopy(incoming.record) && rankTwo < curatedRank) return false;
  if (rankOne !== rankTwo && (rankOne >= curatedRank || rankTwo >= curatedRank || !changing.has(field))) return rankTwo > rankOne;
  return isLater(one, two) && (isSameSource || changing.has(field));
}

/** Why the stored word on a field stands before the incoming one, by the first of the rules of `isBetter` that decides. */
export const keptReasons = ['person', 'derived', 'rank', 'publication', 'stands'] as const;
export type KeptReason = (typeof keptReasons)[number];

export function whyKept(stored: Told, incoming: Told, field: string): KeptReason {
  const [one, two] = [stored.saidBy(field), incoming.saidBy(field)];
  const [kindOne, kindTwo] = [kindRankOf(one.kind), kindRankOf(two.kind)];
  if (kindOne > kindTwo) return kindOne > kindRankOf('original') ? 'person' : 'derived';
  if (rankOf(one.source) > rankOf(two.source)) return 'rank';
  const changes = ofPublication.has(field.split('.')[0] as string);
  return changes && isPublished(stored) && isCopy(incoming.record) ? 'publication' : 'stands';
}

/** Tables often name no type: a DOI of a publisher or a venue shows a publication as well. */
const isPublished = ({ record }: Told): boolean => !isCopy(record) && (record.type !== 'other' || Boolean(record.doi ?? record.venue));

type Word = ReturnType<Told['saidBy']>;

/** Only where the source says when it knew this. What was set here without a date of its source is not later than that moment. */
function isLater(one: Word, two: Word): boolean {
  const before = one.statedAt ?? one.setAt;
  return two.statedAt !== undefined && before !== undefined && two.statedAt > before;
}

/** What changes by nature: the later word counts, whoever says it. */
const changing = new Set(['citations', 'openAccess', 'licence', 'pdfUrl']);
