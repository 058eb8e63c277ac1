import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './transaction.ts';

/** The kinds of documents published to OpenSearch, which are also the names of their tables. */
export const documentKinds = ['research', 'author', 'institution'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document to publish; its version is the data version that changed it. */
export interface OutboxRow {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly version: number;
}

/** Identifies a store and the epoch of its history. An index is only updated from the store and epoch that it was built from. */
export interface StoreId {
  readonly storeId: string;
  readonly epoch: string;
}

const lastVersion = `(SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'data_version')`;
/** The data version that the running transaction will have, since every change raises the version in its last step. */
const nextVersion = `(${lastVersion} + 1)`;

/** An upsert: `INSERT OR IGNORE` in a trigger would be overridden by the conflict clause of the statement that fires the trigger. */
const upsert = 'ON CONFLICT (kind, id) DO UPDATE SET version = excluded.version WHERE version <> excluded.version;';
const mark = (kind: DocumentKind, id: string) =>
  `INSERT INTO outbox (kind, id, version) VALUES ('${kind}', ${id}, ${nextVersion}) ${upsert}`;
const markAll = (kind: DocumentKind, ids: string, version = nextVersion) =>
  `INSERT INTO outbox (kind, id, version) SELECT '${kind}', id, ${version} FROM (${ids}) WHERE TRUE ${upsert}`;

/** SQL for ids: of publications signed from an institution or from one merged into it, or of the authors who signed from there. */
const signedFrom = (column: 'research_id' | 'author_id') =>
  `SELECT DISTINCT ${column} AS id FROM institution AS own JOIN institution_said AS said ON said.institution_id = own.id
   JOIN signed_from ON said_id = said.id JOIN authorship USING (research_id, position) WHERE own.leads_to = NEW.id OR own.id = NEW.id`;

/** SQL for ids of the publications with a DOI. */
const worksOf = (doi: string) =>
  `SELECT id FROM research WHERE doi = ${doi} UNION SELECT research_id FROM research_identity WHERE identity = 'doi:' || ${doi}`;
const worksOfNotice = `SELECT work.id AS id FROM notice_about JOIN research AS work ON work.doi = notice_about.doi WHERE notice_about.research_id = NEW.id
  UNION SELECT work.research_id FROM notice_about JOIN research_identity AS work ON identity = 'doi:' || doi WHERE notice_about.research_id = NEW.id`;

type Trigger = readonly [name: string, sql: string];

/** `when` is an event and its table: `AFTER INSERT ON research`. */
const trigger = (when: string, ...statements: string[]): Trigger => {
  const name = `publish_${when.replaceAll(/[^A-Za-z_]+/g, '_').toLowerCase()}`;
  return [name, `CREATE TRIGGER ${name} ${when} BEGIN ${statements.join(' ')} END`];
};

const onEach = (table: string, statement: (row: 'OLD' | 'NEW') => string): Trigger[] => [
  trigger(`AFTER INSERT ON ${table}`, statement('NEW')),
  trigger(`AFTER UPDATE ON ${table}`, statement('NEW')),
  trigger(`AFTER DELETE ON ${table}`, statement('OLD')),
];

const markSigner = (row: 'OLD' | 'NEW') => [
  mark('research', `${row}.research_id`),
  markAll('author', `SELECT author_id AS id FROM authorship WHERE research_id = ${row}.research_id AND position = ${row}.position`),
];

const changes = (columns: readonly string[]) => columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');

const personColumns = ['name_en', 'name_ar', 'orcid'];
const institutionColumns = ['name_en', 'name_ar', 'ror', 'country'];

/**
 * The triggers that fill the outbox, by name. Tables written only together with another have none: triggers make inserts five times slower.
 */
const triggers: ReadonlyMap<string, string> = new Map([
  ...onEach('research', (row) => mark('research', `${row}.id`)),
  trigger(
    `AFTER UPDATE OF withdrawn_at, merged_into ON research WHEN ${changes(['withdrawn_at', 'merged_into'])}`,
    markAll('author', 'SELECT author_id AS id FROM authorship WHERE research_id = NEW.id'),
    markAll('research', worksOfNotice),
  ),
  ...onEach('undone', (row) => mark('research', `${row}.research_id`)),
  // `BEFORE`, because the publication that loses the identity cannot be looked up by it afterwards.
  trigger(
    'BEFORE INSERT ON research_identity',
    mark('research', 'NEW.research_id'),
    markAll('research', 'SELECT research_id AS id FROM research_identity WHERE identity = NEW.identity'),
  ),
  trigger('AFTER DELETE ON research_identity', mark('research', 'OLD.research_id')),
  // The works show the notice.
  trigger('AFTER INSERT ON notice_about', markAll('research', worksOf('NEW.doi'))),
  trigger('AFTER DELETE ON notice_about', markAll('research', worksOf('OLD.doi'))),
  // A citation may appear while only one of the two publications is written, but both documents contain it.
  trigger('AFTER INSERT ON citation', mark('research', 'NEW.research_id'), mark('research', 'NEW.cited_id')),
  trigger('AFTER DELETE ON citation', mark('research', 'OLD.research_id'), mark('research', 'OLD.cited_id')),
  // Stated affiliations are written together with their authorship, derived ones alone.
  trigger('AFTER INSERT ON signed_from WHEN NEW.derived = 1', ...markSigner('NEW')),
  trigger('AFTER DELETE ON signed_from WHEN OLD.derived = 1', ...markSigner('OLD')),
  ...onEach('authorship', (row) => mark('author', `${row}.author_id`)),
  trigger('AFTER UPDATE OF author_id ON authorship', mark('author', 'OLD.author_id'), mark('research', 'NEW.research_id')),
  trigger('AFTER UPDATE ON author', mark('author', 'NEW.id')),
  trigger('AFTER DELETE ON author', mark('author', 'OLD.id')),
  trigger(
    `AFTER UPDATE OF ${personColumns.join(', ')} ON author WHEN ${changes(personColumns)}`,
    markAll('research', 'SELECT research_id AS id FROM authorship WHERE author_id = NEW.id'),
  ),
  ...onEach('institution', (row) => mark('institution', `${row}.id`)),
  trigger(
    // Skips a new institution, which has no count yet: its publications were already queued when they were written.
    `AFTER UPDATE OF ${institutionColumns.join(', ')}, leads_to ON institution
     WHEN OLD.leads_to <> NEW.leads_to OR (OLD.publication_count > 0 AND (${changes(institutionColumns)}))`,
    markAll('research', signedFrom('research_id')),
    markAll('author', signedFrom('author_id')),
  ),
  ...onEach('institution_said', (row) => mark('institution', `${row}.institution_id`)),
  trigger(
    'AFTER UPDATE OF institution_id ON institution_said WHEN OLD.institution_id <> NEW.institution_id',
    mark('institution', 'OLD.institution_id'),
    markAll('research', 'SELECT research_id AS id FROM signed_from WHERE said_id = NEW.id'),
    markAll('author', 'SELECT author_id AS id FROM signed_from JOIN authorship USING (research_id, position) WHERE said_id = NEW.id'),
  ),
]);

/**
 * Whether a trigger, without comments, only fills the outbox. A backup may have triggers of an earlier version of this program, which
 * `openOutbox` replaces. Quotes before `BEGIN` are excluded, so that the first `BEGIN` is the keyword; each `;` must precede an insertion.
 */
export const isOutboxTrigger = (sql: string): boolean =>
  /^CREATE TRIGGER publish_\w+ (?:AFTER|BEFORE) [^;'"`[]* BEGIN(?: INSERT INTO outbox [^;]*;)+ END$/.test(sql);

const readTriggers = (database: DatabaseSync): ReadonlyMap<string, string> => {
  const rows = database.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'publish_*'`).all();
  return new Map((rows as { name: string; sql: string }[]).map(({ name, sql }) => [name, sql]));
};

/** Whether changes of the file are recorded in the outbox. */
export const isOutboxOpen = (database: DatabaseSync): boolean => readTriggers(database).size > 0;

/** Installs the triggers that record changed documents; unpublished stores have none. If any were missing, everything is queued. */
export function openOutbox(database: DatabaseSync): void {
  const isCurrent = (stored: ReadonlyMap<string, string>) =>
    stored.size === triggers.size && [...triggers].every(([name, sql]) => stored.get(name) === sql);
  if (isCurrent(readTriggers(database))) return;
  transaction(database, () => {
    for (const name of readTriggers(database).keys()) database.exec(`DROP TRIGGER ${name}`);
    for (const sql of triggers.values()) database.exec(sql);
    fillOutbox(database, 'last');
  });
}

/** Queues every id that ever existed, as of the running (`next`) or the last transaction. The caller holds the transaction. */
export function fillOutbox(database: DatabaseSync, changed: 'next' | 'last'): void {
  const version = changed === 'next' ? nextVersion : lastVersion;
  for (const kind of documentKinds) database.exec(markAll(kind, `SELECT id FROM ${kind}`, version));
  database.exec(markAll('research', 'SELECT research_id AS id FROM undone', version));
}

export function readStoreId(database: DatabaseSync): StoreId {
  return database.prepare('SELECT store_id AS storeId, epoch FROM publishing').get() as unknown as StoreId;
}

/** Called after a restore: the restored store uses data versions again, so it must not update an index of the earlier epoch. */
export function startEpoch(database: DatabaseSync): void {
  database.exec('UPDATE publishing SET epoch = lower(hex(randomblob(8)))');
}

/** Number of documents in the outbox. */
export function countOutbox(database: DatabaseSync): number {
  return Number((database.prepare('SELECT COUNT(*) AS n FROM outbox').get() as { n: number }).n);
}

/** Number of documents that readers do not have yet; all of them if nothing was published. */
export function countUnpublished(database: DatabaseSync): number {
  if (isOutboxOpen(database)) return countOutbox(database);
  return documentKinds.reduce(
    (sum, kind) => sum + Number((database.prepare(`SELECT COUNT(*) AS n FROM ${kind}`).get() as { n: number }).n),
    0,
  );
}

/** The queued documents of a kind in order of id. They are read in chunks, so that no statement stays open. */
export function* readOutbox(database: DatabaseSync, kind: DocumentKind): Generator<OutboxRow> {
  const select = database.prepare('SELECT kind, id, version FROM outbox WHERE kind = ? AND id > ? ORDER BY id LIMIT 1000');
  for (let after = 0; ; ) {
    const rows = select.all(kind, after) as unknown as OutboxRow[];
    if (rows.length === 0) return;
    yield* rows;
    after = (rows.at(-1) as OutboxRow).id;
  }
}

/** Removes published rows; a row changed again meanwhile has another version and stays. */
export function clearOutbox(database: DatabaseSync, rows: readonly OutboxRow[]): void {
  const remove = database.prepare('DELETE FROM outbox WHERE kind = ? AND id = ? AND version = ?');
  transaction(database, () => {
    for (const { kind, id, version } of rows) remove.run(kind, id, version);
  });
}

/** Removes everything up to a data version, then queues `rows` again. */
export function clearOutboxUpTo(database: DatabaseSync, version: number, rows: readonly OutboxRow[]): void {
  const insert = database.prepare('INSERT INTO outbox (kind, id, version) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO NOTHING');
  transaction(database, () => {
    database.prepare('DELETE FROM outbox WHERE version <= ?').run(version);
    for (const row of rows) insert.run(row.kind, row.id, row.version);
  });
}
