import { describe, expect, it } from 'vitest';
import type { Language } from '#lib/languages/languages.ts';
import { unrecognisedIn } from '#lib/remote/reader/envelopes/unrecognised.ts';
import { readAuthorRow } from '#lib/remote/reader/fields/read-author.ts';
import { splitAuthorNames } from '#lib/remote/reader/fields/read-authors.ts';
import { readResearchRow } from '#lib/remote/reader/fields/read-research.ts';
import { researchFields } from '#lib/remote/reader/tables/research-table.ts';
import { readLookupRow } from './apply-profile.ts';

const base = { id: 1, title: 'T' };
const read = (members: object, language: Language = 'en') =>
  readResearchRow({ ...base, ...members }, { language, baseUrl: 'https://a.example/' });

describe('the language of a text', () => {
  const title = (members: object, language: Language) => readResearchRow({ id: 1, ...members }, { language })?.title;
  it('a single member has the language of the path, and is marked when its text is in another', () => {
    expect(title({ title: 'قمر' }, 'ar')).toEqual({ value: 'قمر', lang: 'ar' });
    expect(title({ title: 'Moon' }, 'ar')).toEqual({ value: 'Moon', lang: 'en' });
    expect(title({ title: '5' }, 'ar')).toEqual({ value: '5', lang: 'ar' });
    expect(title({ title: '月' }, 'ar')).toEqual({ value: '月', lang: 'und' });
  });
  it.each([
    ['suffixes', { titleAr: 'قمر', titleEn: 'Moon' }],
    ['suffixes in Pascal case', { TitleAR: 'قمر', TitleEN: 'Moon' }],
    ['long words', { title_arabic: 'قمر', title_english: 'Moon' }],
    ['prefixes', { ArabicTitle: 'قمر', EnglishTitle: 'Moon' }],
    ['a base and one suffix', { title: 'Moon', titleAr: 'قمر' }],
    ['a base and the three-letter suffix', { name: 'Moon', name_ara: 'قمر' }],
    ['a nested object', { title: { ar: 'قمر', en: 'Moon' } }],
    ['a nested object with regions', { title: { 'ar-SA': 'قمر', 'en-US': 'Moon' } }],
    [
      'a list of translations of the record',
      {
        translations: [
          { language: 'ar', title: 'قمر' },
          { language: 'en', title: 'Moon' },
        ],
      },
    ],
    [
      'a list of translations of the member',
      {
        title: [
          { lang: 'ar', value: 'قمر' },
          { lang: 'en', value: 'Moon' },
        ],
      },
    ],
    ['our own alternative', { title: 'Moon', titleLanguage: 'en', alternativeTitle: 'قمر' }],
  ])('%s give each reader their language, and the other as the alternative', (_name, members) => {
    expect(title(members, 'en')).toEqual({ value: 'Moon', lang: 'en', alt: { value: 'قمر', lang: 'ar' } });
    expect(title(members, 'ar')).toEqual({ value: 'قمر', lang: 'ar', alt: { value: 'Moon', lang: 'en' } });
  });
  it('a text that is empty in one language falls back to the other, with its language', () =>
    expect(title({ titleAr: null, titleEn: 'Moon' }, 'ar')).toEqual({ value: 'Moon', lang: 'en' }));
  it('a declared language takes precedence over the letters', () =>
    expect(title({ title: 'Lune', titleLanguage: 'fr' }, 'en')).toEqual({ value: 'Lune', lang: 'fr' }));
});

describe('authors', () => {
  const names = (authors: unknown, member = 'authors') =>
    read({ [member]: authors })?.authors.map(({ id, name, position }) => [id, name.value, position]);
  it('are read from objects, strings and join rows', () => {
    expect(
      names([
        { id: 2, name: 'B' },
        { AuthorId: 3, FullName: 'C' },
      ]),
    ).toEqual([
      ['2', 'B', 1],
      ['3', 'C', 2],
    ]);
    expect(names(['B', 'C'])).toEqual([
      [undefined, 'B', 1],
      [undefined, 'C', 2],
    ]);
    expect(
      names(
        [
          { id: 90, order: 2, author: { id: 2, name: 'B' } },
          { id: 91, order: 1, author: { id: 3, name: 'C' } },
        ],
        'researchAuthors',
      ),
    ).toEqual([
      ['3', 'C', 1],
      ['2', 'B', 2],
    ]);
  });
  it('are read from names in parts', () =>
    expect(names([{ id: 1, firstName: 'Noura', middleName: 'S.', lastName: 'Al-Otaibi' }])).toEqual([['1', 'Noura S. Al-Otaibi', 1]]));
  it('positions that start at 0 or are unreliable are corrected', () => {
    expect(
      names([
        { name: 'B', position: 1 },
        { name: 'A', position: 0 },
      ])?.map(([, name]) => name),
    ).toEqual(['A', 'B']);
    expect(
      names([
        { name: 'B', position: 0 },
        { name: 'A', position: 0 },
      ])?.map(([, name]) => name),
    ).toEqual(['B', 'A']);
  });
  it.each([
    ['Noura Al-Otaibi; Fahd Al-Harbi', ['Noura Al-Otaibi', 'Fahd Al-Harbi']],
    ['نورة العتيبي، فهد الحربي', ['نورة العتيبي', 'فهد الحربي']],
    ['نورة العتيبي و فهد الحربي', ['نورة العتيبي', 'فهد الحربي']],
    ['Noura Al-Otaibi and Fahd Al-Harbi', ['Noura Al-Otaibi', 'Fahd Al-Harbi']],
    ['Noura Al-Otaibi, Fahd Al-Harbi', ['Noura Al-Otaibi', 'Fahd Al-Harbi']],
    ['Al-Harbi, Fahd', ['Al-Harbi, Fahd']],
    ['Al-Harbi, Fahd; Haddad, Omar', ['Al-Harbi, Fahd', 'Haddad, Omar']],
  ])('are read from one string: %s', (text, expected) => expect(splitAuthorNames(text)).toEqual(expected));
});

describe('references', () => {
  it('a type is read from an object, name, number or separate members', () => {
    expect(read({ researchType: { id: 3, name: 'Report' } })?.type).toMatchObject({ id: '3', name: { value: 'Report' } });
    expect(read({ type: 'Report' })?.type).toMatchObject({ name: { value: 'Report' } });
    expect(read({ category: 3 })?.type).toEqual({ id: '3' });
    expect(read({ researchTypeId: 3, researchTypeName: 'Report' })?.type).toMatchObject({ id: '3', name: { value: 'Report' } });
    expect(read({ researchType: 'Report', researchTypeId: 3 })?.type).toMatchObject({ id: '3', name: { value: 'Report' } });
  });
  it('areas are read from objects, join rows, names and ids', () => {
    expect(
      read({
        focusedAreas: [
          { id: 1, name: 'A' },
          { id: 1, name: 'A' },
        ],
      })?.areas,
    ).toMatchObject([{ id: '1' }]);
    expect(read({ researchAreas: [{ researchAreaId: 4, area: { id: 4, name: 'A' } }] })?.areas).toMatchObject([
      { id: '4', name: { value: 'A' } },
    ]);
    expect(read({ topics: 'A; B' })?.areas.map((area) => area.name?.value)).toEqual(['A', 'B']);
    expect(read({ focusedAreaIds: [4, 5] })?.areas).toEqual([{ id: '4' }, { id: '5' }]);
    expect(read({ focusedAreaId: 4, focusedAreaName: 'A' })?.areas).toMatchObject([{ id: '4', name: { value: 'A' } }]);
  });
});

describe('the rest of a publication', () => {
  it('the year comes from the date, pages from first and last, and the address from the DOI', () => {
    expect(read({ publishDate: '2021-04-05T00:00:00', startPage: 3, endPage: '9', doi: '10.5555/A' })).toMatchObject({
      year: 2021,
      pages: '3-9',
      doi: '10.5555/a',
      url: 'https://doi.org/10.5555/a',
    });
  });
  it('a venue is read from an object, or from a name whose member implies its kind', () => {
    expect(read({ journalName: 'J', issn: '1234-5679', publisher: 'P' })).toMatchObject({
      venue: { name: { value: 'J', lang: 'en' }, kind: 'journal', issn: '1234-5679' },
      publisher: 'P',
    });
    expect(read({ conference: { name: 'C' } })?.venue).toEqual({ name: { value: 'C', lang: 'en' }, kind: 'conference' });
    expect(read({ journalAr: 'مجلة', journalEn: 'J' }, 'ar')?.venue?.name).toEqual({
      value: 'مجلة',
      lang: 'ar',
      alt: { value: 'J', lang: 'en' },
    });
  });
  it('a relative file address is resolved against the service', () =>
    expect(read({ fileUrl: '/f/1.pdf' })?.pdfUrl).toBe('https://a.example/f/1.pdf'));
  it('only harmless markup of a title is kept', () => {
    expect(read({ titleMarkup: 'H<sub>2</sub>O' })?.titleMarkup).toBe('H<sub>2</sub>O');
    expect(read({ titleMarkup: '<img src=x onerror=alert(1)>' })?.titleMarkup).toBeUndefined();
  });
  it('TeX formulas become readable text, with superscripts and subscripts in the title', () => {
    const row = read({ title: 'A $10^{51}$ erg flare in H$\\alpha$', abstract: 'At $z\\sim6$.', language: 'en' });
    expect(row?.title).toEqual({ value: 'A 10⁵¹ erg flare in Hα', lang: 'en' });
    expect(row?.titleMarkup).toBe('A 10<sup>51</sup> erg flare in Hα');
    expect(row?.abstract?.value).toBe('At z ∼ 6.');
  });
  it('a row whose content is one level down keeps its own id', () => {
    expect(readResearchRow({ id: 'n5', type: 'node', attributes: { title: 'Deep', year: 2020 } }, { language: 'en' })).toMatchObject({
      id: 'n5',
      title: { value: 'Deep' },
      year: 2020,
    });
    expect(readResearchRow({ id: 'n5', type: 'node', attributes: { title: 'Deep' } }, { language: 'en' })?.type).toBeUndefined();
  });
  it('a row without id or title is skipped', () =>
    expect([
      readResearchRow({ title: 'x' }, { language: 'en' }),
      readResearchRow({ id: 1 }, { language: 'en' }),
      readResearchRow('x', { language: 'en' }),
    ]).toEqual([undefined, undefined, undefined]));
});

describe('authors and lookups', () => {
  it('contact data is not read', () =>
    expect(JSON.stringify(readAuthorRow({ id: 1, name: 'N', email: 'n@example.org', Mobile: '0500' }, { language: 'en' }))).not.toMatch(
      /example\.org|0500/,
    ));
  it.each([
    [{ id: 1, value: 'Article' }, '1', 'Article'],
    [{ value: 3, text: 'Article' }, '3', 'Article'],
    [{ value: 'art', label: 'Article' }, 'art', 'Article'],
    [{ key: 1, value: 'Article' }, '1', 'Article'],
    [{ code: 'art', description: 'Article' }, 'art', 'Article'],
    [{ researchAreaCode: '1.2', description: 'Article', active: true }, '1.2', 'Article'],
  ])('the lookup entry %j is read', (row, id, name) =>
    expect(readLookupRow(row, { language: 'en' })).toEqual({
      id,
      name: { value: name, lang: 'en' },
      ...('code' in row && { code: 'art' }),
    }),
  );
  it('disabled entries are omitted', () =>
    expect([
      readLookupRow({ id: 1, name: 'x', isActive: false }, { language: 'en' }),
      readLookupRow({ id: 1, name: 'x', status: 'inactive' }, { language: 'en' }),
    ]).toEqual([undefined, undefined]));
});

it('an institution of an author is derived if the service marks it so', () => {
  const [stated, derived] = [false, true].map((isDerived) => ({ id: 3, name: 'Example University', ror: null, country: 'SA', isDerived }));
  const author = { name: 'Ada Example', affiliations: [stated, derived] };
  const institutions = read({ authors: [author] })?.authors[0]?.affiliations;
  expect(institutions?.map(({ isDerived }) => isDerived)).toEqual([undefined, true]);
});

it('the name that signs a publication is read in both languages', () => {
  const signed = { name: 'Salma Reis', alternativeName: 'سلمى ريس', signedName: 'S. Reis', alternativeSignedName: 'س. ريس' };
  const [first, second] = read({ authors: [signed, { ...signed, signedName: null, alternativeSignedName: null }] })?.authors ?? [];
  expect(first?.signedName).toEqual({ value: 'S. Reis', lang: 'en', alt: { value: 'س. ريس', lang: 'ar' } });
  expect(second?.signedName).toBeUndefined();
});

describe('the settings of a profile', () => {
  it('a plain name is added to the accepted ones, with its languages', () => {
    const context = { language: 'ar', paths: { title: 'bezeichnung' } } as const;
    expect(readResearchRow({ id: 1, bezeichnungAr: 'قمر', bezeichnungEn: 'Moon' }, context)?.title).toEqual({
      value: 'قمر',
      lang: 'ar',
      alt: { value: 'Moon', lang: 'en' },
    });
  });
  it('a path selects the value', () =>
    expect(readResearchRow({ id: 1, core: { heading: 'Moon' } }, { language: 'en', paths: { title: 'core.heading' } })?.title.value).toBe(
      'Moon',
    ));
});

it('unknown members are stored as names and types, never values; contact data are not stored at all', () => {
  const unrecognised = unrecognisedIn(
    { id: 1, title: 'T', titleAr: 'ت', isFeatured: true, viewCount: 3, email: 'x@example.org', links: {}, odd: null },
    researchFields,
  );
  expect(unrecognised).toEqual(['isFeatured:boolean', 'viewCount:number', 'odd:null']);
});
