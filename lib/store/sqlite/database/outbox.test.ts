import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { allIds } from '#lib/store/opensearch/documents/index-document.ts';
import { institutionDocuments } from '#lib/store/opensearch/documents/institution-documents.ts';
import { personDocuments } from '#lib/store/opensearch/documents/person-documents.ts';
import { publicationDocuments } from '#lib/store/opensearch/documents/publication-documents.ts';
import type { Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { revertTo } from '#lib/store/testing/schema-before.ts';
import { applyStep, steps } from '#lib/store/testing/undo-laws-suite.ts';
import { openOutbox, readStoreId } from './outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function openPublished(): { readonly store: Store; readonly database: DatabaseSync; readonly close: () => Promise<void> } {
  files += 1;
  const path = join(folder, `${files}.sqlite`);
  const store = openSqliteStore(path);
  const database = new DatabaseSync(path);
  openOutbox(database);
  return {
    store,
    database,
    async close() {
      database.close();
      await store.close();
    },
  };
}

/** The documents that would be published now, as JSON by kind and id. */
function documentsIn(database: DatabaseSync): ReadonlyMap<string, string> {
  const documents = {
    research: publicationDocuments(database, allIds(database, 'publications')),
    author: personDocuments(database, allIds(database, 'people')),
    institution: institutionDocuments(database, allIds(database, 'institutions')),
  };
  return new Map(
    Object.entries(documents).flatMap(([kind, list]) => [...list].map(({ id, body }) => [`${kind} ${id}`, JSON.stringify(body)] as const)),
  );
}

const outboxIn = (database: DatabaseSync) =>
  database.prepare('SELECT kind, id, version FROM outbox').all() as {
    readonly kind: string;
    readonly id: number;
    readonly version: number;
  }[];

const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key)).sort();

/** Runs a change and returns the documents that differ and those in the outbox. */
async function runChange({ database }: Pick<ReturnType<typeof openPublished>, 'database'>, change: () => Promise<unknown>) {
  const before = documentsIn(database);
  database.exec('DELETE FROM outbox');
  await change();
  const rows = outboxIn(database);
  return { differs: differing(before, documentsIn(database)), waits: rows.map(({ kind, id }) => `${kind} ${id}`), rows };
}

const study = (n: number, more: Partial<ResearchRecord> = {}): ResearchRecord => ({
  key: `own-${n}`,
  title: { en: `Study ${n} of the example moon` },
  language: 'en',
  authors: [
    { name: { en: 'Ann Lee' }, orcid: '0000-0002-1694-233X', institutions: [{ name: { en: 'Example University' }, country: 'SA' }] },
  ],
  type: 'dataset',
  areas: ['moon'],
  ...more,
});

describe('The outbox', () => {
  it('contains every document that a random sequence of loads, undos, merges and decisions changes, with its version', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const fixture = openPublished();
        for (const [index, step] of sequence.entries()) {
          const { differs, waits, rows } = await runChange(fixture, () => applyStep(fixture.store, step, index));
          expect(waits).toEqual(expect.arrayContaining(differs));
          const version = Number(await fixture.store.dataVersion());
          for (const row of rows) expect(row.version).toBeLessThanOrEqual(version);
        }
        await fixture.close();
      }),
      { numRuns: 8, seed: 41, endOnFailure: true },
    );
  });

  it('contains a person and all their publications when a register renames them', async () => {
    const fixture = openPublished();
    await fixture.store.load([study(1), study(2), study(3, { authors: [{ name: { en: 'Omar Aziz' } }] })]);
    const { differs, waits } = await runChange(fixture, () =>
      fixture.store.load([study(4, { authors: [{ name: { en: 'Ann Lee', ar: 'آن لي' }, orcid: '0000-0002-1694-233X' }] })], {
        batch: 'register',
      }),
    );
    expect(differs).toEqual(['author 1', 'research 1', 'research 2', 'research 4']);
    expect(waits).toEqual(expect.arrayContaining(differs));
    expect(waits).not.toContain('research 3');
    await fixture.close();
  });

  it('contains the publications and authors of an institution that is merged, renamed or unmerged', async () => {
    const fixture = openPublished();
    const { store } = fixture;
    const from = (name: string, ror?: string) => [
      { name: { en: `Of ${name}` }, institutions: [{ name: { en: name }, country: 'SA', ...(ror && { ror }) }] },
    ];
    await store.load([study(1, { authors: from('One') }), study(2, { authors: from('Two') }), study(3, { authors: from('Three') })]);
    const merge = await runChange(fixture, () => store.merge('institution', '2', '1'));
    expect(merge.differs).toEqual(['author 2', 'institution 1', 'institution 2', 'research 2']);
    expect(merge.waits).toEqual(expect.arrayContaining(merge.differs));
    expect(merge.waits).not.toContain('research 3');
    const ror = await runChange(fixture, () => store.load([study(4, { authors: from('One', '02mhbdp94') })], { batch: 'ror' }));
    expect(ror.differs).toEqual(expect.arrayContaining(['research 1', 'research 2', 'research 4', 'institution 1']));
    expect(ror.waits).toEqual(expect.arrayContaining(ror.differs));
    const mergeBatch = (await store.batches()).find(({ source }) => source.startsWith('merge'))?.id as string;
    const undo = await runChange(fixture, () => store.undo(mergeBatch));
    expect(undo.differs).toEqual(expect.arrayContaining(['research 2', 'institution 1', 'institution 2']));
    expect(undo.waits).toEqual(expect.arrayContaining(undo.differs));
    await fixture.close();
  });

  it('contains a work about which another record is a notice, also when that record is hidden', async () => {
    const fixture = openPublished();
    const { store } = fixture;
    const retraction = study(2, { doi: '10.5555/r', noticeOf: [{ kind: 'retraction', doi: '10.5555/w' }] });
    await store.load([study(1, { doi: '10.5555/w' })]);
    const loaded = await runChange(fixture, () => store.load([retraction], { batch: 'notice' }));
    expect(loaded.differs).toContain('research 1');
    expect(loaded.waits).toEqual(expect.arrayContaining(loaded.differs));
    const hidden = await runChange(fixture, () => store.withdraw('2'));
    expect(hidden.differs).toContain('research 1');
    expect(hidden.waits).toEqual(expect.arrayContaining(hidden.differs));
    await fixture.close();
  });

  it('contains a work whose institution is derived from two works of the same year', async () => {
    const fixture = openPublished();
    const { store } = fixture;
    const institutions = [{ name: { en: 'Example University' }, country: 'SA' }];
    const both = (isStated: boolean) =>
      ['0000-0002-1694-233X', '0000-0001-5109-3700'].map((orcid, index) => ({
        name: { en: `Author ${'AB'[index]}nn` },
        orcid,
        ...(isStated && { institutions }),
      }));
    const work = (n: number, isStated: boolean) => study(n, { year: 2031, authors: both(isStated) });
    await store.load([work(1, false), work(2, true)]);
    const derived = await runChange(fixture, () => store.load([work(3, true)], { batch: 'third' }));
    expect(derived.differs).toEqual(['author 1', 'author 2', 'institution 1', 'research 1', 'research 3']);
    expect(derived.waits).toEqual(expect.arrayContaining(derived.differs));
    const undone = await runChange(fixture, () => store.undo('third'));
    expect(undone.differs).toContain('research 1');
    expect(undone.waits).toEqual(expect.arrayContaining(undone.differs));
    await fixture.close();
  });

  it('contains changes by texts, decisions, reclassification and a rebuilt index', async () => {
    const fixture = openPublished();
    const { store } = fixture;
    const guess = { confidence: 0.5, areas: [{ code: 'moon', confidence: 0.5, because: 'moon' }], chosen: ['moon'] };
    await store.load([prepareRecord(study(1), guess, { source: 'own', derived: ['areas'] }), study(2)]);
    const key = { recordId: '2', field: 'title', language: 'ar' } as const;
    const origin = { source: 'machine', engine: 'example', date: '2026-11-01' } as const;
    for (const change of [
      () => store.texts.write('t', [{ key, text: 'دراسة', origin, from: 'Study 2 of the example moon' }]),
      () =>
        store.texts.write('r', [
          { key, text: 'دراسة', origin: { ...origin, reviewed: '2026-11-02' }, from: 'Study 2 of the example moon' },
        ]),
      () => store.classify('2', ['galaxies']),
      () => store.renewAreas(() => ({ ...guess, chosen: ['galaxies'] })),
      () => store.withdraw('1'),
    ]) {
      const { differs, waits } = await runChange(fixture, change);
      expect(differs.length).toBeGreaterThan(0);
      expect(waits).toEqual(expect.arrayContaining(differs));
    }
    const { waits } = await runChange(fixture, () => store.reindex());
    expect(waits).toContain('research 2');
    await fixture.close();
  });

  it('stays empty in an unpublished store, and creates its triggers once', async () => {
    const path = join(folder, 'quiet.sqlite');
    const store = openSqliteStore(path);
    await store.load([study(1)]);
    const database = new DatabaseSync(path);
    expect(outboxIn(database)).toEqual([]);
    openOutbox(database);
    const schema = () => (database.prepare('PRAGMA schema_version').get() as { schema_version: number }).schema_version;
    const before = schema();
    openOutbox(database);
    expect(schema()).toBe(before);
    database.exec('DROP TRIGGER publish_after_insert_on_authorship');
    openOutbox(database);
    await store.load([study(2, { authors: [{ name: { en: 'Omar Aziz' } }] })], { batch: 'two' });
    expect(outboxIn(database).map(({ kind, id }) => `${kind} ${id}`)).toContain('author 2');
    database.close();
    await store.close();
  });

  it('is added to a store of the previous version, with its own id and epoch', async () => {
    const ids = [];
    for (const name of ['one', 'two']) {
      const path = join(folder, `${name}.sqlite`);
      const store = openSqliteStore(path);
      await store.load([study(1)]);
      await store.close();
      const before = new DatabaseSync(path);
      revertTo(before, 'CREATE TABLE outbox');
      before.close();
      await openSqliteStore(path).close();
      const database = new DatabaseSync(path);
      expect(outboxIn(database)).toEqual([]);
      ids.push(readStoreId(database));
      database.close();
    }
    const [first, second] = ids;
    expect(first?.storeId).toMatch(/^[\da-f]{32}$/);
    expect(first?.epoch).toMatch(/^[\da-f]{16}$/);
    expect(second?.storeId).not.toBe(first?.storeId);
  });
});
