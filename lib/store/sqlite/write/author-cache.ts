/** A person's identifying values, with which a load compares authorships. */
export interface AuthorState {
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

/** Maximum number of people per half of the cache; identities may be twice as many. Two full halves take 40 MB. */
const halfMax = 12_000;

/**
 * Recent people by id and identity, in two halves: a full newer half replaces the older one, and an entry read from the older half moves
 * to the newer one.
 */
export function authorCache(max = halfMax) {
  const ids = halves<number, AuthorState>(max);
  // Maps to ids, not to people, so that an identity alone keeps no person in memory. An id means one person throughout a load.
  const identities = halves<string, number>(2 * max);
  return {
    find(identity: string): AuthorState | undefined {
      const id = identities.get(identity);
      return id === undefined ? undefined : ids.get(id);
    },
    byId: (id: number) => ids.get(id),
    name: (identity: string, author: AuthorState) => identities.set(identity, author.id),
    keep(author: AuthorState): AuthorState {
      ids.set(author.id, author);
      return author;
    },
  };
}

function halves<K, V>(max: number) {
  let newer = new Map<K, V>();
  let older = new Map<K, V>();
  const set = (key: K, value: V) => {
    if (newer.size >= max) {
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
      const promoted = older.get(key);
      if (promoted !== undefined) set(key, promoted);
      return promoted;
    },
  };
}
