import type { DatabaseSync } from 'node:sqlite';
import type { Said } from '#lib/service/store/institutions/derive-institution.ts';
import {
  type InstitutionTally,
  noTally,
  saidQuery,
  stateColumns,
  stateValues,
  tallyQuery,
} from '#lib/service/store/institutions/refresh.ts';
import type { Made } from '#lib/service/store/sqlite/undo/touched.ts';
import { writeStatement } from './write-statement.ts';

/** So many are worked out at once. */
const atOnce = 500;

/** Works out anew what the rows of institutions say, from what is said of them and from their publications; the end of every change, inside its transaction. */
export function refreshInstitutions(database: DatabaseSync, touched: Iterable<number>, made?: Made): void {
  const leads = database.prepare('SELECT leads_to AS id FROM institution WHERE id = ?');
  const ids = new Set<number>();
  for (const id of touched) ids.add((leads.get(id) as { id: number } | undefined)?.id ?? id);
  const all = [...ids];
  for (let from = 0; from < all.length; from += atOnce) refresh(database, all.slice(from, from + atOnce), made);
}

function refresh(database: DatabaseSync, ids: readonly number[], made: Made | undefined): void {
  const asked = JSON.stringify(ids);
  const among = 'asked AS (SELECT value AS id FROM json_each(?))';
  const said = new Map<number, Said[]>();
  for (const row of database.prepare(`WITH ${among} ${saidQuery}`).all(asked) as unknown as (Said & { id: number })[])
    said.set(row.id, [...(said.get(row.id) ?? []), row]);
  const tallies = database
    .prepare(`WITH ${among}, ${tallyQuery('json_group_array(area_id ORDER BY place)')}`)
    .all(asked) as unknown as (InstitutionTally & { id: number })[];
  const tally = new Map(tallies.map((row) => [row.id, row]));
  const places = stateColumns.map((name) => `${name} = ?`).join(', ');
  const update = writeStatement(
    database,
    `UPDATE institution SET ${places}, updated_at = COALESCE(?, updated_at) WHERE id = ?
       AND (${stateColumns.join(', ')}) IS NOT (${stateColumns.map(() => '?').join(', ')})`,
  );
  for (const id of ids) {
    const values = stateValues(said.get(id) ?? [], tally.get(id) ?? noTally);
    update.run(...values, made?.at ?? null, id, ...values);
  }
}
