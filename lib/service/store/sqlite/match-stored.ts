import type { DatabaseSync } from 'node:sqlite';
import type { PreparedRecord } from '#lib/service/store/prepare-record.ts';
import type { MatchedBy } from '#lib/service/store/store.ts';

/** What a load has to know of a record that is already there. */
export interface StoredMatch {
  readonly id: number;
  /** What the source of this key said last; undefined when it has not spoken of this work yet. */
  readonly digest: string | undefined;
  /** Whether it is the source the record was first taken from. */
  readonly isFirstSource: boolean;
  readonly by: MatchedBy;
  /** An operator took it back; no import brings it up again. */
  readonly withdrawn: boolean;
}

/** Recognises a record by its key, else by its DOI, OpenAlex id, arXiv id or bibcode. */
export function storedMatcher(
  database: DatabaseSync,
): (record: PreparedRecord) => StoredMatch | { readonly conflict: readonly [number, number] } | undefined {
  const byKey = database.prepare('SELECT id, digest, doi FROM research WHERE key = ?');
  const byOtherKey = database.prepare(
    'SELECT research_id AS id, research_identity.digest AS digest FROM research_identity WHERE identity = ?',
  );
  const byDoi = database.prepare('SELECT id, COALESCE(merged_into, id) AS target FROM research WHERE doi = ?');
  const target = database.prepare(
    'SELECT COALESCE(merged_into, id) AS id, withdrawn_at IS NOT NULL AS withdrawn FROM research WHERE id = ?',
  );
  const follow = (id: number) => {
    const row = target.get(id) as { id: number; withdrawn: number };
    return { id: row.id, withdrawn: row.withdrawn === 1 };
  };

  /** One work may be told several times under one key, in different words; each telling is remembered by its digest. */
  const told = (record: PreparedRecord) => byOtherKey.get(`key:${record.key}#${record.digest}`) !== undefined;

  /** Also of a DOI that a merged record brought along. */
  const ownerOf = (doi: string): { id: number; target: number } | undefined => {
    const first = byDoi.get(doi) as { id: number; target: number } | undefined;
    const second = first ? undefined : (byOtherKey.get(`doi:${doi}`) as { id: number } | undefined);
    return first ?? (second && { id: second.id, target: follow(second.id).id });
  };

  return (record) => {
    const doiOwner = record.doi === null ? undefined : ownerOf(record.doi);
    const own = byKey.get(record.key) as { id: number; digest: string; doi: string | null } | undefined;
    if (own) {
      const at = follow(own.id);
      if (doiOwner && doiOwner.id !== own.id && doiOwner.target !== at.id) return { conflict: [own.id, doiOwner.id] };
      return { ...at, digest: told(record) ? record.digest : own.digest, isFirstSource: at.id === own.id, by: 'key' };
    }
    const other = byOtherKey.get(`key:${record.key}`) as { id: number; digest: string } | undefined;
    if (other) return { ...follow(other.id), digest: told(record) ? record.digest : other.digest, isFirstSource: false, by: 'key' };
    if (doiOwner) return { ...follow(doiOwner.id), digest: undefined, isFirstSource: false, by: 'doi' };
    for (const identity of record.identities) {
      const found = byOtherKey.get(identity) as { id: number } | undefined;
      if (found) return { ...follow(found.id), digest: undefined, isFirstSource: false, by: identity.split(':')[0] as MatchedBy };
    }
    return undefined;
  };
}
