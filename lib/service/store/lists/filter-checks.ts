import { type FacetName, filters, flagFilters, type ListFilter, listFilters, type TextFilter, textFilters } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { type Columns, countriesMax, countryNumber, type FacetValues, facetColumn, oncePerColumns, ordinalFinder } from './columns.ts';

/** One filter: sets its bit at the places of those of the ordinals that fail it. */
export interface FilterCheck {
  readonly bit: number;
  mark(ordinals: Int32Array, failed: Uint16Array): void;
}

/** The filters of a query, each as one walk along one column. Those without a facet share the bit behind those of `bits`; all fit into 16. */
export function filterChecks(columns: Columns, query: ResearchQuery, bits: Readonly<Record<FacetName, number>>): FilterCheck[] {
  const { fromYear, toYear, updatedSince } = query;
  const lists = listFilters
    .filter((name) => query[name].length > 0)
    .map((name) => listCheck(columns, name, filterValues(columns, name, query[name]), bits[filters[name].facet]));
  const flags = flagFilters.flatMap((name) => {
    const wanted = query[name];
    const of = facetColumn(columns, name);
    return wanted === undefined || of.kind !== 'bit' ? [] : flagged(columns, of.bit, wanted, bits[name]);
  });
  const noFacet = 2 ** Object.keys(bits).length;
  const others = [
    query.cites.length > 0 && anyOf(columns.citesAt, columns.cites, new Set(query.cites.map(Number)), noFacet),
    query.citedBy.length > 0 && among(citedOrdinals(columns, query.citedBy.map(Number)), noFacet),
    (fromYear !== undefined || toYear !== undefined) && yearsWithin(columns, fromYear ?? 1, toYear ?? 9999, bits.year),
    updatedSince !== undefined && changedSince(columns, Date.parse(updatedSince) / 1000, noFacet),
  ];
  return [...lists, ...flags, ...others.filter((check) => check !== false)];
}

/** The values of a filter as its column has them; what no record has is left out. */
export function filterValues(data: FacetValues, name: ListFilter, asked: readonly string[]): readonly number[] {
  const { values } = filters[name];
  if (values === 'ids') return asked.map(Number);
  if (values === 'countries') return asked.map(countryNumber).filter((number) => number >= 0 && number < countriesMax);
  const places = placesByName(data)[name as TextFilter];
  return asked.flatMap((value) => places.get(value) ?? []);
}

function listCheck(columns: Columns, name: ListFilter, values: readonly number[], bit: number): FilterCheck {
  const of = facetColumn(columns, filters[name].facet);
  if (of.kind === 'many')
    return of.isLong ? anyOf(of.starts, of.column, new Set(values), bit) : anyMasked(of.starts, of.column, mask(values, of.size), bit);
  return of.kind === 'one' ? oneOf(of.column, mask(values, of.size), bit) : { bit, mark: () => undefined };
}

/** Places of the values of each text filter by their names, in whichever language a name is. */
const placesByName = oncePerColumns(({ values }: FacetValues) => {
  const places = textFilters.map((name) => {
    const byName = new Map(values[name].map(([own], at) => [own, [at + 1]]));
    for (const [at, [own, ar]] of values[name].entries())
      if (ar !== null && ar !== own) byName.set(ar, [...(byName.get(ar) ?? []), at + 1]);
    return [name, byName] as const;
  });
  return Object.fromEntries(places) as unknown as Readonly<Record<TextFilter, ReadonlyMap<string, readonly number[]>>>;
});

/** A byte for each value there can be, set at those wanted. */
function mask(values: readonly number[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const value of values) if (value >= 0 && value < size) bytes[value] = 1;
  return bytes;
}

function oneOf(column: Uint8Array | Int16Array | Int32Array, wanted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1)
      if (wanted[column[ordinals[place] as number] as number] === 0) failed[place] = (failed[place] as number) | bit;
  };
  return { bit, mark };
}

function anyMasked(starts: Int32Array, values: Uint8Array | Int32Array, wanted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals[place] as number;
      const end = starts[ordinal + 1] as number;
      let has = 0;
      for (let at = starts[ordinal] as number; at < end; at += 1) has |= wanted[values[at] as number] as number;
      if (has === 0) failed[place] = (failed[place] as number) | bit;
    }
  };
  return { bit, mark };
}

function anyOf(starts: Int32Array, values: Uint8Array | Int32Array, wanted: ReadonlySet<number>, bit: number): FilterCheck {
  // One author or institution is the everyday case, and a comparison costs a tenth of a look-up.
  const only = wanted.size === 1 ? [...wanted][0] : undefined;
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals[place] as number;
      const end = starts[ordinal + 1] as number;
      let has = false;
      for (let at = starts[ordinal] as number; at < end && !has; at += 1)
        has = only === undefined ? wanted.has(values[at] as number) : values[at] === only;
      if (!has) failed[place] = (failed[place] as number) | bit;
    }
  };
  return { bit, mark };
}

/** A byte for each ordinal, set where one of the publications cites it. */
function citedOrdinals(columns: Columns, citing: readonly number[]): Uint8Array {
  const ordinalOf = ordinalFinder(columns.id);
  const cited = new Uint8Array(columns.size);
  for (const ordinal of citing.map(ordinalOf).filter((place) => place >= 0))
    for (const id of columns.cites.subarray(columns.citesAt[ordinal], columns.citesAt[ordinal + 1])) cited[ordinalOf(id)] = 1;
  return cited;
}

function among(wanted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1)
      if (wanted[ordinals[place] as number] === 0) failed[place] = (failed[place] as number) | bit;
  };
  return { bit, mark };
}

function yearsWithin({ year }: Columns, from: number, to: number, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1) {
      const value = year[ordinals[place] as number] as number;
      if (value < from || value > to) failed[place] = (failed[place] as number) | bit;
    }
  };
  return { bit, mark };
}

function flagged({ flags }: Columns, asked: number, wanted: boolean, bit: number): FilterCheck {
  const expected = wanted ? asked : 0;
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1)
      if (((flags[ordinals[place] as number] as number) & asked) !== expected) failed[place] = (failed[place] as number) | bit;
  };
  return { bit, mark };
}

function changedSince({ updatedAt }: Columns, since: number, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1)
      if (!((updatedAt[ordinals[place] as number] as number) >= since)) failed[place] = (failed[place] as number) | bit;
  };
  return { bit, mark };
}
