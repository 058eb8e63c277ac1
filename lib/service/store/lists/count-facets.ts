import type { FacetName } from '#lib/domain/query.ts';
import { type Columns, countriesMax, flag, oncePerColumns } from './columns.ts';

export interface FacetCounter {
  add(ordinals: Int32Array): void;
  /** How often each value was counted, those never counted left out; of authors only the most frequent, and those asked about. */
  read(): Map<number, number>;
}

/** More authors than this are in no list, and a collection has as many authors as publications. */
export const authorsMax = 20;
export const institutionsMax = 100;

/** Counts one facet in an array as long as its values are many: a ordinal costs an addition, whatever the number of values. */
export function facetCounter(columns: Columns, facet: FacetName, asked: readonly string[] = [], most?: number): FacetCounter {
  switch (facet) {
    case 'researchType':
      return counter(256, (ordinals, counts) => countValues(columns.type, ordinals, counts));
    case 'year':
      // Years that are not known are no value.
      return counter(10_000, (ordinals, counts) => countValues(columns.year, ordinals, counts), 1);
    case 'venue':
      // Nor is what appeared nowhere.
      return counter(columns.venues.length + 1, (ordinals, counts) => countValues(columns.venue, ordinals, counts), 1);
    case 'language':
      return counter(256, (ordinals, counts) => countValues(columns.language, ordinals, counts));
    case 'hasArabic':
      return counter(2, (ordinals, counts) => countFlags(columns.flags, flag.arabic, ordinals, counts));
    case 'openAccess':
      return counter(2, (ordinals, counts) => countFlags(columns.flags, flag.openAccess, ordinals, counts));
    case 'focusedArea':
      return counter(256, (ordinals, counts) => countLists(columns.areasAt, columns.areas, ordinals, counts));
    case 'author':
      return mostFrequent(columns.authorsAt, columns.authors, lastAuthor(columns), { asked, most: most ?? authorsMax });
    case 'institution':
      return mostFrequent(columns.institutionsAt, columns.institutions, lastInstitution(columns), { asked, most: most ?? institutionsMax });
    case 'country':
      return counter(countriesMax, (ordinals, counts) => countLists(columns.countriesAt, columns.countries, ordinals, counts));
  }
}

const lastAuthor = oncePerColumns(({ authors }) => largest(authors));
const lastInstitution = oncePerColumns(({ institutions }) => largest(institutions));

function largest(values: Int32Array): number {
  let last = 0;
  for (let at = 0; at < values.length; at += 1) if ((values[at] as number) > last) last = values[at] as number;
  return last;
}

function counter(size: number, add: (ordinals: Int32Array, counts: Int32Array) => void, least = 0): FacetCounter {
  const counts = new Int32Array(size);
  return {
    add: (ordinals) => add(ordinals, counts),
    read() {
      const read = new Map<number, number>();
      for (let value = least; value < size; value += 1) if (counts[value] !== 0) read.set(value, counts[value] as number);
      return read;
    },
  };
}

function mostFrequent(
  starts: Int32Array,
  values: Int32Array,
  last: number,
  { asked, most }: { readonly asked: readonly string[]; readonly most: number },
): FacetCounter {
  const counts = new Int32Array(last + 1);
  return {
    add: (ordinals) => countLists(starts, values, ordinals, counts),
    read() {
      const best: number[] = [];
      for (let one = 0; one < counts.length; one += 1) keepFrequent(best, one, counts, most);
      const read = new Map(best.map((one) => [one, counts[one] as number]));
      for (const one of asked.map(Number)) if (counts[one]) read.set(one, counts[one]);
      return read;
    },
  };
}

/** Puts a value in its place among the most frequent; of equals the one that was met first stays before. */
function keepFrequent(best: number[], one: number, counts: Int32Array, most: number): void {
  const count = counts[one] ?? 0;
  if (count === 0 || (best.length === most && count <= (counts[best.at(-1) as number] as number))) return;
  let place = best.length;
  while (place > 0 && (counts[best[place - 1] as number] as number) < count) place -= 1;
  best.splice(place, 0, one);
  if (best.length > most) best.pop();
}

/** The most frequent of some authors or institutions among publications, with their counts, and how many occur at all; of equals the earlier of `ids` first. */
export function countAmong(columns: Columns, facet: 'author' | 'institution', ordinals: Int32Array, ids: Iterable<number>, most: number) {
  const isAuthor = facet === 'author';
  const counts = new Int32Array((isAuthor ? lastAuthor : lastInstitution)(columns) + 1);
  countLists(isAuthor ? columns.authorsAt : columns.institutionsAt, isAuthor ? columns.authors : columns.institutions, ordinals, counts);
  const best: number[] = [];
  let total = 0;
  for (const id of ids) {
    if (counts[id]) total += 1;
    keepFrequent(best, id, counts, most);
  }
  return { total, best: best.map((id) => [id, counts[id] as number] as const) };
}

function countValues(column: Uint8Array | Int16Array | Int32Array, ordinals: Int32Array, counts: Int32Array): void {
  for (let place = 0; place < ordinals.length; place += 1) {
    const value = column[ordinals[place] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countFlags(flags: Uint8Array, asked: number, ordinals: Int32Array, counts: Int32Array): void {
  let bearing = 0;
  for (let place = 0; place < ordinals.length; place += 1) if (((flags[ordinals[place] as number] as number) & asked) !== 0) bearing += 1;
  counts[1] = (counts[1] as number) + bearing;
  counts[0] = (counts[0] as number) + ordinals.length - bearing;
}

function countLists(starts: Int32Array, values: Uint8Array | Int32Array, ordinals: Int32Array, counts: Int32Array): void {
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] as number;
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1) {
      const value = values[at] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}
