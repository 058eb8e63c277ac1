import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import development from '#lib/text/testing/author-names.json' with { type: 'json' };
import heldOut from '#lib/text/testing/author-names-held-out.json' with { type: 'json' };
import { matchName, nameInitial, nameKeys, nameQuery, nameSortKey } from './name-keys.ts';

type Pairs = readonly (readonly string[])[];
const matchedPairs = (pairs: Pairs) => pairs.filter(([query = '', name = '']) => matchName(query, name).ok);
const unmatched = (pairs: Pairs) => pairs.filter(([query = '', name = '']) => !matchName(query, name).ok);
const metByKeys = (query: string, name: string) => {
  const keys = new Set(nameKeys(name));
  return nameQuery(query).every((group) => group.some((key) => keys.has(key)));
};

describe('matchName', () => {
  it('finds every development pair', () => {
    expect(unmatched(development.pairs)).toEqual([]);
  });

  it('matches at most three development traps', () => {
    expect(matchedPairs(development.traps).length).toBeLessThanOrEqual(3);
  });

  it('finds every held-out pair and matches at most five of thirty traps', () => {
    expect(unmatched(heldOut.pairs)).toEqual([]);
    expect(matchedPairs(heldOut.traps).length).toBeLessThanOrEqual(5);
  });

  it('matches Latin to Arabic letters too', () => {
    const turned = development.pairs.filter(([arabic = '', latin = '']) => arabic.split(' ').length === latin.split(' ').length);
    expect(unmatched(turned.map(([arabic = '', latin = '']) => [latin, arabic]))).toEqual([]);
  });

  it('matches between Latin spellings', () => {
    for (const [one = '', other = ''] of [
      ['Mohammed', 'Muhammad'],
      ['El-Baz', 'Al Baz'],
      ['Hussain', 'Hussein'],
      ['Alzahrani', 'Al-Zahrani'],
      ['Smith', 'J. Smith'],
      ['李伟', '李伟'],
    ])
      expect(matchName(one, other).ok, `${one} ${other}`).toBe(true);
  });

  it('matches a name in al-Din with its first half', () => {
    for (const [one = '', other = ''] of [
      ['Salah', 'Salah al-Din'],
      ['Salah Ahmed', 'Salaheldin Ahmed'],
      ['صلاح أحمد', 'Salaheddine Ahmed'],
      ['Jamal', 'جمال الدين'],
      ['Salah al-Din', 'Salaheldin'],
    ]) {
      expect(matchName(one, other).ok, `${one} ${other}`).toBe(true);
      expect(matchName(other, one).ok, `${other} ${one}`).toBe(true);
      expect(metByKeys(one, other), `${one} ${other}`).toBe(true);
    }
    expect(matchName('Bar', 'Bardin').ok).toBe(false);
    expect(matchName('Din', 'Salah al-Din').ok).toBe(false);
  });

  it('does not match an initial alone with a name', () => {
    expect(matchName('أحمد', 'A. Alzahrani').ok).toBe(false);
    expect(matchName('أحمد الزهراني', 'A. Alzahrani').ok).toBe(true);
    expect(matchName('A. Alzahrani', 'أحمد الزهراني').ok).toBe(true);
  });

  it('does not match the first of two given names with the family name next to an initial', () => {
    expect(matchName('عبد الرحمن الصوفي', 'Sophie E. Deam').ok).toBe(false);
    expect(matchName('محمد علي', 'Ali M. Hassan').ok).toBe(false);
    for (const name of ['A. Sufi', 'Abdulrahman Alsufi', 'Sufi A.', 'A. Hassan Sufi'])
      expect(matchName('عبد الرحمن الصوفي', name).ok, name).toBe(true);
  });

  it('prefers a full name to its initial', () => {
    expect(matchName('أحمد الزهراني', 'Ahmed Alzahrani').score).toBeGreaterThan(matchName('أحمد الزهراني', 'A. Alzahrani').score);
  });
});

describe('nameKeys', () => {
  it('meet the condition of nameQuery for every pair', () => {
    for (const [query = '', name = ''] of [...development.pairs, ...heldOut.pairs])
      expect(metByKeys(query, name), `${query} ${name}`).toBe(true);
  });

  it('require a family name in full, which no initial matches', () => {
    expect(nameQuery('أحمد الزهراني').map((group) => group.some((key) => key.startsWith('o')))).toEqual([true, false]);
    expect(matchName('أحمد الزهراني', 'Ahmed A.').ok).toBe(false);
  });

  it('are letters and digits only, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        for (const key of nameKeys(name)) expect(key).toMatch(/^[\p{L}\p{N}]+$/u);
        matchName(name, name);
        nameInitial(name);
      }),
    );
  });

  it('are computed for 10,000 characters in less than 250 ms', () => {
    for (const piece of ['a', 'abd ', 'al-', 'عبد ', 'ى', 'sh']) {
      const startedAt = threadMs();
      nameKeys(piece.repeat(10_000 / piece.length));
      nameSortKey(piece.repeat(10_000 / piece.length));
      expect(threadMs() - startedAt, piece).toBeLessThan(250);
    }
  });
});

describe('nameSortKey', () => {
  it.each([
    ['الزهراني، أحمد', 'زهراني احمد'],
    ['آل سعود', 'سعود'],
    ['Al-Battani', 'battani'],
    ['El Baz, Farouk', 'baz farouk'],
    ['AlQarni', 'qarni'],
    ['Albert Einstein', 'albert einstein'],
    ['إبراهيم', 'ابراهيم'],
    ['Dr. Øyvind', 'oyvind'],
    ['ألفونسو', 'الفونسو'],
    ['م. ع. الفزاري', 'م ع الفزاري'],
    ['د. م. أحمد زكي', 'احمد زكي'],
  ])('of %s is %s', (name, key) => {
    expect(nameSortKey(name)).toBe(key);
  });

  it('sorts Arabic names alphabetically, ignoring the hamza', () => {
    const names = ['يوسف', 'الهاشمي', 'أحمد', 'إبراهيم', 'الباز', 'آدم', 'هدى', 'وليد', 'تركي'];
    const sortedNames = [...names].sort((a, b) => (nameSortKey(a) < nameSortKey(b) ? -1 : 1));
    expect(sortedNames).toEqual(['إبراهيم', 'أحمد', 'آدم', 'الباز', 'تركي', 'الهاشمي', 'هدى', 'وليد', 'يوسف']);
  });
});

describe('nameInitial', () => {
  it.each([
    ['الزهراني', 'ز'],
    ['آدم', 'أ'],
    ['إبراهيم', 'أ'],
    ['هدى', 'ه'],
    ['یوسف', 'ي'],
    ['Al-Battani', 'B'],
    ['Ångström', 'A'],
    ['李伟', '#'],
    ['', '#'],
  ])('of %j is %s', (name, letter) => {
    expect(nameInitial(name)).toBe(letter);
  });
});
