import { Lease, RecordSet, type Scratch, scratchOf } from './scratch.ts';
import type { Postings, SearchSource, Statistics } from './search-source.ts';
import type { WayType } from './weights.ts';

/** Records that have some of several words: lists side by side. */
interface Together {
  readonly docs: Int32Array;
  /** How many of the words, and their share of all by rarity. */
  readonly had: Uint8Array;
  readonly shares: Float32Array;
  /** The least a word weighs there, and the fields that have all. */
  readonly weights: Float32Array;
  readonly masks: Uint8Array;
}

/** Records that have all the words or, where `mayAdd` says so, some. The rarest word first. */
export function together(
  source: SearchSource,
  words: readonly (readonly string[])[],
  { size, count }: Pick<Statistics, 'size' | 'count'>,
  lease: Lease,
  { mayAdd, within }: { readonly mayAdd?: ((doc: number) => boolean) | undefined; readonly within?: RecordSet | undefined } = {},
): Together {
  const lists = words
    .map((terms, at) => ({
      own: terms.flatMap((term) => source.postings(term) ?? []),
      at,
      rarity: Math.log(1 + size / (1 + Math.max(0, ...terms.map(count)))),
    }))
    .sort((a, b) => b.rarity - a.rarity || a.at - b.at);
  const total = lists.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const most = lists
    .slice(0, mayAdd ? undefined : 1)
    .reduce((sum, { own }) => sum + own.reduce((all, { docs }) => all + docs.length, 0), 0);
  const room = Math.min(source.columns.size, most);
  const found: Together = {
    docs: lease.ints(room),
    had: lease.bytes(room),
    shares: lease.floats(room),
    weights: lease.floats(room),
    masks: lease.bytes(room),
  };
  let length = 0;
  const scratch = scratchOf(source.columns);
  const places = scratch.ints();
  const union = new Union(scratch, lease);
  // Where all are wanted, a list after the rarest is only looked up in.
  for (const [word, { own, rarity }] of lists.entries()) {
    const met = union.of(own, within, word > 0 && !mayAdd ? { places, had: found.had, word } : undefined);
    for (let step = 0; step < met.length; step += 1) {
      const doc = met[step] as number;
      const [weight, mask] = [union.weights[doc] as number, union.masks[doc] as number];
      const known = (places[doc] as number) - 1;
      if (known < 0 && word > 0 && mayAdd?.(doc) !== true) continue;
      if (known < 0) {
        const at = length++;
        places[doc] = at + 1;
        found.docs[at] = doc;
        found.had[at] = 1;
        found.shares[at] = rarity / total;
        found.weights[at] = weight;
        found.masks[at] = mask;
        continue;
      }
      found.had[known] = (found.had[known] as number) + 1;
      found.shares[known] = (found.shares[known] as number) + rarity / total;
      found.weights[known] = Math.min(found.weights[known] as number, weight);
      found.masks[known] = (found.masks[known] as number) & mask;
    }
    union.clear(met);
  }
  for (let at = 0; at < length; at += 1) places[found.docs[at] as number] = 0;
  scratch.giveInts(places);
  union.close();
  return { ...found, docs: found.docs.subarray(0, length) };
}

/** Records known by place, and how many words those have that had all so far. */
interface Before {
  readonly places: Int32Array;
  readonly had: Uint8Array;
  readonly word: number;
}

/** What any of some lists has, by what it weighs most and in all fields together. */
class Union {
  readonly weights: Float32Array;
  readonly masks: Uint8Array;
  readonly #scratch: Scratch;
  readonly #lease: Lease;

  constructor(scratch: Scratch, lease: Lease) {
    this.#scratch = scratch;
    this.#lease = lease;
    this.weights = scratch.floats();
    this.masks = scratch.bytes();
  }

  /** The records, of which is known what they weigh until they are cleared; only those that had all words before it, where that is wanted. */
  of(lists: readonly Postings[], within: RecordSet | undefined, before: Before | undefined): Int32Array {
    const [weights, masks] = [this.weights, this.masks];
    const most = lists.reduce((sum, { docs }) => sum + docs.length, 0);
    const met = this.#lease.ints(Math.min(weights.length, most));
    let length = 0;
    for (const { docs, weights: own, fields } of lists)
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        if (within && !within.has(doc)) continue;
        if (before) {
          const place = before.places[doc] as number;
          if (place === 0 || before.had[place - 1] !== before.word) continue;
        }
        const mask = masks[doc] as number;
        if (mask === 0) met[length++] = doc;
        masks[doc] = mask | (fields[at] as number);
        if ((own[at] as number) > (weights[doc] as number)) weights[doc] = own[at] as number;
      }
    return met.subarray(0, length);
  }

  clear(met: Int32Array): void {
    for (let at = 0; at < met.length; at += 1) {
      const doc = met[at] as number;
      this.weights[doc] = 0;
      this.masks[doc] = 0;
    }
  }

  close(): void {
    this.#scratch.giveFloats(this.weights);
    this.#scratch.giveBytes(this.masks);
  }
}

/** Records that have all of some words. */
export function withAll(
  source: SearchSource,
  words: readonly (readonly string[])[],
  statistics: Pick<Statistics, 'size' | 'count'>,
): Int32Array {
  const lease = new Lease(scratchOf(source.columns));
  const { docs, had } = together(source, words, statistics, lease);
  const all = docs.filter((_, at) => had[at] === words.length);
  lease.end();
  return all;
}

/** Words of one name with more between them than this are chance. */
export const gapMost = 4;
/** Of more records than these the words are taken to be scattered. */
const lookedThrough = 5000;

/** How the words of a name stand in records that have all of them, by the nearest place. */
export function closeTypes(source: SearchSource, docs: Int32Array, words: readonly (readonly string[])[]): ReadonlyMap<number, WayType> {
  const some = docs.subarray(0, lookedThrough);
  const lease = new Lease(scratchOf(source.columns));
  const placed = some.length === 0 ? [] : words.map((terms) => placesOfStems(source, terms, some, lease));
  const types = new Map<number, WayType>();
  for (const [at, doc] of some.entries())
    types.set(doc, isNear(placed, at) ? 'phrase' : isNear(placed, at, words.length + gapMost) ? 'words' : 'scattered');
  lease.end();
  return types;
}

/** Whether every word is no farther than `gap` from some place of the first; without one, each right behind the one before it, or where it is, of a word with joints. */
function isNear([first, ...others]: readonly Placed[], at: number, gap?: number): boolean {
  if (!first) return false;
  for (let from = first.starts[at] as number; from < (first.starts[at + 1] as number); from += 1) {
    const place = first.places[from] as number;
    if (others.every((own, behind) => hasBetween(own, at, place - (gap ?? 0), place + (gap ?? behind + 1)))) return true;
  }
  return false;
}

function hasBetween({ starts, places }: Placed, at: number, least: number, most: number): boolean {
  const end = starts[at + 1] as number;
  for (let own = starts[at] as number; own < end; own += 1) {
    const place = places[own] as number;
    if (place >= least && place <= most) return true;
  }
  return false;
}

/** Where a word stands in each of some records: in the one at a place among them at `places[starts[at] … starts[at + 1])`. */
interface Placed {
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

/** The stems of a word in records, each once. */
function placesOfStems(source: SearchSource, terms: readonly string[], docs: Int32Array, lease: Lease): Placed {
  const stems = terms.filter((term) => term[0] === 's' || term[0] === 'x');
  const lists = stems.map((term) => source.placeLists(term, docs));
  const scratch = scratchOf(source.columns);
  const placeOf = scratch.ints();
  for (let at = 0; at < docs.length; at += 1) placeOf[docs[at] as number] = at;
  const starts = lease.ints(docs.length + 2).fill(0);
  for (const list of lists)
    for (let own = 0; own < list.docs.length; own += 1) {
      const next = (placeOf[list.docs[own] as number] as number) + 2;
      starts[next] = (starts[next] as number) + (list.starts[own + 1] as number) - (list.starts[own] as number);
    }
  for (let at = 2; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const places = lease.ints(starts[starts.length - 1] as number);
  // Written from where the record before ends; after that it begins where it should.
  for (const list of lists)
    for (let own = 0; own < list.docs.length; own += 1) {
      const next = (placeOf[list.docs[own] as number] as number) + 1;
      for (let from = list.starts[own] as number; from < (list.starts[own + 1] as number); from += 1) {
        places[starts[next] as number] = list.places[from] as number;
        starts[next] = (starts[next] as number) + 1;
      }
    }
  for (let at = 0; at < docs.length; at += 1) placeOf[docs[at] as number] = 0;
  scratch.giveInts(placeOf);
  return { starts, places };
}

const nowhere = new Int32Array(0);

/** Records in which some stems stand side by side, and the places where they do. */
export function standing(
  source: SearchSource,
  stems: readonly string[],
  among?: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const words = stems.map((one) => [`s${one}`, `x${one}`]);
  const own = { size: source.columns.size, count: (term: string) => source.postings(term)?.docs.length ?? 0 };
  const all = words.length > 0 ? withAll(source, words, own) : nowhere;
  const docs = among ? all.filter((doc) => among.has(doc)) : all;
  const lease = new Lease(scratchOf(source.columns));
  const placed = words.map((terms) => placesOfStems(source, terms, docs, lease));
  const found = new Map<number, readonly number[]>();
  for (let at = 0; at < docs.length; at += 1) {
    const runs = runsOf(placed, at);
    if (runs.length > 0) found.set(docs[at] as number, runs);
  }
  lease.end();
  return found;
}

/** Records in which each of some runs of stems stands side by side; none where there are no runs. */
export function standingAll(source: SearchSource, phrases: readonly (readonly string[])[]): RecordSet | undefined {
  let all: RecordSet | undefined;
  for (const phrase of phrases) {
    const own = new RecordSet(source.columns.size);
    own.add([...standing(source, phrase).keys()]);
    if (all) all.keep(own);
    else all = own;
  }
  return all;
}

/** The places at which words stand one behind the other. */
function runsOf([first, ...others]: readonly Placed[], at: number): number[] {
  const runs: number[] = [];
  if (!first) return runs;
  for (let own = first.starts[at] as number; own < (first.starts[at + 1] as number); own += 1) {
    const from = first.places[own] as number;
    let ends = [from];
    for (const { starts, places } of others) {
      const next: number[] = [];
      for (let step = starts[at] as number; step < (starts[at + 1] as number); step += 1) {
        const place = places[step] as number;
        // Of words with a hyphen between them the place is one.
        if (ends.includes(place) || ends.includes(place - 1)) next.push(place);
      }
      ends = next;
      if (ends.length === 0) break;
    }
    for (const to of ends) for (let place = from; place <= to; place += 1) runs.push(place);
  }
  return runs;
}
