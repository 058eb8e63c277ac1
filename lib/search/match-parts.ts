import { Gatherer, type Matches } from './matches.ts';
import type { Places, Postings, SearchSource } from './search-source.ts';
import type { Part, Query } from './understand.ts';
import type { Way } from './ways.ts';
import { type Alternative, closeness, fieldNames, roles, weights } from './weights.ts';

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
export function matchParts(source: SearchSource, { parts, year, without, phrases }: Query): MatchedPart[] {
  const { size } = source.columns;
  // The best record may be one that the query shuts out.
  const isOpen = year !== undefined || without.length + phrases.length > 0 || parts.some(({ field }) => field !== undefined);
  const counts = parts.map((part) => primaryCount(source, part));
  const most = Math.log(1 + size);
  const own = parts.map((part, at) => {
    const count = (counts[at] as number) || closestCount(source, part);
    return roles[part.role].weight * (count === 0 ? weights.absent : (idf(size, count) / most) ** weights.rare);
  });
  const sum = own.reduce((total, one) => total + one, 0) || 1;
  const gatherer = new Gatherer(size, isOpen);
  const matched = new Map<number, MatchedPart>();
  const order = parts.map((_, at) => at).sort((a, b) => (own[b] as number) - (own[a] as number) || a - b);
  let rest = 1;
  for (const at of order) {
    const [part, count, share] = [parts[at] as Part, counts[at] as number, (own[at] as number) / sum];
    rest -= share;
    gatherer.begin(part.ways, share, rest);
    matchPart(source, gatherer, part, count);
    matched.set(at, { part, count, share, matches: gatherer.end() });
  }
  return parts.map((_, at) => matched.get(at) as MatchedPart);
}

/** Records that have a part as it was asked for: the entity, the subject, or the word. */
function primaryCount(source: SearchSource, { ways, words, entity }: Part): number {
  if (entity) return entity.size;
  const count = (...types: Alternative[]) => {
    const lists = ways.flatMap(({ type, term }) => (types.includes(type) ? (source.postings(term)?.docs ?? []) : []));
    if (lists.length < 2) return lists[0]?.length ?? 0;
    const seen = new Uint8Array(source.columns.size);
    let own = 0;
    for (const docs of lists)
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        if (seen[doc] === 0) own += 1;
        seen[doc] = 1;
      }
    return own;
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
  const near = ({ type, by }: Way, count: number) => Math.min(1, closeness[type] * by) * rarity(count);
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
  const found = together(source, words, isEntity ? undefined : (doc) => gatherer.mayAdd('some', doc));
  const all = found.docs.filter((doc) => found.had[doc] === words.length && !gatherer.isMetWhole(doc));
  const types = closeTypes(source, all, words);
  for (const doc of found.docs) {
    const isAll = found.had[doc] === words.length;
    if (!isAll && isEntity) continue;
    const mask = found.masks[doc] as number;
    if (fieldBit !== 0 && (mask & fieldBit) === 0) continue;
    const type = isAll ? (types.get(doc) ?? 'scattered') : 'some';
    const near = closeness[type] * (isAll ? 1 : (found.shares[doc] as number));
    // Words that stand in different fields are nowhere together.
    const weight = Math.min(found.weights[doc] as number, mask === 0 ? 1 : Number.POSITIVE_INFINITY);
    gatherer.add(doc, { type, at: -1, near, weight });
  }
}

/** Records that have some of several words; the lists are by record. */
interface Together {
  readonly docs: number[];
  /** How many of the words, and their share of all by rarity. */
  readonly had: Uint8Array;
  readonly shares: Float32Array;
  /** The least a word weighs there, and the fields that have all. */
  readonly weights: Float32Array;
  readonly masks: Uint8Array;
}

/** Records that have all the words or, where `mayAdd` says so, some. The rarest word first. */
function together(source: SearchSource, words: readonly (readonly Way[])[], mayAdd?: (doc: number) => boolean): Together {
  const { size } = source.columns;
  const lists = words
    .map((ways) => ways.flatMap(({ term }) => source.postings(term) ?? []))
    .map((own, at) => ({ own, at, rarity: Math.log(1 + size / (1 + Math.max(0, ...own.map(({ docs }) => docs.length)))) }))
    .sort((a, b) => b.rarity - a.rarity || a.at - b.at);
  const total = lists.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const found: Together = {
    docs: [],
    had: new Uint8Array(size),
    shares: new Float32Array(size),
    weights: new Float32Array(size),
    masks: new Uint8Array(size),
  };
  const union = new Union(size);
  // Where all are wanted, a list after the rarest is only looked up in.
  for (const [word, { own, rarity }] of lists.entries())
    for (const doc of union.of(own, word > 0 && !mayAdd ? (doc) => found.had[doc] === word : undefined)) {
      const [weight, mask] = union.taken(doc);
      const isNew = found.had[doc] === 0;
      if (isNew && word > 0 && mayAdd?.(doc) !== true) continue;
      if (isNew) found.docs.push(doc);
      found.had[doc] = (found.had[doc] as number) + 1;
      found.shares[doc] = (found.shares[doc] as number) + rarity / total;
      found.weights[doc] = isNew ? weight : Math.min(found.weights[doc] as number, weight);
      found.masks[doc] = isNew ? mask : (found.masks[doc] as number) & mask;
    }
  return found;
}

/** What any of some lists has, by what it weighs most and in all fields together. */
class Union {
  readonly #weights: Float32Array;
  readonly #masks: Uint8Array;

  constructor(size: number) {
    this.#weights = new Float32Array(size);
    this.#masks = new Uint8Array(size);
  }

  /** The records; what is known of each is to be taken before the next union. */
  of(lists: readonly Postings[], isWanted?: (doc: number) => boolean): number[] {
    const met: number[] = [];
    for (const { docs, weights: own, fields } of lists)
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        if (isWanted?.(doc) === false) continue;
        if (this.#masks[doc] === 0) met.push(doc);
        this.#masks[doc] = (this.#masks[doc] as number) | (fields[at] as number);
        if ((own[at] as number) > (this.#weights[doc] as number)) this.#weights[doc] = own[at] as number;
      }
    return met;
  }

  taken(doc: number): [weight: number, fields: number] {
    const [weight, mask] = [this.#weights[doc] as number, this.#masks[doc] as number];
    this.#weights[doc] = 0;
    this.#masks[doc] = 0;
    return [weight, mask];
  }
}

/** Records that have all of some words. */
function withAll(source: SearchSource, words: readonly (readonly Way[])[]): number[] {
  const { docs, had } = together(source, words);
  return docs.filter((doc) => had[doc] === words.length);
}

/** Words of one name with more between them than this are chance. */
const gapMost = 4;
/** Of more records than these the words are taken to be scattered. */
const lookedThrough = 5000;

/** How the words of a name stand in records that have all of them, by the nearest place. */
function closeTypes(source: SearchSource, docs: readonly number[], words: readonly (readonly Way[])[]): ReadonlyMap<number, Alternative> {
  const some = docs.slice(0, lookedThrough);
  const places = some.length === 0 ? [] : words.map((ways) => placesOfStems(source, ways, some));
  return new Map(
    some.map((doc) => {
      const [first = [], ...others] = places.map((own) => own.get(doc) ?? []);
      const near = (gap: number) => first.some((at) => others.every((list) => list.some((other) => Math.abs(other - at) <= gap)));
      return [doc, near(words.length - 1) ? 'phrase' : near(words.length + gapMost) ? 'words' : 'scattered'];
    }),
  );
}

function placesOfStems(source: SearchSource, ways: readonly Way[], docs: readonly number[]): Places {
  const found = new Map<number, readonly number[]>();
  for (const { term } of ways)
    if (term[0] === 's' || term[0] === 'x')
      for (const [doc, places] of source.places(term, docs))
        found.set(doc, found.has(doc) ? [...(found.get(doc) ?? []), ...places] : places);
  return found;
}

/** Records in which some stems stand side by side, and the places where they do. */
export function standing(
  source: SearchSource,
  stems: readonly string[],
  among?: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const words = stems.map((one): Way[] => ['s', 'x'].map((kind): Way => ({ type: 'stem', term: kind + one, by: 1 })));
  const docs = words.length > 0 ? withAll(source, words).filter((doc) => among?.has(doc) !== false) : [];
  const places = words.map((ways) => placesOfStems(source, ways, docs));
  const placesIn = (doc: number, step: number) => places[step]?.get(doc) ?? [];
  // Of words with a hyphen between them the place is one.
  const endsOf = (doc: number, from: number) =>
    places.reduce<readonly number[]>(
      (ends, _, step) => (step === 0 ? [from] : placesIn(doc, step).filter((at) => ends.includes(at) || ends.includes(at - 1))),
      [],
    );
  const runsIn = (doc: number) => {
    const runs: number[] = [];
    for (const from of placesIn(doc, 0)) for (const to of endsOf(doc, from)) for (let at = from; at <= to; at += 1) runs.push(at);
    return runs;
  };
  return new Map(docs.map((doc) => [doc, runsIn(doc)] as const).filter(([, runs]) => runs.length > 0));
}
