import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { signed } from '#lib/store/testing/institutions-suite.ts';

let temporary: ReturnType<typeof temporaryStore>;
let database: DatabaseSync;
beforeEach(() => {
  temporary = temporaryStore();
  database = new DatabaseSync(join(temporary.folder, 'madar.sqlite'), { readOnly: true });
});
afterEach(async () => {
  database.close();
  await temporary.close();
});

const example = { name: { en: 'Example University' }, country: 'SA' };
const nile = { name: { en: 'Nile Institute' }, country: 'EG' };
const institutions = () => database.prepare('SELECT id, name_en AS name, publication_count AS works FROM institution ORDER BY id').all();
const statements = () => database.prepare('SELECT id, institution_id, void FROM institution_said ORDER BY id').all();

it('an undo leaves no institution and no statement of its batch, and the ids come back with the institution', async () => {
  const { store } = temporary;
  await store.load([signed(1, example)], { batch: 'first' });
  const before = [institutions(), statements()];
  await store.load([signed(2, nile), signed(3, example)], { batch: 'second' });
  const after = [institutions(), statements()];
  await store.undo('second');
  expect([institutions(), statements()]).toEqual(before);
  await store.load([signed(4, { name: { en: 'Another Institute' }, country: 'EG' })], { batch: 'third' });
  await store.load([signed(2, nile), signed(3, example)], { batch: 'fourth' });
  expect([institutions(), statements()]).toMatchObject(after.map((rows) => expect.arrayContaining(rows)));
  expect(institutions()).toHaveLength(3);
});

it('an undo keeps an institution that a later batch states, with its id', async () => {
  const { store } = temporary;
  await store.load([signed(1, example, nile)], { batch: 'first' });
  const before = institutions();
  await store.load([signed(2, nile), signed(3, example)], { batch: 'second' });
  await store.undo('first');
  expect(institutions()).toEqual(before);
  expect(statements().map(({ void: isVoid }) => isVoid)).toEqual([0, 0]);
});

it('an undo keeps an institution that is merged and its target, until the merge is undone', async () => {
  const { store } = temporary;
  await store.load([signed(1, example)], { batch: 'first' });
  await store.load([signed(2, nile)], { batch: 'second' });
  const merge = await store.merge('institution', '1', '2');
  await store.undo('first');
  expect(institutions().map(({ id }) => id)).toEqual([1, 2]);
  await store.undo(merge);
  expect(institutions().map(({ id }) => id)).toEqual([2]);
});

it('a record saved with a statement that an earlier undo removed is restored without it', async () => {
  const { store } = temporary;
  const record = signed(1, 'Department of Kites, Nile Institute, Cairo');
  await store.load([record], { batch: 'text' });
  await store.load([signed(2, nile)], { batch: 'institution' });
  await store.reindex();
  expect(database.prepare('SELECT research_id AS id FROM signed_from WHERE said_id IS NOT NULL ORDER BY id').all()).toHaveLength(2);
  await store.load([{ ...record, title: { en: 'Signed study 1, corrected' } }], { batch: 'corrected' });
  await store.undo('institution');
  await store.undo('corrected');
  expect(institutions()).toEqual([]);
  const page = await store.research('en', '1');
  expect(page).toMatchObject({ kind: 'found', value: { title: { value: 'Signed study 1' } } });
});

it('an undo leaves no postings of its batch, and those of other records unchanged', async () => {
  const { store } = temporary;
  const postings = () =>
    database.prepare('SELECT term, records, hex(docs) AS docs, hex(places) AS places FROM posting ORDER BY term').all();
  const kites = {
    ...signed(1, example),
    title: { en: 'Kites over a paper moon over kites' },
    abstract: { en: 'Kites fly over a paper moon.' },
  };
  await store.load([kites], { batch: 'first' });
  const before = postings();
  await store.load([{ ...signed(2, nile), title: { en: 'Lanterns over a paper moon' } }], { batch: 'second' });
  const [research] = (await store.findResearch('en', { ...defaultResearchQuery, keyword: 'lanterns' })).items;
  expect(postings()).not.toEqual(before);
  await store.undo('second');
  expect(postings()).toEqual(before);
  await store.load([{ ...signed(2, nile), title: { en: 'Lanterns over a paper moon' } }], { batch: 'third' });
  await store.undo(await store.withdraw(String(Number(research?.id) + 1)));
  await store.undo('third');
  expect(postings().map(({ term }) => term)).toEqual(before.map(({ term }) => term));
});

it.each([
  ['few', 2],
  ['many', 40],
])('an undo of %s of the records leaves the postings of the others byte for byte', async (_, count) => {
  const { store } = temporary;
  const study = (id: number) => ({
    ...signed(id, example),
    title: { en: `Kites ${'over'.repeat(id % 7)} moon ${id} of lantern${id % 5}` },
  });
  const studies = (from: number, length: number) => Array.from({ length }, (_, index) => study(from + index));
  const postings = () =>
    database.prepare('SELECT term, records, hex(docs) AS docs, hex(places) AS places FROM posting ORDER BY term').all();
  await store.load(studies(1, 250), { batch: 'first' });
  const before = postings();
  await store.load(studies(300, count), { batch: 'second' });
  await store.undo('second');
  expect(postings()).toEqual(before);
});
