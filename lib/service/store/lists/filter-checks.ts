import { type FlagFilter, filterNames, filters, isFlagFilter, isListFilter, type ListFilter } from '#lib/domain/filters.ts';
import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import { type Columns, countriesMax, countryNumber, type FacetValues, flag, oncePerColumns, venuePlaces } from './columns.ts';

/** One filter: sets its bit at the places of those of the ordinals that fail it. */
export interface FilterCheck {
  readonly bit: number;
  mark(ordinals: Int32Array, failed: Uint16Array): void;
}

/** The filters of a query, each as one walk along one column. What has no facet takes the bit behind those of `bits`; all fit into 16. */
export function filterChecks(columns: Columns, query: ResearchQuery, bits: Readonly<Record<FacetName, number>>): FilterCheck[] {
  const { fromYear, toYear, updatedSince } = query;
  const lists = filterNames
    .filter(isListFilter)
    .filter((name) => query[name].length > 0)
    .map((name) => listChecks[name](columns, filterValues[name](columns, query[name]), bits[filters[name].facet]));
  const flags = filterNames.filter(isFlagFilter).flatMap((name) => {
    const wanted = query[name];
    return wanted === undefined ? [] : flagged(columns, flagBits[name], wanted, bits[name]);
  });
  const others = [
    (fromYear !== undefined || toYear !== undefined) && yearsWithin(columns, fromYear ?? 1, toYear ?? 9999, bits.year),
    updatedSince !== undefined && changedSince(columns, Date.parse(updatedSince) / 1000, 2 ** Object.keys(bits).length),
  ];
  return [...lists, ...flags, ...others.filter((check) => check !== false)];
}

/** The values of each filter as its column has them; what no record has is left out. */
export const filterValues: Readonly<Record<ListFilter, (columns: FacetValues, asked: readonly string[]) => readonly number[]>> = {
  researchTypeId: (_, ids) => ids.map(Number),
  focusedAreaId: (_, ids) => ids.map(Number),
  authorId: (_, ids) => ids.map(Number),
  institutionId: (_, ids) => ids.map(Number),
  country: (_, codes) => codes.map(countryNumber).filter((number) => number >= 0 && number < countriesMax),
  venue: venuesNamed,
  language: ({ languages }, codes) => codes.map((code) => languages.indexOf(code)).filter((place) => place >= 0),
};

const listChecks: Readonly<Record<ListFilter, (columns: Columns, values: readonly number[], bit: number) => FilterCheck>> = {
  researchTypeId: ({ type }, values, bit) => oneOf(type, mask(values, 256), bit),
  focusedAreaId: (columns, values, bit) => anyArea(columns, mask(values, 256), bit),
  authorId: ({ authorsAt, authors }, values, bit) => anyOf(authorsAt, authors, new Set(values), bit),
  institutionId: ({ institutionsAt, institutions }, values, bit) => anyOf(institutionsAt, institutions, new Set(values), bit),
  country: ({ countriesAt, countries }, values, bit) => anyOf(countriesAt, countries, new Set(values), bit),
  venue: ({ venue, venues }, values, bit) => oneOf(venue, mask(values, venues.length + 1), bit),
  language: ({ language }, values, bit) => oneOf(language, mask(values, 256), bit),
};

const flagBits: Readonly<Record<FlagFilter, number>> = { hasArabic: flag.arabic, openAccess: flag.openAccess };

const placesByName = oncePerColumns(({ venues }: FacetValues) => {
  const places = new Map([...venuePlaces(venues)].map(([own, place]) => [own, [place]]));
  for (const [place, [own, ar]] of venues.entries()) if (ar !== null && ar !== own) places.set(ar, [...(places.get(ar) ?? []), place + 1]);
  return places;
});

/** Places of the venues of these names, in whichever language a name is. */
function venuesNamed(columns: FacetValues, names: readonly string[]): readonly number[] {
  const places = placesByName(columns);
  return names.flatMap((name) => places.get(name) ?? []);
}

/** A byte for each value there can be, set at those wanted. */
function mask(values: readonly number[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const value of values) if (value >= 0 && value < size) bytes[value] = 1;
  return bytes;
}

function oneOf(column: Uint8Array | Int32Array, wanted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1)
      if (wanted[column[ordinals[place] as number] as number] === 0) failed[place] = (failed[place] as number) | bit;
  };
  return { bit, mark };
}

function anyArea({ areasAt, areas }: Columns, wanted: Uint8Array, bit: number): FilterCheck {
  const mark = (ordinals: Int32Array, failed: Uint16Array) => {
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals[place] as number;
      const end = areasAt[ordinal + 1] as number;
      let has = 0;
      for (let at = areasAt[ordinal] as number; at < end; at += 1) has |= wanted[areas[at] as number] as number;
      if (has === 0) failed[place] = (failed[place] as number) | bit;
    }
  };
  return { bit, mark };
}

function anyOf(starts: Int32Array, values: Int32Array, wanted: ReadonlySet<number>, bit: number): FilterCheck {
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
