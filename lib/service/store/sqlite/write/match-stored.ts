import type { DatabaseSync } from 'node:sqlite';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { compareWorks, type Evidence } from '#lib/service/store/identity/compare-works.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { MatchedBy } from '#lib/service/store/store.ts';

/** What a load has to know of a record that is already there. */
export interface StoredMatch {
  readonly id: number;
  /** What the source of this key said last; undefined when it has not spoken of this work yet. */
  readonly digest: string | undefined;
  /** Whether it is the source the record was first taken from. */
  readonly isFirstSource: boolean;
  readonly by: MatchedBy;
  /** What both say, where no identifier decided. */
  readonly because?: readonly Evidence[];
  /** The batch that wrote it last. */
  readonly batch: string;
  /** An operator took it back; no import brings it up again. */
  readonly withdrawn: boolean;
}

/** `taken`: another work has the key. */
export type Match = StoredMatch | { readonly conflict: readonly [number, number] } | { readonly taken: true } | undefined;

/** More records than these with one trait in common say that it is no trait of a work. */
const candidatesMax = 20;

/**
 * Recognises a record by its key, else by its DOI, PMID, OpenAlex id, arXiv id or bibcode, else by comparing it with the records that look like it
 * (`compareWorks`). Where a record and one that names the same identifier are plainly two works, they stay two; so do records of which two are equally like.
 * `decided`: the work that the record was matched with under other rules, when its batch is replayed.
 */
export function storedMatcher(database: DatabaseSync): (record: PreparedRecord, decided?: number) => Match {
  const find = storedFinder(database);

  return (record, decided) => {
    let told: ResearchRecord | undefined;
    const isSame = (id: number): boolean => {
      told ??= recordOf(record);
      return compareWorks(find.record(id), told).verdict === 'same';
    };
    const doiOwner = record.doi === null ? undefined : find.byDoi(record.doi);
    const own = find.byKey(record.key);
    if (own) {
      const at = find.follow(own.id);
      const isElsewhere =
        decided !== undefined && find.has(decided)
          ? find.follow(decided).id !== at.id
          : own.digest !== record.digest && isAnotherWork(record.key, find.record(at.id), recordOf(record));
      if (isElsewhere && isSharedKey(record.key)) return { taken: true };
      const isOthers = own.isFirst && doiOwner && doiOwner.id !== own.id && doiOwner.target !== at.id;
      // A chapter has had the DOI of its book from the beginning.
      if (isOthers && find.record(at.id).doi !== record.doi) return { conflict: [own.id, doiOwner.id] };
      const digest = find.hasTold(record) ? record.digest : own.digest;
      return { ...at, digest, isFirstSource: own.isFirst && at.id === own.id, by: 'key' };
    }
    const met = (id: number, by: MatchedBy): StoredMatch => ({ ...find.follow(id), digest: undefined, isFirstSource: false, by });
    if (decided !== undefined) return find.has(decided) ? met(decided, 'key') : undefined;
    if (doiOwner && isSame(doiOwner.target)) return met(doiOwner.id, 'doi');
    for (const identity of record.identities) {
      const id = find.byIdentity(identity);
      if (id !== undefined && isSame(find.follow(id).id)) return met(id, identity.split(':')[0] as MatchedBy);
    }
    return byEvidence(find, record);
  };
}

function byEvidence(find: Finder, record: PreparedRecord): StoredMatch | undefined {
  const compared = new Set<number>();
  const alike = new Map<number, readonly Evidence[]>();
  const told = recordOnce(record);
  for (const trait of record.traits) {
    const ids = find.byTrait(trait);
    if (ids.length > candidatesMax) continue;
    for (const id of ids) {
      if (compared.has(id)) continue;
      compared.add(id);
      const stored = find.record(id);
      if (isOwnKey(record.key) && isOwnKey(stored.key)) continue;
      const { verdict, agrees } = compareWorks(stored, told());
      if (verdict === 'same') alike.set(find.follow(id).id, agrees);
    }
  }
  const [only] = alike;
  if (!only || alike.size > 1) return undefined;
  return { ...find.follow(only[0]), digest: undefined, isFirstSource: false, by: 'evidence', because: only[1] };
}

const recordOnce = (record: PreparedRecord) => {
  let told: ResearchRecord | undefined;
  return () => {
    told ??= recordOf(record);
    return told;
  };
};

/** Keys that two works may have: numbers of rows, and identifiers that a part shares with the whole. */
const isSharedKey = (key: string): boolean => /^(?:csv|doi|bibcode):/.test(key);

/**
 * Whether a key leads to another work than the record. The rows of another table are numbered from 1 too: a row that was corrected still shares its title, its authors
 * or an identifier with what it was. A chapter has the DOI of its book as its key where nothing else is given.
 */
function isAnotherWork(key: string, stored: ResearchRecord, incoming: ResearchRecord): boolean {
  if (!isSharedKey(key)) return false;
  const { agrees, verdict } = compareWorks(stored, incoming);
  if (!key.startsWith('csv:')) return verdict === 'different';
  return !agrees.some((what) => !['type', 'year', 'venue', 'volume', 'issue', 'pages'].includes(what));
}

/** Keys that whoever keeps the collection gave: two of them are two works, as that person says. */
const isOwnKey = (key: string): boolean => !/^(?:doi|bibcode|work|openalex|arxiv|inspire|oai|csv):/.test(key);

type Finder = ReturnType<typeof storedFinder>;

function storedFinder(database: DatabaseSync) {
  const byKey = database.prepare('SELECT id, digest FROM research WHERE key = ?');
  const byIdentity = database.prepare('SELECT research_id AS id, digest FROM research_identity WHERE identity = ?');
  const byDoi = database.prepare('SELECT id FROM research WHERE doi = ?');
  const byTrait = database.prepare('SELECT research_id AS id FROM research_trait WHERE trait = ? ORDER BY research_id LIMIT ?');
  // What a record was merged into may have been merged, or withdrawn, in its turn.
  const target = database.prepare(
    `WITH RECURSIVE led (id, step) AS (SELECT ?, 0 UNION ALL SELECT merged_into, step + 1 FROM research JOIN led USING (id) WHERE merged_into IS NOT NULL)
     SELECT id, withdrawn_at IS NOT NULL AS withdrawn, batch FROM research WHERE id = (SELECT id FROM led ORDER BY step DESC LIMIT 1)`,
  );
  const read = database.prepare(
    `SELECT research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM research LEFT JOIN research_authors ON research_id = id WHERE id = ?`,
  );
  type Row = { id: number; digest: string };
  const identified = (identity: string) => byIdentity.get(identity) as Row | undefined;
  const follow = (id: number) => {
    const row = target.get(id) as { id: number; withdrawn: number; batch: string };
    return { id: row.id, withdrawn: row.withdrawn === 1, batch: row.batch };
  };
  return {
    follow,
    record: (id: number): ResearchRecord => recordOf(read.get(id) as { doc: string; authors: string }),
    has: (id: number): boolean => read.get(id) !== undefined,
    byKey(key: string): (Row & { readonly isFirst: boolean }) | undefined {
      const own = byKey.get(key) as Row | undefined;
      if (own) return { ...own, isFirst: true };
      const other = identified(`key:${key}`);
      return other && { ...other, isFirst: false };
    },
    /** One work may be told several times under one key, in different words; each telling is remembered by its digest. */
    hasTold: (record: PreparedRecord) => identified(`key:${record.key}#${record.digest}`) !== undefined,
    /** Also of a DOI that a merged record brought along. */
    byDoi(doi: string): { readonly id: number; readonly target: number } | undefined {
      const named = (byDoi.get(doi) as { id: number } | undefined) ?? identified(`doi:${doi}`);
      return named && { id: named.id, target: follow(named.id).id };
    },
    byIdentity: (identity: string): number | undefined => identified(identity)?.id,
    byTrait: (trait: string): number[] => (byTrait.all(trait, candidatesMax + 1) as { id: number }[]).map(({ id }) => id),
  };
}
