import { describe, expect, it } from 'vitest';
import { languages } from '#lib/languages/languages.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { articleFaults } from '#lib/testing/arabic-phrases.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { arabicFaults } from '#lib/text/arabic-style.ts';
import { readData } from '#lib/text/data/read-data.ts';
import { conceptToken, defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { dictionary } from './dictionary.ts';

const rows = readData('definitions.tsv');
/** Types without definitions: places and agencies, whose definition would only repeat the name, and documents. */
const undefinedTypes = new Set(['place', 'agency', 'document']);
const termsChecked = 100;

const sentences = (text: string) => text.match(/[^.]+(?:\.\d[^.]*)*\.(?= |$)/g) ?? [];
const numbers = (text: string) => (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).sort();

describe('the definitions', () => {
  it('are a sorted table of known terms, without repetitions', () => {
    const ids = rows.map(([id = '']) => id);
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
    expect(ids.filter((id) => dictionary.term(id) === undefined)).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const column of [1, 2]) expect(new Set(rows.map((cells) => cells[column])).size).toBe(rows.length);
  });

  it.each(rows)('of %s are two sentences in each language, with the same numbers', (_id, en = '', ar = '') => {
    for (const text of [en, ar]) {
      expect(sentences(text), text).toHaveLength(2);
      expect(sentences(text).join(''), text).toBe(text);
      expect(text.length, text).toBeGreaterThan(80);
      expect(text.length, text).toBeLessThan(350);
    }
    expect(en).toMatch(/^[A-Z]/);
    expect(en).not.toMatch(/\p{Script=Arabic}|['"]| {2}/u);
    expect([...arabicFaults(ar), ...articleFaults(ar)]).toEqual([]);
    expect(numbers(ar)).toEqual(numbers(en));
  });

  it('are returned by the dictionary', () => {
    for (const [id = '', en, ar] of rows) expect(dictionary.term(id)?.definition).toEqual({ en, ar });
  });

  it('cover the hundred terms most frequent in the starter collection', () => {
    const vocabulary = defaultVocabulary();
    const counts = new Map<string, number>();
    for (const { title, abstract, keywords } of readCollection()) {
      const texts = languages.flatMap((language) => [title[language], abstract?.[language], ...(keywords?.[language] ?? [])]);
      const mentioned = new Set(texts.flatMap((text) => (text ? analyse(text, vocabulary).concepts : [])));
      for (const token of mentioned) counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    const byUse = dictionary
      .all('en')
      .filter(({ type }) => !undefinedTypes.has(type))
      .map((term) => ({ term, count: counts.get(conceptToken(term.id)) ?? 0 }))
      .sort((a, b) => b.count - a.count);
    const least = byUse[termsChecked - 1]?.count ?? 0;
    expect(least).toBeGreaterThan(10);
    expect(byUse.filter(({ term, count }) => count >= least && !term.definition).map(({ term }) => term.id)).toEqual([]);
  });
});
