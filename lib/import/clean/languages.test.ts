import { describe, expect, it, vi } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { cleanLanguage, languageOfText, likelyLanguage } from './languages.ts';
import { languageOfTitle } from './title-pair.ts';
import { detectLanguage } from './words/detect-language.ts';

vi.mock('./words/detect-language.ts', { spy: true });

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

describe('the language of a title in Latin letters that no source states', () => {
  it.each([
    ['Drachen über dem heiligen Mond: eine Alternative', 'de'],
    ['Reducción de ruido por medio de autoencoders', 'es'],
    ['Uydu görüntüleri ile çöl tozu haritalama', 'tr'],
    ['L’âge du complexe récifal des côtes de Meuse', 'fr'],
    ['dirasat altayarat alwaraqiat fawq alkhalij', 'und'],
    ['Kitab suwar al-kawakib', 'und'],
    ['Al-Sufi and the stars of the south', 'en'],
    ['Al-Mg alloy thermal conductivity', 'en'],
    ['Al-Biruni crater morphology', 'en'],
    ['al-Khwarizmi crater ejecta', 'en'],
    ['Kīlauea summit eruption dynamics', 'en'],
    ['Matariki: Māori star lore', 'en'],
    ['Nujūm al-layl wa-al-qamar', 'und'],
    ['An algorithm for albedo and altitude', 'en'],
    ['Observations from La Silla of the El Niño event', 'en'],
    ['Bekenstein-Hawking entropy: a brief overview', 'en'],
    ['GW170817', 'en'],
  ])('%s: %s', (title, expected) => {
    expect(likelyLanguage(title)).toBe(expected);
    expect(languageOfTitle(title, 'en')).toBe(expected);
  });

  it('is found without the n-grams for English titles, since each thread would load them', () => {
    vi.mocked(detectLanguage).mockClear();
    const titles = readCollection().flatMap(({ title }) => title.en ?? []);
    const numbered = ['Carbon deflagration models of type Ia supernovae. I. Central ignition', 'Walkaway DAS VSP acquired between wells'];
    for (const title of [...titles, ...numbered, 'High-z galaxy counts', 'Tōhoku earthquake ionospheric response'])
      expect([title, languageOfTitle(title, 'en')]).toEqual([title, 'en']);
    expect(vi.mocked(detectLanguage).mock.calls).toEqual([]);
    expect(likelyLanguage('Uydu görüntüleri ile çöl tozu haritalama')).toBe('tr');
    expect(detectLanguage).toHaveBeenCalledOnce();
  });

  it('is that of a foreign or romanised title in every format, never English', async () => {
    const titles = { 'Drachen über dem heiligen Mond: eine Alternative': 'de', 'dirasat altayarat alwaraqiat fawq alkhalij': 'und' };
    for (const [title, language] of Object.entries(titles)) {
      const files = {
        'a.ris': `TY  - JOUR\nTI  - Kites of the moon\nTT  - ${title}\nLA  - en\nER  - \n`,
        'a.enw': `%0 Journal Article\n%T Kites of the moon\n%Q ${title}\n`,
        'a.bib': `@article{a, title={Kites of the moon}, titleaddon={[${title}]}}`,
        'a.xml': `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Kites of the moon</title></titleInfo><titleInfo type="translated"><title>${title}</title></titleInfo></mods>`,
        'b.xml': `<dc><title>Kites of the moon</title><title>${title}</title></dc>`,
        'c.json': JSON.stringify({
          id: 'a',
          type: 'article-journal',
          author: [{ family: 'Vorn', given: 'Ilse' }],
          title: 'Kites of the moon',
          custom: { titles: [{ value: title, lang: 'en' }] },
        }),
        'd.json': JSON.stringify({
          data: [{ attributes: { doi: '10.5555/d', titles: [{ title: 'Kites of the moon' }, { title, titleType: 'TranslatedTitle' }] } }],
        }),
        'a.csv': `title,title_en\n${title},Kites of the moon\n`,
      };
      for (const [file, text] of Object.entries(files))
        expect([file, (await recordsIn(file, text))[0]?.title]).toEqual([file, { en: 'Kites of the moon', [language]: title }]);
    }
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

it('symbols in Greek letters are no Greek text', () => {
  for (const symbol of ['γγ', 'ΛΛ', 'ΩΛ', 'αβ']) expect(likelyLanguage(symbol)).toBe('en');
  expect(likelyLanguage('Γη και Ήλιος')).toBe('el');
});
