import { starterReferencesStep } from './starter-references-step.ts';

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

-- doc is the ResearchRecord without its authors, as JSON; the columns beside it are what queries filter and sort by.
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
  -- Family name first, for sorting Latin names; Arabic names sort as they are said.
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

-- The columns hold tokens that lib/text has already made, so the tokenizer only splits at white space.
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
-- Every word of the index with the number of records that hold it: attestation of proclitics, spelling repair, suggestions.
CREATE VIRTUAL TABLE research_words USING fts5vocab(research_fts, col);
`,
  `
-- Keys of the API. A key itself is never stored: hash is HMAC-SHA-256 under the pepper that pepper_id names.
-- What is personal (address, name of the client, comment) stands in key_owner and key_request and can be erased; key_id and counters stay.
CREATE TABLE key_owner (
  id TEXT PRIMARY KEY, email TEXT UNIQUE, language TEXT NOT NULL, created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE, pepper_id TEXT NOT NULL,
  prefix TEXT NOT NULL, last4 TEXT NOT NULL,
  label TEXT NOT NULL, comment TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL CHECK (status IN ('active', 'rotating', 'revoked', 'expired', 'suspended')),
  tier TEXT NOT NULL CHECK (tier IN ('unverified', 'verified', 'internal')),
  owner_id TEXT REFERENCES key_owner (id) ON DELETE SET NULL,
  origins TEXT NOT NULL DEFAULT '[]',
  created_at TEXT NOT NULL, verified_at TEXT, expires_at TEXT, last_used_day TEXT, warned_at TEXT, seen_in_url_at TEXT,
  replaces TEXT
) WITHOUT ROWID;
CREATE INDEX api_key_owner ON api_key (owner_id);
CREATE TABLE key_request (
  id TEXT PRIMARY KEY,
  token_hash TEXT UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'open')),
  email TEXT NOT NULL, name TEXT NOT NULL, comment TEXT NOT NULL, language TEXT NOT NULL,
  created_at TEXT NOT NULL, expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX key_request_email ON key_request (email);
-- One-time links and the sessions they open, by hash of their token: for all keys of an owner, or for the one key that was shown as proof.
CREATE TABLE key_link (
  token_hash TEXT PRIMARY KEY, purpose TEXT NOT NULL CHECK (purpose IN ('link', 'session')),
  owner_id TEXT REFERENCES key_owner (id) ON DELETE CASCADE, key_id TEXT REFERENCES api_key (id), expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE key_usage (
  key_id TEXT NOT NULL, day TEXT NOT NULL, operation TEXT NOT NULL, status_class TEXT NOT NULL,
  requests INTEGER NOT NULL, bytes INTEGER NOT NULL,
  PRIMARY KEY (key_id, day, operation, status_class)
) WITHOUT ROWID;
CREATE TABLE key_last_error (key_id TEXT NOT NULL, at TEXT NOT NULL, operation TEXT NOT NULL, status INTEGER NOT NULL);
CREATE INDEX key_last_error_key ON key_last_error (key_id, at);

CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, event TEXT NOT NULL, actor TEXT NOT NULL,
  key_id TEXT, address TEXT, request_id TEXT, detail TEXT
);
CREATE INDEX audit_address ON audit (at) WHERE address IS NOT NULL;
CREATE TRIGGER audit_keeps_rows BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END;
-- The cut network address goes after 30 days; nothing else of a row ever changes.
CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit
WHEN NEW.address IS NOT NULL OR NEW.id <> OLD.id OR NEW.at <> OLD.at OR NEW.event <> OLD.event OR NEW.actor <> OLD.actor
  OR NEW.key_id IS NOT OLD.key_id OR NEW.request_id IS NOT OLD.request_id OR NEW.detail IS NOT OLD.detail
BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END;
`,
  `
-- What importing needs besides the records themselves.
ALTER TABLE batch ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
-- The data version a batch made: the order of batches, whatever the clock said.
ALTER TABLE batch ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE batch ADD COLUMN undone_at TEXT;
-- Identifiers besides research.key and research.doi by which a work is recognised: openalex:…, arxiv:…, bibcode:…, and key:… of further sources
-- of the same work, these with the digest of what that source said.
CREATE TABLE research_identity (
  identity TEXT PRIMARY KEY, research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE, digest TEXT
) WITHOUT ROWID;
CREATE INDEX research_identity_research ON research_identity (research_id);
-- The authors of a record as its source wrote them; with research.doc they are the whole ResearchRecord.
CREATE TABLE research_authors (research_id INTEGER PRIMARY KEY REFERENCES research (id) ON DELETE CASCADE, doc TEXT NOT NULL);
-- What a batch found before it changed it, so that it can be undone.
CREATE TABLE research_before (batch TEXT NOT NULL, research_id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (batch, research_id)) WITHOUT ROWID;
CREATE TABLE author_before (batch TEXT NOT NULL, author_id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (batch, author_id)) WITHOUT ROWID;
CREATE INDEX research_batch ON research (batch);
ALTER TABLE author_identity ADD COLUMN batch TEXT NOT NULL DEFAULT '';
-- By which rule a signature was given to its author: orcid, openalex, name+affiliation, name, new.
ALTER TABLE authorship ADD COLUMN rule TEXT NOT NULL DEFAULT '';
-- How the areas of a record were found where its source did not name them, and what an operator decided instead.
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
-- A load writes many words at once; with room for them in memory the index is merged a tenth as often (measured: 40 % less time).
INSERT INTO research_fts (research_fts, rank) VALUES ('hashsize', 33554432);
INSERT INTO author_fts (author_fts, rank) VALUES ('hashsize', 8388608);
`,
  `
-- What an undone batch leaves for harvesters, who remember: records it had added are gone, records it had changed are what they were, since that moment.
CREATE TABLE undone (
  research_id INTEGER PRIMARY KEY, at TEXT NOT NULL, type_id INTEGER NOT NULL, areas TEXT NOT NULL
);
CREATE INDEX undone_at ON undone (at, research_id);
`,
  `
-- What is gathered from the whole file for searching, ready to be read: see snapshot.ts.
CREATE TABLE snapshot (name TEXT PRIMARY KEY, version TEXT NOT NULL, bytes BLOB NOT NULL);
`,
  `
-- Which texts a record has, as bits of one number (coverage.ts); the index holds it, so that coverage is counted without reading a single record.
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
-- Lists of authors by name, in the order of present-author.ts: without it, putting 400,000 people in order takes half a second.
CREATE INDEX author_by_name_en ON author ((name_en IS NULL), sort_en, id DESC) WHERE merged_into IS NULL;
CREATE INDEX author_by_name_ar ON author ((name_ar IS NULL), sort_ar, id DESC) WHERE merged_into IS NULL;
`,
  `
-- Lists of authors by letter and by publications, and the letters themselves, counted: without them each reads every row of 400,000 people, one to two seconds.
CREATE INDEX author_initial_en ON author (initial_en) WHERE name_en IS NOT NULL AND merged_into IS NULL;
CREATE INDEX author_initial_ar ON author (initial_ar) WHERE name_ar IS NOT NULL AND merged_into IS NULL;
CREATE INDEX author_by_publications ON author (publication_count DESC, id DESC) WHERE merged_into IS NULL;
`,
  `
-- What records of one work have in common without an identifier in common (identity/work-traits.ts): who shares one is compared before a record is added.
CREATE TABLE research_trait (
  trait TEXT NOT NULL, research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE, PRIMARY KEY (trait, research_id)
) WITHOUT ROWID;
CREATE INDEX research_trait_research ON research_trait (research_id);
-- Which batch an identity was learnt by, so that undoing it forgets that one.
ALTER TABLE research_identity ADD COLUMN batch TEXT NOT NULL DEFAULT '';
CREATE INDEX research_identity_batch ON research_identity (batch);
-- Who said each field of a record (field-sources.ts). '*' stands for every field without a row of its own. Read by imports, translations and the pages of a record.
CREATE TABLE field_source (
  research_id INTEGER NOT NULL REFERENCES research (id) ON DELETE CASCADE,
  field TEXT NOT NULL,
  source TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('original', 'author', 'editor', 'machine', 'reviewed', 'derived')),
  -- When the source itself says that it knew this; when it was set here, and by which batch.
  stated_at TEXT, set_at TEXT NOT NULL, batch TEXT NOT NULL,
  -- What the source had written, in JSON, where it was put otherwise here.
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
-- The search index is rows of bytes that both kinds of stores read alike (lib/search/postings.ts). A record has another number each time it is indexed.
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
-- A body that publications are signed from. All but its merging is worked out of what is said of it (refresh-institutions.ts).
CREATE TABLE institution (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name_en TEXT, name_ar TEXT, acronym TEXT, ror TEXT, country TEXT, city TEXT, kind TEXT, parent TEXT,
  variants TEXT NOT NULL DEFAULT '[]',
  sort_en TEXT NOT NULL DEFAULT '', sort_ar TEXT NOT NULL DEFAULT '',
  publication_count INTEGER NOT NULL DEFAULT 0, first_year INTEGER, last_year INTEGER, areas TEXT NOT NULL DEFAULT '[]',
  updated_at TEXT NOT NULL,
  batch TEXT NOT NULL,
  -- What an operator decided, by which batch, and where that leads in the end: to itself, where it was not merged.
  merged_into INTEGER, merged_by TEXT, leads_to INTEGER NOT NULL
);
CREATE INDEX institution_leads ON institution (leads_to);
CREATE INDEX institution_country ON institution (country);
CREATE INDEX institution_merged ON institution (merged_by) WHERE merged_by IS NOT NULL;
-- The different things that sources say of institutions, each once, with what one is recognised by. doc: an InstitutionRecord.
CREATE TABLE institution_said (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  digest TEXT NOT NULL UNIQUE,
  institution_id INTEGER NOT NULL REFERENCES institution (id),
  known TEXT, ror TEXT, openalex TEXT, key_en TEXT, key_ar TEXT, country TEXT,
  doc TEXT NOT NULL, batch TEXT NOT NULL,
  -- Its batch was taken back: it counts for nothing until it is said again.
  void INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX institution_said_institution ON institution_said (institution_id);
CREATE INDEX institution_said_known ON institution_said (known) WHERE known IS NOT NULL;
CREATE INDEX institution_said_ror ON institution_said (ror) WHERE ror IS NOT NULL;
CREATE INDEX institution_said_openalex ON institution_said (openalex) WHERE openalex IS NOT NULL;
CREATE INDEX institution_said_key_en ON institution_said (key_en);
CREATE INDEX institution_said_key_ar ON institution_said (key_ar) WHERE key_ar IS NOT NULL;
-- From where each signature is; country stands where nothing is said of an institution but the country is.
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
-- Where a record appeared: the name by which a venue is known, and its Arabic one. The index holds both, so that they are gathered without reading a record.
ALTER TABLE research ADD COLUMN venue TEXT GENERATED ALWAYS AS (
  COALESCE(doc ->> '$.venue.name.en', doc ->> ('$.venue.name."' || language || '"'), doc ->> '$.venue.name.ar')
) VIRTUAL;
ALTER TABLE research ADD COLUMN venue_ar TEXT GENERATED ALWAYS AS (doc ->> '$.venue.name.ar') VIRTUAL;
CREATE INDEX research_venue ON research (venue, venue_ar, id) WHERE venue IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL;
DELETE FROM snapshot;
`,
  `
-- When a person agreed with a text that a machine had made (machine-texts.ts). source is then the machine, stated_at when it made it, original what it was made of.
ALTER TABLE field_source ADD COLUMN reviewed_at TEXT;
-- The starter collection had been told as an operator's own file.
UPDATE field_source SET source = 'starter' WHERE source = 'own' AND batch = 'starter';
CREATE INDEX field_source_made ON field_source (field, kind, research_id) WHERE kind IN ('machine', 'reviewed', 'editor');
`,
  `
-- A country in brackets behind the name of an institution is no part of the key any more (institution-name.ts).
UPDATE institution_said SET key_en = NULLIF(institution_key(doc, 'en'), ''), key_ar = NULLIF(institution_key(doc, 'ar'), '')
  WHERE known IS NOT NULL OR doc LIKE '%)"%';
`,
  `
-- Titles are looked up by both of their ends as well, so that a letter or a subtitle may differ (identity/work-traits.ts).
INSERT OR IGNORE INTO research_trait SELECT value, research.id
  FROM research LEFT JOIN research_authors ON research_id = research.id, json_each(work_traits(research.doc, COALESCE(research_authors.doc, '[]')));
`,
  `
-- A person whose source does not part the name is filed by the family name that citations give it (prepare-person.ts).
UPDATE author SET inverted = NULLIF(filed_name(name_en), '') WHERE inverted IS NULL AND name_en IS NOT NULL;
UPDATE author SET sort_en = name_sort_key(inverted), initial_en = name_initial(inverted) WHERE inverted IS NOT NULL;
DELETE FROM snapshot;
`,
  `
-- Which store this is, and which course of its history: a restored backup begins another (back-up.ts). An index belongs to one store and one epoch.
-- building: how far a new index is filled (opensearch/publish/publish.ts), in JSON.
CREATE TABLE publishing (store_id TEXT NOT NULL, epoch TEXT NOT NULL, building TEXT);
INSERT INTO publishing (store_id, epoch) VALUES (lower(hex(randomblob(16))), lower(hex(randomblob(8))));
-- Documents that changed since they were published, filled by triggers where the store is published (outbox.ts), and the data version that changed them.
CREATE TABLE outbox (kind TEXT NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
`,
  `
-- The licence of a work; the index holds it, so that a filter and its counts read no record.
ALTER TABLE research ADD COLUMN license TEXT GENERATED ALWAYS AS (doc ->> '$.licence') VIRTUAL;
CREATE INDEX research_license ON research (license, id) WHERE license IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL;
DELETE FROM snapshot;
`,
  `
-- All areas of an institution's publications, the most frequent first, by which the list of institutions is filtered; before, the first five.
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
-- What a work cites, as its source lists it (JSON); with research.doc and research_authors it is the whole ResearchRecord.
CREATE TABLE research_references (research_id INTEGER PRIMARY KEY REFERENCES research (id) ON DELETE CASCADE, doc TEXT NOT NULL);
-- Identifiers in those lists, so that a work that arrives later finds who cites it.
CREATE TABLE reference_identity (identity TEXT NOT NULL, research_id INTEGER NOT NULL, PRIMARY KEY (identity, research_id)) WITHOUT ROWID;
-- References that lead to a record, both ends visible: always what refresh-citations.ts makes of the tables above and the identities of works.
CREATE TABLE citation (
  research_id INTEGER NOT NULL, position INTEGER NOT NULL, cited_id INTEGER NOT NULL, PRIMARY KEY (research_id, position)
) WITHOUT ROWID;
CREATE INDEX citation_cited ON citation (cited_id, research_id);
DELETE FROM snapshot;
`,
  `
-- ISSN and kind of the venue of a record; the index holds them with its names, so that venues are gathered without reading a record (venues/venue-table.ts).
ALTER TABLE research ADD COLUMN issn TEXT GENERATED ALWAYS AS (doc ->> '$.venue.issn') VIRTUAL;
ALTER TABLE research ADD COLUMN venue_kind TEXT GENERATED ALWAYS AS (doc ->> '$.venue.kind') VIRTUAL;
DROP INDEX IF EXISTS research_venue;
CREATE INDEX research_venue ON research (venue, venue_ar, issn, venue_kind, id) WHERE venue IS NOT NULL AND withdrawn_at IS NULL AND merged_into IS NULL;
`,
  starterReferencesStep,
  `
-- Arabic initials before another initial are no title of an engineer (name-keys.ts).
UPDATE author SET sort_ar = name_sort_key(name_ar), initial_ar = name_initial(name_ar) WHERE name_ar GLOB '[دم]. *';
DELETE FROM snapshot;
`,
];
