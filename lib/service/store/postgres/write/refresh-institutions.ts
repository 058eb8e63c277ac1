import type { Said } from '#lib/service/store/institutions/derive-institution.ts';
import {
  type InstitutionTally,
  noTally,
  saidQuery,
  stateColumns,
  stateValues,
  tallyQuery,
} from '#lib/service/store/institutions/refresh.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import type { Made } from '#lib/service/store/sqlite/undo/touched.ts';

/** So many are worked out at once. */
const atOnce = 500;

/** Works out anew what the rows of institutions say, by the rules of the SQLite store; the end of every change, inside its transaction. */
export async function refreshInstitutions(tx: TransactionSql, touched: ReadonlySet<number>, made?: Made): Promise<void> {
  const rows = await tx.unsafe<{ id: number }>('SELECT DISTINCT leads_to AS id FROM institution WHERE id = ANY($1::int[])', [[...touched]]);
  for (let from = 0; from < rows.length; from += atOnce)
    await refresh(
      tx,
      rows.slice(from, from + atOnce).map(({ id }) => Number(id)),
      made,
    );
}

async function refresh(tx: TransactionSql, ids: readonly number[], made: Made | undefined): Promise<void> {
  const among = 'asked AS (SELECT unnest($1::int[]) AS id)';
  const said = new Map<number, Said[]>();
  for (const { id, doc, uses } of await tx.unsafe<Said & { id: number }>(`WITH ${among} ${saidQuery}`, [ids]))
    said.set(id, [...(said.get(id) ?? []), { doc, uses: Number(uses) }]);
  const tallies = await tx.unsafe<InstitutionTally & { id: number }>(
    `WITH ${among}, ${tallyQuery(`'[' || string_agg(area_id::text, ',' ORDER BY place) || ']'`)}`,
    [ids],
  );
  const tally = new Map(tallies.map((row) => [row.id, { ...row, publication_count: Number(row.publication_count) }]));
  const rows = ids.map((id) => {
    const values = stateValues(said.get(id) ?? [], tally.get(id) ?? noTally);
    return Object.fromEntries([['id', id], ...stateColumns.map((name, place) => [name, values[place]])]);
  });
  const types = stateColumns.map((name) => `${name} ${isNumber(name) ? 'int' : 'text'}`).join(', ');
  await tx.unsafe(
    `UPDATE institution SET ${stateColumns.map((name) => `${name} = now.${name}`).join(', ')}, updated_at = COALESCE($2, institution.updated_at)
     FROM json_to_recordset($1::json) AS now (id int, ${types})
     WHERE institution.id = now.id AND (${stateColumns.map((name) => `institution.${name}`).join(', ')}) IS DISTINCT FROM (${stateColumns.map((name) => `now.${name}`).join(', ')})`,
    [JSON.stringify(rows), made?.at ?? null],
  );
}

const isNumber = (name: string) => name === 'publication_count' || name === 'first_year' || name === 'last_year';
