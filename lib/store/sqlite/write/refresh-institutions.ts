import type { DatabaseSync } from 'node:sqlite';
import type { InstitutionStatement } from '#lib/store/institutions/derive-institution.ts';
import { type InstitutionTally, noTally, stateColumns, statementsQuery, stateValues, tallyQuery } from '#lib/store/institutions/refresh.ts';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** SQL for the ids of the publications signed from an institution or from one merged into it. */
const worksSignedFrom = `SELECT DISTINCT research_id AS id FROM institution JOIN institution_said ON institution_id = institution.id
  JOIN signed_from ON said_id = institution_said.id WHERE leads_to = ?`;
/** Number of institutions refreshed at a time. */
const batchSize = 500;

/** Derives the stored data of institutions from statements about them and from their publications. Called at the end of every change. */
export function refreshInstitutions(
  database: DatabaseSync,
  touched: Pick<ChangedAuthors, 'institutions' | 'linked'>,
  change?: RowChange,
): void {
  const leads = database.prepare('SELECT leads_to AS id FROM institution WHERE id = ?');
  const ids = new Set<number>();
  for (const id of touched.institutions.ids()) ids.add((leads.get(id) as { id: number } | undefined)?.id ?? id);
  const targets = [...ids];
  for (let from = 0; from < targets.length; from += batchSize) refresh(database, targets.slice(from, from + batchSize), touched, change);
}

function refresh(
  database: DatabaseSync,
  ids: readonly number[],
  { linked }: Pick<ChangedAuthors, 'linked'>,
  change: RowChange | undefined,
): void {
  const idList = JSON.stringify(ids);
  const among = 'asked AS (SELECT value AS id FROM json_each(?))';
  const statements = new Map<number, InstitutionStatement[]>();
  for (const row of database.prepare(`WITH ${among} ${statementsQuery}`).all(idList) as unknown as (InstitutionStatement & {
    id: number;
  })[])
    statements.set(row.id, [...(statements.get(row.id) ?? []), row]);
  const tallies = database
    .prepare(`WITH ${among}, ${tallyQuery('json_group_array(area_id ORDER BY place)')}`)
    .all(idList) as unknown as (InstitutionTally & { id: number })[];
  const tally = new Map(tallies.map((row) => [row.id, row]));
  const assignments = stateColumns.map((name) => `${name} = ?`).join(', ');
  const update = writeStatement(
    database,
    `UPDATE institution SET ${assignments}, updated_at = COALESCE(?, updated_at) WHERE id = ?
       AND (${stateColumns.join(', ')}) IS NOT (${stateColumns.map(() => '?').join(', ')})`,
  );
  const country = database.prepare('SELECT country FROM institution WHERE id = ?');
  const signed = database.prepare(worksSignedFrom);
  for (const id of ids) {
    const before = country.get(id);
    const values = stateValues(statements.get(id) ?? [], tally.get(id) ?? noTally);
    update.run(...values, change?.at ?? null, id, ...values);
    if (country.get(id)?.country === before?.country) continue;
    for (const row of signed.all(id) as { id: number }[]) linked.add(row.id);
  }
}
