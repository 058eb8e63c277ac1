import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import type { AuthorQuery } from '#lib/domain/query.ts';

/** Joins affiliations with authorships, institutions (`own`) and the institutions they were merged into (`lead`). */
const affiliationJoins = `signed_from JOIN institution_said ON institution_said.id = said_id JOIN institution AS own ON own.id = institution_id
  JOIN institution AS lead ON lead.id = own.leads_to JOIN authorship USING (research_id, position)`;

/** SQL conditions for people who signed from the institutions or countries of a query. `among` writes a list test. */
export function signedConditions(query: AuthorQuery, among: (column: string, values: readonly (string | number)[]) => string): string[] {
  const { institutionId } = query;
  const country = countryCodes(query.country);
  return [
    ...(institutionId.length > 0
      ? [`id IN (SELECT author_id FROM ${affiliationJoins} WHERE ${among('own.leads_to', institutionId.map(Number).filter(isId))})`]
      : []),
    ...(country.length > 0
      ? [
          `id IN (SELECT author_id FROM ${affiliationJoins} WHERE ${among('lead.country', country)}
            UNION SELECT author_id FROM signed_from JOIN authorship USING (research_id, position) WHERE ${among('signed_from.country', country)})`,
        ]
      : []),
  ];
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;

/** SQL for the institutions and countries that people signed from, as distinct pairs of author id (`a`) and id or code (`b`). */
export const signedPairs = {
  institution: `SELECT DISTINCT author_id AS a, own.leads_to AS b FROM ${affiliationJoins} WHERE author_id IS NOT NULL`,
  country: `SELECT author_id AS a, lead.country AS b FROM ${affiliationJoins} WHERE author_id IS NOT NULL AND lead.country IS NOT NULL
    UNION SELECT author_id, signed_from.country FROM signed_from JOIN authorship USING (research_id, position)
      WHERE author_id IS NOT NULL AND signed_from.country IS NOT NULL`,
} as const;

/** SQL for two counts: authorships with a resolved institution, and authorships whose affiliation is only text. */
export const affiliationCoverageQuery = `
  SELECT (SELECT COUNT(*) FROM (SELECT DISTINCT research_id, position FROM signed_from WHERE said_id IS NOT NULL AND derived = 0) AS led) AS resolved,
    (SELECT COUNT(*) FROM authorship WHERE affiliation IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM signed_from WHERE signed_from.research_id = authorship.research_id AND signed_from.position = authorship.position AND said_id IS NOT NULL)) AS text`;
