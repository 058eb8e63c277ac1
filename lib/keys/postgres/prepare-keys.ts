import { Client } from 'pg';
import { isProblem, Problem } from '#lib/base/problem.ts';
import { connectionOf, queryOn, type RunStatement } from './key-pool.ts';
import { stateOf } from './outage-guard.ts';

/** An arbitrary lock number: processes that start together prepare the schema one at a time. */
const schemaLock = 7_210_411;

/** Migrates the key tables and runs `work` in one locked transaction. Rejects with `config` or, when unreachable, `unavailable`. */
export async function prepareKeys(address: string, work: (query: RunStatement) => Promise<void>): Promise<void> {
  const client = new Client(connectionOf(address));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const query = queryOn(client);
    await query('BEGIN');
    await query(`SELECT pg_advisory_xact_lock(${schemaLock})`);
    await migrate(query);
    await work(query);
    await query('COMMIT');
  } catch (cause) {
    throw isProblem(cause) ? cause : asProblem(cause);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrate(query: RunStatement): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS key_schema (version INTEGER NOT NULL)');
  const [row] = await query<{ version: number }>('SELECT version FROM key_schema');
  const version = row?.version ?? 0;
  if (version > keySteps.length)
    throw new Problem('config', {
      detail: 'The keys of DATABASE_URL were written by a newer version of Madar; this one cannot read them.',
    });
  for (const step of keySteps.slice(version)) await query(step);
  await query(row ? 'UPDATE key_schema SET version = $1' : 'INSERT INTO key_schema VALUES ($1)', [keySteps.length]);
}

/** SQLSTATE classes of transient failures: connection, conflict, resources, operator intervention. Others persist until corrected. */
const transientStates = /^(?:08|40|53|57)...$/;

function asProblem(cause: unknown): Problem {
  const { code, message } = cause as NodeJS.ErrnoException;
  const state = stateOf(cause);
  const isRefusal = state !== undefined && !transientStates.test(state);
  return isRefusal
    ? new Problem('config', { detail: `The database of DATABASE_URL cannot hold keys: ${message}.`, cause })
    : new Problem('unavailable', { detail: `The database of DATABASE_URL does not answer: ${message || code}.`, cause });
}

/** Migrations of the key tables in PostgreSQL. Released steps are never edited. Text sorts by bytes, as in SQLite. */
export const keySteps: readonly string[] = [
  `
CREATE TABLE key_owner (
  id TEXT COLLATE "C" PRIMARY KEY, email TEXT UNIQUE, language TEXT NOT NULL, created_at TEXT COLLATE "C" NOT NULL
);
CREATE TABLE api_key (
  id TEXT COLLATE "C" PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE, pepper_id TEXT NOT NULL,
  prefix TEXT NOT NULL, last4 TEXT NOT NULL,
  label TEXT NOT NULL, comment TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL CHECK (status IN ('active', 'rotating', 'revoked', 'expired', 'suspended')),
  tier TEXT NOT NULL CHECK (tier IN ('unverified', 'verified', 'internal')),
  owner_id TEXT COLLATE "C" REFERENCES key_owner (id) ON DELETE SET NULL,
  origins TEXT NOT NULL DEFAULT '[]',
  created_at TEXT COLLATE "C" NOT NULL, verified_at TEXT, expires_at TEXT, last_used_day TEXT, warned_at TEXT, seen_in_url_at TEXT,
  replaces TEXT
);
CREATE INDEX api_key_owner ON api_key (owner_id);
CREATE TABLE key_request (
  id TEXT COLLATE "C" PRIMARY KEY,
  token_hash TEXT UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'open')),
  email TEXT NOT NULL, name TEXT NOT NULL, comment TEXT NOT NULL, language TEXT NOT NULL,
  created_at TEXT COLLATE "C" NOT NULL, expires_at TEXT COLLATE "C" NOT NULL
);
CREATE INDEX key_request_email ON key_request (email);
CREATE TABLE key_link (
  token_hash TEXT PRIMARY KEY, purpose TEXT NOT NULL CHECK (purpose IN ('link', 'session')),
  owner_id TEXT COLLATE "C" REFERENCES key_owner (id) ON DELETE CASCADE, key_id TEXT COLLATE "C" REFERENCES api_key (id),
  expires_at TEXT COLLATE "C" NOT NULL
);
CREATE TABLE key_usage (
  key_id TEXT COLLATE "C" NOT NULL, day TEXT COLLATE "C" NOT NULL, operation TEXT COLLATE "C" NOT NULL, status_class TEXT COLLATE "C" NOT NULL,
  requests BIGINT NOT NULL, bytes BIGINT NOT NULL,
  PRIMARY KEY (key_id, day, operation, status_class)
);
-- rowid is the name that SQLite gives the order in which rows came.
CREATE TABLE key_last_error (
  key_id TEXT COLLATE "C" NOT NULL, at TEXT COLLATE "C" NOT NULL, operation TEXT NOT NULL, status INTEGER NOT NULL,
  rowid BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY
);
CREATE INDEX key_last_error_key ON key_last_error (key_id, at);
CREATE TABLE audit (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at TEXT COLLATE "C" NOT NULL, event TEXT NOT NULL, actor TEXT NOT NULL,
  key_id TEXT, address TEXT, request_id TEXT, detail TEXT
);
CREATE INDEX audit_address ON audit (at) WHERE address IS NOT NULL;
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit is append-only'; END $$;
CREATE TRIGGER audit_keeps_rows BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
-- The cut network address goes after 30 days; nothing else of a row ever changes.
CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit FOR EACH ROW
WHEN (NEW.address IS NOT NULL OR (NEW.id, NEW.at, NEW.event, NEW.actor, NEW.key_id, NEW.request_id, NEW.detail)
  IS DISTINCT FROM (OLD.id, OLD.at, OLD.event, OLD.actor, OLD.key_id, OLD.request_id, OLD.detail))
EXECUTE FUNCTION audit_is_append_only();
-- Windows of limits, see lib/keys/limits. Worth nothing after a crash, so nothing of them is logged. granted is what the last call was given.
CREATE UNLOGGED TABLE limit_window (key TEXT PRIMARY KEY, ends_at BIGINT NOT NULL, used BIGINT NOT NULL, granted BIGINT NOT NULL);
`,
  // One row: the fingerprint of the pepper, see `check-pepper.ts`.
  `
CREATE TABLE key_pepper (only_row BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (only_row), fingerprint TEXT NOT NULL);
`,
  // Subscriptions by mail.
  `
CREATE TABLE subscription (
  id TEXT COLLATE "C" PRIMARY KEY, email TEXT NOT NULL, list TEXT NOT NULL, language TEXT NOT NULL,
  rhythm TEXT NOT NULL CHECK (rhythm IN ('weekly', 'monthly')),
  data_version TEXT NOT NULL, last_work INTEGER NOT NULL, created_at TEXT COLLATE "C" NOT NULL, due_at TEXT COLLATE "C" NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, refusals INTEGER NOT NULL DEFAULT 0, paused_until TEXT COLLATE "C", sending_to INTEGER,
  UNIQUE (email, list)
);
CREATE INDEX subscription_due ON subscription (due_at);
CREATE TABLE subscription_request (
  id TEXT COLLATE "C" PRIMARY KEY, token_hash TEXT NOT NULL, email TEXT NOT NULL, list TEXT NOT NULL, language TEXT NOT NULL, rhythm TEXT NOT NULL,
  created_at TEXT COLLATE "C" NOT NULL, expires_at TEXT COLLATE "C" NOT NULL
);
CREATE INDEX subscription_request_token ON subscription_request (token_hash);
CREATE INDEX subscription_request_email ON subscription_request (email);
-- The tokens of messages, by hash. email is null once the address follows nothing.
CREATE TABLE subscription_link (
  token_hash TEXT PRIMARY KEY, subscription_id TEXT NOT NULL, email TEXT, expires_at TEXT COLLATE "C" NOT NULL
);
CREATE INDEX subscription_link_email ON subscription_link (email) WHERE email IS NOT NULL;
-- Ids of ended subscriptions, so that a restored backup revives none.
CREATE TABLE subscription_end (id TEXT COLLATE "C" PRIMARY KEY);
`,
  // How often readers used each record.
  `
CREATE TABLE record_use (
  day TEXT COLLATE "C" NOT NULL, record_id TEXT COLLATE "C" NOT NULL, use TEXT COLLATE "C" NOT NULL, count BIGINT NOT NULL,
  PRIMARY KEY (day, record_id, use)
);
CREATE INDEX record_use_record ON record_use (record_id, day);
`,
];
