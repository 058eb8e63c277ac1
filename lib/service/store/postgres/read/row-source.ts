import { institutionsQuery, signedFromQuery } from '#lib/service/store/institutions/recognise-query.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import type { RowSource } from '#lib/service/store/working-copy/fetch-rows.ts';
import { batchColumns } from '#lib/service/store/working-copy/tables.ts';
import type { Values } from '#lib/service/store/working-copy/working-copy.ts';

/** Keys that a source chooses are looked up by their hash, which is what the index holds. */
const isAmong = (column: string, place: number) => `md5(${column}) = ANY(ARRAY(SELECT md5(one) FROM unnest($${place}::text[]) AS one))`;

/** The first of those who bear a trait; one more than are compared, so that it is seen where there are too many. */
const recognised = `
  WITH RECURSIVE found AS (
    SELECT id FROM research WHERE ${isAmong('key', 1)} UNION SELECT id FROM research WHERE ${isAmong('doi', 2)}
    UNION SELECT research_id FROM research_identity WHERE ${isAmong('identity', 3)}
    UNION SELECT research_id FROM unnest($4::text[]) AS asked (trait)
      CROSS JOIN LATERAL (SELECT research_id FROM research_trait WHERE research_trait.trait = asked.trait ORDER BY research_id LIMIT 21) AS first),
  led AS (SELECT id FROM found UNION SELECT merged_into FROM research JOIN led USING (id) WHERE merged_into IS NOT NULL)
  SELECT id FROM led`;

/** The rows of a PostgreSQL store, within one transaction. */
export function postgresRows(tx: TransactionSql): RowSource & { ids(sql: string, ...values: unknown[]): Promise<number[]> } {
  const ids = async (sql: string, ...values: unknown[]): Promise<number[]> => (await tx.unsafe(sql, values)).map((row) => Number(row.id));
  const lists = async (sql: string, values: readonly unknown[] = []) => (await tx.lists(sql, values)) as unknown as Values[];
  return {
    ids,
    rows: ({ name, by, columns }, wanted) => lists(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${by} = ANY($1::int[])`, [wanted]),
    batches: () => lists(`SELECT ${batchColumns.join(', ')} FROM batch`),
    signers: (research) => ids('SELECT DISTINCT author_id AS id FROM authorship WHERE research_id = ANY($1::int[])', research),
    signedFrom: (research) => ids(signedFromQuery('= ANY($1::int[])'), research),
    institutions: ({ digests, known, rors, openalex, keys }) =>
      ids(
        institutionsQuery((column, place) => `${column} = ANY($${place}::text[])`),
        digests,
        known,
        rors,
        openalex,
        keys,
      ),
    recognised: ({ keys, dois, identities, traits }) => ids(recognised, keys, dois, identities, traits),
    async bearers(identities) {
      const found = await tx.unsafe(`SELECT identity, author_id FROM author_identity WHERE ${isAmong('identity', 1)}`, [identities]);
      return found.map((row) => ({ identity: String(row.identity), id: Number(row.author_id) }));
    },
  };
}
