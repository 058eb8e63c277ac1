/** The tables of API keys and the audit, which `lib/keys` reads; `lib/keys/postgres/prepare-keys.ts` has those on PostgreSQL. */
export const keysStep = `
-- Keys of the API. A key itself is never stored: hash is HMAC-SHA-256 under the pepper that pepper_id names.
-- Personal data (address, client name, comment) is in key_owner and key_request and can be erased; key_id and counters remain.
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
-- One-time links and the sessions they open, by token hash: for all keys of an owner, or for the one key shown as proof.
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
-- The truncated network address is erased after 30 days; nothing else in a row changes.
CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit
WHEN NEW.address IS NOT NULL OR NEW.id <> OLD.id OR NEW.at <> OLD.at OR NEW.event <> OLD.event OR NEW.actor <> OLD.actor
  OR NEW.key_id IS NOT OLD.key_id OR NEW.request_id IS NOT OLD.request_id OR NEW.detail IS NOT OLD.detail
BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END;
`;

/** The tables of subscriptions by mail, whose works are those with an id above last_work (`lib/keys/key/subscription.ts`). */
export const subscriptionsStep = `
CREATE TABLE subscription (
  id TEXT PRIMARY KEY, email TEXT NOT NULL, list TEXT NOT NULL, language TEXT NOT NULL,
  rhythm TEXT NOT NULL CHECK (rhythm IN ('weekly', 'monthly')),
  data_version TEXT NOT NULL, last_work INTEGER NOT NULL, created_at TEXT NOT NULL, due_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, refusals INTEGER NOT NULL DEFAULT 0, paused_until TEXT, sending_to INTEGER,
  UNIQUE (email, list)
) WITHOUT ROWID;
CREATE INDEX subscription_due ON subscription (due_at);
CREATE TABLE subscription_request (
  id TEXT PRIMARY KEY, token_hash TEXT NOT NULL, email TEXT NOT NULL, list TEXT NOT NULL, language TEXT NOT NULL, rhythm TEXT NOT NULL,
  created_at TEXT NOT NULL, expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscription_request_token ON subscription_request (token_hash);
CREATE INDEX subscription_request_email ON subscription_request (email);
-- The tokens of messages, by hash. email is null once the address follows nothing.
CREATE TABLE subscription_link (
  token_hash TEXT PRIMARY KEY, subscription_id TEXT NOT NULL, email TEXT, expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscription_link_email ON subscription_link (email) WHERE email IS NOT NULL;
-- Ids of ended subscriptions, so that a restored backup revives none (carry-ends.ts).
CREATE TABLE subscription_end (id TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** How often readers used each record (`lib/domain/record-use.ts`). */
export const recordUseStep = `
CREATE TABLE record_use (
  day TEXT NOT NULL, record_id TEXT NOT NULL, use TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, record_id, use)
) WITHOUT ROWID;
CREATE INDEX record_use_record ON record_use (record_id, day);
`;
