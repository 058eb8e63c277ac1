import { Gatherer, type Matches } from './matches.ts';
import { Lease, RecordSet, scratchOf } from './scratch.ts';
import type { SearchSource } from './search-source.ts';
import { closeTypes, together, withAll } from './together.ts';
import type { Part, Query } from './understand.ts';
import type { Way } from './ways.ts';
import { closeness, fieldNames, roles, type WayType, weights } from './weights.ts';

/** A part with what the collection has of it. */
export interface MatchedPart {
  readonly part: Part;
  /** Records that have it as it was asked for. */
  readonly count: number;
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
): MatchedPart[] {
  const { size } = source.columns;
  // The best record may be one that the query shuts out.
  const isOpen = within !== undefined || year !== undefined || without.length > 0 || parts.some(({ field }) => field !== undefined);
  const counts = parts.map((part) => primaryCount(source, part));
  const most = Math.log(1 + size);
  const own = parts.map((part, at) => {
    const count = (counts[at] as number) || closestCount(source, part);
    return roles[part.role].weight * (count === 0 ? weights.absent : (idf(size, count) / most) ** weights.rare);
  });
  const sum = own.reduce((total, one) => total + one, 0) || 1;
  const gatherer = new Gatherer(scratchOf(source.columns), lease, { isOpen, within });
  const matched = new Map<number, MatchedPart>();
  const order = parts.map((_, at) => at).sort((a, b) => (own[b] as number) - (own[a] as number) || a - b);
  let rest = 1;
  for (const [place, at] of order.entries()) {
    const [part, count, share] = [parts[at] as Part, counts[at] as number, (own[at] as number) / sum];
    rest -= share;
    gatherer.begin({ ways: part.ways, share, rest, isLast: place === order.length - 1, records: recordsOf(source, part) });
    matchPart(source, gatherer, part, count);
    matched.set(at, { part, count, share, matches: gatherer.end() });
  }
  gatherer.close();
  return parts.map((_, at) => matched.get(at) as MatchedPart);
}

const recordsOf = (source: SearchSource, { ways, entity }: Part): number =>
  ways.reduce((sum, { term }) => sum + (source.postings(term)?.docs.length ?? 0), entity?.size ?? 0);

/** Records that have a part as it was asked for: the entity, the subject, or the word. */
function primaryCount(source: SearchSource, { ways, words, entity }: Part): number {
  if (entity) return entity.size;
  const count = (...types: WayType[]) => {
    const lists = ways.flatMap(({ type, term }) => (types.includes(type) ? (source.postings(term)?.docs ?? []) : []));
    if (lists.length < 2) return lists[0]?.length ?? 0;
    const all = new RecordSet(source.columns.size);
    for (const docs of lists) all.add(docs);
    return all.size;
  };
  return (
    count('concept', 'narrower', 'institution') ||
    count('exact') ||
    count('person') ||
    count('stem', 'stemArabic', 'words') ||
    count('reading', 'translit', 'nameKey', 'keyword', 'identifier') ||
    (words.length > 0 ? withAll(source, words).length : 0)
  );
}

/** Records that have what stands closest to a part that none has. */
const closestCount = (source: SearchSource, { ways }: Part): number =>
  ways.reduce((sum, { type, term }) => (type === 'related' || type === 'process' ? sum + source.count(term) : sum), 0);

function matchPart(source: SearchSource, gatherer: Gatherer, { ways, words, entity, role, field }: Part, primary: number): void {
  const { size } = source.columns;
  const fieldBit = field ? 1 << fieldNames.indexOf(field) : 0;
  // What is commoner than the part says less of it.
  const rarity = (count: number) =>
    count <= primary || primary === 0 ? 1 : Math.max(0.05, idf(size, count) / idf(size, primary)) ** weights.rarity;
  const near = ({ type, factor }: Way, count: number) => Math.min(1, closeness[type] * factor) * rarity(count);
  const found = ways.flatMap((way, at) => {
    const postings = source.postings(way.term);
    return postings ? [{ at, type: way.type, postings, near: near(way, postings.docs.length) }] : [];
  });
  for (const one of found.sort((a, b) => b.near - a.near || a.at - b.at)) gatherer.addPostings(one, fieldBit);
  if (entity) for (const [doc, { worth }] of entity) gatherer.add(doc, { type: 'person', at: -1, near: worth, weight: peopleWeight });
  if (words.length > 0) addTogether(source, gatherer, words, fieldBit, role === 'thing' || role === 'place' || role === 'agency');
}

const peopleWeight = 3;

/** Of a name of several words the words: all of them, or for what is no entity some, by how rare they are. */
function addTogether(
  source: SearchSource,
  gatherer: Gatherer,
  words: readonly (readonly Way[])[],
  fieldBit: number,
  isEntity: boolean,
): void {
  const isOpen = !isEntity && gatherer.mayBeShown(closeness.some);
  const lease = new Lease(scratchOf(source.columns));
  const mayAdd = isEntity ? undefined : (doc: number) => isOpen || gatherer.isCovered(doc);
  const { docs, had, ...found } = together(source, words, lease, { mayAdd, within: gatherer.within });
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
