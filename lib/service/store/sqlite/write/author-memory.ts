/** One person as far as a load has to know them. */
export interface KnownAuthor {
  readonly id: number;
  en: string | null;
  ar: string | null;
  inverted: string | null;
  orcid: string | null;
  readonly openalex: Set<string>;
  country: string | null;
  affiliation: string | null;
  affiliationKey: string;
  readonly variants: Set<string>;
}

/** How many people and names of people one of the two halves takes; 40 MB when both are full. */
const halfMax = 12_000;

/**
 * People met lately, by id and by identity, in bounded memory: two halves, of which the older is given up when the newer is full. Who is met again
 * goes over to the newer half, so that those who sign often stay while a million others pass by.
 */
export function authorMemory(most = halfMax) {
  const ids = halves<number, KnownAuthor>(most);
  // Ids, not people: nobody is kept by a name of theirs, and an id never gets another person during a load.
  const identities = halves<string, number>(2 * most);
  return {
    find(identity: string): KnownAuthor | undefined {
      const id = identities.get(identity);
      return id === undefined ? undefined : ids.get(id);
    },
    byId: (id: number) => ids.get(id),
    name: (identity: string, author: KnownAuthor) => identities.set(identity, author.id),
    keep(author: KnownAuthor): KnownAuthor {
      ids.set(author.id, author);
      return author;
    },
  };
}

function halves<K, V>(most: number) {
  let newer = new Map<K, V>();
  let older = new Map<K, V>();
  const set = (key: K, value: V) => {
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
  };
  return {
    set,
    get(key: K): V | undefined {
      const value = newer.get(key);
      if (value !== undefined) return value;
      const met = older.get(key);
      if (met !== undefined) set(key, met);
      return met;
    },
  };
}
