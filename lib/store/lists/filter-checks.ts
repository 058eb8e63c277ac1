import { oncePer } from '#lib/base/once-per.ts';
import { type FacetName, filters, flagFilters, type ListFilter, listFilters, type TextFacet, textFacets } from '#lib/domain/filters.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { type Columns, countriesMax, countryNumber, type FacetValues, facetColumn, ordinalFinder } from '#lib/store/values/columns.ts';

/** One filter: sets its bit for every ordinal that fails it. */
export interface FilterCheck {
  readonly bit: number;
  mark(ordinals: Int32Array, failed: Uint16Array): void;
}

/** The filters of a query, each reading one column. Filters without a facet share one bit, the next after `bits`; all bits fit into 16. */
export function filterChecks(columns: Columns, query: ResearchQuery, bits: Readonly<Record<FacetName, number>>): FilterCheck[] {
  const { fromYear, toYear, updatedSince, added, also = {} } = query;
  const lists = listFilters
    .filter((name) => query[name].length > 0)
    .map((name) => listCheck(columns, name, filterValues(columns, name, query[name]), bits[filters[name].facet]));
  const flags = flagFilters.flatMap((name) => {
    const expected = query[name];
    const column = facetColumn(columns, name);
    return expected === undefined || column.kind !== 'bit' ? [] : flagCheck(columns, column.bit, expected, bits[name]);
  });
  const sharedBit = 2 ** Object.keys(bits).length;
  const others = [
    ...(Object.keys(also) as (keyof typeof also)[]).map((name) =>
      listCheck(columns, name, filterValues(columns, name, also[name] ?? []), sharedBit),
    ),
    query.cites.length > 0 && anyOf(columns.citesAt, columns.cites, new Set(query.cites.map(Number)), sharedBit),
    query.citedBy.length > 0 && inSet(citedOrdinals(columns, query.citedBy.map(Number)), sharedBit),
    (fromYear !== undefined || toYear !== undefined) && inRange(columns.year, fromYear ?? 1, toYear ?? 9999, bits.year),
    updatedSince !== undefined && inRange(columns.updatedAt, Date.parse(updatedSince) / 1000, Number.POSITIVE_INFINITY, sharedBit),
    added !== undefined && inRange(columns.id, added.after + 1, added.upTo, sharedBit),
  ];
  return [...lists, ...flags, ...others.filter((check) => check !== false)];
}

/** Converts the values of a filter to the numbers in its column; values that no record has are left out. */
export function filterValues(data: FacetValues, name: ListFilter, selected: readonly string[]): readonly number[] {
  const { values } = filters[name];
  if (values === 'ids') return selected.map(Number);
  if (values === 'countries')
    return countryCodes(selected)
      .map(countryNumber)
      .filter((number) => number >= 0 && number < countriesMax);
  const positions = positionsByName(data)[filters[name].facet as TextFacet];
  return selected.flatMap((value) => positions.get(value) ?? []);
}

function listCheck(columns: Columns, name: ListFilter, values: readonly number[], bit: number): FilterCheck {
  const column = facetColumn(columns, filters[name].facet);
  if (column.kind === 'many')
    return column.isLong
      ? anyOf(column.starts, column.column, new Set(values), bit)
      : anyMasked(column.starts, column.column, mask(values, column.size), bit);
  return column.kind === 'one' ? oneOf(column.column, mask(values, column.size), bit) : { bit, mark: () => undefined };
}

/** Positions of the values of each text facet, by their names in either language. */
const positionsByName = oncePer(({ values }: FacetValues) => {
  const entries = textFacets.map((name) => {
    const byName = new Map(values[name].map(([label], index) => [label, [index + 1]]));
    for (const [index, [label, ar]] of values[name].entries())
      if (ar !== null && ar !== label) byName.set(ar, [...(byName.get(ar) ?? []), index + 1]);
    return [name, byName] as const;
  });
  return Object.fromEntries(entries) as unknown as Readonly<Record<TextFacet, ReadonlyMap<string, readonly number[]>>>;
});

/** A byte for each possible value, set for the given ones. */
function mask(values: readonly number[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const value of values) if (value >= 0 && value < size) bytes[value] = 1;
  return bytes;
}

function oneOf(column: Uint8Array | Int16Array | Int32Array, accepted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let index = 0; index < ordinals.length; index += 1)
      if (accepted[column[ordinals[index] as number] as number] === 0) failed[index] = (failed[index] as number) | bit;
  };
  return { bit, mark };
}

function anyMasked(starts: Int32Array, values: Uint8Array | Int32Array, accepted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index] as number;
      const end = starts[ordinal + 1] as number;
      let has = 0;
      for (let entry = starts[ordinal] as number; entry < end; entry += 1) has |= accepted[values[entry] as number] as number;
      if (has === 0) failed[index] = (failed[index] as number) | bit;
    }
  };
  return { bit, mark };
}

function anyOf(starts: Int32Array, values: Uint8Array | Int32Array, accepted: ReadonlySet<number>, bit: number): FilterCheck {
  // A single author or institution is the usual case. Comparing it costs a tenth of a set look-up.
  const only = accepted.size === 1 ? [...accepted][0] : undefined;
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index] as number;
      const end = starts[ordinal + 1] as number;
      let has = false;
      for (let entry = starts[ordinal] as number; entry < end && !has; entry += 1)
        has = only === undefined ? accepted.has(values[entry] as number) : values[entry] === only;
      if (!has) failed[index] = (failed[index] as number) | bit;
    }
  };
  return { bit, mark };
}

/** A byte for each ordinal, set if one of the publications `citing` cites it. */
function citedOrdinals(columns: Columns, citing: readonly number[]): Uint8Array {
  const ordinalOf = ordinalFinder(columns.id);
  const citedFlags = new Uint8Array(columns.size);
  for (const ordinal of citing.map(ordinalOf).filter((value) => value >= 0))
    for (const id of columns.cites.subarray(columns.citesAt[ordinal], columns.citesAt[ordinal + 1])) citedFlags[ordinalOf(id)] = 1;
  return citedFlags;
}

function inSet(accepted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let index = 0; index < ordinals.length; index += 1)
      if (accepted[ordinals[index] as number] === 0) failed[index] = (failed[index] as number) | bit;
  };
  return { bit, mark };
}

function flagCheck({ flags }: Columns, flagBit: number, isSet: boolean, bit: number): FilterCheck {
  const expected = isSet ? flagBit : 0;
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let index = 0; index < ordinals.length; index += 1)
      if (((flags[ordinals[index] as number] as number) & flagBit) !== expected) failed[index] = (failed[index] as number) | bit;
  };
  return { bit, mark };
}

function inRange(column: Int16Array | Int32Array | Float64Array, from: number, to: number, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let index = 0; index < ordinals.length; index += 1) {
      const value = column[ordinals[index] as number] as number;
      if (!(value >= from && value <= to)) failed[index] = (failed[index] as number) | bit;
    }
  };
  return { bit, mark };
}
