import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { arabicArticle, article, inArabic } from '#lib/formats/testing/common-records.ts';
import { dataset, manyAuthors, mixedConference } from '#lib/formats/testing/odd-records.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { type CitationStyle, citation, citationStyleNames, citationStyles } from './citation.ts';

test('the sample of the export rules is reproduced exactly', () => {
  const { text } = citation({ ...arabicArticle, doi: undefined, url: undefined } as unknown as typeof arabicArticle, 'apa');
  expect(text).toBe('العتيبي، نورة، والحربي، فهد. (2024). تحديد منخفض التكلفة لوضعية قمر صناعي مكعب. مجلة مثال لعلوم الفضاء، 3(2)، 10–22.');
});

test('an Arabic item is cited in Arabic on either page, an English one in English', () => {
  for (const style of citationStyleNames) {
    expect(citation(arabicArticle, style).language).toBe('ar');
    expect(citation(inArabic(arabicArticle), style)).toEqual(citation(arabicArticle, style));
    expect(citation(inArabic(article), style)).toEqual(citation(article, style));
    expect(citation(article, style).text).not.toMatch(/[،؛«»]|\p{Script=Arabic}/u);
  }
});

test('a citation requested in the other language names people in it and gives the original title with its translation', () => {
  const { text, language } = citation(arabicArticle, 'apa', { language: 'en' });
  expect(language).toBe('en');
  expect(text).toContain(
    'Al-Otaibi, N., & Al-Harbi, F. (2024). تحديد منخفض التكلفة لوضعية قمر صناعي مكعب [Low-cost attitude determination for a CubeSat]. Example Journal',
  );
  expect(citation(arabicArticle, 'apa', { language: 'en', titles: 'original' }).text).not.toContain('[Low-cost');
});

test('a work of thousands of authors is cited as one of a hundred, from at most 51 names', () => {
  const authorsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...article.authors[0],
      name: { value: `G. Family${index === count - 1 ? 'Last' : index}`, lang: 'en' },
    }));
  let readCount = 0;
  const many = authorsOf(3700).map((author) =>
    Object.defineProperty({ ...author }, 'name', {
      get: () => {
        readCount += 1;
        return author.name;
      },
    }),
  );
  for (const style of citationStyleNames) {
    readCount = 0;
    const { text } = citation({ ...article, authors: many, authorCount: 3700 } as typeof article, style);
    expect(text).toBe(citation({ ...article, authors: authorsOf(100), authorCount: 100 } as typeof article, style).text);
    expect(readCount, style).toBeLessThanOrEqual(51);
  }
});

test('a citation requested in a language without a title stays in the language of the work', () => {
  expect(citation(mixedConference, 'mla', { language: 'en' }).language).toBe('ar');
});

test('the joined parts equal the text, which is one plain line for any record', () => {
  fc.assert(
    fc.property(
      arbitraryResearch,
      fc.constantFrom(...citationStyleNames),
      fc.constantFrom(undefined, 'en' as const, 'ar' as const),
      (research, style, language) => {
        const text = citation(research, style, language ? { language } : {});
        expect(text.parts.map((part) => part.text).join('')).toBe(text.text);
        expect(text.text).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\p{Cc}]| {2}/u);
      },
    ),
    { numRuns: 300 },
  );
});

test('a work of no other kind keeps its volume, issue, pages and place in every style', () => {
  const numbers = { volume: '71', issue: '48', pages: '6244–6279' };
  const { venue, ...withoutVenue } = { ...article, type: { id: '27', name: { value: 'Other', lang: 'en' } } };
  const numberSets = [numbers, { volume: '71', pages: '6244' }, { issue: '48' }, { pages: '6244–6279' }];
  for (const { volume: _, issue: __, pages: ___, publisher: ____, ...bare } of [{ ...withoutVenue, venue }, withoutVenue])
    for (const language of ['en', 'ar'] as const)
      for (const style of citationStyleNames)
        for (const set of numberSets) {
          const work = { ...bare, ...set, publisher: 'Example Press' } as typeof article;
          const { text } = citation(language === 'ar' ? inArabic(work) : work, style, { language });
          for (const part of Object.values(set).flatMap((value) => value.split('–')))
            expect(text, `${style} ${language} ${JSON.stringify(set)}`).toContain(part);
          const places = 'venue' in bare ? [venue?.name.value, venue?.name.alt?.value] : ['Example Press'];
          expect(
            places.filter((place) => place !== undefined && text.includes(place)),
            `${style} ${language}`,
          ).not.toEqual([]);
        }
});

test('a paper in a volume without a name has one blank before its publisher', () => {
  const chapter = { ...article, type: { id: '2', name: { value: 'Conference paper', lang: 'en' } } };
  for (const style of citationStyleNames) {
    const { text } = citation({ ...chapter, venue: { name: { value: '', lang: 'en' } }, publisher: 'Example Press' }, style);
    expect(text).toContain('Example Press');
    expect(text).not.toContain('  ');
  }
});

test('Latin names, addresses and page numbers are separate segments with their language in an Arabic citation', () => {
  const { parts } = citation(mixedConference, 'ieee');
  expect(parts).toContainEqual({ text: 'J.-P. R. van der Berg', lang: 'en' });
  expect(parts).toContainEqual({ text: 'doi: 10.5555/moon#3', lang: 'zxx' });
  expect(parts).toContainEqual({ text: '7', lang: 'zxx' });
  for (const part of citation(arabicArticle, 'harvard').parts) if (part.lang === undefined) expect(part.text).not.toMatch(/[A-Za-z]|\d–\d/);
});

test('journals and independent works are italic, titles of articles are not', () => {
  const italics = (style: CitationStyle) => citation(article, style).parts.flatMap((part) => (part.italic ? [part.text] : []));
  expect(italics('mla')).toEqual(['Example Journal of Space Science']);
  expect(italics('apa')).toEqual(['Example Journal of Space Science', '3']);
  expect(citation(dataset, 'apa').parts).toContainEqual({ text: 'Catalogue of lunar craters', italic: true });
});

test.each([
  ['apa', /^(?:[^,]+, [^,]+, ){19}\. \. \. Numbern, P\. N\. \(2020\)/],
  ['mla', /^Numbera, Person A\., et al\. “/],
  ['chicago', /^Numbera, Person A\., Person B\. Numberb, Person C\. Numberc, et al\. 2020\./],
  ['ieee', /^P\. A\. Numbera et al\., “/],
  ['harvard', /^Numbera, P\. A\. et al\. \(2020\)/],
] as const)('forty authors are cut as %s cuts them', (style, expected) => {
  expect(citation(manyAuthors, style).text).toMatch(expected);
});

test('a list of authors truncated by the source never names a last author', () => {
  const longList = { ...manyAuthors, authorCount: 400 };
  expect(citation(longList, 'apa').text).toMatch(/, et al\. \(2020\)/);
  expect(citation({ ...dataset, language: 'ar' }, 'apa').text).toMatch(/^العتيبي، نورة، وآخرون\. \(2019\)/);
});

test('a name of several words is cited as one, and compounds stay with the family name', () => {
  const people = (...names: string[]) => ({
    ...arabicArticle,
    language: 'en',
    title: { value: 'A lunar clock', lang: 'en' },
    authors: names.map((name) => ({
      ...(arabicArticle.authors[0] as (typeof arabicArticle.authors)[number]),
      name: { value: name, lang: 'en' },
    })),
    authorCount: names.length,
  });
  expect(citation(people('Ibn al-Haytham', 'Mohamad Zein El Dine'), 'apa').text).toMatch(/^Ibn al-Haytham, & Zein El Dine, M\./);
  expect(citation(people('Sara Nur ad-Din', 'SMA Harbi'), 'apa').text).toMatch(/^Nur ad-Din, S\., & Harbi, S\. M\. A\./);
  expect(citation(people('Ibn Sina', 'Jan van der Berg'), 'apa').text).toMatch(/^Ibn Sina, & van der Berg, J\./);
});

test('undated works are marked where the style requires it', () => {
  const { year: _, date: __, ...undated } = arabicArticle;
  expect(citation(undated, 'apa').text).toContain('(د.ت)');
  expect(citation(undated, 'apa', { language: 'en' }).text).toContain('(n.d.)');
});

test('every style has a name in both languages', () => {
  for (const style of citationStyleNames) expect(Object.values(citationStyles[style].label).every(Boolean)).toBe(true);
});

test('each part of a compound given name has its initial, and an Arabic article keeps its letters', () => {
  const apaOf = (name: string) =>
    citation({ ...article, authors: [{ name: { value: name, lang: 'en' }, position: 1 }] }, 'apa', { language: 'en' }).text;
  expect(apaOf('Yuan-wei Wu')).toContain('Wu, Y.-W.');
  expect(apaOf('Jean-Paul R. Sartre')).toContain('Sartre, J.-P. R.');
  expect(apaOf('Abd-el-Rahman Sharif')).toContain('Sharif, A.-el-R.');
});

test('a retracted work is marked in every citation style and every export format', () => {
  const retracted = { ...article, notices: [{ kind: 'retraction', doi: '10.5555/r' } as const] };
  for (const style of citationStyleNames) {
    expect(citation(retracted, style).text, style).toContain('[Retracted]');
    expect(citation(article, style).text, style).not.toContain('etracted');
    expect(citation({ ...arabicArticle, notices: retracted.notices }, style).text, style).toContain('[بحث مسحوب]');
  }
  const options = { language: 'en', siteUrl: 'https://madar.example' } as const;
  expect(writeFormat('bibtex', [retracted], options)).toContain('note = {Retracted}');
  expect(writeFormat('ris', [retracted], options)).toContain('N1  - Retracted');
  expect(writeFormat('csl', [retracted], options)).toContain('"status": "Retracted"');
  expect(writeFormat('jsonld', [retracted], options)).toContain('"creativeWorkStatus":"Retracted"');
});
