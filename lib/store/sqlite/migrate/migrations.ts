import { starterReferencesStep } from '#lib/store/sqlite/database/starter-references-step.ts';
import { starterTextsStep } from '#lib/store/sqlite/database/starter-texts-step.ts';
import { groupsStep } from './groups-step.ts';
import { keysStep, recordUseStep, subscriptionsStep } from './keys-step.ts';
import { noticesStep } from './notices-step.ts';

/** The schema, step by step. A released step is never edited: a change is a new step at the end. */
export const migrations: readonly string[] = [
  `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO meta VALUES ('data_version', '0');

CREATE TABLE research_type (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);
CREATE TABLE research_area (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);

CREATE TABLE batch (
  id TEXT PRIMARY KEY, at TEXT NOT NULL, source TEXT NOT NULL,
  added INTEGER NOT NULL, updated INTEGER NOT NULL, unchanged INTEGER NOT NULL
) WITHOUT ROWID;

-- doc is the ResearchRecord without its authors, as JSON; the other columns are for filtering and sorting.
CREATE TABLE research (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  doi TEXT UNIQUE,
  type_id INTEGER NOT NULL REFERENCES research_type (id),
  year INTEGER,
  language TEXT NOT NULL,
  has_arabic INTEGER NOT NULL,
  open_access INTEGER,
  citations INTEGER,
  sort_en TEXT NOT NULL,
  sort_ar TEXT NOT NULL,
  author_count INTEGER NOT NULL,
  digest TEXT NOT NULL,
  batch TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  withdrawn_at TEXT,
  merged_into INTEGER,
  doc TEXT NOT NULL
);
CREATE INDEX research_updated ON research (updated_at, id);

CREATE TABLE author (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name_en TEXT, name_ar TEXT,
  -- Family name first, for sorting Latin names; Arabic names sort as displayed.
  inverted TEXT,
  orcid TEXT UNIQUE,
  country TEXT,
  affiliation TEXT,
  variants TEXT NOT NULL DEFAULT '[]',
  sort_en TEXT NOT NULL, sort_ar TEXT NOT NULL,
  initial_en TEXT NOT NULL, initial_ar TEXT NOT NULL,
  publication_count INTEGER NOT NULL DEFAULT 0,
  first_year INTEGER, last_year INTEGER,
  areas TEXT NOT NULL DEFAULT '[]',
  updated_at TEXT NOT NULL,
  merged_into INTEGER
);
-- What identifies a person: orcid:…, openalex:…, name:folded name|country.
CREATE TABLE author_identity (identity TEXT PRIMARY KEY, author_id INTEGER NOT NULL REFERENCES author (id)) WITHOUT ROWID;
CREATE INDEX author_identity_author ON author_identity (author_id);

CREATE TABLE authorship (
  research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  author_id INTEGER NOT NULL REFERENCES author (id),
  affiliation TEXT,
  corresponding INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (research_id, position)
) WITHOUT ROWID;
CREATE INDEX authorship_author ON authorship (author_id, research_id);

CREATE TABLE research_in_area (
  research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  area_id INTEGER NOT NULL REFERENCES research_area (id),
  PRIMARY KEY (research_id, position)
) WITHOUT ROWID;

-- The columns hold tokens that lib/text has computed, so the tokenizer only splits at white space.
-- title, body: folded words in order (phrases). title_stem, body_stem: stems. people: folded names and name keys. concept: ids of the bilingual vocabulary.
CREATE VIRTUAL TABLE research_fts USING fts5(
  title, title_stem, body, body_stem, people, concept, identifier,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'"
);
CREATE VIRTUAL TABLE author_fts USING fts5(
  name, keys, content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'"
);
-- Every word of the index with its number of records: for attached particles, spelling correction and suggestions.
CREATE VIRTUAL TABLE research_words USING fts5vocab(research_fts, col);
`,
  keysStep,
  `
-- What imports need in addition to the records.
ALTER TABLE batch ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
-- The data version of a batch: the order of batches, independent of the clock.
ALTER TABLE batch ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE batch ADD COLUMN undone_at TEXT;
-- Identifiers of a work besides research.key and research.doi: openalex:…, arxiv:…, bibcode:…, and key:… of further sources
-- of the same work, the latter with a digest of the record of that source.
CREATE TABLE research_identity (
  identity TEXT PRIMARY KEY, research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE, digest TEXT
) WITHOUT ROWID;
CREATE INDEX research_identity_research ON research_identity (research_id);
-- The authors of a record as its source lists them; together with research.doc they are the ResearchRecord.
CREATE TABLE research_authors (research_id INTEGER PRIMARY KEY REFERENCES research (id) ON DELETE CASCADE, doc TEXT NOT NULL);
-- State of a record before a batch changed it, for undo.
CREATE TABLE research_before (batch TEXT NOT NULL, research_id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (batch, research_id)) WITHOUT ROWID;
CREATE TABLE author_before (batch TEXT NOT NULL, author_id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (batch, author_id)) WITHOUT ROWID;
CREATE INDEX research_batch ON research (batch);
ALTER TABLE author_identity ADD COLUMN batch TEXT NOT NULL DEFAULT '';
-- The rule that matched an authorship to its author: orcid, openalex, name+affiliation, name, new.
ALTER TABLE authorship ADD COLUMN rule TEXT NOT NULL DEFAULT '';
-- How the classifier derived the areas of a record whose source states none, and what an operator decided instead.
CREATE TABLE classification (
  research_id INTEGER PRIMARY KEY REFERENCES research (id) ON DELETE CASCADE, doc TEXT NOT NULL, confidence REAL NOT NULL, reviewed_at TEXT
);
INSERT INTO research_identity (identity, research_id)
  SELECT 'openalex:' || (doc ->> '$.openalex'), MIN(id) FROM research WHERE doc ->> '$.openalex' IS NOT NULL GROUP BY 1
  UNION ALL SELECT 'arxiv:' || (doc ->> '$.arxiv'), MIN(id) FROM research WHERE doc ->> '$.arxiv' IS NOT NULL GROUP BY 1
  UNION ALL SELECT 'bibcode:' || (doc ->> '$.bibcode'), MIN(id) FROM research WHERE doc ->> '$.bibcode' IS NOT NULL GROUP BY 1;
INSERT INTO research_authors SELECT research.id, COALESCE((
    SELECT json_group_array(json_patch('{}', json_object('name', json_object('en', name_en, 'ar', name_ar), 'orcid', orcid, 'country', country,
      'affiliation', json(authorship.affiliation))) ORDER BY position)
    FROM authorship JOIN author ON author.id = author_id WHERE research_id = research.id), '[]') FROM research;
-- A load writes many words at once; buffering them merges the index a tenth as often (measured: 40 % less time).
INSERT INTO research_fts (research_fts, rank) VALUES ('hashsize', 33554432);
INSERT INTO author_fts (author_fts, rank) VALUES ('hashsize', 8388608);
`,
  `
-- Changes by an undo, for harvesters: records that the batch had added are gone, and changed ones are restored, since that time.
CREATE TABLE undone (
  research_id INTEGER PRIMARY KEY, at TEXT NOT NULL, type_id INTEGER NOT NULL, areas TEXT NOT NULL
);
CREATE INDEX undone_at ON undone (at, research_id);
`,
  `
-- Precomputed search columns, see snapshot.ts.
CREATE TABLE snapshot (name TEXT PRIMARY KEY, version TEXT NOT NULL, bytes BLOB NOT NULL);
`,
  `
-- Which texts a record has, as bits of one number (coverage.ts); indexed, so that coverage needs no records.
ALTER TABLE research ADD COLUMN texts INTEGER GENERATED ALWAYS AS (
  (doc ->> '$.title.en' IS NOT NULL) * 1 +
  (doc ->> '$.title.ar' IS NOT NULL) * 2 +
  (doc ->> '$.abstract.en' IS NOT NULL) * 4 +
  (doc ->> '$.abstract.ar' IS NOT NULL) * 8 +
  (COALESCE(json_array_length(doc, '$.keywords.en'), 0) > 0) * 16 +
  (COALESCE(json_array_length(doc, '$.keywords.ar'), 0) > 0) * 32 +
  (doc ->> '$.venue.name.en' IS NOT NULL) * 64 +
  (doc ->> '$.venue.name.ar' IS NOT NULL) * 128 +
  (doc ->> '$.venue' IS NOT NULL) * 256
) VIRTUAL;
CREATE INDEX research_texts ON research (texts, id) WHERE withdrawn_at IS NULL AND merged_into IS NULL;
`,
  `
-- Lists of authors by name, in the order of present-author.ts: without this index, sorting 400,000 people takes half a second.
CREATE INDEX author_by_name_en ON author ((name_en IS NULL), sort_en, id DESC) WHERE merged_into IS NULL;
CREATE INDEX author_by_name_ar ON author ((name_ar IS NULL), sort_ar, id DESC) WHERE merged_into IS NULL;
`,
  `
-- Lists of authors by letter and by publications, and letter counts: without these indexes each reads all 400,000 people (one to two seconds).
CREATE INDEX author_initial_en ON author (initial_en) WHERE name_en IS NOT NULL AND merged_into IS NULL;
CREATE INDEX author_initial_ar ON author (initial_ar) WHERE name_ar IS NOT NULL AND merged_into IS NULL;
CREATE INDEX author_by_publications ON author (publication_count DESC, id DESC) WHERE merged_into IS NULL;
`,
  `
-- Traits that records of one work share without a common identifier (identity/work-traits.ts); records sharing one are compared on import.
CREATE TABLE research_trait (
  trait TEXT NOT NULL, research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE, PRIMARY KEY (trait, research_id)
) WITHOUT ROWID;
CREATE INDEX research_trait_research ON research_trait (research_id);
-- The batch that added an identity, so that undo removes it.
ALTER TABLE research_identity ADD COLUMN batch TEXT NOT NULL DEFAULT '';
CREATE INDEX research_identity_batch ON research_identity (batch);
-- The source of each field of a record (field-sources.ts). '*' is every field without its own row. Read by imports, translations and record pages.
CREATE TABLE field_source (
  research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE,
  field TEXT NOT NULL,
  source TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('original', 'author', 'editor', 'machine', 'reviewed', 'derived')),
  -- When the source states it knew this; when it was set here, and by which batch.
  stated_at TEXT, set_at TEXT NOT NULL, batch TEXT NOT NULL,
  -- The original of the source, in JSON, where the stored value differs.
  original TEXT,
  PRIMARY KEY (research_id, field)
) WITHOUT ROWID;
INSERT OR IGNORE INTO research_trait SELECT value, research.id
  FROM research LEFT JOIN research_authors ON research_id = research.id, json_each(work_traits(research.doc, COALESCE(research_authors.doc, '[]')));
INSERT OR IGNORE INTO research_identity (identity, research_id)
  SELECT 'key:' || work_key(research.doc, COALESCE(research_authors.doc, '[]')), research.id
  FROM research LEFT JOIN research_authors ON research_id = research.id WHERE key LIKE 'work:%' ORDER BY research.id;
UPDATE research SET digest = said_digest(doc, COALESCE((SELECT research_authors.doc FROM research_authors WHERE research_id = research.id), '[]'), digest);
INSERT INTO field_source SELECT id, '*', source_of_key(key, batch), 'original', NULL, created_at, batch, NULL FROM research;
INSERT INTO field_source SELECT research_id, 'areas', CASE WHEN reviewed_at IS NULL THEN 'madar' ELSE 'operator' END,
    CASE WHEN reviewed_at IS NULL THEN 'derived' ELSE 'reviewed' END, NULL, COALESCE(reviewed_at, created_at), batch, NULL
  FROM classification JOIN research ON research.id = research_id WHERE research.doc ->> '$.areas[0]' IS NOT NULL;
`,
  `
-- The inputs of each batch, packed (replay-log.ts): undoing an earlier batch replays the later ones. Batches made before have none.
CREATE TABLE told (batch TEXT NOT NULL, part INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (batch, part));
`,
  `
-- The search index, in a byte format that all stores read (lib/search/postings.ts). A record gets a new number each time it is indexed.
DROP TABLE research_words;
DROP TABLE research_fts;
DELETE FROM snapshot;
CREATE TABLE research_index (
  number INTEGER PRIMARY KEY AUTOINCREMENT, research_id INTEGER NOT NULL UNIQUE, lengths INTEGER NOT NULL
);
CREATE TABLE posting (
  block INTEGER NOT NULL, term TEXT NOT NULL, records INTEGER NOT NULL, docs BLOB NOT NULL, places BLOB NOT NULL, PRIMARY KEY (block, term)
) WITHOUT ROWID;
`,
  `
-- An institution in affiliations. Everything except merges is derived from the statements about it (refresh-institutions.ts).
CREATE TABLE institution (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name_en TEXT, name_ar TEXT, acronym TEXT, ror TEXT, country TEXT, city TEXT, kind TEXT, parent TEXT,
  variants TEXT NOT NULL DEFAULT '[]',
  sort_en TEXT NOT NULL DEFAULT '', sort_ar TEXT NOT NULL DEFAULT '',
  publication_count INTEGER NOT NULL DEFAULT 0, first_year INTEGER, last_year INTEGER, areas TEXT NOT NULL DEFAULT '[]',
  updated_at TEXT NOT NULL,
  batch TEXT NOT NULL,
  -- An operator's merge and its batch, and the final target; an institution that was not merged is its own target.
  merged_into INTEGER, merged_by TEXT, leads_to INTEGER NOT NULL
);
CREATE INDEX institution_leads ON institution (leads_to);
CREATE INDEX institution_country ON institution (country);
CREATE INDEX institution_merged ON institution (merged_by) WHERE merged_by IS NOT NULL;
-- The distinct statements of sources about institutions, with their identifying keys. doc: an InstitutionRecord.
CREATE TABLE institution_said (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  digest TEXT NOT NULL UNIQUE,
  institution_id INTEGER NOT NULL REFERENCES institution (id),
  known TEXT, ror TEXT, openalex TEXT, key_en TEXT, key_ar TEXT, country TEXT,
  doc TEXT NOT NULL, batch TEXT NOT NULL,
  -- Its batch was undone: the statement does not count until a source repeats it.
  void INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX institution_said_institution ON institution_said (institution_id);
CREATE INDEX institution_said_known ON institution_said (known) WHERE known IS NOT NULL;
CREATE INDEX institution_said_ror ON institution_said (ror) WHERE ror IS NOT NULL;
CREATE INDEX institution_said_openalex ON institution_said (openalex) WHERE openalex IS NOT NULL;
CREATE INDEX institution_said_key_en ON institution_said (key_en);
CREATE INDEX institution_said_key_ar ON institution_said (key_ar) WHERE key_ar IS NOT NULL;
-- The affiliations of each authorship; said_id is the statement about the institution, country is set when only the country is known.
CREATE TABLE signed_from (
  research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, place INTEGER NOT NULL,
  said_id INTEGER REFERENCES institution_said (id), country TEXT,
  PRIMARY KEY (research_id, position, place)
) WITHOUT ROWID;
CREATE INDEX signed_from_said ON signed_from (said_id, research_id) WHERE said_id IS NOT NULL;
CREATE INDEX signed_from_country ON signed_from (country, research_id) WHERE country IS NOT NULL;
`,
  `
-- The venue of a record: its main name and its Arabic name. Indexed, so that venues are listed without reading records.
ALTER TABLE research ADD COLUMN venue TEXT GENERATED ALWAYS AS (
  COALESCE(doc ->> '$.venue.name.en', doc ->> ('$.venue.name."' || language || '"'), doc ->> '$.venue.name.ar')
) VIRTUAL;
ALTER TABLE research ADD COLUMN venue_ar TEXT GENERATED ALWAYS AS (doc ->> '$.venue.name.ar') VIRTUAL;
CREATE INDEX research_venue ON research (venue, venue_ar, id) WHERE venue IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL;
DELETE FROM snapshot;
`,
  `
-- When a person approved a machine text (machine-texts.ts). source is then the machine, stated_at its time, original the translated text.
ALTER TABLE field_source ADD COLUMN reviewed_at TEXT;
-- The starter collection was recorded as an operator's own file before.
UPDATE field_source SET source = 'starter' WHERE source = 'own' AND batch = 'starter';
CREATE INDEX field_source_made ON field_source (field, kind, research_id) WHERE kind IN ('machine', 'reviewed', 'editor');
`,
  `
-- A country in brackets after an institution's name is no longer part of the key (institution-name.ts).
UPDATE institution_said SET key_en = NULLIF(institution_key(doc, 'en'), ''), key_ar = NULLIF(institution_key(doc, 'ar'), '')
  WHERE known IS NOT NULL OR doc LIKE '%)"%';
`,
  `
-- Titles are also found by their beginning and end, so that a letter or a subtitle may differ (identity/work-traits.ts).
INSERT OR IGNORE INTO research_trait SELECT value, research.id
  FROM research LEFT JOIN research_authors ON research_id = research.id, json_each(work_traits(research.doc, COALESCE(research_authors.doc, '[]')));
`,
  `
-- A person whose source does not split the name is sorted by the family name that citations derive (prepare-person.ts).
UPDATE author SET inverted = NULLIF(filed_name(name_en), '') WHERE inverted IS NULL AND name_en IS NOT NULL;
UPDATE author SET sort_en = name_sort_key(inverted), initial_en = name_initial(inverted) WHERE inverted IS NOT NULL;
DELETE FROM snapshot;
`,
  `
-- The store id and its epoch: a restored backup begins a new epoch (back-up.ts). An index belongs to one store and one epoch.
-- building: progress of filling a new index (opensearch/publish/publish.ts), in JSON.
CREATE TABLE publishing (store_id TEXT NOT NULL, epoch TEXT NOT NULL, building TEXT);
INSERT INTO publishing (store_id, epoch) VALUES (lower(hex(randomblob(16))), lower(hex(randomblob(8))));
-- Documents that changed since publishing, filled by triggers when the store is published (outbox.ts), with their data version.
CREATE TABLE outbox (kind TEXT NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
`,
  `
-- The licence of a work; indexed, so that a filter and its counts read no records.
ALTER TABLE research ADD COLUMN license TEXT GENERATED ALWAYS AS (doc ->> '$.licence') VIRTUAL;
CREATE INDEX research_license ON research (license, id) WHERE license IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL;
DELETE FROM snapshot;
`,
  `
-- All areas of an institution's publications, most frequent first, for filters; earlier versions stored the first five.
UPDATE institution SET areas = best.areas FROM (
  SELECT id, json_group_array(area_id ORDER BY n DESC, area_id) AS areas FROM (
    SELECT id, area_id, COUNT(*) AS n FROM (
      SELECT DISTINCT leads_to AS id, research_id
      FROM institution JOIN institution_said ON institution_id = institution.id JOIN signed_from ON said_id = institution_said.id
        JOIN research ON research.id = research_id AND withdrawn_at IS NULL AND research.merged_into IS NULL
    ) JOIN research_in_area USING (research_id) GROUP BY id, area_id
  ) GROUP BY id
) AS best WHERE best.id = institution.id;
`,
  `
-- The references of a work as its source lists them (JSON); with research.doc and research_authors they are the ResearchRecord.
CREATE TABLE research_references (research_id INTEGER PRIMARY KEY REFERENCES research (id) ON DELETE CASCADE, doc TEXT NOT NULL);
-- Identifiers in those lists, so that a work imported later finds the works that cite it.
CREATE TABLE reference_identity (identity TEXT NOT NULL, research_id INTEGER NOT NULL, PRIMARY KEY (identity, research_id)) WITHOUT ROWID;
-- References that resolve to a record, both visible; derived by refresh-citations.ts from the tables above.
CREATE TABLE citation (
  research_id INTEGER NOT NULL, position INTEGER NOT NULL, cited_id INTEGER NOT NULL, PRIMARY KEY (research_id, position)
) WITHOUT ROWID;
CREATE INDEX citation_cited ON citation (cited_id, research_id);
DELETE FROM snapshot;
`,
  `
-- ISSN and kind of the venue of a record; indexed with its names, so that venues are listed without reading records (venues/venue-table.ts).
ALTER TABLE research ADD COLUMN issn TEXT GENERATED ALWAYS AS (doc ->> '$.venue.issn') VIRTUAL;
ALTER TABLE research ADD COLUMN venue_kind TEXT GENERATED ALWAYS AS (doc ->> '$.venue.kind') VIRTUAL;
DROP INDEX IF EXISTS research_venue;
CREATE INDEX research_venue ON research (venue, venue_ar, issn, venue_kind, id) WHERE venue IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL;
`,
  starterReferencesStep,
  `
-- Arabic initials before another initial are not the title of an engineer (name-keys.ts).
UPDATE author SET sort_ar = name_sort_key(name_ar), initial_ar = name_initial(name_ar) WHERE name_ar GLOB '[دم]. *';
DELETE FROM snapshot;
`,
  `
-- Whether the work is known to be free to read (lib/domain/reading/is-free-to-read.ts); indexed, so that the filter reads no records.
-- A change of that function or of the archives needs a step that computes the column again.
ALTER TABLE research ADD COLUMN free_to_read INTEGER NOT NULL DEFAULT 0;
UPDATE research SET free_to_read = 1 WHERE is_free_to_read(doc) = '1';
CREATE INDEX research_free ON research (id) WHERE free_to_read = 1 AND withdrawn_at IS NULL AND merged_into IS NULL;
DELETE FROM snapshot;
`,
  starterTextsStep,
  `
-- 1: other works of the person state the institution, not this one (derive-affiliations.ts). Derived when the schema is complete.
ALTER TABLE signed_from ADD COLUMN derived INTEGER NOT NULL DEFAULT 0;
CREATE TEMP TABLE underived (id INTEGER);
DELETE FROM snapshot;
`,
  starterTextsStep,
  `
-- Ids of statements of undone batches and of their institutions, so that one that returns has its id again; the rows themselves are removed.
CREATE TABLE institution_reserved (
  digest TEXT PRIMARY KEY, said_id INTEGER NOT NULL, institution_id INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX institution_reserved_institution ON institution_reserved (institution_id);
CREATE INDEX institution_said_void ON institution_said (id) WHERE void = 1;
INSERT INTO institution_reserved SELECT digest, id, institution_id FROM institution_said
  WHERE void = 1 AND NOT EXISTS (SELECT 1 FROM signed_from WHERE said_id = institution_said.id);
DELETE FROM institution_said WHERE id IN (SELECT said_id FROM institution_reserved);
DELETE FROM institution WHERE id IN (SELECT institution_id FROM institution_reserved) AND merged_into IS NULL
  AND NOT EXISTS (SELECT 1 FROM institution_said WHERE institution_id = institution.id)
  AND NOT EXISTS (SELECT 1 FROM institution AS other WHERE other.leads_to = institution.id AND other.id <> institution.id);
DELETE FROM snapshot;
`,
  noticesStep,
  subscriptionsStep,
  recordUseStep,
  starterTextsStep,
  groupsStep,
  starterTextsStep,
];
