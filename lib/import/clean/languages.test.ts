import { describe, expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { cleanLanguage, languageOfText } from './languages.ts';

describe('the language of a text', () => {
  it.each([
    ['Crater counts in the eastern desert', 'ar', 'en'],
    ['Comptage des cratères dans le désert', 'ar', 'fr'],
    ['عدّ الفوهات في الصحراء', 'en', 'ar'],
    ['عدّ الفوهات في الصحراء', 'fa', 'fa'],
    ['nujūm al-layl', 'ar', 'und'],
    ['al-Qamar al-qarib', 'ar', 'und'],
    ['صور NASA للقمر', 'ar', 'ar'],
    ['Исследование лун', 'en', 'und'],
    ['Moons of an invented star', 'ja', 'en'],
    ['La lune', 'fr', 'fr'],
    ['1984', 'ar', 'ar'],
  ])('follows its script: %s in a work in %s is %s', (text, language, expected) => {
    expect(languageOfText(text, language)).toBe(expected);
  });

  it.each([
    ['fre', 'fr'],
    ['ger', 'de'],
    ['rum', 'ro'],
    ['ota', 'ota'],
    ['en-US', 'en'],
    ['Arabic', 'ar'],
    ['العربية', 'ar'],
    ['mul', 'und'],
    ['zxx', 'und'],
  ])('is stated as %s by a source and stored as %s', (name, expected) => {
    expect(cleanLanguage(name)).toBe(expected);
  });
});

describe('a title in another script than the language of the work', () => {
  const title = 'Crater counts in the eastern desert';
  const csv = `title,language,authors\n${title},ar,"Amin, Huda"\n`;
  const json = (work: object) => JSON.stringify({ title, ...work });
  it.each([
    ['x.ris', `TY  - JOUR\nTI  - ${title}\nLA  - Arabic\nER  - \n`],
    ['x.bib', `@article{a, title = {${title}}, langid = {arabic}}`],
    ['x.csv', csv],
    ['csl.json', json({ type: 'article-journal', language: 'ar', issued: { 'date-parts': [[2011]] } })],
    ['crossref.json', json({ DOI: '10.5555/l', title: [title], language: 'ar' })],
    ['openalex.json', json({ id: 'https://openalex.org/W1', language: 'ar' })],
    ['datacite.json', json({ attributes: { doi: '10.5555/l', titles: [{ title }], language: 'ar' } })],
    ['dc.xml', `<dc><title>${title}</title><language>ara</language></dc>`],
    ['mods.xml', `<mods><titleInfo><title>${title}</title></titleInfo><language><languageTerm>ara</languageTerm></language></mods>`],
    [
      'marc.xml',
      `<collection><record><datafield tag="041"><subfield code="a">ara</subfield></datafield><datafield tag="245"><subfield code="a">${title}</subfield></datafield></record></collection>`,
    ],
  ])('is stored under its script, and the work keeps its language, in %s', async (name, text) => {
    const [record] = await recordsIn(name, text);
    expect(record).toMatchObject({ title: { en: title }, language: 'ar' });
    expect(record?.title).not.toHaveProperty('ar');
  });
});
