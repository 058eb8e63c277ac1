import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import { type Columns, countriesMax, countryNumber, flag, oncePerColumns, venuePlaces } from './columns.ts';

/** One filter: sets its bit at the places of those of the ordinals that fail it. */
export interface FilterCheck {
  readonly bit: number;
  mark(ordinals: Int32Array, failed: Uint16Array): void;
}

/** The filters of a query, each as one walk along one column. What has no facet takes the bit behind those of `bits`; all fit into 16. */
export function filterChecks(columns: Columns, query: ResearchQuery, bits: Readonly<Record<FacetName, number>>): FilterCheck[] {
  const { fromYear, toYear, hasArabic, openAccess, updatedSince } = query;
  const checks: (FilterCheck | false)[] = [
    query.researchTypeId.length > 0 && oneOf(columns.type, mask(query.researchTypeId.map(Number)), bits.researchType),
    query.focusedAreaId.length > 0 && anyArea(columns, mask(query.focusedAreaId.map(Number)), bits.focusedArea),
    query.authorId.length > 0 && anyOf(columns.authorsAt, columns.authors, new Set(query.authorId.map(Number)), bits.author),
    query.institutionId.length > 0 &&
      anyOf(columns.institutionsAt, columns.institutions, new Set(query.institutionId.map(Number)), bits.institution),
    query.country.length > 0 &&
      anyOf(columns.countriesAt, columns.countries, new Set(query.country.map(countryNumber).filter(isCountry)), bits.country),
    query.venue.length > 0 && venueOf(columns, venuesNamed(columns, query.venue), bits.venue),
    (fromYear !== undefined || toYear !== undefined) && yearsWithin(columns, fromYear ?? 1, toYear ?? 9999, bits.year),
    query.language.length > 0 &&
      oneOf(columns.language, mask(query.language.map((code) => columns.languages.indexOf(code))), bits.language),
    hasArabic !== undefined && flagged(columns, flag.arabic, hasArabic, bits.hasArabic),
    openAccess !== undefined && flagged(columns, flag.openAccess, openAccess, bits.openAccess),
    updatedSince !== undefined && changedSince(columns, Date.parse(updatedSince) / 1000, 2 ** Object.keys(bits).length),
  ];
  return checks.filter((check) => check !== false);
}

const isCountry = (number: number) => number >= 0 && number < countriesMax;

const placesByName = oncePerColumns(({ venues }) => {
  const places = new Map([...venuePlaces(venues)].map(([own, place]) => [own, [place]]));
  for (const [place, [own, ar]] of venues.entries()) if (ar !== null && ar !== own) places.set(ar, [...(places.get(ar) ?? []), place + 1]);
  return places;
});

/** Places of the venues of these names, in whichever language a name is. */
export function venuesNamed(columns: Columns, names: readonly string[]): readonly number[] {
  const places = placesByName(columns);
  return names.flatMap((name) => places.get(name) ?? []);
}

function venueOf({ venue, venues }: Columns, places: readonly number[], bit: number): FilterCheck {
  const wanted = new Uint8Array(venues.length + 1);
  for (const place of places) wanted[place] = 1;
  return oneOf(venue, wanted, bit);
}

function mask(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(256);
  for (const value of values) if (value >= 0 && value < 256) bytes[value] = 1;
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
