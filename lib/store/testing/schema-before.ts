import type { DatabaseSync } from 'node:sqlite';
import { migrations } from '#lib/store/sqlite/migrate/migrations.ts';

/** The newest migration steps, newest first: words that identify the step, and the SQL that reverts it. */
const reversals = [
  ['ADD COLUMN is_group', 'ALTER TABLE author DROP COLUMN is_group;'],
  ['CREATE TABLE record_use', 'DROP TABLE record_use;'],
  [
    'CREATE TABLE subscription ',
    'DROP TABLE subscription; DROP TABLE subscription_request; DROP TABLE subscription_link; DROP TABLE subscription_end;',
  ],
  ['CREATE TABLE notice_about', 'DROP TRIGGER notice_hidden; DROP TABLE notice_about;'],
  ['CREATE TABLE institution_reserved', 'DROP TABLE institution_reserved; DROP INDEX institution_said_void;'],
  ['ADD COLUMN derived', 'DELETE FROM signed_from WHERE derived = 1; ALTER TABLE signed_from DROP COLUMN derived;'],
  ['ADD COLUMN free_to_read', 'DROP INDEX research_free; ALTER TABLE research DROP COLUMN free_to_read;'],
  [
    'ADD COLUMN venue_kind',
    'DROP INDEX research_venue; ALTER TABLE research DROP COLUMN issn; ALTER TABLE research DROP COLUMN venue_kind;',
  ],
  ['CREATE TABLE research_references', 'DROP TABLE research_references; DROP TABLE reference_identity; DROP TABLE citation;'],
  ['ADD COLUMN license', 'DROP INDEX research_license; ALTER TABLE research DROP COLUMN license;'],
  ['CREATE TABLE outbox', 'DROP TABLE publishing; DROP TABLE outbox;'],
  ['ADD COLUMN reviewed_at', 'DROP INDEX field_source_made; ALTER TABLE field_source DROP COLUMN reviewed_at;'],
] as const;

const stepWith = (words: string) => migrations.findIndex((step) => String(step).includes(words));

/** Reverts a store to the schema before the earliest step that contains `words`; `more` is further SQL to execute. */
export const revertTo = (database: DatabaseSync, words: string, more = ''): void => revertToStep(database, stepWith(words), more);

/** As `revertTo`, before the latest such step. */
export const revertToLatest = (database: DatabaseSync, words: string): void =>
  revertToStep(
    database,
    migrations.findLastIndex((step) => String(step).includes(words)),
  );

function revertToStep(database: DatabaseSync, step: number, more = ''): void {
  const statements = reversals.filter(([mark]) => stepWith(mark) >= step).map(([, sql]) => sql);
  database.exec(`${statements.join(' ')} ${more} PRAGMA user_version = ${step}`);
}
