import { Gatherer, type Matches } from './matches.ts';
import { Lease, type RecordSet, scratchOf } from './scratch.ts';
import type { SearchSource, Statistics } from './search-source.ts';
import { closeTypes, together } from './together.ts';
import type { Query } from './understand.ts';
import type { Part, Way } from './ways.ts';
import { closeness, fieldNames, roles, strong, type WayType, weights } from './weights.ts';

/** A part with what the collection has of it. */
export interface MatchedPart {
  readonly part: Part;
  /** Records that have it as it was asked for. */
  readonly count: number;
  /** No record has it in any form: only then may an answer call it absent. */
  readonly isAbsent: boolean;
  /** What it counts beside the other parts; all together 1. */
  readonly share: number;
  readonly matches: Matches;
}

const idf = (size: number, count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/**
 * The records that meet each part. Parts that count most come first: once a record is known that covers much of the query, what covers too little of it to be shown beside
 * that one is no longer gathered, only looked up for the records there are.
 */
export function matchParts(
  source: SearchSource,
  { parts, year, without }: Query,
  lease: Lease,
  within: RecordSet | undefined,
  statistics: Statistics,
): MatchedPart[] {
  // The best record may be one that the query shuts out.
  const isOpen = within !== undefined || year !== undefined || without.length > 0 || parts.some(({ field }) => field !== undefined);
  const counts = parts.map((part) => primaryCount(statistics, part));
  const shares = sharesOf(statistics, parts, counts);
  const gatherer = new Gatherer(scratchOf(source.columns), lease, { isOpen, within });
  const matched = new Map<number, MatchedPart>();
  const order = parts.map((_, at) => at).sort((a, b) => (shares[b] as number) - (shares[a] as number) || a - b);
  let rest = 1;
  for (const [place, at] of order.entries()) {
    const [part, count, share] = [parts[at] as Part, counts[at] as number, shares[at] as number];
    rest -= share;
    gatherer.begin({ ways: part.ways, share, rest, isLast: place === order.length - 1, records: recordsOf(source, part) });
    matchPart(source, gatherer, part, { statistics, primary: count });
    matched.set(at, { part, count, isAbsent: count === 0 && !isAnywhere(statistics, part), share, matches: gatherer.end() });
  }
  gatherer.close();
  return parts.map((_, at) => matched.get(at) as MatchedPart);
}

const recordsOf = (source: SearchSource, { ways, entity }: Part): number =>
  ways.reduce((sum, { term }) => sum + (source.postings(term)?.docs.length ?? 0), entity?.signed.size ?? 0);

/** What each part counts beside the others; `counts` are those of the records that have it as it was asked for. */
export function sharesOf(statistics: Statistics, parts: readonly Part[], counts: readonly number[]): number[] {
  const { size } = statistics;
  const most = Math.log(1 + size);
  const own = parts.map((part, at) => {
    const count = (counts[at] as number) || closestCount(statistics, part);
    return roles[part.role].weight * (count === 0 ? weights.absent : (idf(size, count) / most) ** weights.rare);
  });
  const sum = own.reduce((total, one) => total + one, 0) || 1;
  return own.map((one) => one / sum);
}

/** Records that have a part as it was asked for: the entity, the subject, or the word. */
export function primaryCount({ countAny, countAll }: Statistics, { ways, words, entity }: Part): number {
  if (entity) return entity.size;
  const count = (...types: WayType[]) => countAny(ways.flatMap(({ type, term }) => (types.includes(type) ? term : [])));
  return (
    count('concept', 'narrower', 'institution') ||
    count('exact', 'translated') ||
    count('person') ||
    count('stem', 'stemArabic', 'words') ||
    count('reading', 'translit', 'nameKey', 'keyword', 'identifier') ||
    (words.length > 0 ? countAll(termsOf(words)) : 0)
  );
}

/** Whether records have a part in any form: as it was asked for, its word inside another name (a star tracker has the word star), or as a name that was not meant. */
function isAnywhere({ countAny }: Statistics, { text, ways, length }: Part): boolean {
  const names = length === 1 ? text.split(' ').map((word) => `p${word}`) : [];
  return (
    countAny([...names, ...ways.flatMap(({ type, term }) => ((strong.has(type) && type !== 'prefix') || term[0] === 'x' ? term : []))]) > 0
  );
}

const termsOf = (words: readonly (readonly Way[])[]) => words.map((ways) => ways.map(({ term }) => term));

/** Records that have what stands closest to a part that none has. */
const closestCount = ({ about }: Statistics, { ways }: Part): number =>
  ways.reduce((sum, { type, term }) => (type === 'related' || type === 'process' ? sum + about(term) : sum), 0);

/** How near a way comes to what its part asks for, by how many records of the collection have it; `primary` have the part as it was asked for. */
export function nearnessBy({ size, count }: Pick<Statistics, 'size' | 'count'>, primary: number): (way: Way) => number {
  // What is commoner than the part says less of it.
  const rarity = (records: number) =>
    records <= primary || primary === 0 ? 1 : Math.max(0.05, idf(size, records) / idf(size, primary)) ** weights.rarity;
  return ({ type, term, factor }) => Math.min(1, closeness[type] * factor) * rarity(count(term));
}

interface Rarity {
  readonly statistics: Statistics;
  readonly primary: number;
}

function matchPart(source: SearchSource, gatherer: Gatherer, part: Part, { statistics, primary }: Rarity): void {
  const { ways, words, entity, role, field } = part;
  const fieldBit = field ? 1 << fieldNames.indexOf(field) : 0;
  const near = nearnessBy(statistics, primary);
  const found = ways.flatMap((way, at) => {
    const postings = source.postings(way.term);
    return postings ? [{ at, type: way.type, postings, near: near(way) }] : [];
  });
  for (const one of found.sort((a, b) => b.near - a.near || a.at - b.at)) gatherer.addPostings(one, fieldBit);
  if (entity)
    for (const [doc, { worth }] of entity.signed) gatherer.add(doc, { type: 'person', at: -1, near: worth, weight: peopleWeight });
  if (words.length > 0) addTogether(source, gatherer, termsOf(words), { fieldBit, isEntity: isEntityRole(role), statistics });
}

/** A thing, a place or an agency is met by all words of its name or not at all. */
export const isEntityRole = (role: Part['role']): boolean => role === 'thing' || role === 'place' || role === 'agency';

/** What a person's signature weighs. */
export const peopleWeight = 3;

/** Of a name of several words the words: all of them, or for what is no entity some, by how rare they are. */
function addTogether(
  source: SearchSource,
  gatherer: Gatherer,
  words: readonly (readonly string[])[],
  { fieldBit, isEntity, statistics }: { readonly fieldBit: number; readonly isEntity: boolean; readonly statistics: Statistics },
): void {
  const isOpen = !isEntity && gatherer.mayBeShown(closeness.some);
  const lease = new Lease(scratchOf(source.columns));
  const mayAdd = isEntity ? undefined : (doc: number) => isOpen || gatherer.isCovered(doc);
  const { docs, had, ...found } = together(source, words, statistics, lease, { mayAdd, within: gatherer.within });
  const types = closeTypes(
    source,
    docs.filter((doc, at) => had[at] === words.length && !gatherer.isMetWhole(doc)),
    words,
  );
  for (let at = 0; at < docs.length; at += 1) {
    const isAll = had[at] === words.length;
    if (!isAll && isEntity) continue;
    const [doc, mask] = [docs[at] as number, found.masks[at] as number];
    if (fieldBit !== 0 && (mask & fieldBit) === 0) continue;
    const type = isAll ? (types.get(doc) ?? 'scattered') : 'some';
    const near = closeness[type] * (isAll ? 1 : (found.shares[at] as number));
    // Words that stand in different fields are nowhere together.
    const weight = Math.min(found.weights[at] as number, mask === 0 ? 1 : Number.POSITIVE_INFINITY);
    gatherer.add(doc, { type, at: -1, near, weight });
  }
  lease.end();
}
