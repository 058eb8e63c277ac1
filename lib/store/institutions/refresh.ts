import type { DerivedInstitution, InstitutionStatement } from './derive-institution.ts';
import { deriveInstitution } from './derive-institution.ts';

/** Counts over an institution's publications. */
export interface InstitutionTally {
  readonly publication_count: number;
  readonly first_year: number | null;
  readonly last_year: number | null;
  /** JSON list of the areas of its publications, the most frequent first. */
  readonly areas: string;
}

export type InstitutionState = DerivedInstitution & InstitutionTally;

/** The columns that a refresh writes, in the order of `stateValues`. */
export const stateColumns = [
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
] as const satisfies readonly (keyof InstitutionState)[];

export const noTally: InstitutionTally = { publication_count: 0, first_year: null, last_year: null, areas: '[]' };

/** Values of `stateColumns`, from the counts of an institution and all statements about it. */
export function stateValues(statements: readonly InstitutionStatement[], tally: InstitutionTally): (string | number | null)[] {
  const state: InstitutionState = { ...deriveInstitution(statements), ...tally };
  return stateColumns.map((name) => state[name]);
}

/** SQL for all statements about the institutions in `asked` (column `id`) or merged into them, each with its number of authorships. */
export const statementsQuery = `
  SELECT leads_to AS id, institution_said.doc AS doc, (SELECT COUNT(*) FROM signed_from WHERE said_id = institution_said.id AND derived = 0) AS uses
  FROM asked JOIN institution ON leads_to = asked.id JOIN institution_said ON institution_id = institution.id`;

/** SQL for the visible publications signed from these institutions, each once. */
const works = `
  SELECT DISTINCT leads_to AS id, research_id, year
  FROM asked JOIN institution ON leads_to = asked.id JOIN institution_said ON institution_id = institution.id
    JOIN signed_from ON said_id = institution_said.id JOIN research ON research.id = research_id AND withdrawn_at IS NULL AND research.merged_into IS NULL`;

/** SQL for count, years and areas of publications by institution. `listOf` makes a JSON list of area ids. */
export const tallyQuery = (listOf: string): string => `
  works AS (${works}), tally AS (SELECT id, COUNT(*) AS n, MIN(year) AS first, MAX(year) AS last FROM works GROUP BY id),
  frequent AS (
    SELECT id, area_id, ROW_NUMBER() OVER (PARTITION BY id ORDER BY COUNT(*) DESC, area_id) AS place
    FROM works JOIN research_in_area USING (research_id) GROUP BY id, area_id
  ), best AS (SELECT id, ${listOf} AS areas FROM frequent GROUP BY id)
  SELECT tally.id AS id, n AS publication_count, first AS first_year, last AS last_year, COALESCE(areas, '[]') AS areas
  FROM tally LEFT JOIN best ON best.id = tally.id`;
