import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { ownTranslationsDigest, readOperatorTranslations } from '#lib/text/data/read-translations.ts';
import { bilingualTexts, textsDigest } from '#lib/text/make/make-translations.ts';
import { nameWords } from '#lib/text/vocabulary/name-words.ts';
import { translationsOf } from '#lib/text/vocabulary/translations.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';
import { stem } from '#lib/text/words/stem.ts';
import { writeOperatorTranslations } from './write-translations.ts';

const path = 'lib/text/data/translations.tsv';
const folder = mkdtempSync(join(tmpdir(), 'madar-translations-'));
afterAll(() => {
  readOperatorTranslations(undefined);
  rmSync(folder, { recursive: true, force: true });
});
const stemsOf = (word: string) => translationsOf(stem(word)).map((translation) => translation.stem);

describe('translations of words', () => {
  it('are learned from the current vocabulary and collection (`npm run vocabulary` learns them)', () => {
    const [heading = ''] = readFileSync(path, 'utf8').split('\n');
    expect(heading).toBe(`stem\ttranslations, learned from ${textsDigest(bilingualTexts(readCollection()))}`);
    expect(statSync(path).size).toBeLessThanOrEqual(200_000);
  });

  it('translate in both directions', () => {
    expect(stemsOf('ضغط')).toContain('pressur');
    expect(stemsOf('pressure')).toContain('ضغط');
  });

  it('map common adjectives to no name', () => {
    const names = nameWords(defaultConcepts());
    expect(names).toContain('fast');
    for (const word of ['السريعه', 'الجديد', 'الكبير', 'الحمراء', 'الدوليه', 'العميق'])
      expect(
        stemsOf(word).filter((candidate) => names.has(candidate)),
        word,
      ).toEqual([]);
  });
});

describe('an operator’s own translations', () => {
  const recordOf = (index: number, en: string, ar: string): ResearchRecord => ({
    key: `own-${index}`,
    title: { en, ar },
    language: 'en',
    authors: [],
    type: 'journal-article',
    areas: [],
  });
  const records = ['deep', 'wide', 'old', 'new', 'small', 'large'].flatMap((adjective, index) => [
    recordOf(2 * index, `${adjective} zibbernaut observations`, `أرصاد زبرنوط ${'عميق واسع قديم جديد صغير كبير'.split(' ')[index]}`),
    recordOf(2 * index + 1, 'zibbernaut', 'زبرنوط'),
  ]);
  let firstTable = '';

  beforeAll(async () => {
    const store = openSqliteStore(join(folder, 'madar.sqlite'));
    await store.load(records);
    firstTable = readFileSync(await writeOperatorTranslations(store, folder), 'utf8');
    await store.close();
  });

  it('are also learned from the records of the store, reproducibly', async () => {
    readOperatorTranslations(folder);
    expect(stemsOf('زبرنوط')).toEqual([stem('zibbernaut')]);
    expect(stemsOf('ضغط')).toContain('pressur');
    expect(ownTranslationsDigest()).not.toBe('');
    const store = openSqliteStore(':memory:');
    await store.load([...records].reverse());
    expect(readFileSync(await writeOperatorTranslations(store, folder), 'utf8')).toBe(firstTable);
    await store.close();
  });

  it('fall back to ours when a folder has none', () => {
    readOperatorTranslations(join(folder, 'nowhere'));
    expect(stemsOf('زبرنوط')).toEqual([]);
    expect(ownTranslationsDigest()).toBe('');
  });
});
