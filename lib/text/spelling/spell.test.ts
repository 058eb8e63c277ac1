import { describe, expect, it } from 'vitest';
import { damerau } from '#lib/base/damerau.ts';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import { vocabularyWords } from '#lib/text/vocabulary/vocabulary.ts';
import { SpellIndex } from './spell.ts';

const index = new SpellIndex(vocabularyWords());

describe('the nearest spelling', () => {
  it.each([
    ['exoplanats', 'exoplanets'],
    ['scintilation', 'scintillation'],
    ['galxay', 'galaxy'],
    ['asteriod', 'asteroid'],
    ['telescpoe', 'telescope'],
    ['gravitatoinal', 'gravitational'],
    ['النيازق', 'النيازك'],
    ['الاستشعرا', 'الاستشعار'],
    ['صواريج', 'صواريخ'],
  ])('corrects %s to %s', (wrong, right) => {
    expect(index.nearest(wrong)).toBe(right);
  });

  it.each(['galaxy', 'abc', 'ngc1068', '2024', 'k218b', '10e51', 'zzzzzzzz', ''])('leaves %j unchanged', (word) => {
    expect(index.nearest(word)).toBeNull();
  });

  it('prefers the more frequent of two equally near words', () => {
    expect(
      new SpellIndex([
        ['orbit', 500],
        ['orbut', 1],
      ]).nearest('orbat'),
    ).toBe('orbit');
  });

  it('recognises an Arabic word of the texts without its article', () => {
    expect(new SpellIndex([['الكويكبات', 3]]).nearest('كويكبت')).toBe('كويكبات');
  });

  it('searches 200,000 words in a median of at most 5 ms', () => {
    const large = new SpellIndex(manyWords(200_000));
    const misspelled = [...manyWords(400)].map(([word]) => `${word.slice(0, 2)}q${word.slice(3)}`);
    for (const word of misspelled.slice(0, 50)) large.nearest(word);
    const times = misspelled.slice(50).map((word) => {
      const startedAt = threadMs();
      large.nearest(word);
      return threadMs() - startedAt;
    });
    expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(5);
  });
});

describe('damerau', () => {
  it('counts insertions, deletions, substitutions and swaps of neighbours', () => {
    expect(damerau('orbit', 'orbits', 2)).toBe(1);
    expect(damerau('orbit', 'obit', 2)).toBe(1);
    expect(damerau('orbit', 'orbut', 2)).toBe(1);
    expect(damerau('orbit', 'obrit', 2)).toBe(1);
    expect(damerau('orbit', 'ibrot', 1)).toBe(2);
  });
});

/** Made-up words, the same in every run: syllables chosen by a multiplicative generator. */
function* manyWords(count: number): Generator<[string, number]> {
  const syllables =
    'ra di o tion al er con stel la ment ic astro nom phy sic gal ax y ing ob ser va tor pla net su per no geo ther mal sp ec tro me'.split(
      ' ',
    );
  const words = new Set<string>();
  for (let i = 1; words.size < count; i++) {
    let seed = Math.imul(i, 2_654_435_761) >>> 0;
    let word = '';
    for (let part = 0; part < 3 + (i % 3); part++) {
      word += syllables[seed % syllables.length];
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      seed = (seed ^ (seed >>> 13)) >>> 0;
    }
    if (words.has(word)) word += String.fromCharCode(97 + (i % 26), 97 + ((i >> 5) % 26));
    if (words.has(word)) continue;
    words.add(word);
    yield [word, 1 + (i % 50)];
  }
}
