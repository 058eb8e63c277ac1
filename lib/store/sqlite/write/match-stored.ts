import type { DatabaseSync } from 'node:sqlite';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { type ComparedField, compareWorks } from '#lib/store/identity/compare-works.ts';
import type { MatchedBy } from '#lib/store/port/store.ts';
import { type PreparedRecord, recordOf } from '#lib/store/records/prepare-record.ts';

/** The stored record that an incoming one matches. */
export interface StoredMatch {
  readonly id: number;
  /** The incoming report's digest if that report is already stored; else the last digest stored for its key; undefined for a new key. */
  readonly digest: string | undefined;
  /** Whether the key is that of the record's first source. */
  readonly isFirstSource: boolean;
  readonly by: MatchedBy;
  /** The traits that agree, if no identifier decided. */
  readonly because?: readonly ComparedField[];
  /** The batch that wrote the record last. */
  readonly batch: string;
  /** Whether an operator withdrew the record; no import restores it. */
  readonly withdrawn: boolean;
}

/** `conflict`: the ids of two records, the first matched by key, the second by DOI. `taken`: the key belongs to another work. */
export type MatchOutcome = StoredMatch | { readonly conflict: readonly [number, number] } | { readonly taken: true } | undefined;

/** Maximum number of records compared per trait; a trait shared by more does not identify a work. */
const candidatesMax = 20;

/**
 * Matches by key, then by identifiers, then by similarity (`compareWorks`), where several similar records count as no match. `decided`:
 * the id matched in the original load, when a replay repeats a load made under earlier rules.
 */
export function storedMatcher(database: DatabaseSync): (record: PreparedRecord, decided?: number) => MatchOutcome {
  const find = storedFinder(database);

  return (record, decided) => {
    let incoming: ResearchRecord | undefined;
    const isSame = (id: number): boolean => {
      incoming ??= recordOf(record);
      return compareWorks(find.record(id), incoming).verdict === 'same';
    };
    const doiOwner = record.doi === null ? undefined : find.byDoi(record.doi);
    const byKey = find.byKey(record.key);
    if (byKey) {
      const current = find.follow(byKey.id);
      const isElsewhere =
        decided !== undefined && find.has(decided)
          ? find.follow(decided).id !== current.id
          : byKey.digest !== record.digest && isAnotherWork(record.key, find.record(current.id), recordOf(record));
      if (isElsewhere && isSharedKey(record.key)) return { taken: true };
      const isOthers = byKey.isFirst && doiOwner && doiOwner.id !== byKey.id && doiOwner.target !== current.id;
      // No conflict if the stored record already states this DOI: a chapter may state the DOI of its book.
      if (isOthers && find.record(current.id).doi !== record.doi) return { conflict: [byKey.id, doiOwner.id] };
      const digest = find.hasReport(record) ? record.digest : byKey.digest;
      return { ...current, digest, isFirstSource: byKey.isFirst && current.id === byKey.id, by: 'key' };
    }
    const matchOf = (id: number, by: MatchedBy): StoredMatch => ({ ...find.follow(id), digest: undefined, isFirstSource: false, by });
    if (decided !== undefined) return find.has(decided) ? matchOf(decided, 'key') : undefined;
    if (doiOwner && isSame(doiOwner.target)) return matchOf(doiOwner.id, 'doi');
    for (const identity of record.identities) {
      const id = find.byIdentity(identity);
      if (id !== undefined && isSame(find.follow(id).id)) return matchOf(id, identity.split(':')[0] as MatchedBy);
    }
    return byEvidence(find, record);
  };
}

function byEvidence(find: Finder, record: PreparedRecord): StoredMatch | undefined {
  const comparedIds = new Set<number>();
  const matches = new Map<number, readonly ComparedField[]>();
  const incoming = recordOnce(record);
  for (const trait of record.traits) {
    const ids = find.byTrait(trait);
    if (ids.length > candidatesMax) continue;
    for (const id of ids) {
      if (comparedIds.has(id)) continue;
      comparedIds.add(id);
      const storedRow = find.record(id);
      if (isOperatorKey(record.key) && isOperatorKey(storedRow.key)) continue;
      const { verdict, agrees } = compareWorks(storedRow, incoming());
      if (verdict === 'same') matches.set(find.follow(id).id, agrees);
    }
  }
  const [only] = matches;
  if (!only || matches.size > 1) return undefined;
  return { ...find.follow(only[0]), digest: undefined, isFirstSource: false, by: 'evidence', because: only[1] };
}

const recordOnce = (record: PreparedRecord) => {
  let parsed: ResearchRecord | undefined;
  return () => {
    parsed ??= recordOf(record);
    return parsed;
  };
};

/** Keys that two works can share: row numbers, and identifiers that a chapter may share with its book. */
const isSharedKey = (key: string): boolean => /^(?:csv|doi|bibcode):/.test(key);

/** Whether a shared key now means another work. A corrected table row would still share its title, authors or an identifier. */
function isAnotherWork(key: string, stored: ResearchRecord, incoming: ResearchRecord): boolean {
  if (!isSharedKey(key)) return false;
  const { agrees, verdict } = compareWorks(stored, incoming);
  if (!key.startsWith('csv:')) return verdict === 'different';
  return !agrees.some((what) => !['type', 'year', 'venue', 'volume', 'issue', 'pages'].includes(what));
}

/** Whether the operator assigned the key. Two records with such keys are different works. */
const isOperatorKey = (key: string): boolean => !/^(?:doi|bibcode|work|openalex|arxiv|inspire|oai|csv):/.test(key);

type Finder = ReturnType<typeof storedFinder>;

function storedFinder(database: DatabaseSync) {
  const byKey = database.prepare('SELECT id, digest FROM research WHERE key = ?');
  const byIdentity = database.prepare('SELECT research_id AS id, digest FROM research_identity WHERE identity = ?');
  const byDoi = database.prepare('SELECT id FROM research WHERE doi = ?');
  const byTrait = database.prepare('SELECT research_id AS id FROM research_trait WHERE trait = ? ORDER BY research_id LIMIT ?');
  // The target of a merge may itself be merged or withdrawn.
  const target = database.prepare(
    `WITH RECURSIVE led (id, step) AS (SELECT ?, 0 UNION ALL SELECT merged_into, step + 1 FROM research JOIN led USING (id) WHERE merged_into IS NOT NULL)
     SELECT id, withdrawn_at IS NOT NULL AS withdrawn, batch FROM research WHERE id = (SELECT id FROM led ORDER BY step DESC LIMIT 1)`,
  );
  const select = database.prepare(
    `SELECT research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM research LEFT JOIN research_authors ON research_id = id WHERE id = ?`,
  );
  type Row = { id: number; digest: string };
  const findIdentity = (identity: string) => byIdentity.get(identity) as Row | undefined;
  const follow = (id: number) => {
    const row = target.get(id) as { id: number; withdrawn: number; batch: string };
    return { id: row.id, withdrawn: row.withdrawn === 1, batch: row.batch };
  };
  return {
    follow,
    record: (id: number): ResearchRecord => recordOf(select.get(id) as { doc: string; authors: string }),
    has: (id: number): boolean => select.get(id) !== undefined,
    byKey(key: string): (Row & { readonly isFirst: boolean }) | undefined {
      const first = byKey.get(key) as Row | undefined;
      if (first) return { ...first, isFirst: true };
      const other = findIdentity(`key:${key}`);
      return other && { ...other, isFirst: false };
    },
    /** Whether this exact report was stored before. Reports of one work under one key may differ, so the digest of each is stored. */
    hasReport: (record: PreparedRecord) => findIdentity(`key:${record.key}#${record.digest}`) !== undefined,
    /** Also matches the DOI of a merged record. */
    byDoi(doi: string): { readonly id: number; readonly target: number } | undefined {
      const owner = (byDoi.get(doi) as { id: number } | undefined) ?? findIdentity(`doi:${doi}`);
      return owner && { id: owner.id, target: follow(owner.id).id };
    },
    byIdentity: (identity: string): number | undefined => findIdentity(identity)?.id,
    byTrait: (trait: string): number[] => (byTrait.all(trait, candidatesMax + 1) as { id: number }[]).map(({ id }) => id),
  };
}
