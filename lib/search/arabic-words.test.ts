import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { rowsOf, search } from './search.ts';
import { memorySource } from './testing/memory-source.ts';

const english = (key: string, title: string, author = 'Maria Rossi'): ResearchRecord => ({
  key,
  title: { en: title },
  language: 'en',
  authors: [{ name: { en: author } }],
  type: 'journal-article',
  areas: [],
});

const records = [
  english('surface', 'Dust on the surface of Vesta'),
  english('cursory', 'A cursory look at catalogues'),
  ...['Surfaces of small bodies', 'Surface winds', 'Surface gravity', 'Surface waves'].map((title, index) =>
    english(`surface-${index}`, title),
  ),
  english('continent', 'Weathering of a continent'),
  english('kara', 'Wells of the desert', 'Kara Lamb'),
  english('storm', 'Effects of storms on a power grid'),
  english('stress', 'Stress in a plate'),
  english('japan', 'Earthquakes in Japan'),
  english('york', 'Ozone over New York'),
  english('arctic', 'Sea ice of the Arctic'),
  english('goce', 'A GRACE/GOCE-based model of gravity'),
  english('eclipse', 'An eclipse in June'),
  english('thirring', 'The Lense-Thirring effect', 'L. Iorio'),
  english('entropy', 'Entropy', 'J. Bekenstein'),
  english('rosat', 'X-ray sources seen by ROSAT'),
  english('sails', 'Electric sails and light sails'),
];

const ask = (keyword: string, some: readonly ResearchRecord[] = records) => {
  const answer = search(
    memorySource(some, () => []),
    keyword,
  );
  return { keys: rowsOf(answer).map(({ doc }) => some[doc]?.key ?? ''), notices: answer.notices, query: answer.query };
};

describe('An Arabic word', () => {
  it('of many meanings finds the one that the collection is about', () => {
    const { keys, notices } = ask('سطح');
    expect(keys.sort()).toEqual(['surface', 'surface-0', 'surface-1', 'surface-2', 'surface-3']);
    expect(notices).toEqual([]);
  });

  it('that the dictionary has is nobody’s name', () => {
    expect(ask('القارة').keys).toEqual(['continent']);
  });

  it('next to a term that only has an English name is no part of a person’s name', () => {
    const some = [...records, english('lamb', 'The south pole', 'Kara S. Pole'), english('cold', 'Snow at the south pole of a planet')];
    expect(ask('القارة القطبية الجنوبية', some).notices.map(({ code }) => code)).not.toContain('sounding');
    expect(ask('القارة القطبية الجنوبية', some).query.parts.map(({ role }) => role)).not.toContain('person');
  });
});

describe('A place', () => {
  it.each([
    ['اليابان', ['japan']],
    ['زلازل يابانية', ['japan']],
    ['نيويورك', ['york']],
    ['القطب الشمالي', ['arctic']],
    ['روسيا', []],
  ])('is found by its Arabic name: %s', (keyword, keys) => {
    expect(ask(keyword).keys).toEqual(keys);
  });
});

it.each([
  ['GOCE', 'goce'],
  ['الأشرعة الكهربائية', 'sails'],
  ['خسوف يونيو', 'eclipse'],
  ['مفعول لينس ثيرنغ', 'thirring'],
  ['ثيرنغ', 'thirring'],
  ['إيوريو', 'thirring'],
  ['بيكنشتاين', 'entropy'],
])('A term is found in another form: %s', (keyword, key) => {
  expect(ask(keyword).keys).toEqual([key]);
});

it('A correction shows the query as typed, with correct words only', () => {
  expect(ask('هل تؤثر العواصف على شبكات الكهرباء').query.corrected).toBeUndefined();
  expect(ask('شبكات الكهرباء surfeces').query.corrected?.text).toBe('شبكات الكهرباء surfaces');
});
