import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { importFiles } from '#lib/import/import-files.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';

const { folder, store, close } = temporaryStore();
const database = new DatabaseSync(join(folder, 'madar.sqlite'), { readOnly: true });
afterAll(async () => {
  database.close();
  await close();
});

const work = (key: string, title: string, institution: string) =>
  JSON.stringify({
    key,
    title: { en: title },
    language: 'en',
    type: 'journal-article',
    areas: [],
    authors: [{ name: { en: 'Ilse Vorn' }, institutions: [{ name: { en: institution }, country: 'GB' }] }],
  });

async function load(name: string, ...works: readonly string[]): Promise<string> {
  writeFileSync(join(folder, name), `${works.join('\n')}\n`);
  const { batch = '' } = await importFiles(store, [inputOf(join(folder, name))], { batch: name });
  return batch;
}

/** Institutions, statements about them, and the index, whose record numbers grow with each load. */
const contents = () => ({
  institutions: database.prepare('SELECT id, name_en, publication_count FROM institution').all(),
  statements: database.prepare('SELECT id, doc, void FROM institution_said').all(),
  postings: database.prepare('SELECT term, records, length(docs) AS docs, length(places) AS places FROM posting ORDER BY term').all(),
});

it('an undo leaves neither institutions nor postings of its batch', async () => {
  await load('first', work('a', 'Kites over a paper moon', 'Example University'));
  const before = contents();
  expect(before.institutions).toHaveLength(1);
  const batch = await load(
    'second',
    work('b', 'Lanterns under a paper moon', 'Nile Institute'),
    work('c', 'Kites and lanterns', 'Example University'),
  );
  expect(contents().institutions).toHaveLength(2);
  await store.undo(batch);
  expect(contents()).toEqual(before);
});

it('an undo before a later batch keeps what the later one states', async () => {
  const batch = await load('third', work('d', 'Strings of kites', 'Nile Institute'));
  await load('fourth', work('e', 'Knots of kites', 'Nile Institute'));
  await store.undo(batch);
  expect(contents().institutions.map(({ name_en: name, publication_count: count }) => [name, count])).toEqual([
    ['Example University', 1],
    ['Nile Institute', 1],
  ]);
  expect(contents().postings.filter(({ term }) => String(term).includes('string'))).toEqual([]);
  expect(contents().postings.filter(({ term }) => String(term).includes('knot'))).not.toEqual([]);
});
