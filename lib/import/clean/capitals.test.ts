import { describe, expect, it } from 'vitest';
import { finishDraft } from '#lib/import/finish/finish-draft.ts';
import { nameCase, sentenceCase } from './capitals.ts';

describe('a title in capitals', () => {
  it.each([
    ['THE SPIN OF MARS FROM VLBI', 'The spin of Mars from VLBI'],
    ['A SURVEY OF H II REGIONS IN M31: X-RAY SOURCES FROM XMM-NEWTON', 'A survey of H II regions in M31: X-ray sources from XMM-Newton'],
    ['GROUND-BASED OBSERVATIONS OF KEPLER’S SUPERNOVA IN SAUDI ARABIA', 'Ground-based observations of Kepler’s supernova in Saudi Arabia'],
    ['ÉTUDE DES ÉTOILES DOUBLES', 'Étude des étoiles doubles'],
    ['ALGORİTMALARIN IŞIĞINDA UYDU GÖRÜNTÜLERİ', 'Algoritmaların ışığında uydu görüntüleri'],
    ['İKLİM VE UYDU GÖRÜNTÜLERİ', 'İklim ve uydu görüntüleri'],
    ['A GNSS STUDY OF COVID-19 AND AI-BASED MAPPING IN DJIBOUTI', 'A GNSS study of COVID-19 and AI-based mapping in Djibouti'],
  ])('%s becomes sentence case', (capitals, expected) => {
    expect(sentenceCase(capitals)).toBe(expected);
    expect(sentenceCase(expected)).toBeUndefined();
  });

  it('is lower-cased as Turkish when the source states that language', () => {
    expect(sentenceCase('UYDULARDAN YER ÖLÇÜMLERI ISIGI', 'tr')).toBe('Uydulardan yer ölçümlerı ısıgı');
    expect(sentenceCase('UYDULARDAN YER ÖLÇÜMLERI ISIGI')).toBe('Uydulardan yer ölçümleri isigi');
  });

  it.each([
    ['DRACHEN IN DER DATENVERARBEITUNG', 'Drachen in der Datenverarbeitung'],
    ['NEUE VERFAHREN ZUR KARTIERUNG DER MONDOBERFLÄCHE', 'Neue Verfahren zur Kartierung der Mondoberfläche'],
    ['PHYSIKALISCHE UND STATISTISCHE MODELLE: GRENZEN EINER THEORIE', 'Physikalische und statistische Modelle: Grenzen einer Theorie'],
  ])('keeps the capitals of nouns in German: %s', (capitals, expected) => {
    expect(sentenceCase(capitals, 'de')).toBe(expected);
  });

  it.each(['NASA AND ESA', 'LARGE GRBS', 'GW170817', 'The LSST camera', 'رؤية الهلال'])('%s stays unchanged', (title) => {
    expect(sentenceCase(title)).toBeUndefined();
  });
});

describe('a name in capitals', () => {
  it.each([
    ['RON ROSS', 'Ron Ross'],
    ['SMITH, JOHN', 'Smith, John'],
    ["O'NEILL, MARY", "O'Neill, Mary"],
    ['MCDONALD J.', 'McDonald J.'],
    ['AL-OTAIBI, NOURA', 'Al-Otaibi, Noura'],
    ['John SMITH', 'John Smith'],
    ['LI WEI', 'Li Wei'],
    ['LUDWIG VAN BEETHOVEN', 'Ludwig van Beethoven'],
    ['KING III, MARTIN', 'King III, Martin'],
    ['OKORO, JRT', 'Okoro, JRT'],
  ])('%s becomes an ordinary name', (capitals, expected) => {
    expect(nameCase(capitals)).toBe(expected);
    expect(nameCase(expected)).toBeUndefined();
  });

  it.each([
    'Wei Wang',
    'J. K. R.',
    'NASA',
    'ESA ESOC',
    'نورة العتيبي',
    'Harbi, SMA',
    'SMA Harbi',
    'Okoro, JRT',
    'King III, Martin',
    'NSA-DOE Nile B. Desert Observatory',
  ])('%s stays unchanged', (name) => {
    expect(nameCase(name)).toBeUndefined();
  });
});

it('marks converted capitals as ours, and reports the source’s title', () => {
  const { record, origin } = finishDraft(
    {
      notation: 'plain',
      title: 'THE SPIN OF MARS FROM VLBI',
      language: 'en',
      authors: [{ name: 'SMITH, JOHN' }, { family: 'ROSS', given: 'Ron' }],
    },
    'f.csv',
  );
  expect(record?.title).toEqual({ en: 'The spin of Mars from VLBI' });
  expect(record?.authors).toMatchObject([
    { family: 'Smith', given: 'John', name: { en: 'John Smith' } },
    { family: 'Ross', given: 'Ron' },
  ]);
  expect(origin?.originals).toEqual({ 'title.en': 'THE SPIN OF MARS FROM VLBI', authors: ['SMITH, JOHN', 'Ron ROSS'] });
});

it('labels of an abstract and words of a line in capitals are no acronyms of a title', () => {
  const title = 'METHODS FOR ORBIT DETERMINATION: NEW RESULTS';
  const cased = 'Methods for orbit determination: New results';
  expect(sentenceCase(title, 'en', 'CONTEXT. Orbits are hard. METHODS. We fit them. RESULTS. They fit.')).toBe(cased);
  expect(sentenceCase(title, 'en', `${title}. We fit orbits of moons.`)).toBe(cased);
  expect(sentenceCase('THE SPARC EXPERIMENT AND ITS PLASMA CONTROL', 'en', 'We control SPARC, a tokamak.')).toBe(
    'The SPARC experiment and its plasma control',
  );
});
