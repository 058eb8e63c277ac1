import type { DatabaseSync } from 'node:sqlite';
import { type DerivedInstitution, deriveInstitution, type InstitutionStatement } from '#lib/store/institutions/derive-institution.ts';
import type { WorkTallier, WorkTally } from '#lib/store/sqlite/columns/tally-works.ts';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** SQL for the ids of the publications signed from an institution or from one merged into it. */
const worksSignedFrom = `SELECT DISTINCT research_id AS id FROM institution JOIN institution_said ON institution_id = institution.id
  JOIN signed_from ON said_id = institution_said.id WHERE leads_to = ?`;
/** Number of institutions refreshed at a time. */
const batchSize = 5000;

/** Derives the stored data of institutions from statements about them and from their publications. Called at the end of every change. */
export function refreshInstitutions(
  database: DatabaseSync,
  touched: Pick<ChangedAuthors, 'institutions' | 'linked'>,
  change?: RowChange,
  tallier?: WorkTallier,
): void {
  const leads = database.prepare('SELECT leads_to AS id FROM institution WHERE id = ?');
  const ids = new Set<number>();
  for (const id of touched.institutions.ids()) ids.add((leads.get(id) as { id: number } | undefined)?.id ?? id);
  const targets = [...ids];
  for (let from = 0; from < targets.length; from += batchSize)
    refresh(database, targets.slice(from, from + batchSize), { ...touched, tallier }, change);
}

function refresh(
  database: DatabaseSync,
  ids: readonly number[],
  { linked, tallier }: Pick<ChangedAuthors, 'linked'> & { readonly tallier: WorkTallier | undefined },
  change: RowChange | undefined,
): void {
  const idList = JSON.stringify(ids);
  const among = 'asked AS (SELECT value AS id FROM json_each(?))';
  const statements = new Map<number, InstitutionStatement[]>();
  for (const row of database.prepare(`WITH ${among} ${statementsQuery}`).all(idList) as unknown as (InstitutionStatement & {
    id: number;
  })[])
    statements.set(row.id, [...(statements.get(row.id) ?? []), row]);
  const tallies = tallier
    ? [...tallier('institutions', ids)]
    : (database.prepare(`WITH ${among}, ${tallyQuery}`).all(idList) as unknown as (WorkTally & { id: number })[]);
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
    const state = { ...deriveInstitution(statements.get(id) ?? []), ...(tally.get(id) ?? noTally) };
    const values = stateColumns.map((name) => state[name]);
    update.run(...values, change?.at ?? null, id, ...values);
    if (country.get(id)?.country === before?.country) continue;
    for (const row of signed.all(id) as { id: number }[]) linked.add(row.id);
  }
}

/** The columns that a refresh writes, derived from the statements about an institution and counted over its publications. */
const stateColumns = [
  'name_en',
  'name_ar',
  'acronym',
  'ror',
  'country',
  'city',
  'kind',
  'parent',
  'variants',
  'sort_en',
  'sort_ar',
  'publication_count',
  'first_year',
  'last_year',
  'areas',
] as const satisfies readonly (keyof (DerivedInstitution & WorkTally))[];

const noTally: WorkTally = { publication_count: 0, first_year: null, last_year: null, areas: '[]' };

/** SQL for all statements about the institutions in `asked` (column `id`) or merged into them, each with its number of authorships, which for an only statement is 0 or 1. */
const statementsQuery = `
  SELECT leads_to AS id, institution_said.doc AS doc, CASE COUNT(*) OVER (PARTITION BY leads_to)
    WHEN 1 THEN EXISTS (SELECT 1 FROM signed_from WHERE said_id = institution_said.id AND derived = 0)
    ELSE (SELECT COUNT(*) FROM signed_from WHERE said_id = institution_said.id AND derived = 0) END AS uses
  FROM asked JOIN institution ON leads_to = asked.id JOIN institution_said ON institution_id = institution.id`;

/** SQL for the visible publications signed from these institutions, each once. */
const works = `
  SELECT DISTINCT leads_to AS id, research_id, year
  FROM asked JOIN institution ON leads_to = asked.id JOIN institution_said ON institution_id = institution.id
    JOIN signed_from ON said_id = institution_said.id JOIN research ON research.id = research_id AND withdrawn_at IS NULL AND research.merged_into IS NULL`;

/** SQL for count, years and areas of publications by institution. */
const tallyQuery = `
  works AS (${works}), tally AS (SELECT id, COUNT(*) AS n, MIN(year) AS first, MAX(year) AS last FROM works GROUP BY id),
  frequent AS (
    SELECT id, area_id, ROW_NUMBER() OVER (PARTITION BY id ORDER BY COUNT(*) DESC, area_id) AS place
    FROM works JOIN research_in_area USING (research_id) GROUP BY id, area_id
  ), best AS (SELECT id, json_group_array(area_id ORDER BY place) AS areas FROM frequent GROUP BY id)
  SELECT tally.id AS id, n AS publication_count, first AS first_year, last AS last_year, COALESCE(areas, '[]') AS areas
  FROM tally LEFT JOIN best ON best.id = tally.id`;
