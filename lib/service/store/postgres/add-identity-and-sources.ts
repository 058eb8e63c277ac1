import { copyRows } from '#lib/service/store/postgres/copy/copy-rows.ts';
import { migrationFunctions } from '#lib/service/store/upkeep/migration-functions.ts';
import type { TransactionSql } from './sql.ts';

/** Records read at a time. */
const chunkSize = 500;

/** Step 2 of the schema: what the ninth step of the SQLite store adds, its comments included, for the records that are there too. */
export async function addIdentityAndSources(tx: TransactionSql): Promise<void> {
  await tx.unsafe(`
    CREATE TABLE research_trait (trait text COLLATE "C" NOT NULL, research_id int NOT NULL);
    ALTER TABLE research_identity ADD COLUMN batch text COLLATE "C" NOT NULL DEFAULT '';
    CREATE TABLE field_source (
      research_id int NOT NULL, field text COLLATE "C" NOT NULL, source text COLLATE "C" NOT NULL, kind text NOT NULL, stated_at text COLLATE "C",
      set_at text COLLATE "C" NOT NULL, batch text COLLATE "C" NOT NULL, original text, PRIMARY KEY (research_id, field)
    );
  `);
  const rows = tx.chunks(
    `SELECT research.id AS id, key, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors, batch, created_at, digest
     FROM research LEFT JOIN research_authors ON research_id = research.id ORDER BY research.id`,
    chunkSize,
  );
  const { work_traits: traitsOf, work_key: keyOf, source_of_key: sourceOf, said_digest: digestOf } = migrationFunctions;
  for await (const chunk of rows as AsyncGenerator<Stored[]>) {
    const traits = chunk.flatMap(({ id, doc, authors }) => (JSON.parse(traitsOf(doc, authors)) as string[]).map((trait) => [trait, id]));
    await copyRows(tx, 'research_trait', ['trait', 'research_id'], traits);
    await copyRows(
      tx,
      'field_source',
      ['research_id', 'field', 'source', 'kind', 'set_at', 'batch'],
      chunk.map(({ id, key, batch, created_at }) => [id, '*', sourceOf(key, batch), 'original', created_at, batch]),
    );
    await tx.unsafe(
      'UPDATE research SET digest = said.digest FROM unnest($1::int[], $2::text[]) AS said (id, digest) WHERE research.id = said.id',
      [chunk.map(({ id }) => id), chunk.map(({ doc, authors, digest }) => digestOf(doc, authors, digest))],
    );
    const keys = chunk.filter(({ key }) => key.startsWith('work:'));
    await tx.unsafe(
      `INSERT INTO research_identity (identity, research_id) SELECT * FROM unnest($1::text[], $2::int[]) ON CONFLICT DO NOTHING`,
      [keys.map(({ doc, authors }) => `key:${keyOf(doc, authors)}`), keys.map(({ id }) => id)],
    );
  }
  await tx.unsafe(`
    INSERT INTO field_source SELECT research_id, 'areas', CASE WHEN reviewed_at IS NULL THEN 'madar' ELSE 'operator' END,
        CASE WHEN reviewed_at IS NULL THEN 'derived' ELSE 'reviewed' END, NULL, COALESCE(reviewed_at, created_at), batch, NULL
      FROM classification JOIN research ON research.id = research_id WHERE research.doc::json #>> '{areas,0}' IS NOT NULL;
    CREATE UNIQUE INDEX research_trait_key ON research_trait (trait, research_id);
    CREATE INDEX research_trait_research ON research_trait (research_id);
    CREATE INDEX research_identity_batch ON research_identity (batch);
  `);
}

interface Stored {
  readonly id: number;
  readonly key: string;
  readonly doc: string;
  readonly authors: string;
  readonly batch: string;
  readonly created_at: string;
  readonly digest: string;
}
