import type { Postings, SearchSource } from './search-source.ts';
import type { Part, Query } from './understand.ts';
import type { Way } from './ways.ts';
import { type Alternative, closeness, fieldNames, fields, loose, roles, strong, weights } from './weights.ts';

/** How one record meets one part, best. */
export interface Match {
  readonly type: Alternative;
  /** What it was met by; empty for several words together and for entities. */
  readonly term: string;
  /** 0…1, with the rarity of what it was met by. */
  readonly closeness: number;
  /** The same by how often and where it stands. */
  readonly evidence: number;
  /** The same for being an answer at all: what is met loosely counts little. */
  readonly sureness: number;
}

/** A part with what the collection has of it. */
export interface MatchedPart {
  readonly part: Part;
  /** Records that have it as it was asked for. */
  readonly count: number;
  /** What it counts beside the other parts; all together 1. */
  readonly share: number;
  readonly matches: ReadonlyMap<number, Match>;
}

export const idf = (size: number, count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

export function matchParts(source: SearchSource, { parts }: Query, looseCut: number): MatchedPart[] {
  const counts = parts.map((part) => primaryCount(source, part));
  const most = Math.log(1 + source.size);
  const own = parts.map(({ role }, at) => {
    const count = counts[at] as number;
    return roles[role].weight * (count === 0 ? weights.absent : (idf(source.size, count) / most) ** weights.rare);
  });
  const sum = own.reduce((total, one) => total + one, 0) || 1;
  return parts.map((part, at) => {
    const count = counts[at] as number;
    return { part, count, share: (own[at] as number) / sum, matches: new PartMatcher(source, part, count, looseCut).matches() };
  });
}

/** Records that have a part as it was asked for: the entity, the subject, or the word. */
function primaryCount(source: SearchSource, { ways, words, entity }: Part): number {
  if (entity) return entity.size;
  const count = (...types: Alternative[]) =>
    new Set(ways.filter(({ type }) => types.includes(type)).flatMap(({ term }) => source.postings(term)?.docs ?? [])).size;
  return (
    count('concept', 'narrower', 'institution') ||
    count('exact') ||
    count('person') ||
    count('stem', 'stemArabic', 'words') ||
    count('reading', 'translit', 'nameKey', 'keyword', 'identifier') ||
    (words.length > 0 ? [...together(source, words)].filter(([, { isAll }]) => isAll).length : 0)
  );
}

/** Best match of one part by record. */
class PartMatcher {
  readonly #found = new Map<number, Match>();
  readonly #source: SearchSource;
  readonly #part: Part;
  readonly #count: number;
  readonly #looseCut: number;
  readonly #fieldAt: number;

  constructor(source: SearchSource, part: Part, count: number, looseCut: number) {
    this.#source = source;
    this.#part = part;
    this.#count = count;
    this.#looseCut = looseCut;
    this.#fieldAt = part.field ? fieldNames.indexOf(part.field) : -1;
  }

  matches(): ReadonlyMap<number, Match> {
    const { ways, words, entity } = this.#part;
    for (const way of ways) {
      const postings = this.#source.postings(way.term);
      if (postings) this.#addPostings(way, postings);
    }
    if (words.length > 0) this.#addTogether(words);
    for (const [doc, by] of entity ?? []) this.#add(doc, { type: 'person', term: '', by }, 1, peopleOnly);
    return this.#found;
  }

  #addPostings(way: Way, { docs, counts }: Postings): void {
    const rarity = this.#rarity(docs.length);
    for (const [at, doc] of docs.entries()) {
      const own = counts.slice(at * fieldNames.length, (at + 1) * fieldNames.length);
      if (this.#fieldAt < 0 || (own[this.#fieldAt] as number) > 0) this.#add(doc, way, rarity, own);
    }
  }

  /** Of a name of several words the words: all of them, or for what is no entity some, by how rare they are. */
  #addTogether(words: readonly (readonly Way[])[]): void {
    const isEntity = this.#part.role === 'thing' || this.#part.role === 'place' || this.#part.role === 'agency';
    for (const [doc, { isAll, share, counts }] of together(this.#source, words)) {
      if (!isAll && isEntity) continue;
      const own = counts.some((one) => one > 0) ? counts : inAbstract;
      if (this.#fieldAt >= 0 && (own[this.#fieldAt] as number) === 0) continue;
      const type = isAll ? closeType(this.#source.doc(doc).places, words) : 'some';
      this.#add(doc, { type, term: '', by: isAll ? 1 : share }, 1, own);
    }
  }

  /** What is commoner than the part says less of it. */
  #rarity(count: number): number {
    if (count <= this.#count || this.#count === 0) return 1;
    return Math.max(0.05, idf(this.#source.size, count) / idf(this.#source.size, this.#count)) ** weights.rarity;
  }

  #add(doc: number, { type, term, by }: Way, rarity: number, counts: readonly number[]): void {
    const near = Math.min(1, closeness[type] * by) * rarity;
    const { lengths } = this.#source.doc(doc);
    let count = 0;
    for (const [at, name] of fieldNames.entries()) {
      const own = counts[at] as number;
      if (own > 0) count += (own * fields[name]) / (at < 4 ? 1 - weights.b + weights.b * (lengths[at] as number) : 1);
    }
    const evidence = (near * count) / (count + weights.k1);
    const sureness = loose.has(type) ? Math.min(near, this.#looseCut) : near;
    const best = this.#found.get(doc);
    if (!best || evidence > best.evidence)
      this.#found.set(doc, {
        type: best && best.closeness > near ? best.type : type,
        term: best && best.closeness > near ? best.term : term,
        closeness: Math.max(near, best?.closeness ?? 0),
        evidence,
        sureness: Math.max(sureness, best?.sureness ?? 0),
      });
    else if (near > best.closeness || sureness > best.sureness)
      this.#found.set(doc, {
        ...best,
        ...(near > best.closeness && { type, term, closeness: near }),
        sureness: Math.max(sureness, best.sureness),
      });
  }
}

const inAbstract = fieldNames.map((name) => (name === 'abstract' ? 1 : 0));
const peopleOnly = fieldNames.map((name) => (name === 'people' ? 1 : 0));

interface Together {
  readonly counts: readonly number[];
  /** Of the words by their rarity. */
  readonly share: number;
  readonly isAll: boolean;
}

/** Records that have some of the words, with how many of all and how often in each field. */
function together(source: SearchSource, words: readonly (readonly Way[])[]): ReadonlyMap<number, Together> {
  const found = new Map<number, { counts: number[]; share: number; had: number }>();
  const size = fieldNames.length;
  const commonest = words.map((ways) => Math.max(0, ...ways.map(({ term }) => source.postings(term)?.docs.length ?? 0)));
  const rarities = commonest.map((count) => Math.log(1 + source.size / (1 + count)));
  const total = rarities.reduce((sum, one) => sum + one, 0) || 1;
  for (const [word, ways] of words.entries()) {
    const own = new Map<number, number[]>();
    for (const { term } of ways) {
      const postings = source.postings(term);
      for (const [at, doc] of postings?.docs.entries() ?? []) {
        const counts = postings?.counts.slice(at * size, (at + 1) * size) ?? [];
        const known = own.get(doc);
        own.set(doc, known ? known.map((one, field) => Math.max(one, counts[field] as number)) : counts);
      }
    }
    for (const [doc, counts] of own) {
      const known = found.get(doc) ?? { counts, share: 0, had: 0 };
      known.counts = known.counts.map((one, field) => Math.min(one, counts[field] as number));
      known.share += (rarities[word] as number) / total;
      known.had += 1;
      found.set(doc, known);
    }
  }
  return new Map([...found].map(([doc, { counts, share, had }]) => [doc, { counts, share, isAll: had === words.length }]));
}

/** Words of one name with more between them than this are chance. */
const gapMost = 4;

/** How the words of a name stand in a text that has all of them, by the nearest place. */
function closeType(places: ReadonlyMap<string, readonly number[]>, words: readonly (readonly Way[])[]): Alternative {
  const [first = [], ...rest] = words.map((ways) => ways.flatMap(({ term }) => (term[0] === 's' ? (places.get(term) ?? []) : [])));
  const near = (gap: number) => first.some((at) => rest.every((others) => others.some((other) => Math.abs(other - at) <= gap)));
  if (near(words.length - 1)) return 'phrase';
  return near(words.length + gapMost) ? 'words' : 'scattered';
}

export const isStrong = (match: Match | undefined): boolean => match !== undefined && strong.has(match.type);
