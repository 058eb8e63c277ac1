import { setImmediate } from 'node:timers/promises';
import { oncePer } from '#lib/base/once-per.ts';
import { type GroupField, groupsMax } from '#lib/domain/groups.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { type Columns, countriesMax, countryNumber, facetColumn } from '#lib/store/values/columns.ts';
import { insertFrequent } from './count-facets.ts';

/** Counted values of one property as numbers of its column; a group of countries is its index in `countryGroupIds`. */
export interface CountedGroups {
  readonly values: readonly CountedGroup[];
  readonly otherCount: number;
  readonly unknownCount: number;
}

interface CountedGroup {
  readonly value: number;
  readonly count: number;
  readonly within?: CountedGroups | undefined;
}

/** The values of records by their position: `column[starts[i] … starts[i + 1])`, each value once and below `size`. */
export interface ValueRanges {
  readonly starts: Int32Array;
  readonly column: Uint8Array | Int32Array;
  readonly size: number;
}

/** One value per record; values below `least` mean that it has none. */
interface SingleValues {
  readonly column: Uint8Array | Int16Array | Int32Array;
  readonly size: number;
  readonly least: number;
}

/** Counts records by the values of one or two properties. Every record counts, so the result is exact. */
export async function countGroups(
  records: Int32Array,
  fields: readonly GroupField[],
  valuesOf: (field: GroupField) => ValueRanges | SingleValues,
  max = groupsMax(fields.length),
): Promise<CountedGroups> {
  const [field, ...rest] = fields as [GroupField, ...GroupField[]];
  const values = valuesOf(field);
  const counts = new Int32Array(values.size);
  const { total, unknownCount } = count(records, values, counts);
  const listed: number[] = [];
  for (let value = 0; value < counts.length; value += 1) insertFrequent(listed, value, counts, max);
  const members = rest.length > 0 ? membersOf(records, values, counts, listed) : undefined;
  const groups: CountedGroup[] = [];
  for (const value of listed) {
    const part = members?.get(value);
    // Other requests may run between the groups: a million records take half a second by two properties.
    if (part) await setImmediate();
    groups.push({ value, count: counts[value] as number, within: part && (await countGroups(part, rest, valuesOf, max)) });
  }
  return { values: groups, otherCount: listed.reduce((sum, value) => sum - (counts[value] as number), total), unknownCount };
}

/** Adds each value of each record to `counts`; `total` is their sum. */
function count(records: Int32Array, values: ValueRanges | SingleValues, counts: Int32Array) {
  let [total, unknownCount] = [0, 0];
  for (let index = 0; index < records.length; index += 1) {
    const [from, end] = rangeOf(values, records[index] as number);
    if (from === end) unknownCount += 1;
    total += end - from;
    for (let entry = from; entry < end; entry += 1)
      counts[values.column[entry] as number] = (counts[values.column[entry] as number] ?? 0) + 1;
  }
  return { total, unknownCount };
}

/** The records with each of the listed values. */
function membersOf(records: Int32Array, values: ValueRanges | SingleValues, counts: Int32Array, listed: readonly number[]) {
  const members = new Map(listed.map((value) => [value, new Int32Array(counts[value] as number)]));
  const filled = new Int32Array(values.size);
  for (let index = 0; index < records.length; index += 1) {
    const [from, end] = rangeOf(values, records[index] as number);
    for (let entry = from; entry < end; entry += 1) {
      const value = values.column[entry] as number;
      const list = members.get(value);
      if (list) list[filled[value] as number] = records[index] as number;
      filled[value] = (filled[value] as number) + 1;
    }
  }
  return members;
}

function rangeOf(values: ValueRanges | SingleValues, record: number): readonly [from: number, end: number] {
  // Authors after the last one that has a value are beyond the ranges.
  if ('starts' in values)
    return record + 1 < values.starts.length ? [values.starts[record] as number, values.starts[record + 1] as number] : [0, 0];
  return [record, (values.column[record] as number) < values.least ? record : record + 1];
}

/** The values of publications for `countGroups`, by ordinal. */
export const publicationValues =
  (columns: Columns) =>
  (field: GroupField): ValueRanges | SingleValues => {
    if (field === 'countryGroup') return publicationCountryGroups(columns);
    const column = facetColumn(columns, field);
    if (column.kind === 'bit') throw new TypeError(`${field} has no values to group by`);
    return column;
  };

const publicationCountryGroups = oncePer((columns: Columns) =>
  countryGroupRanges({ starts: columns.countriesAt, column: columns.countries, size: countriesMax }),
);

/** The groups of the countries of each record, each once. */
export function countryGroupRanges({ starts, column }: ValueRanges): ValueRanges {
  const groupsOf = Array.from({ length: countriesMax }, (): number[] => []);
  for (const [group, id] of countryGroupIds.entries()) for (const code of countryCodes([id])) groupsOf[countryNumber(code)]?.push(group);
  const groupStarts = new Int32Array(starts.length);
  const groups: number[] = [];
  for (let record = 0; record + 1 < starts.length; record += 1) {
    const distinct = new Set<number>();
    for (let entry = starts[record] as number; entry < (starts[record + 1] as number); entry += 1)
      for (const group of groupsOf[column[entry] as number] ?? []) distinct.add(group);
    groups.push(...distinct);
    groupStarts[record + 1] = groups.length;
  }
  return { starts: groupStarts, column: Uint8Array.from(groups), size: countryGroupIds.length };
}
