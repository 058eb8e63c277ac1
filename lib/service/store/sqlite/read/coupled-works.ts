import type { DatabaseSync } from 'node:sqlite';
import { citedIdentities, coupledMax } from '#lib/service/store/records/cited-identities.ts';

/** Number of shared references by publication id, including publications that readers cannot see. */
export function coupledWorks(database: DatabaseSync): (id: number) => ReadonlyMap<number, number> {
  const select = database.prepare('SELECT doc FROM research_references WHERE research_id = ?');
  const find = database.prepare(
    `SELECT research_id AS id, COUNT(DISTINCT own.key) AS n FROM json_each(?1) AS own, json_each(own.value) AS named
     CROSS JOIN reference_identity ON identity = named.value WHERE research_id <> ?2 GROUP BY research_id`,
  );
  return (id) => {
    const row = select.get(id) as { doc: string } | undefined;
    if (!row) return new Map();
    const identities = citedIdentities(row.doc).slice(0, coupledMax);
    return new Map((find.all(JSON.stringify(identities), id) as { id: number; n: number }[]).map((row) => [row.id, row.n]));
  };
}
