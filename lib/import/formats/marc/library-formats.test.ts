import { describe, expect, it } from 'vitest';
import { fixture, mapFile, mapText, recordsIn, recordsOf } from '#lib/import/testing/read-fixture.ts';

describe('MODS', () => {
  it('gives titles, people by role, the host with volume and pages, links, licence', async () => {
    const [record] = await recordsOf(fixture('mods.xml'));
    expect(record).toMatchObject({
      key: 'mods:EX:m31',
      doi: '10.5555/example.31',
      title: { en: 'The dust of an invented moon: a study', ar: 'غبار قمر متخيَّل' },
      language: 'en',
      abstract: { en: 'We invent a moon and study the dust that it would have.' },
      keywords: { en: ['Lunar dust'] },
      type: 'journal-article',
      date: '2020-05',
      venue: { name: { en: 'Journal of Invention' }, kind: 'journal', issn: '1234-5679' },
      publisher: 'Example Press',
      volume: '3',
      issue: '2',
      pages: '10–22',
      url: 'https://example.org/31',
      pdfUrl: 'https://example.org/31.pdf',
      licence: 'CC-BY-4.0',
    });
    expect(record?.authors).toMatchObject([
      { name: { en: 'Jane Doe' }, orcid: '0000-0002-1825-0097', affiliation: { en: 'Example University' } },
      { name: { en: 'John Roe' }, family: 'Roe' },
      { name: { en: 'Invented Space Agency and Partners' } },
    ]);
  });

  it('drops the subtitle of a journal, and keeps that of a book', async () => {
    const elements = (genre: string, isbn = '') =>
      `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>A title of nothing</title></titleInfo><relatedItem type="host"><titleInfo><title>Desert dust</title><subTitle>monthly pages for friends of dust</subTitle></titleInfo>${genre}${isbn}</relatedItem></mods>`;
    const venueIn = async (text: string) => (await recordsIn('a.xml', text))[0]?.venue?.name.en;
    expect(await venueIn(elements('<genre>journal</genre>'))).toBe('Desert dust');
    expect(await venueIn(elements('', '<identifier type="isbn">978-0-306-40615-7</identifier>'))).toBe(
      'Desert dust: monthly pages for friends of dust',
    );
  });

  it('refuses a record without a title, and reports unused elements', async () => {
    const results = await mapFile(fixture('mods.xml'));
    expect(results.map(({ format }) => format)).toEqual(['mods', 'mods']);
    expect(results[1]?.refusals).toMatchObject([{ code: 'no_title' }]);
    expect(results[0]?.unread?.map(({ field }) => field)).toEqual(['language.languageTerm', 'subject.geographic']);
  });

  it('is read inside OAI-PMH, under the identifier of the repository', async () => {
    const mods = '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>A title of nothing</title></titleInfo></mods>';
    const [record] = await recordsIn(
      'o.xml',
      `<OAI-PMH><ListRecords><record><header><identifier>oai:x.org:1</identifier></header><metadata>${mods}</metadata></record></ListRecords></OAI-PMH>`,
    );
    expect(record).toMatchObject({ key: 'oai:x.org:1', title: { en: 'A title of nothing' } });
  });
});

describe('MARC 21 in XML', () => {
  it('gives a book with original and romanised script', async () => {
    const [book] = await recordsOf(fixture('marc.xml'));
    expect(book).toMatchObject({
      key: 'marc:EX:b100',
      language: 'ar',
      title: { ar: 'مدخل إلى الفلك: أسس' },
      type: 'book',
      year: 1998,
      publisher: 'Invented House',
      volume: '4',
      venue: { name: { en: 'Invented series' }, kind: 'series', isbn: '9780306406157' },
      authors: [{ name: { en: 'Nūrah ʻUtaybī', ar: 'نورة العتيبي' } }],
      keywords: { en: ['Astronomy'] },
      abstract: { en: 'An introduction to an invented astronomy for readers of this test.' },
    });
  });

  it('gives an article with its host and without the editor, and a thesis with its degree', async () => {
    const [, article, thesis] = await recordsOf(fixture('marc.xml'));
    expect(article).toMatchObject({
      doi: '10.5555/example.32',
      title: { en: 'Tides of an invented moon' },
      type: 'journal-article',
      year: 2020,
      volume: '3',
      issue: '2',
      pages: '10–22',
      venue: { name: { en: 'Journal of Invention' }, kind: 'journal', issn: '1234-5679' },
      pdfUrl: 'https://example.org/32.pdf',
    });
    expect(article?.authors.map(({ name }) => name.en)).toEqual(['Jane Doe', 'John Roe']);
    expect(thesis).toMatchObject({
      type: 'masters-thesis',
      venue: { name: { en: 'Example University' }, kind: 'institution' },
      year: 2011,
    });
  });

  const titled = (...fields: readonly string[]) =>
    recordsIn(
      'x.xml',
      `<collection><record><leader>00000nam a2200000 a 4500</leader>${fields
        .map((field) => {
          const [head = '', ...parts] = field.split('$');
          const subfields = parts.map((part) => `<subfield code="${part[0]}">${part.slice(1)}</subfield>`).join('');
          return `<datafield tag="${head.slice(0, 3)}" ind1="1" ind2="${head[4] ?? ' '}">${subfields}</datafield>`;
        })
        .join('')}</record></collection>`,
    );

  it('gives the original script, whichever of the two fields has it', async () => {
    const [romanised] = await titled('041$aara', '245$6880-01$aMadkhal ilá al-falak', '880$6245-01/(3/r$aمدخل إلى الفلك');
    const [original] = await titled('041$aara', '245$6880-01$aمدخل إلى الفلك', '880$6245-01/(B$aMadkhal ilá al-falak');
    expect(romanised?.title).toEqual({ ar: 'مدخل إلى الفلك' });
    expect(original?.title).toEqual({ ar: 'مدخل إلى الفلك' });
  });

  it('gives parallel titles, but not spine, abbreviated or romanised ones', async () => {
    const [record] = await titled('041$aara', '245$aمدخل إلى الفلك', '246 1$aAn introduction to invented astronomy :$bbasics');
    expect(record?.title).toEqual({ ar: 'مدخل إلى الفلك', en: 'An introduction to invented astronomy: basics' });
    const [unmarked] = await titled('041$aara', '245$aمدخل إلى الفلك', '246$aAn introduction to invented astronomy');
    expect(unmarked?.title).toHaveProperty('en');
    const [spine] = await titled('041$aeng', '245$aOrbits of invented moons', '246 8$aالمدارات', '246$aMoons', '246 3$aOrbits');
    expect(spine?.title).toEqual({ en: 'Orbits of invented moons' });
    const [romanised] = await titled(
      '041$aara',
      '245$aمدخل إلى الفلك',
      '246$aMadkhal ilá ʻilm al-falak',
      '246 1$6880-02$aMadkhal ilá al-ʻilm',
    );
    expect(romanised?.title).toEqual({ ar: 'مدخل إلى الفلك' });
  });

  it('gives the original title of a translation, and translated titles with their language', async () => {
    const [record] = await titled(
      '041$aara$heng',
      '240$aOrbits of invented moons.$lArabic',
      '245$aمدارات أقمار متخيلة',
      '242$aDes lunes$yfre',
    );
    expect(record).toMatchObject({ language: 'ar', title: { ar: 'مدارات أقمار متخيلة', en: 'Orbits of invented moons', fr: 'Des lunes' } });
    const [uniform] = await titled('041$aeng', '240$aWorks.$kSelections', '245$aOrbits of invented moons');
    expect(uniform?.title).toEqual({ en: 'Orbits of invented moons' });
  });

  it('gives authors in the order of the record, with suffixes but without honorifics', async () => {
    const [record] = await titled('100$aDoe, Jane$cDr.', '245$aOrbits', '710$aInvented Agency', '700$aRoe, John$cJr.');
    expect(record?.authors.map(({ name }) => name.en)).toEqual(['Jane Doe', 'Invented Agency', 'John Roe Jr.']);
  });

  it('reports unused subfields', async () => {
    const [book] = await mapFile(fixture('marc.xml'));
    expect(book?.unread?.map(({ field }) => field)).toEqual(['245.a', '245.b', '264.a']);
  });

  it('is distinguished from other XML with the same element names', async () => {
    await expect(mapText('x.xml', '<collection><record><name>x</name></record></collection>')).rejects.toThrow('x.xml is xml');
  });
});

describe('the PubMed id and the date of the last change', () => {
  const mods =
    '<identifier type="pmid">1234</identifier><recordInfo><recordChangeDate>2024-01-31</recordChangeDate></recordInfo><titleInfo><title>Dust</title></titleInfo>';
  const marc =
    '<leader>0</leader><controlfield tag="005">20240131093000.0</controlfield><datafield tag="024"><subfield code="a">1234</subfield><subfield code="2">pmid</subfield></datafield><datafield tag="245"><subfield code="a">Dust</subfield></datafield>';
  const inOai = (metadata: string) =>
    `<OAI-PMH><ListRecords><record><header><identifier>oai:x:1</identifier><datestamp>2024-01-31T00:00:00Z</datestamp></header><metadata>${metadata}</metadata></record></ListRecords></OAI-PMH>`;
  const dc = '<dc><title>Dust</title><identifier>https://pubmed.ncbi.nlm.nih.gov/1234/</identifier></dc>';
  it.each([
    ['MODS', 'x.xml', `<modsCollection><mods>${mods}</mods></modsCollection>`],
    ['MARC', 'x.xml', `<collection><record>${marc}</record></collection>`],
    ['Dublin Core', 'x.xml', inOai(dc)],
    [
      'MODS of a repository',
      'x.xml',
      inOai('<mods><titleInfo><title>Dust</title></titleInfo><identifier type="pubmed">1234</identifier></mods>'),
    ],
  ])('are read from %s', async (_, name, text) => {
    const [result] = await mapText(name, text);
    expect(result?.loadable).toMatchObject({ identities: ['pmid:1234'], origin: { statedAt: '2024-01-31' } });
  });

  it.each([['AN  - PMID: 1234'], ['UR  - https://pubmed.ncbi.nlm.nih.gov/1234']])('include the PubMed id in RIS, %s', async (line) => {
    const [record] = await recordsIn('x.ris', `TY  - JOUR\nTI  - Dust\n${line}\nER  - \n`);
    expect(record).toMatchObject({ pmid: '1234' });
  });
});
