import { Gatherer, type Matches } from './matches.ts';
import { Lease, type RecordSet, scratchOf } from './scratch.ts';
import type { SearchSource, Statistics } from './search-source.ts';
import type { Query } from './understand.ts';
import { isEntityRole, type Part, requiredParts, type Way } from './ways.ts';
import { closeness, fieldNames, roles, strong, type WayType, weights } from './weights.ts';
import { closeTypes, recordsWithWords } from './word-records.ts';

/** A part with its matches in the collection. */
export interface MatchedPart {
  readonly part: Part;
  /** Number of records that have the part as the query names it. */
  readonly count: number;
  /** No record has the part in any form; only then may an answer call it absent. */
  readonly isAbsent: boolean;
  /** A thing that records have only as somebody's name: no record is about GRACE if a Grace wrote it. */
  readonly isOnlyName: boolean;
  /** The weight of the part within the query; the shares of all parts add up to 1. */
  readonly share: number;
  readonly matches: Matches;
}

/** Inverse document frequency of BM25: how rare a term is among `size` records. */
const idf = (size: number, count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/** Matches the parts, required ones first, by falling weight. Records that first match a later part are skipped if they cannot be listed. */
export function matchParts(
  source: SearchSource,
  { parts, year }: Query,
  lease: Lease,
  within: RecordSet | undefined,
  statistics: Statistics,
): MatchedPart[] {
  // Pruning compares records with the best one so far, but these conditions may exclude the best one from the result.
  const isUnpruned = within !== undefined || year !== undefined || parts.some(({ field }) => field !== undefined);
  const counts = parts.map((part) => primaryCount(statistics, part));
  const shares = sharesOf(statistics, parts, counts);
  const gatherer = new Gatherer(scratchOf(source.columns), lease, { isUnpruned, within });
  const matchedByIndex = new Map<number, MatchedPart>();
  // Required parts come first: a record without the first of them cannot match all of them, so only its coverage can get it listed.
  const required = new Set(requiredParts(parts.map((part) => ({ part }))).map(({ part }) => part));
  const isOptional = (index: number) => Number(!required.has(parts[index] as Part));
  const order = parts
    .map((_, index) => index)
    .sort((a, b) => isOptional(a) - isOptional(b) || (shares[b] as number) - (shares[a] as number) || a - b);
  let rest = 1;
  for (const [step, index] of order.entries()) {
    const [part, count, share] = [parts[index] as Part, counts[index] as number, shares[index] as number];
    rest -= share;
    gatherer.begin({ ways: part.ways, share, rest, isLast: step === order.length - 1, records: recordsOf(source, part) });
    matchPart(source, gatherer, part, statistics);
    const isAbsent = count === 0 && !isAnywhere(statistics, part);
    const isOnlyName = count === 0 && !isAbsent && part.role === 'thing' && !part.field && !isAnywhere(statistics, part, []);
    matchedByIndex.set(index, { part, count, isAbsent, isOnlyName, share, matches: gatherer.end() });
  }
  gatherer.close();
  return parts.map((_, index) => matchedByIndex.get(index) as MatchedPart);
}

const recordsOf = (source: SearchSource, { ways, entity }: Part): number =>
  ways.reduce((sum, { term }) => sum + (source.postings(term)?.docs.length ?? 0), entity?.signed.size ?? 0);

/** The share of each part. `counts`: the number of records that have each part as the query names it. */
export function sharesOf({ size }: Statistics, parts: readonly Part[], counts: readonly number[]): number[] {
  const rarityMax = Math.log(1 + size);
  const partWeights = parts.map((part, index) => {
    const count = counts[index] as number;
    return roles[part.role].weight * (count === 0 ? weights.absent : (idf(size, count) / rarityMax) ** weights.rare);
  });
  const sum = partWeights.reduce((total, weight) => total + weight, 0) || 1;
  return partWeights.map((weight) => weight / sum);
}

/** Number of records that have a part as the query names it: by entity, by subject, or by word. */
export function primaryCount({ countAny, countAll }: Statistics, { ways, words, entity }: Part): number {
  if (entity) return entity.size;
  const count = (...types: WayType[]) => countAny(ways.flatMap(({ type, term }) => (types.includes(type) ? term : [])));
  return (
    count('concept', 'narrower', 'institution') ||
    count('exact', 'translated') ||
    count('person') ||
    count('stem', 'stemArabic', 'words') ||
    count('reading', 'nameKey', 'keyword', 'identifier') ||
    (words.length > 0 ? countAll(termsOf(words)) : 0)
  );
}

/** Whether records have a part in any form: as the query names it or in a person's name. */
function isAnywhere({ countAny }: Statistics, part: Part, names = nameTerms(part)): boolean {
  const terms = part.ways.flatMap(({ type, term }) => (strong.has(type) ? term : []));
  return countAny([...names, ...terms]) > 0;
}

const nameTerms = ({ text, length }: Part) => (length === 1 ? text.split(' ').map((word) => `p${word}`) : []);

const termsOf = (words: readonly (readonly Way[])[]) => words.map((ways) => ways.map(({ term }) => term));

/** The closeness of a way, 0…1. */
export const nearnessOf = ({ type, factor }: Way): number => Math.min(1, closeness[type] * factor);

function matchPart(source: SearchSource, gatherer: Gatherer, part: Part, statistics: Statistics): void {
  const { ways, words, entity, field, isNameless = false } = part;
  const fieldBit = field ? 1 << fieldNames.indexOf(field) : 0;
  const postingsByWay = ways.flatMap((way, index) => {
    const postings = source.postings(way.term);
    return postings ? [{ way: index, type: way.type, postings, near: nearnessOf(way) }] : [];
  });
  for (const match of postingsByWay.sort((a, b) => b.near - a.near || a.way - b.way)) gatherer.addPostings(match, fieldBit);
  if (entity)
    for (const [doc, { worth }] of entity.signed) gatherer.add(doc, { type: 'person', way: -1, near: worth, weight: peopleWeight });
  if (words.length > 0) matchWords(source, gatherer, termsOf(words), { fieldBit, isWhole: isMatchedWhole(part), isNameless, statistics });
}

/** Entities, and names that no record has, are matched by all of their words or not at all. */
export const isMatchedWhole = ({ role, isNameless }: Part): boolean => isNameless === true || isEntityRole(role);

/** BM25F weight of a match by authorship. */
export const peopleWeight = 3;

interface WordsRequest {
  readonly fieldBit: number;
  readonly isWhole: boolean;
  readonly isNameless: boolean;
  readonly statistics: Statistics;
}

/** Matches the words of a name separately. For an entity all words must match; otherwise some suffice, weighted by rarity. */
function matchWords(
  source: SearchSource,
  gatherer: Gatherer,
  words: readonly (readonly string[])[],
  { fieldBit, isWhole, isNameless, statistics }: WordsRequest,
): void {
  const mayAddAny = !isWhole && gatherer.mayBeShown(closeness.some);
  const lease = new Lease(scratchOf(source.columns));
  const mayAdd = isWhole ? undefined : (doc: number) => mayAddAny || gatherer.isCovered(doc);
  const { docs, counts, ...wordRecords } = recordsWithWords(source, words, statistics, lease, { mayAdd, within: gatherer.within });
  const types = closeTypes(
    source,
    docs.filter((doc, index) => counts[index] === words.length && !gatherer.isFullyMatched(doc)),
    words,
  );
  for (let index = 0; index < docs.length; index += 1) {
    const isAll = counts[index] === words.length;
    if (!isAll && isWhole) continue;
    const [doc, mask] = [docs[index] as number, wordRecords.masks[index] as number];
    if (fieldBit !== 0 && (mask & fieldBit) === 0) continue;
    const placed = types.get(doc) ?? 'scattered';
    if (isNameless && placed === 'scattered') continue;
    const type = isNameless ? 'scattered' : isAll ? placed : 'some';
    const near = closeness[type] * (isAll ? 1 : (wordRecords.shares[index] as number));
    // `mask` is 0 when no single field has all the words; the weight is then at most 1.
    const weight = Math.min(wordRecords.weights[index] as number, mask === 0 ? 1 : Number.POSITIVE_INFINITY);
    gatherer.add(doc, { type, way: -1, near, weight });
  }
  lease.end();
}
