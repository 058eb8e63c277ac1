import type { DatabaseSync } from 'node:sqlite';
import { citedIdentities, coupledMax } from '#lib/store/records/cited-identities.ts';

/** Returns, by id of each other publication (also hidden ones), the number of references that it shares with the given one. */
export function coupledWorks(database: DatabaseSync): (id: number) => ReadonlyMap<number, number> {
  const select = database.prepare('SELECT doc FROM research_references WHERE research_id = ?');
  // One JSON list per identity: a work that half of the collection cites would otherwise return too many rows.
  const find = database.prepare(`SELECT json_group_array(research_id) AS ids FROM reference_identity WHERE identity = ?`);
  const citing = (identity: string) => JSON.parse((find.get(identity) as { ids: string }).ids) as number[];
  return (id) => {
    const row = select.get(id) as { doc: string } | undefined;
    const shared = new Map<number, number>();
    for (const identities of citedIdentities(row?.doc ?? null).slice(0, coupledMax))
      for (const other of new Set(identities.flatMap(citing))) shared.set(other, (shared.get(other) ?? 0) + 1);
    shared.delete(id);
    return shared;
  };
}
