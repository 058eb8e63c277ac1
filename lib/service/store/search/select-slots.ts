import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import { type Columns, flag } from './columns.ts';

/** What passes a query's filters, and how often each facet value occurs in it. Ids and counts only; names come later. */
export interface Selection {
  /** Slots that pass every filter, ascending. */
  readonly slots: Int32Array;
  readonly counts: Readonly<Partial<Record<FacetName, ReadonlyMap<number, number>>>>;
}

const facetBit = { researchType: 1, focusedArea: 2, year: 4, author: 8, language: 16, hasArabic: 32, openAccess: 64 } as const;
const otherBit = 128;

/**
 * One pass over the candidates (all slots, or those that match a keyword). A facet ignores its own filter: a slot that fails no filter
 * counts everywhere, a slot that fails exactly one counts in that facet alone.
 */
export function selectSlots(columns: Columns, query: ResearchQuery, candidates?: Int32Array): Selection {
  const fails = failures(columns, query);
  const wanted = query.facets;
  const counters = Object.fromEntries(wanted.map((name) => [name, counterOf(columns, name)]));
  const bits = wanted.map((name) => facetBit[name]);
  const size = candidates?.length ?? columns.size;
  const slots = new Int32Array(size);
  let kept = 0;
  for (let place = 0; place < size; place += 1) {
    const slot = candidates ? (candidates[place] as number) : place;
    const failed = fails(slot);
    if (failed === 0) slots[kept++] = slot;
    for (let facet = 0; facet < bits.length; facet += 1) {
      if (failed === 0 || failed === bits[facet]) counters[wanted[facet] as FacetName]?.add(slot);
    }
  }
  return {
    slots: slots.subarray(0, kept),
    counts: Object.fromEntries(wanted.map((name) => [name, (counters[name] as Counter).read()])),
  };
}

/** The set of filters that a slot fails, as bits. */
function failures(columns: Columns, query: ResearchQuery): (slot: number) => number {
  const checks: [number, (slot: number) => boolean][] = [];
  if (query.researchTypeId.length > 0) {
    const types = mask(query.researchTypeId);
    checks.push([facetBit.researchType, (slot) => types[columns.type[slot] as number] === 1]);
  }
  if (query.focusedAreaId.length > 0) {
    const areas = mask(query.focusedAreaId);
    checks.push([facetBit.focusedArea, (slot) => listHas(columns.areasAt, slot, (at) => areas[columns.areas[at] as number] === 1)]);
  }
  if (query.authorId.length > 0) {
    const authors = new Set(query.authorId.map(Number));
    checks.push([facetBit.author, (slot) => listHas(columns.authorsAt, slot, (at) => authors.has(columns.authors[at] as number))]);
  }
  if (query.fromYear !== undefined || query.toYear !== undefined) {
    const from = query.fromYear ?? 1;
    const to = query.toYear ?? 9999;
    checks.push([facetBit.year, (slot) => (columns.year[slot] as number) >= from && (columns.year[slot] as number) <= to]);
  }
  if (query.language.length > 0) {
    const languages = new Uint8Array(256);
    for (const code of query.language) {
      const index = columns.languages.indexOf(code);
      if (index >= 0) languages[index] = 1;
    }
    checks.push([facetBit.language, (slot) => languages[columns.language[slot] as number] === 1]);
  }
  if (query.hasArabic !== undefined) {
    checks.push([facetBit.hasArabic, (slot) => Boolean((columns.flags[slot] as number) & flag.arabic) === query.hasArabic]);
  }
  if (query.openAccess !== undefined) {
    checks.push([facetBit.openAccess, (slot) => Boolean((columns.flags[slot] as number) & flag.openAccess) === query.openAccess]);
  }
  if (query.updatedSince !== undefined) {
    const since = Date.parse(query.updatedSince) / 1000;
    checks.push([otherBit, (slot) => (columns.updatedAt[slot] as number) >= since]);
  }
  return (slot) => {
    let failed = 0;
    for (const [bit, passes] of checks) if (!passes(slot)) failed |= bit;
    return failed;
  };
}

function mask(ids: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(256);
  for (const id of ids) if (Number(id) < 256) bytes[Number(id)] = 1;
  return bytes;
}

function listHas(starts: Int32Array, slot: number, test: (at: number) => boolean): boolean {
  const end = starts[slot + 1] as number;
  for (let at = starts[slot] as number; at < end; at += 1) if (test(at)) return true;
  return false;
}

interface Counter {
  add(slot: number): void;
  read(): Map<number, number>;
}

function counterOf(columns: Columns, facet: FacetName): Counter {
  const counts = new Map<number, number>();
  const tally = (value: number) => void counts.set(value, (counts.get(value) ?? 0) + 1);
  const array = new Int32Array(facet === 'year' ? 10_000 : 256);
  const count = (value: number) => {
    array[value] = (array[value] as number) + 1;
  };
  const dense = (valueAt: (slot: number) => number): Counter => ({
    add: (slot) => count(valueAt(slot)),
    read: () => new Map([...array.entries()].filter(([value, count]) => count > 0 && !(facet === 'year' && value === 0))),
  });
  const lists = (starts: Int32Array, values: Uint8Array | Int32Array, note: (value: number) => void): Counter => ({
    add(slot) {
      const end = starts[slot + 1] as number;
      for (let at = starts[slot] as number; at < end; at += 1) note(values[at] as number);
    },
    read: () => (facet === 'focusedArea' ? new Map([...array.entries()].filter(([, n]) => n > 0)) : counts),
  });
  switch (facet) {
    case 'researchType':
      return dense((slot) => columns.type[slot] as number);
    case 'year':
      return dense((slot) => columns.year[slot] as number);
    case 'language':
      return dense((slot) => columns.language[slot] as number);
    case 'hasArabic':
      return dense((slot) => (columns.flags[slot] as number) & flag.arabic);
    case 'openAccess':
      return dense((slot) => ((columns.flags[slot] as number) & flag.openAccess) >> 1);
    case 'focusedArea':
      return lists(columns.areasAt, columns.areas, count);
    case 'author':
      return lists(columns.authorsAt, columns.authors, tally);
  }
}
