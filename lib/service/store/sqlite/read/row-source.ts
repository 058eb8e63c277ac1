import type { DatabaseSync } from 'node:sqlite';
import { institutionsQuery, signedFromQuery } from '#lib/service/store/institutions/recognise-query.ts';
import type { RowSource } from '#lib/service/store/working-copy/fetch-rows.ts';
import { batchColumns } from '#lib/service/store/working-copy/tables.ts';
import type { Values } from '#lib/service/store/working-copy/working-copy.ts';

/** The first of those who bear a trait; one more than are compared, so that it is seen where there are too many. */
const recognised = `
  WITH RECURSIVE found AS (
    SELECT id FROM research WHERE key IN (SELECT value FROM json_each(?1)) UNION SELECT id FROM research WHERE doi IN (SELECT value FROM json_each(?2))
    UNION SELECT research_id FROM research_identity WHERE identity IN (SELECT value FROM json_each(?3))
    UNION SELECT value FROM json_each(?4)),
  led AS (SELECT id FROM found UNION SELECT merged_into FROM research JOIN led USING (id) WHERE merged_into IS NOT NULL)
  SELECT id FROM led`;

/** The rows of a SQLite store, for a preview. */
export function sqliteRows(database: DatabaseSync): RowSource {
  const byTrait = database.prepare('SELECT research_id AS id FROM research_trait WHERE trait = ? ORDER BY research_id LIMIT 21');
  const ids = (sql: string, ...values: (readonly unknown[])[]): number[] =>
    (database.prepare(sql).all(...values.map((value) => JSON.stringify(value))) as { id: number }[]).map(({ id }) => id);
  const lists = (sql: string, ...values: string[]) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement.all(...values) as unknown as Values[];
  };
  return {
    rows: async ({ name, by, columns }, wanted) =>
      lists(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${by} IN (SELECT value FROM json_each(?))`, JSON.stringify(wanted)),
    batches: async () => lists(`SELECT ${batchColumns.join(', ')} FROM batch`),
    signers: async (research) =>
      ids('SELECT DISTINCT author_id AS id FROM authorship WHERE research_id IN (SELECT value FROM json_each(?))', research),
    signedFrom: async (research) => ids(signedFromQuery('IN (SELECT value FROM json_each(?))'), research),
    institutions: async ({ digests, known, rors, openalex, keys }) =>
      ids(
        institutionsQuery((column, place) => `${column} IN (SELECT value FROM json_each(?${place}))`),
        digests,
        known,
        rors,
        openalex,
        keys,
      ),
    async recognised({ keys, dois, identities, traits }) {
      const alike = traits.flatMap((trait) => (byTrait.all(trait) as { id: number }[]).map(({ id }) => id));
      return ids(recognised, keys, dois, identities, alike);
    },
    bearers: async (identities) =>
      database
        .prepare('SELECT identity, author_id AS id FROM author_identity WHERE identity IN (SELECT value FROM json_each(?))')
        .all(JSON.stringify(identities)) as unknown as { identity: string; id: number }[],
  };
}
