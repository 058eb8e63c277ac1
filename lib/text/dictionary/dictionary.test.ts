import { describe, expect, it } from 'vitest';
import { type DictionaryTerm, termKeyword } from '#lib/domain/dictionary.ts';
import { languages } from '#lib/languages/languages.ts';
import { analyse, wordRanges } from '#lib/text/analyse/analyse.ts';
import { fold } from '#lib/text/words/fold.ts';
import { dictionary } from './dictionary.ts';

describe('dictionary', () => {
  const allTerms = dictionary.all('en');

  it('finds a term in either script and by the beginning of a word', () => {
    for (const text of ['regolith', 'Regol', 'الثرى القمري', 'ريغوليث'])
      expect(
        dictionary
          .find({ text }, 'ar')
          .slice(0, 3)
          .map(({ id }) => id),
        text,
      ).toContain('regolith');
    expect(dictionary.find({ text: 'zzzz' }, 'en')).toEqual([]);
    expect(dictionary.find({ text: '?!' }, 'en')).toEqual([]);
  });

  it('resolves a term by any of its names, also inflected', () => {
    expect(dictionary.named('Exoplanets')?.id).toBe('exoplanet');
    expect(dictionary.named('الثقوب السوداء')?.id).toBe('black-hole');
    expect(dictionary.named('no such thing')).toBeUndefined();
  });

  it('has no term with the preferred name of another as its name in the same language (SKOS S13 and the guidance on labels)', () => {
    const key = (name: string) => fold(name).replace(/^ال/, '');
    for (const language of languages) {
      const preferred = new Map<string, string>();
      for (const { id, names } of allTerms) {
        const [name] = names[language];
        if (name === undefined) continue;
        expect(preferred.get(key(name)), `${id}: ${name}`).toBeUndefined();
        preferred.set(key(name), id);
      }
      const faults = allTerms.flatMap(({ id, names }) =>
        names[language]
          .slice(1)
          .filter((name) => (preferred.get(key(name)) ?? id) !== id)
          .map((name) => `${id}: ${name}`),
      );
      expect(faults).toEqual([]);
    }
  });

  it('shows only synonyms, but also finds a term by its search variants', () => {
    expect(dictionary.term('cosmology')?.names.en).not.toContain('dark matter');
    expect(dictionary.term('equinox')?.names).toMatchObject({ en: expect.not.arrayContaining(['solstice']) });
    expect(dictionary.find({ text: 'solstice' }, 'en').map(({ id }) => id)).toContain('equinox');
  });

  it('finds a term by a paraphrase from the second typed word on, and shows no paraphrase', () => {
    const idsFor = (text: string) => dictionary.find({ text }, 'en').map(({ id }) => id);
    expect(idsFor('stop forming stars')).toEqual(['galaxy-quenching']);
    expect(idsFor('stop')).not.toContain('galaxy-quenching');
    expect(dictionary.find({ text: 'التخلص من ثاني أكسيد الكربون' }, 'ar').map(({ id }) => id)).toEqual(['carbon-dioxide-removal']);
    expect(dictionary.term('galaxy-quenching')?.names.en).not.toContain('stop forming stars');
  });

  it('lists a phrase with another noun as a synonym, even when the stems of the nouns are equal', () => {
    for (const [id, name] of [
      ['cosmology', 'علم الكونيات'],
      ['orbital-mechanics', 'ديناميكيات المدار'],
      ['artemis-accords', 'اتفاقات أرتميس'],
    ] as const)
      expect(dictionary.term(id)?.names.ar).toContain(name);
    expect(dictionary.term('light-curve')?.names.ar).not.toContain('منحنيات الضوء');
  });

  it('lists an area and the term of the same subject once, and resolves it by either id', () => {
    expect(dictionary.term('mars')?.names.en[0]).toBe('Mars');
    expect(dictionary.term('debris')).toBe(dictionary.term('space-debris'));
    expect(dictionary.term('space-debris')?.areas).toEqual(['debris']);
    expect(allTerms.filter(({ id }) => id === 'debris')).toEqual([]);
  });

  it('lists each term once, and each under its letters', () => {
    expect(new Set(allTerms.map(({ id }) => id)).size).toBe(allTerms.length);
    expect(new Set(dictionary.all('ar'))).toEqual(new Set(allTerms));
    const byInitial = new Set(dictionary.initials().flatMap((initial) => dictionary.find({ initial }, 'en')));
    for (const term of allTerms) expect(byInitial.has(term) || /^\d/.test(term.names.en[0] ?? ''), term.id).toBe(true);
  });

  it('has symmetric relations between existing terms, without cycles', () => {
    for (const { id, broader, narrower, related } of allTerms) {
      for (const broaderId of broader) expect(dictionary.term(broaderId)?.narrower, `${broaderId} of ${id}`).toContain(id);
      for (const narrowerId of narrower) expect(dictionary.term(narrowerId)?.broader, `${narrowerId} of ${id}`).toContain(id);
      for (const relatedId of related) expect(dictionary.term(relatedId)?.related, `${relatedId} of ${id}`).toContain(id);
      const wider = allBroader(id);
      expect(wider.has(id), id).toBe(false);
      expect(
        related.filter((relatedId) => wider.has(relatedId) || allBroader(relatedId).has(id)),
        id,
      ).toEqual([]);
    }
  });
});

function allBroader(id: string, visited = new Set<string>()): ReadonlySet<string> {
  for (const broaderId of dictionary.term(id)?.broader ?? []) {
    if (visited.has(broaderId)) continue;
    visited.add(broaderId);
    allBroader(broaderId, visited);
  }
  return visited;
}

it('has a text to search for every term that a query without its stop words does not turn into another term', () => {
  const keywordsOf = (id: string) => {
    const term = dictionary.term(id) as DictionaryTerm;
    return [termKeyword(term, 'en'), termKeyword(term, 'ar')];
  };
  expect(keywordsOf('uat-5')).toEqual(['"A-type stars"', '"A-type stars"']);
  expect(keywordsOf('uat-142')).toEqual(['"Be-type stars"', '"Be-type stars"']);
  expect(keywordsOf('uat-190')[0]).toBe('"BY Draconis stars"');
  expect(keywordsOf('uat-1746')[1]).toBe('Uncharged black holes');
  expect(keywordsOf('remote-sensing')).toEqual(['remote sensing', 'الاستشعار عن بُعد']);
  const misread: string[] = [];
  for (const language of languages)
    for (const term of dictionary.all(language)) {
      const keyword = termKeyword(term, language);
      const { units, spans } = analyse(keyword);
      const isWhole = spans.some(({ from, to }) => from === 0 && to === units.length);
      const ranges = wordRanges(keyword);
      if (units.every(({ stop }) => !stop)) continue;
      const contentWords = units
        .flatMap(({ stop }, index) => (stop ? [] : keyword.slice(ranges[index]?.[0], ranges[index]?.[1])))
        .join(' ');
      const other = dictionary.named(contentWords);
      if (!keyword.startsWith('"') && !isWhole && other && other.id !== term.id) misread.push(`${term.id}: ${keyword} → ${contentWords}`);
    }
  expect(misread).toEqual([]);
});
