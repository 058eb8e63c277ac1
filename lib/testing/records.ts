import type { AuthorshipRecord, InstitutionRecord, ResearchRecord } from '#lib/domain/record.ts';

/** Thirty fictional publications that cover every kind of text, filter and tie. DOIs use the test prefix 10.5555. */
export function testRecords(): readonly ResearchRecord[] {
  return Array.from({ length: 30 }, (_, index) => record(index + 1));
}

/** Its ROR id is not assigned to any institution. */
const university: InstitutionRecord = {
  name: { en: 'Example University', ar: 'جامعة مثال' },
  acronym: 'EXU',
  ror: '02examp17',
  country: 'SA',
  city: 'Riyadh',
  kind: 'education',
};

const people: readonly AuthorshipRecord[] = [
  {
    name: { en: 'Noura Al-Otaibi', ar: 'نورة العتيبي' },
    orcid: '0000-0002-1825-0097',
    country: 'SA',
    affiliation: { en: 'Example University', ar: 'جامعة مثال' },
    institutions: [university],
  },
  {
    name: { en: 'Fahd Al-Harbi', ar: 'فهد الحربي' },
    country: 'SA',
    affiliation: { en: 'Example University', ar: 'جامعة مثال' },
    institutions: [university],
  },
  {
    name: { en: 'Ada Example' },
    country: 'GB',
    affiliation: { en: 'Institute of Examples' },
    institutions: [{ name: { en: 'Institute of Examples' } }],
  },
  { name: { en: 'Bruno Sample' }, country: 'FR' },
  { name: { en: 'Salma Mansour', ar: 'سلمى منصور' }, country: 'EG' },
  { name: { en: 'Zeynep Örnek' }, country: 'TR' },
];
const subjects = [
  { en: 'star tracker', ar: 'متعقب نجمي', area: 'adcs' },
  { en: 'dust storm', ar: 'عاصفة غبارية', area: 'earth-observation' },
  { en: 'lunar regolith', ar: 'حطام سطح القمر', area: 'moon' },
  { en: 'gamma-ray burst', ar: 'انفجار أشعة غاما', area: 'high-energy' },
  { en: 'CubeSat', ar: 'قمر صناعي مكعب', area: 'smallsats' },
] as const;
const types = ['journal-article', 'conference-paper', 'technical-report', 'doctoral-thesis'] as const;

function record(number: number): ResearchRecord {
  const subject = subjects[number % subjects.length] as (typeof subjects)[number];
  const hasArabic = number % 3 !== 0;
  const inArabic = number % 10 === 1;
  // Every seventh record has no year, and several records share a year, so that every order has ties and gaps.
  const year = number % 7 === 0 ? undefined : 2010 + (number % 9);
  const authors = Array.from({ length: number === 5 ? 14 : 1 + (number % 3) }, (_, index) => author(number, index));
  return {
    key: `test:${number}`,
    language: inArabic ? 'ar' : 'en',
    title: {
      ...(!inArabic || hasArabic ? { en: `Study ${number} of a ${subject.en}` } : {}),
      ...(hasArabic || inArabic ? { ar: `دراسة ${number} عن ${subject.ar}` } : {}),
    },
    ...(number % 2 === 0 && {
      abstract: { en: `We describe a ${subject.en} & its calibration.`, ...(hasArabic && { ar: `نصف ${subject.ar} وطريقة معايرته.` }) },
    }),
    keywords: { en: [subject.en], ...(hasArabic && { ar: [subject.ar] }) },
    authors,
    type: types[number % types.length] as string,
    areas: number % 4 === 0 ? [subject.area, 'space-ai'] : [subject.area],
    ...(year !== undefined && { year, date: number % 2 ? `${year}` : `${year}-05-0${1 + (number % 9)}` }),
    ...(number % 5 !== 0 && { venue: { name: { en: 'Example Journal of Space Science' }, kind: 'journal' as const, issn: '1234-5679' } }),
    publisher: 'Example Press',
    volume: String(number),
    doi: `10.5555/srd.${number}`,
    openAccess: number % 2 === 0,
    citations: number % 6,
    licence: 'CC-BY-4.0',
  };
}

/** An author of a record. Record 5 has more authors than a list shows. */
function author(number: number, index: number): AuthorshipRecord {
  const person = people[(number + index) % people.length] as AuthorshipRecord;
  return index < people.length
    ? { ...person, corresponding: index === 0 }
    : { name: { en: `Extra Person ${String.fromCharCode(65 + index)}` } };
}
