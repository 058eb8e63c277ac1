import { migrationFunctions } from '#lib/service/store/upkeep/migration-functions.ts';
import { addIdentityAndSources } from './add-identity-and-sources.ts';
import type { TransactionSql } from './sql.ts';

/**
 * The schema, step by step. A released step is never edited: a change is a new step at the end.
 *
 * Tables are those of the SQLite store, and rows mean the same; types and areas come with the program and need no table. What is compared or sorted has the
 * collation "C", the order of bytes, as in SQLite. Keys that a source chooses are unique by their hash: an index entry holds 2,700 bytes at most.
 * One writer at a time changes them, and it works by the rules of the SQLite store in a working copy (`working-copy.ts`), which is where foreign keys are checked.
 */
export const migrations: readonly (string | ((tx: TransactionSql) => Promise<void>))[] = [
  `
CREATE TABLE meta (name text PRIMARY KEY, value text NOT NULL);
INSERT INTO meta VALUES ('data_version', '0'), ('data_mark', ''), ('research_id', '0'), ('author_id', '0');

CREATE TABLE batch (
  id text COLLATE "C" PRIMARY KEY, at text COLLATE "C" NOT NULL, source text NOT NULL,
  added int NOT NULL, updated int NOT NULL, unchanged int NOT NULL, refused int NOT NULL, version int NOT NULL, undone_at text COLLATE "C"
);
CREATE TABLE research (
  id int PRIMARY KEY,
  key text COLLATE "C" NOT NULL,
  doi text COLLATE "C",
  type_id int NOT NULL,
  year int,
  language text COLLATE "C" NOT NULL,
  has_arabic int NOT NULL,
  open_access int,
  citations int,
  sort_en text COLLATE "C" NOT NULL,
  sort_ar text COLLATE "C" NOT NULL,
  author_count int NOT NULL,
  digest text NOT NULL,
  batch text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  withdrawn_at text COLLATE "C",
  merged_into int,
  doc text NOT NULL,
  -- Bits of the texts that are there, for coverage (text-bits.ts).
  texts int NOT NULL
);
CREATE UNIQUE INDEX research_key ON research (md5(key));
CREATE UNIQUE INDEX research_doi ON research (md5(doi)) WHERE doi IS NOT NULL;
CREATE INDEX research_updated ON research (updated_at, id);
CREATE INDEX research_batch ON research (batch);
CREATE TABLE research_authors (research_id int PRIMARY KEY, doc text NOT NULL);
CREATE TABLE research_identity (identity text COLLATE "C" NOT NULL, research_id int NOT NULL, digest text);
CREATE UNIQUE INDEX research_identity_key ON research_identity (md5(identity));
CREATE INDEX research_identity_research ON research_identity (research_id);
CREATE TABLE research_in_area (research_id int NOT NULL, position int NOT NULL, area_id int NOT NULL, PRIMARY KEY (research_id, position) INCLUDE (area_id));
CREATE TABLE classification (research_id int PRIMARY KEY, doc text NOT NULL, confidence float8 NOT NULL, reviewed_at text COLLATE "C");
CREATE TABLE research_before (batch text COLLATE "C" NOT NULL, research_id int NOT NULL, doc text NOT NULL, PRIMARY KEY (batch, research_id));
CREATE INDEX research_before_research ON research_before (research_id);
CREATE TABLE undone (research_id int PRIMARY KEY, at text COLLATE "C" NOT NULL, type_id int NOT NULL, areas text NOT NULL);
CREATE INDEX undone_at ON undone (at, research_id);

CREATE TABLE author (
  id int PRIMARY KEY,
  name_en text, name_ar text, inverted text,
  orcid text COLLATE "C" UNIQUE,
  country text, affiliation text,
  variants text NOT NULL,
  sort_en text COLLATE "C" NOT NULL, sort_ar text COLLATE "C" NOT NULL,
  initial_en text COLLATE "C" NOT NULL, initial_ar text COLLATE "C" NOT NULL,
  publication_count int NOT NULL DEFAULT 0,
  first_year int, last_year int,
  areas text NOT NULL DEFAULT '[]',
  updated_at text COLLATE "C" NOT NULL,
  merged_into int
);
CREATE INDEX author_updated ON author (updated_at, id);
CREATE TABLE author_identity (identity text COLLATE "C" NOT NULL, author_id int NOT NULL, batch text COLLATE "C" NOT NULL);
CREATE UNIQUE INDEX author_identity_key ON author_identity (md5(identity));
CREATE INDEX author_identity_author ON author_identity (author_id);
CREATE INDEX author_identity_batch ON author_identity (batch);
CREATE TABLE author_before (batch text COLLATE "C" NOT NULL, author_id int NOT NULL, doc text NOT NULL, PRIMARY KEY (batch, author_id));
CREATE TABLE authorship (
  research_id int NOT NULL, position int NOT NULL, author_id int NOT NULL, affiliation text, corresponding int NOT NULL, rule text NOT NULL,
  PRIMARY KEY (research_id, position) INCLUDE (author_id)
);
CREATE INDEX authorship_author ON authorship (author_id, research_id);

-- The search index: lexemes are our own tokens behind the letter of their column (lexemes.ts). Hidden records are not in it.
CREATE TABLE research_text (research_id int PRIMARY KEY, length int NOT NULL, terms tsvector NOT NULL);
CREATE INDEX research_text_terms ON research_text USING gin (terms);
CREATE TABLE author_text (author_id int PRIMARY KEY, length int NOT NULL, terms tsvector NOT NULL);
CREATE INDEX author_text_terms ON author_text USING gin (terms);
-- How many records have a token, by the letter of its column; w: in title, body, people or identifier, s: as a stem of title or body.
CREATE TABLE word (
  term text COLLATE "C" PRIMARY KEY, "t" int NOT NULL, "T" int NOT NULL, "b" int NOT NULL, "B" int NOT NULL, "p" int NOT NULL, "c" int NOT NULL, "i" int NOT NULL,
  "w" int NOT NULL, "s" int NOT NULL
);
CREATE INDEX word_common ON word (("t" + "b" + "p") DESC);
`,
  addIdentityAndSources,
  // What each batch was told (told.ts), as in the tenth step of the SQLite store.
  `CREATE TABLE told (batch text COLLATE "C" NOT NULL, part int NOT NULL, doc text NOT NULL, PRIMARY KEY (batch, part));`,
  `
-- The search index is rows of bytes that both kinds of stores read alike (lib/search/postings.ts). A record has another number each time it is indexed.
DROP TABLE word;
DROP TABLE research_text;
ALTER TABLE author_text DROP COLUMN length;
CREATE TABLE research_index (number int PRIMARY KEY, research_id int NOT NULL UNIQUE, lengths bigint NOT NULL);
CREATE TABLE posting (
  block int NOT NULL, term text COLLATE "C" NOT NULL, records int NOT NULL, docs bytea NOT NULL, places bytea NOT NULL, PRIMARY KEY (block, term)
);
ALTER TABLE posting ALTER docs SET STORAGE EXTERNAL, ALTER places SET STORAGE EXTERNAL;
INSERT INTO meta VALUES ('index_number', '0');
`,
  // Institutions, as in the twelfth step of the SQLite store. Stored publications are signed anew when their index is made anew.
  `
CREATE TABLE institution (
  id int PRIMARY KEY,
  name_en text, name_ar text, acronym text, ror text COLLATE "C", country text COLLATE "C", city text, kind text, parent text COLLATE "C",
  variants text NOT NULL DEFAULT '[]',
  sort_en text COLLATE "C" NOT NULL DEFAULT '', sort_ar text COLLATE "C" NOT NULL DEFAULT '',
  publication_count int NOT NULL DEFAULT 0, first_year int, last_year int, areas text NOT NULL DEFAULT '[]',
  updated_at text COLLATE "C" NOT NULL, batch text COLLATE "C" NOT NULL,
  merged_into int, merged_by text COLLATE "C", leads_to int NOT NULL
);
CREATE INDEX institution_leads ON institution (leads_to);
CREATE INDEX institution_country ON institution (country);
CREATE INDEX institution_merged ON institution (merged_by) WHERE merged_by IS NOT NULL;
CREATE TABLE institution_said (
  id int PRIMARY KEY, digest text COLLATE "C" NOT NULL UNIQUE, institution_id int NOT NULL,
  known text COLLATE "C", ror text COLLATE "C", openalex text COLLATE "C", key_en text COLLATE "C", key_ar text COLLATE "C", country text COLLATE "C",
  doc text NOT NULL, batch text COLLATE "C" NOT NULL, void int NOT NULL DEFAULT 0
);
CREATE INDEX institution_said_institution ON institution_said (institution_id);
CREATE INDEX institution_said_known ON institution_said (known) WHERE known IS NOT NULL;
CREATE INDEX institution_said_ror ON institution_said (ror) WHERE ror IS NOT NULL;
CREATE INDEX institution_said_openalex ON institution_said (openalex) WHERE openalex IS NOT NULL;
CREATE INDEX institution_said_key_en ON institution_said (key_en);
CREATE INDEX institution_said_key_ar ON institution_said (key_ar) WHERE key_ar IS NOT NULL;
CREATE TABLE signed_from (
  research_id int NOT NULL, position int NOT NULL, place int NOT NULL, said_id int, country text COLLATE "C", PRIMARY KEY (research_id, position, place)
);
CREATE INDEX signed_from_said ON signed_from (said_id, research_id) WHERE said_id IS NOT NULL;
CREATE INDEX signed_from_country ON signed_from (country, research_id) WHERE country IS NOT NULL;
INSERT INTO meta VALUES ('institution_id', '0'), ('institution_said_id', '0');
`,
  // Where a record appeared, as in the thirteenth step of the SQLite store.
  `
ALTER TABLE research
  ADD COLUMN venue text COLLATE "C" GENERATED ALWAYS AS (
    COALESCE(doc::jsonb #>> '{venue,name,en}', doc::jsonb #>> ARRAY['venue', 'name', language], doc::jsonb #>> '{venue,name,ar}')
  ) STORED,
  ADD COLUMN venue_ar text COLLATE "C" GENERATED ALWAYS AS (doc::jsonb #>> '{venue,name,ar}') STORED;
`,
  // Texts that were made here, as in the fourteenth step of the SQLite store.
  `
ALTER TABLE field_source ADD COLUMN reviewed_at text COLLATE "C";
UPDATE field_source SET source = 'starter' WHERE source = 'own' AND batch = 'starter';
CREATE INDEX field_source_made ON field_source (field, kind, research_id) WHERE kind IN ('machine', 'reviewed', 'editor');
`,
  // Keys of institutions, as in the fifteenth step of the SQLite store.
  async (tx) => {
    const said = await tx.unsafe<{ id: number; doc: string }>(
      `SELECT id, doc FROM institution_said WHERE known IS NOT NULL OR doc LIKE '%)"%'`,
    );
    const keys = (script: string) => said.map(({ doc }) => migrationFunctions.institution_key(doc, script));
    await tx.unsafe(
      `UPDATE institution_said SET key_en = NULLIF(now.key_en, ''), key_ar = NULLIF(now.key_ar, '')
       FROM unnest($1::int[], $2::text[], $3::text[]) AS now (id, key_en, key_ar) WHERE institution_said.id = now.id`,
      [said.map(({ id }) => id), keys('en'), keys('ar')],
    );
  },
  // Names as they are filed, as in the sixteenth step of the SQLite store.
  async (tx) => {
    const people = await tx.unsafe<{ id: number; name: string }>(
      'SELECT id, name_en AS name FROM author WHERE inverted IS NULL AND name_en IS NOT NULL',
    );
    const filed = people.flatMap(({ id, name }) => {
      const inverted = migrationFunctions.filed_name(name);
      return inverted ? [{ id, inverted }] : [];
    });
    const names = filed.map(({ inverted }) => inverted);
    await tx.unsafe(
      `UPDATE author SET inverted = now.inverted, sort_en = now.sort, initial_en = now.initial
       FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS now (id, inverted, sort, initial) WHERE author.id = now.id`,
      [filed.map(({ id }) => id), names, names.map(migrationFunctions.name_sort_key), names.map(migrationFunctions.name_initial)],
    );
  },
];
