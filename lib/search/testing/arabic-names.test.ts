import { describe, expect, it } from 'vitest';
import { rowsOf, search } from '#lib/search/search.ts';
import { listedTerms } from '#lib/text/dictionary/listed-terms.ts';
import { thesaurus } from '#lib/text/dictionary/thesaurus.ts';
import { spelledNameWords } from '#lib/text/make/make-word-translations.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';
import { memorySource } from './memory-source.ts';
import { recordOf } from './suite-records.ts';

const sourceOf = (titles: readonly string[]) =>
  memorySource(
    titles.map((title, index) => ({ ...recordOf(String(index), title, ''), title: { en: title } })),
    () => [],
  );

const ask = (titles: readonly string[], keyword: string) => {
  const answer = search(sourceOf(titles), keyword);
  return { titles: rowsOf(answer, 200).map(({ doc }) => titles[doc]), codes: answer.notices.map(({ code }) => code) };
};

describe('An Arabic name', () => {
  it('of a mission or place is found by its proper name alone', () => {
    const pairs = spelledNameWords(defaultConcepts());
    const titles = [...new Set(pairs.map(([, english]) => `Results of ${english} in ten years`))];
    const source = sourceOf(titles);
    const missed = pairs.filter(([arabic, english]) => {
      const docs = rowsOf(search(source, arabic), 200).map(({ doc }) => titles[doc]);
      return !docs.includes(`Results of ${english} in ten years`);
    });
    // Words with a more usual meaning: America the country, a web, a cup, carbon.
    expect(missed.map(([arabic]) => arabic)).toEqual(['امريكا', 'فيله', 'ويب', 'الكربون', 'فالكون', 'سليم', 'هيس', 'اثينا']);
  });

  it('that the dictionary displays finds its English name', () => {
    const terms = [...[...thesaurus().concepts.values()].filter(({ replacedBy }) => !replacedBy), ...listedTerms()].map(
      ({ names }) => names,
    );
    const titles = terms.map(({ en }) => en[0] ?? '');
    const source = sourceOf(titles);
    const missed = terms.filter(({ en, ar }) => !rowsOf(search(source, ar[0] ?? ''), 200).some(({ doc }) => titles[doc] === en[0]));
    // What remains has another usual meaning in Arabic, such as «التراكم», or the name of another term.
    expect(missed.map(({ en, ar }) => `${ar[0]} = ${en[0]}`).slice(37)).toEqual([]);
  });

  it.each([
    ['عنقود الذؤابة', 'Galaxies of the Coma cluster'],
    ['حشد الذؤابة', 'Galaxies of the Coma cluster'],
    ['الرامي A*', 'Flares of Sgr A*'],
    ['sgr a*', 'Orbits near Sagittarius A*'],
    ['التعديس الثقالي الضعيف', 'Weak lensing by voids'],
    ['التنبؤ بالطقس الفضائي', 'Prediction of space weather'],
    ['بيانات القمر الصناعي غايا', 'Open clusters seen by Gaia'],
    ['القمر الصناعي جايا', 'Open clusters seen by Gaia'],
  ])('is understood with another word, sign or noun of its kind, without a notice: %s', (keyword, title) => {
    const { titles, codes } = ask(
      [title, 'Soil of a field', 'Weather forecast for a city', 'A satellite of the year', 'Data of a city'],
      keyword,
    );
    expect([titles[0], codes]).toEqual([title, []]);
  });

  it('of a burst is not corrected to another form of itself', () => {
    expect(search(sourceOf(['Fast radio bursts']), 'الومضات الراديوية السريعة').query.corrected).toBeUndefined();
  });
});
