import type { ListedVenue } from '#lib/domain/listed-venue.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { presentName } from '#lib/store/values/present-name.ts';

/** A venue as publications state it, and the number of publications that state it in this way. */
export interface VenueRow {
  /** The main name, which is the value of the filter `venue`. */
  readonly own: string;
  readonly ar: string | null;
  readonly issn: string | null;
  readonly kind: string | null;
  readonly count: number;
}

interface Names {
  readonly name: string;
  readonly rows: VenueRow[];
  count: number;
}

export interface VenueEntry {
  readonly id: string;
  /** The main names that its publications state, the most frequent first. */
  readonly names: readonly string[];
  readonly count: number;
  present(language: Language): ListedVenue;
}

/** Venues sorted by number of publications, and a lookup of them by every id and ISSN. */
export interface VenueTable {
  readonly venues: readonly VenueEntry[];
  readonly byId: ReadonlyMap<string, VenueEntry>;
  /** The Arabic name that the filter `venue` accepts for a main name; of several, the first in sort order. */
  readonly arabicOf: ReadonlyMap<string, string>;
}

const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);

/** Whether an ISSN identifies the venue. A journal has its own; volumes of a conference series share one under different names. */
const isPeriodical = ({ kind }: VenueRow) => kind === 'journal' || kind === null;

/** Extracts `1234-567X` from `ISSN 1234567x` (ISO 3297); undefined without an ISSN. */
function issnOf(text: string | null): string | undefined {
  const [, first, second] = /(?:^|[^\dX])(\d{4})-?(\d{3}[\dX])(?:$|[^\dX])/i.exec(text ?? '') ?? [];
  return first && second && `${first}-${second.toUpperCase()}`;
}

/** Groups names that differ only in case or punctuation, are translations, or share a journal ISSN. The most frequent name gives the id. */
export function groupVenues(rows: readonly VenueRow[]): VenueTable {
  const byName = new Map<string, Names>();
  for (const row of rows) {
    const names = byName.get(row.own) ?? { name: row.own, rows: [], count: 0 };
    names.rows.push(row);
    names.count += row.count;
    byName.set(row.own, names);
  }
  const groups = groupByKeys([...byName.values()], ({ name, rows: entries }) =>
    [name, ...entries.flatMap(({ ar }) => ar ?? [])]
      .map(venueIdOf)
      .concat(entries.filter(isPeriodical).flatMap(({ issn }) => issnOf(issn) ?? [])),
  );
  const venues = groups.map(venueOf).sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const byId = new Map(venues.flatMap(({ keys, ...venue }) => [...keys].map((key) => [key, venue as VenueEntry] as const)));
  const arabicOf = new Map<string, string>();
  for (const { own, ar } of rows) if (ar !== null && ar < (arabicOf.get(own) ?? '\uffff')) arabicOf.set(own, ar);
  return { venues, byId, arabicOf };
}

/** Groups values that share a key, directly or through others (union-find). */
function groupByKeys<T>(values: readonly T[], keysOf: (value: T) => readonly string[]): { members: T[]; keys: Set<string> }[] {
  const parent = values.map((_, index) => index);
  const root = (index: number): number => {
    let top = index;
    while (parent[top] !== top) top = parent[top] as number;
    parent[index] = top;
    return top;
  };
  const first = new Map<string, number>();
  const keys = values.map((value, index) => {
    const keys = keysOf(value);
    for (const key of keys) {
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else parent[root(index)] = root(other);
    }
    return keys;
  });
  const groups = Map.groupBy(values.keys(), root);
  return [...groups.values()].map((indices) => ({
    members: indices.map((index) => values[index] as T),
    keys: new Set(indices.flatMap((at) => keys[at] as readonly string[])),
  }));
}

function venueOf({ members, keys }: { readonly members: readonly Names[]; readonly keys: ReadonlySet<string> }): VenueEntry & {
  readonly keys: ReadonlySet<string>;
} {
  const names = members.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const ownNames = names.map((entry) => entry.name);
  const rows = names.flatMap((entry) => entry.rows);
  const arabic = [...new Set(rows.flatMap(({ ar }) => ar ?? []).concat(ownNames.filter(isArabic)))];
  const [en = null, ar = null] = [ownNames.find((name) => !isArabic(name)), arabic[0]];
  const issn = [...new Set(rows.flatMap((row) => issnOf(row.issn) ?? []))].sort();
  const kind = mostFrequent(rows);
  const id = venueIdOf(ownNames[0] as string);
  const count = names.reduce((sum, entry) => sum + entry.count, 0);
  const variants = [...new Set([...ownNames, ...arabic])].filter((name) => name !== en && name !== ar);
  return {
    id,
    names: ownNames,
    count,
    keys,
    present: (language) => ({
      id,
      name: presentName({ name_en: en, name_ar: ar }, language),
      ...(kind && { kind }),
      issn,
      variants,
      publicationCount: count,
    }),
  };
}

function mostFrequent(rows: readonly VenueRow[]): VenueKind | undefined {
  const counts = new Map<string, number>();
  for (const { kind, count } of rows) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] as VenueKind | undefined;
}
