import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arabicFaults } from '#lib/text/arabic-style.ts';
import { readData } from '#lib/text/data/read-data.ts';
import { dictionary } from './dictionary.ts';
import { listedTerms } from './listed-terms.ts';

const tables = [
  ...readFileSync('lib/text/data/lists/README.md', 'utf8').matchAll(/^\| `([\w-]+\.tsv)` \|[^|]+\|[^|]*\d{4} \| (\d+) \|$/gm),
];

describe('closed lists', () => {
  it('have the number of entries that their README states, of an authority and a date', () => {
    expect(tables.map(([, table = '', count]) => [table, readData(`lists/${table}`).length, Number(count)])).toEqual([
      ['constellations.tsv', 88, 88],
      ['elements.tsv', 118, 118],
      ['geological-time.tsv', 55, 55],
    ]);
  });

  it('have entries of four cells with different ids, names in both languages and broader terms that exist', () => {
    const rows = tables.flatMap(([, table = '']) => readData(`lists/${table}`));
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    for (const { id, names, broader } of listedTerms()) {
      expect(names.en[0], id).toMatch(/^\p{Script=Latin}/u);
      for (const name of names.ar) expect(arabicFaults(name), `${id}: ${name}`).toEqual([]);
      for (const broaderId of broader) expect(dictionary.term(broaderId)?.id, id).toBe(broaderId);
    }
  });

  it('are in the dictionary under their names, or under those of a term it had before', () => {
    for (const { id, names } of listedTerms())
      for (const name of [names.en[0] ?? '', names.ar[0] ?? '']) expect(dictionary.named(name), `${id}: ${name}`).toBeDefined();
    expect(dictionary.named('Triassic')?.id).toBe('geological-triassic');
    expect(dictionary.named('hydrogen')?.id).toBe('hydrogen');
    expect(dictionary.term('element-hydrogen')).toBeUndefined();
    expect(dictionary.term('geological-mesozoic')?.narrower).toContain('geological-triassic');
  });
});
