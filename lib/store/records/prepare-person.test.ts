import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { defaultAuthorQuery } from '#lib/domain/query.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { Store } from '#lib/store/port/store.ts';
import { revertTo } from '#lib/store/testing/schema-before.ts';
import { preparePerson } from './prepare-person.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-filed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['Tawfik al-Hakim', 'H'],
  ['ʿUmar al-Khayyām', 'K'],
  ['Muḥammad ʿAlī al-Tahānawī', 'T'],
  ['Noora Al-Naimi', 'N'],
  ['Jan van der Berg', 'V'],
  ['Plato', 'P'],
  ['Gaia Collaboration', 'G'],
])('preparePerson sorts the undivided name %s under %s, as citations do', (name, letter) => {
  expect(preparePerson({ name: { en: name } }).sort[2]).toBe(letter);
});

it('preparePerson prefers the name parts of the source to those of citations', () => {
  expect(preparePerson({ name: { en: 'Ana Maria Lopez' }, given: 'Ana', family: 'Maria Lopez' }).inverted).toBe('Maria Lopez Ana');
});

it('A store of the previous version sorts its people again', async () => {
  const databaseUrl = `sqlite:${join(folder, 'a.sqlite')}`;
  const people = ['Tawfik al-Hakim', 'Noora Al-Naimi', 'Zayd Amin'];
  const open = () => openStore({ databaseUrl, dataDir: folder });
  const namesOf = async (store: Store) => {
    const page = await store.findAuthors('en', { ...defaultAuthorQuery, sort: 'name' });
    return page.items.map(({ name }) => name.value);
  };
  const first = await open();
  await first.load([
    {
      key: 'a',
      title: { en: 'A lunar clock' },
      language: 'en',
      authors: people.map((en) => ({ name: { en } })),
      type: 'journal-article',
      areas: [],
    },
  ]);
  const letters = await first.letters();
  await first.close();
  const database = new DatabaseSync(join(folder, 'a.sqlite'));
  revertTo(
    database,
    'filed_name',
    'UPDATE author SET inverted = NULL, sort_en = lower(name_en), initial_en = upper(substr(name_en, 1, 1));',
  );
  database.close();
  const again = await open();
  expect(await namesOf(again)).toEqual(['Zayd Amin', 'Tawfik al-Hakim', 'Noora Al-Naimi']);
  expect(await again.letters()).toEqual(letters);
  await again.close();
});
