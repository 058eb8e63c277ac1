import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** MARCXML of invented records, from the text of field 008 (`fixed`) and fields written as `245 $aTitle :$bsubtitle`. */
const marcXml = (...records: readonly { readonly fixed?: string; readonly fields: readonly string[] }[]): string =>
  `<collection>${records
    .map(({ fixed, fields }) => {
      const data = fields.map((field) => {
        const [head = '', ...parts] = field.split('$');
        const subfields = parts.map((part) => `<subfield code="${part[0]}">${part.slice(1)}</subfield>`).join('');
        return `<datafield tag="${head.slice(0, 3)}" ind1="1" ind2="${head[3] ?? ' '}">${subfields}</datafield>`;
      });
      return `<record><leader>00000nam a2200000 a 4500</leader>${fixed ? `<controlfield tag="008">${fixed}</controlfield>` : ''}${data.join('')}</record>`;
    })
    .join('')}</collection>`;

const fixed = (year: string, language: string) => `970126s${year}    ua            000 0 ${language} d`;

describe('fixed fields of MARC', () => {
  it.each([
    ['ara', 'نجوم', 'ar'],
    ['fre', 'La lune', 'fr'],
    ['ger', 'Mond und Raketen', 'de'],
  ])('give the language %s', async (code, title, language) => {
    const [record] = await recordsIn('x.xml', marcXml({ fixed: fixed('1951', code), fields: [`245 $a${title} /`] }));
    expect(record).toMatchObject({ language, title: { [language]: title } });
  });

  it('give the language of a romanised title, which is neither Arabic nor English', async () => {
    const fields = ['245 $aal-Qamar al-qarīb /$cSāmī al-Dasūqī.', '260 $aal-Qāhirah :$bDār al-Nīl,$c[195-?]'];
    const [record] = await recordsIn('x.xml', marcXml({ fixed: fixed('1951', 'ara'), fields }));
    expect(record).toMatchObject({ language: 'ar', year: 1951, title: { und: 'al-Qamar al-qarīb' }, publisher: 'Dār al-Nīl' });
    expect(Object.keys(record?.title ?? {})).toEqual(['und']);
  });

  it('yield to the first code of 041, and apply when it has no language', async () => {
    const of = async (code: string) =>
      (await recordsIn('x.xml', marcXml({ fixed: fixed('1951', 'fre'), fields: [`041 $a${code}`, '245 $aLa lune'] })))[0]?.language;
    expect([await of('ger'), await of('gereng'), await of('mul')]).toEqual(['de', 'de', 'fr']);
  });

  it.each([
    ['1272.', '1855', 1855],
    ['1370 هـ. = 1950 م.', '1950', 1950],
    ['[195-?]', '1951', 1951],
    ['c1998.', '1997', 1998],
    ['1999', 'uuuu', 1999],
    ['١٩٩٩', 'uuuu', 1999],
  ])('convert a printed year %j with %s in 008 to %i', async (printed, coded, year) => {
    const [record] = await recordsIn('x.xml', marcXml({ fixed: fixed(coded, 'ara'), fields: ['245 $aنجوم', `264 $c${printed}`] }));
    expect(record?.year).toBe(year);
  });

  it('convert a Hijri year alone with a warning, and prefer publication over copyright', async () => {
    const [result] = await mapText('x.xml', marcXml({ fields: ['245 $aنجوم', '264 $c1445 هـ'] }));
    expect(result?.warnings).toMatchObject([{ code: 'hijri_year' }]);
    const [record] = await recordsIn('x.xml', marcXml({ fields: ['245 $aMoons', '2644$c©2001', '2641$c2003.'] }));
    expect(record?.year).toBe(2003);
  });
});

it('detects a report by the content codes of 008', async () => {
  const [report, book] = await recordsIn(
    'x.xml',
    marcXml(
      { fixed: '970126s1997    ua       t    000 0 eng d', fields: ['245 $aDust near an invented moon', '264 $bReem Press'] },
      { fixed: fixed('1997', 'eng'), fields: ['245 $aMoons'] },
    ),
  );
  expect(report).toMatchObject({ type: 'technical-report', publisher: 'Reem Press' });
  expect(book?.type).toBe('book');
});

describe('marks of a catalogue', () => {
  it('are removed from titles and names, with or without direction controls', async () => {
    const fields = [
      '100 $6880-01$aNajjār, Karīm.',
      '245 $6880-02$aNujūm al-ṣayf :$bdalīl /$cKarīm al-Najjār.',
      '880 $6100-01/(3/r$aالنجار، كريم..',
      '880 $6245-02/(3/r$aنجوم الصيف :\u202a$bدليل /\u202a$cكريم النجار..',
    ];
    const [record] = await recordsIn('x.xml', marcXml({ fixed: fixed('1950', 'ara'), fields }));
    expect(record).toMatchObject({ title: { ar: 'نجوم الصيف: دليل' }, authors: [{ name: { en: 'Karīm Najjār', ar: 'كريم النجار' } }] });
  });

  it('distinguish a parallel title and a second work from a subtitle', async () => {
    const [parallel] = await recordsIn(
      'x.xml',
      marcXml({ fixed: fixed('1950', 'ara'), fields: ['245 $aنجوم الصيف =$bStars of the summer /'] }),
    );
    expect(parallel?.title).toEqual({ ar: 'نجوم الصيف', en: 'Stars of the summer' });
    const [secondRecord] = await recordsIn('x.xml', marcXml({ fields: ['245 $aMoons ;$bStars.'] }));
    expect(secondRecord?.title).toEqual({ en: 'Moons; Stars' });
  });

  it('compose decomposed letters, and keep every part of an organisation in both scripts', async () => {
    const decomposed = '\u02bbAbbās. Hājirī'.normalize('NFD');
    const fields = [
      '100 $aHājirī, ʻAbbās.',
      '245 $aMoons',
      '710 $6880-03$aNile Academy.$bSection of Stars.',
      '880 $6710-03/(3/r$aأكاديمية النيل.$bقسم النجوم.',
    ];
    const [record] = await recordsIn('x.xml', marcXml({ fields: fields.map((field) => field.normalize('NFD')) }));
    expect(decomposed.length).toBeGreaterThan(decomposed.normalize('NFC').length);
    expect(record?.authors.map(({ name }) => name)).toEqual([
      { en: 'ʻAbbās Hājirī' },
      { en: 'Nile Academy. Section of Stars', ar: 'أكاديمية النيل. قسم النجوم' },
    ]);
  });

  it('keep both scripts of a name with a romanised 880', async () => {
    const [record] = await recordsIn(
      'x.xml',
      marcXml({ fields: ['100 $6880-01$aالنجار، كريم', '245 $aنجوم', '880 $6100-01/(B$aNajjār, Karīm'] }),
    );
    expect(record?.authors).toMatchObject([{ name: { en: 'Karīm Najjār', ar: 'كريم النجار' }, family: 'Najjār' }]);
  });

  const mods = (elements: string) => recordsIn('m.xml', `<modsCollection><mods>${elements}</mods></modsCollection>`);
  it('of MODS give one colon, no blank after an apostrophe, and all parts of an organisation', async () => {
    const [record] = await mods(
      '<titleInfo><title>Pilots\' Guide to Low Orbits :</title><subTitle>a primer /</subTitle></titleInfo><name type="corporate"><namePart>Nile Academy.</namePart><namePart>Section of Stars.</namePart></name>',
    );
    expect(record).toMatchObject({
      title: { en: "Pilots' Guide to Low Orbits: a primer" },
      authors: [{ name: { en: 'Nile Academy. Section of Stars' } }],
    });
    const [article] = await mods(
      "<titleInfo><nonSort>L'</nonSort><title>orbite</title></titleInfo><language><languageTerm>fre</languageTerm></language>",
    );
    expect(article?.title).toEqual({ fr: "L'orbite" });
  });

  it('of MODS leave a romanised title out of Arabic, and convert a readable date to its Gregorian year', async () => {
    const [record] = await mods(
      '<titleInfo><title>nujūm al-layl</title></titleInfo><language><languageTerm type="code">ara</languageTerm></language><originInfo><dateIssued>1370 هـ. = 1950 م.</dateIssued></originInfo>',
    );
    expect(record).toMatchObject({ title: { und: 'nujūm al-layl' }, language: 'ar', year: 1950 });
    expect(record?.title).not.toHaveProperty('ar');
  });

  it.each([
    ['x.ris', 'TY  - BOOK\nTI  - Orbits explained : a primer /\nER  - \n'],
    ['x.bib', '@book{a, title = {Orbits explained : a primer /}}'],
    ['dc.xml', '<dc><title>Orbits explained : a primer /</title></dc>'],
  ])('are removed from the end of a title in %s', async (name, text) => {
    expect((await recordsIn(name, text))[0]?.title).toEqual({ en: 'Orbits explained : a primer' });
  });
});

describe('decomposed letters', () => {
  const [title, author] = ['Hājirī über Ångström', 'Hājirī, ʻAbbās'].map((text) => text.normalize('NFD')) as [string, string];
  it.each([
    ['x.ris', `TY  - JOUR\nTI  - ${title}\nAU  - ${author}\nER  - \n`],
    ['x.bib', `@article{a, title = {${title}}, author = {${author}}}`],
    ['x.csv', `title,authors\n${title},"${author}"\n`],
    [
      'x.json',
      JSON.stringify({ DOI: '10.5555/n', title: [title], author: [{ family: author.split(', ')[0], given: author.split(', ')[1] }] }),
    ],
    [
      'escaped.json',
      JSON.stringify({ DOI: '10.5555/n', title: [title], author: [{ name: author }] }).replace(
        /[\u0300-\u036f]/g,
        (mark) => `\\u0${mark.charCodeAt(0).toString(16)}`,
      ),
    ],
    ['dc.xml', `<dc><title>${title}</title><creator>${author}</creator></dc>`],
    [
      'own.jsonl',
      JSON.stringify({ key: 'k', title: { en: title }, language: 'en', authors: [{ name: { en: author } }], type: 'book', areas: [] }),
    ],
  ])('are composed in %s', async (name, text) => {
    const [record] = await recordsIn(name, text);
    const texts = JSON.stringify([record?.title, record?.authors]);
    expect(texts).toContain('Hājirī');
    expect(texts).toBe(texts.normalize('NFC'));
  });
});
