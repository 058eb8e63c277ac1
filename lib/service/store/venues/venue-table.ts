import type { Language } from '#lib/domain/language.ts';
import type { ListedVenue } from '#lib/domain/places/listed-venue.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { presentName } from '#lib/service/store/records/present-research.ts';

/** What publications state of where they appeared, and how many state exactly this. */
export interface VenueRow {
  /** The name by which the filter `venue` knows it. */
  readonly own: string;
  readonly ar: string | null;
  readonly issn: string | null;
  readonly kind: string | null;
  readonly count: number;
}

interface Names {
  readonly own: string;
  readonly rows: VenueRow[];
  count: number;
}

export interface Venue {
  readonly id: string;
  /** The names of its publications, the most frequent first. */
  readonly own: readonly string[];
  readonly count: number;
  present(language: Language): ListedVenue;
}

/** Most publications first, and by every id and ISSN that leads to one. */
export interface VenueTable {
  readonly all: readonly Venue[];
  readonly byId: ReadonlyMap<string, Venue>;
  /** The Arabic name under which the filter `venue` knows a name, too: the first that its records have. */
  readonly arabicOf: ReadonlyMap<string, string>;
}

const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);

/** Only of a periodical: each volume of a series of conferences has a name of its own under the ISSN of the series. */
const isPeriodical = ({ kind }: VenueRow) => kind === 'journal' || kind === null;

/** `1234-567X` of `ISSN 1234567x`; undefined where a text is no ISSN (ISO 3297). */
function issnOf(text: string | null): string | undefined {
  const [, first, second] = /(?:^|[^\dX])(\d{4})-?(\d{3}[\dX])(?:$|[^\dX])/i.exec(text ?? '') ?? [];
  return first && second && `${first}-${second.toUpperCase()}`;
}

/**
 * The venues of a collection. Names are of one venue where they differ in case, marks and punctuation alone, where records give both in two languages, and where journals
 * have the ISSN in common. The name that most publications have leads, and its id is that of the venue.
 */
export function venueTable(rows: readonly VenueRow[]): VenueTable {
  const byName = new Map<string, Names>();
  for (const row of rows) {
    const names = byName.get(row.own) ?? { own: row.own, rows: [], count: 0 };
    names.rows.push(row);
    names.count += row.count;
    byName.set(row.own, names);
  }
  const groups = joined([...byName.values()], ({ own, rows: stated }) =>
    [own, ...stated.flatMap(({ ar }) => ar ?? [])]
      .map(venueIdOf)
      .concat(stated.filter(isPeriodical).flatMap(({ issn }) => issnOf(issn) ?? [])),
  );
  const all = groups.map(venueOf).sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const byId = new Map(all.flatMap(({ keys, ...venue }) => [...keys].map((key) => [key, venue as Venue] as const)));
  const arabicOf = new Map<string, string>();
  for (const { own, ar } of rows) if (ar !== null && ar < (arabicOf.get(own) ?? '\uffff')) arabicOf.set(own, ar);
  return { all, byId, arabicOf };
}

/** Those that have a key in common, directly or through others, in one group. */
function joined<T>(values: readonly T[], keysOf: (value: T) => readonly string[]): { members: T[]; keys: Set<string> }[] {
  const parent = values.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top] as number;
    parent[at] = top;
    return top;
  };
  const first = new Map<string, number>();
  const keys = values.map((value, at) => {
    const keys = keysOf(value);
    for (const key of keys) {
      const other = first.get(key);
      if (other === undefined) first.set(key, at);
      else parent[root(at)] = root(other);
    }
    return keys;
  });
  const groups = Map.groupBy(values.keys(), root);
  return [...groups.values()].map((places) => ({
    members: places.map((at) => values[at] as T),
    keys: new Set(places.flatMap((at) => keys[at] as readonly string[])),
  }));
}

function venueOf({ members, keys }: { readonly members: readonly Names[]; readonly keys: ReadonlySet<string> }): Venue & {
  readonly keys: ReadonlySet<string>;
} {
  const names = members.toSorted((a, b) => b.count - a.count || (a.own < b.own ? -1 : 1));
  const ownNames = names.map((one) => one.own);
  const rows = names.flatMap((one) => one.rows);
  const arabic = [...new Set(rows.flatMap(({ ar }) => ar ?? []).concat(ownNames.filter(isArabic)))];
  const [en = null, ar = null] = [ownNames.find((name) => !isArabic(name)), arabic[0]];
  const issn = [...new Set(rows.flatMap((row) => issnOf(row.issn) ?? []))].sort();
  const kind = mostFrequent(rows);
  const id = venueIdOf(ownNames[0] as string);
  const count = names.reduce((sum, one) => sum + one.count, 0);
  const variants = [...new Set([...ownNames, ...arabic])].filter((name) => name !== en && name !== ar);
  return {
    id,
    own: ownNames,
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
