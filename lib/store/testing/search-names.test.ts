import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import names from '#lib/text/testing/author-names.json' with { type: 'json' };
import heldOut from '#lib/text/testing/author-names-held-out.json' with { type: 'json' };
import { fold } from '#lib/text/words/fold.ts';
import { openFilled } from './open-filled.ts';

const sets = [
  // `traps`: names of different people. At most `trapsMax` match, all of which differ only in unwritten vowels.
  { name: 'development', ...names, missesMax: 0, trapsMax: 3 },
  { name: 'held out', ...heldOut, missesMax: 0, trapsMax: 5 },
];
const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);

describe.each(sets)('An author search by another spelling ($name names)', ({ pairs, traps, missesMax, trapsMax }) => {
  let store: Store;
  beforeAll(async () => {
    const spellings = [...new Set([...pairs, ...traps].flat())];
    const records = spellings.map(
      (name, index): ResearchRecord => ({
        key: `name-${index}`,
        title: { en: `Record ${index}` },
        language: 'en',
        authors: [{ name: isArabic(name) ? { ar: name } : { en: name } }],
        type: 'journal-article',
        areas: [],
      }),
    );
    store = await openFilled(records);
  });
  afterAll(() => store.close());

  const finds = async (keyword: string, name: string) => {
    const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword, strict: true, pageSize: 100 });
    // Compares folded names, since the store lists Al-Khwarizmi and Al-Khwārizmī as one person, under one of the spellings.
    return items.some((author) => fold(author.name.value) === fold(name));
  };
  const pairsFound = async (list: readonly (readonly string[])[], isFound: boolean) => {
    const labels: string[] = [];
    for (const [name = '', spelling = ''] of list) if ((await finds(name, spelling)) === isFound) labels.push(`${name} – ${spelling}`);
    return labels;
  };

  it('finds the person', async () => {
    const misses = await pairsFound(pairs, false);
    expect(misses.length, misses.join(', ')).toBeLessThanOrEqual(missesMax);
  });

  it('lists few others', async () => {
    const matchedTraps = await pairsFound(traps, true);
    expect(matchedTraps.length, matchedTraps.join(', ')).toBeLessThanOrEqual(trapsMax);
  });
});

describe('Suggestions for a name in the other script', () => {
  let store: Store;
  beforeAll(async () => {
    const signedBy = (name: string, key: string): ResearchRecord => ({
      key,
      title: { en: `Record of ${key}` },
      language: 'en',
      authors: [{ name: { en: name } }],
      type: 'journal-article',
      areas: [],
    });
    store = await openFilled([signedBy('Krzysztof Sinka', 'one'), signedBy('Maria Rossi', 'two'), signedBy('Jan Sinkewicz', 'three')]);
  });
  afterAll(() => store.close());

  it.each([
    ['سنكا', 'Krzysztof Sinka'],
    ['سينكا', 'Krzysztof Sinka'],
    ['ماريا روسي', 'Maria Rossi'],
  ])('find %s as %s', async (typed, name) => {
    const people = (await store.suggest('ar', typed, 8)).filter(({ kind }) => kind === 'author');
    expect(people.map(({ text }) => text.value)).toEqual([name]);
  });
});
