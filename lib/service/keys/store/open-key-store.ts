import { join } from 'node:path';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { KeyLogger } from '#lib/service/keys/key-parts.ts';
import { type LimitShare, memoryShare } from '#lib/service/limits/limit-share.ts';
import { postgresShare } from '#lib/service/limits/postgres-share.ts';
import { openSqliteShare } from '#lib/service/limits/sqlite-share.ts';
import { sqlitePath } from '#lib/service/store/open-store.ts';
import { parseAddress } from '#lib/service/store/postgres/parse-address.ts';
import { openPool, type Sql, type SqlPool } from '#lib/service/store/postgres/sql.ts';
import type { KeyDatabase, Row, Run } from './key-database.ts';
import type { KeyStore } from './key-store.ts';
import { sqlKeyStore } from './sql-key-store.ts';
import { openSqliteKeyStore } from './sqlite-key-store.ts';

/** The tables of keys in PostgreSQL, step by step, as `store/sqlite/database/migrations.ts` has them for SQLite. A released step is never edited. Texts sort by their bytes, as in SQLite. */
const keySteps: readonly string[] = [
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
-- Windows of limits, see lib/service/limits. Worth nothing after a crash, so nothing of them is logged. granted is what the last call was given.
CREATE UNLOGGED TABLE limit_window (key TEXT PRIMARY KEY, ends_at BIGINT NOT NULL, used BIGINT NOT NULL, granted BIGINT NOT NULL);
`,
];

export interface KeyPlace {
  readonly keyStore: KeyStore;
  /** What all processes count together. */
  readonly share: LimitShare;
}

/** Keys, counters and limits where the store address says: on the primary of PostgreSQL, or in files of `dataDir`. Closing the key store ends the connections of both. Rejects with a `Problem` of kind `unavailable` when the place cannot be opened now. */
export async function openKeyPlace(
  options: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  logger?: KeyLogger,
): Promise<KeyPlace> {
  try {
    if (/^postgres(ql)?:/.test(options.databaseUrl ?? '')) {
      const sql = await openKeyPrimary(options.databaseUrl as string);
      return { keyStore: postgresKeyStore(sql), share: postgresShare(sql) };
    }
    return { keyStore: openSqliteKeyStore(sqlitePath(options)), share: openShare(join(options.dataDir, 'limits.sqlite'), logger) };
  } catch (error) {
    const detail = isProblem(error) ? error.detail : `The place of the keys cannot be opened: ${String(error)}.`;
    throw new Problem('unavailable', { detail: detail ?? '', cause: error });
  }
}

/** Limits are no reason not to start: without their file each process counts for itself. */
function openShare(path: string, logger: KeyLogger | undefined): LimitShare {
  try {
    return openSqliteShare(path);
  } catch (error) {
    logger?.error({ error: String(error) }, 'limits are not shared between processes');
    return memoryShare();
  }
}

/** Two writers that met in the wrong order; one of them is told to begin again (deadlock, serialization). */
const meetings = new Set(['40P01', '40001']);

/** Keys on the primary. `close` ends the connections. */
function postgresKeyStore(sql: SqlPool): KeyStore {
  const database: KeyDatabase = {
    run: runner(sql),
    transaction: <T>(work: (run: Run) => Promise<T>) => sql.begin((within) => work(runner(within))),
    isBusy: (error) => meetings.has((error as { code?: string }).code ?? ''),
    close: () => sql.end(),
  };
  return sqlKeyStore(database);
}

const numbered = new Map<string, string>();

function runner(sql: Sql): Run {
  return async (statement, ...values) => {
    let text = numbered.get(statement);
    if (text === undefined) {
      let place = 0;
      text = statement.replaceAll('?', () => {
        place += 1;
        return `$${place}`;
      });
      numbered.set(statement, text);
    }
    return sql.unsafe<Row>(text, values);
  };
}

/** Any number that no other lock of this program has: processes that start together write the schema one after the other. */
const schemaLock = 7_210_411;
const connectionsMax = 4;
const connectSeconds = 5;
const statementMsMax = 5000;

/** Connections to the primary for keys, counters and limits, apart from those of the records. Rejects with a `Problem` of kind `config` when it cannot be reached or its schema is newer. */
async function openKeyPrimary(databaseUrl: string): Promise<SqlPool> {
  const sql = openPool(parseAddress(databaseUrl).primary, {
    max: connectionsMax,
    statementMs: statementMsMax,
    connectMs: connectSeconds * 1000,
    name: 'madar keys',
  });
  try {
    await migrate(sql);
    return sql;
  } catch (cause) {
    await sql.end();
    if (cause instanceof Problem) throw cause;
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
    throw new Problem('config', { detail: `The PostgreSQL of DATABASE_URL cannot hold keys: ${reason}.`, cause });
  }
}

async function migrate(sql: SqlPool): Promise<void> {
  await sql.begin(async (within) => {
    await within`SELECT pg_advisory_xact_lock(${schemaLock})`;
    await within`CREATE TABLE IF NOT EXISTS key_schema (version INTEGER NOT NULL)`;
    const [known] = await within<{ version: number }>`SELECT version FROM key_schema`;
    const version = known?.version ?? 0;
    if (version > keySteps.length)
      throw new Problem('config', {
        detail: 'The keys in PostgreSQL were written by a newer version of Madar; this one cannot read them.',
      });
    for (const step of keySteps.slice(version)) await within.unsafe(step);
    if (known) await within`UPDATE key_schema SET version = ${keySteps.length}`;
    else await within`INSERT INTO key_schema VALUES (${keySteps.length})`;
  });
}
