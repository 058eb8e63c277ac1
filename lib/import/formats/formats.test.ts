import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readMadarRecord } from '#lib/import/formats/madar/madar.ts';
import { fixture, mapFile, recordsIn, recordsOf } from '#lib/import/testing/read-fixture.ts';

const readFixture = (name: string) => recordsOf(fixture(name));
const refusals = async (name: string) =>
  (await mapFile(fixture(name))).flatMap(({ line, entry, refusals: faults }) =>
    faults.map((fault) => [entry ?? line, fault.code, fault.field]),
  );
const author = (record: ResearchRecord | undefined, index = 0) => record?.authors[index];

describe('our own JSON Lines', () => {
  it('reports every fault of every bad line, and keeps the good ones', async () => {
    expect(await refusals('records.jsonl')).toEqual([
      [2, 'not_json', ''],
      [3, 'no_title', 'title'],
      [4, 'bad_language', 'language'],
      [4, 'bad_orcid', 'authors[0].orcid'],
      [4, 'unknown_code', 'type'],
      [4, 'unknown_code', 'areas[1]'],
      [4, 'bad_year', 'year'],
      [4, 'bad_doi', 'doi'],
      [4, 'unknown_field', 'tittle'],
    ]);
    expect((await readFixture('records.jsonl')).map(({ key }) => key)).toEqual([
      'example-2024-tracker',
      'example-2019-hilal',
      'line-separator',
    ]);
  });

  it('reads a line separator within a line as a blank', async () => {
    expect((await readFixture('records.jsonl'))[2]?.title.en).toBe('One record with a line separator in it');
  });

  it('has canonical identifiers for a record and its versions', () => {
    const titled = { key: 'k', title: { en: 'A title' }, language: 'en', authors: [], type: 'preprint', areas: [] };
    const versions = [{ kind: 'preprint', doi: 'doi:10.5555/B', arxiv: 'astro-ph.CO/9403052v2' }];
    const { record } = readMadarRecord(
      { ...titled, doi: 'https://doi.org/10.5555/A', arxiv: 'arXiv:math.GT/0309136', versions },
      'f.jsonl',
    );
    expect(record).toMatchObject({ doi: '10.5555/a', arxiv: 'math/0309136' });
    expect(record?.versions).toEqual([{ kind: 'preprint', doi: '10.5555/b', arxiv: 'astro-ph/9403052' }]);
  });

  it('converts TeX formulas, and keeps superscripts of the title as markup', () => {
    const title = { en: 'A 10$^{51}$ erg flare in H$\\alpha$', ar: 'توهّج بطاقة 10$^{51}$ إرغ' };
    const { record } = readMadarRecord({ key: 'k', title, language: 'en', authors: [], type: 'preprint', areas: [] }, 'f.jsonl');
    expect(record?.title).toEqual({ en: 'A 10⁵¹ erg flare in Hα', ar: 'توهّج بطاقة 10⁵¹ إرغ' });
    expect(record?.titleMarkup).toBe('A 10<sup>51</sup> erg flare in Hα');
  });
});

describe('OpenAlex', () => {
  it('rebuilds abstracts, repairs double escapes, keeps spellings and identifiers', async () => {
    const [work] = await readFixture('openalex.json');
    expect(work).toMatchObject({
      key: 'openalex:W900000001',
      openalex: 'W900000001',
      doi: '10.5555/example.2',
      title: { en: 'Water ice (H₂O) in situ at the lunar pole' },
      titleMarkup: 'Water ice (H<sub>2</sub>O) <i>in situ</i> at the lunar pole',
      abstract: { en: 'We find ice and more ice' },
      type: 'journal-article',
      year: 2023,
      date: '2023-04-05',
      venue: { name: { en: 'Example Journal of Space Science' }, kind: 'journal', issn: '1234-5679' },
      publisher: 'Example Press',
      volume: '7',
      issue: '2',
      pages: '10–22',
      openAccess: true,
      citations: 5,
    });
    expect(work?.areas[0]).toBe('moon');
    expect(author(work)).toEqual({
      name: { en: 'Maria Rossi-Bianchi' },
      given: 'Maria',
      family: 'Rossi-Bianchi',
      variants: ['M. Rossi-Bianchi'],
      orcid: '0000-0001-5109-3700',
      openalex: 'A900000001',
      affiliation: { en: 'Example University' },
      country: 'IT',
      institutions: [{ name: { en: 'Example University' }, country: 'IT' }],
      corresponding: true,
    });
  });

  it('detects the language from the words, and reads 1 January as the year only', async () => {
    const [, thesis] = await readFixture('openalex.json');
    expect(thesis).toMatchObject({ language: 'fr', type: 'thesis', year: 2021 });
    expect(thesis?.date).toBeUndefined();
    expect(await refusals('openalex.json')).toEqual([[2, 'no_title', 'title']]);
  });
});

describe('arXiv', () => {
  it('converts formulas, derives the month from the id, and drops text that is not a name', async () => {
    const [first, second] = await readFixture('arxiv.jsonl');
    expect(first).toMatchObject({
      key: 'arxiv:2402.00001',
      title: { en: 'A 10¹² M⊙ halo and Hα emission at z ∼ 2' },
      titleMarkup: 'A 10<sup>12</sup> M<sub>⊙</sub> halo and Hα emission at z ∼ 2',
      date: '2024-02',
      type: 'preprint',
      areas: ['galaxies', 'cosmology'],
    });
    expect(first?.abstract?.en).toBe("We observe Gödel's galaxy with “great” care — twice. It has T dust of 30 K.");
    expect(first?.authors.map(({ name }) => name.en)).toEqual(['Jane Doe', 'The Example Team']);
    expect(author(first, 1)?.family).toBeUndefined();
    expect(second).toMatchObject({ year: 1994, date: '1994-03', areas: ['astrophysics'], authors: [] });
  });
});

describe('Crossref', () => {
  it('reads JATS, groups, subtitles, and the licence for readers rather than text mining', async () => {
    const [paper] = await readFixture('crossref.json');
    expect(paper).toMatchObject({
      key: 'doi:10.5555/example.4',
      title: { en: 'Orbits of many small things: A survey' },
      abstract: { en: 'A text with style & signs, p < 0.05.' },
      type: 'conference-paper',
      year: 2022,
      date: '2022-05',
      pages: '1–9',
      citations: 3,
      licence: 'CC-BY-4.0',
    });
    expect(author(paper)).toMatchObject({ orcid: '0000-0002-1825-0097', affiliation: { en: 'Example University' } });
    expect(author(paper, 1)).toEqual({ name: { en: 'The Example Collaboration' } });
    expect(await refusals('crossref.json')).toEqual([[2, 'no_title', 'title']]);
  });
});

describe('CSL-JSON, DataCite and ADS', () => {
  it('reads particles, numbers as strings, and a Hijri year', async () => {
    const [article, thesis] = await readFixture('csl.json');
    expect(article).toMatchObject({
      doi: '10.5555/example.6',
      date: '2018-03-07',
      volume: '12',
      keywords: { en: ['moon', 'craters'] },
      venue: { kind: 'journal' },
    });
    expect(author(article)).toMatchObject({ family: 'van der Berg', given: 'Anna' });
    expect(thesis).toMatchObject({
      type: 'masters-thesis',
      language: 'ar',
      year: 2019,
      venue: { name: { ar: 'جامعة مثال' }, kind: 'institution' },
      authors: [{ name: { ar: 'فهد الحربي' } }],
    });
  });

  it('reads both languages of a data set', async () => {
    expect((await readFixture('datacite.json'))[0]).toMatchObject({
      title: { en: 'Lunar thermal maps', ar: 'خرائط القمر الحرارية' },
      type: 'dataset',
      date: '2020-02-03',
      licence: 'CC-BY-4.0',
      publisher: 'Example Archive',
      areas: ['moon'],
      authors: [
        { name: { en: 'Jane Doe' }, orcid: '0000-0002-1694-233X', affiliation: { en: 'Example University' } },
        { name: { en: 'Example Archive' } },
      ],
    });
  });

  it('reads "Not Available" with any punctuation as no abstract', async () => {
    const [entry] = await recordsIn(
      'a.bib',
      '@article{a, title = "A title of Mars", abstract = "{Not Available \\textbackslash\\textbackslash}"}',
    );
    expect(entry?.title).toEqual({ en: 'A title of Mars' });
    expect(entry?.abstract).toBeUndefined();
  });

  it('reads MathML, dates with zeros, inverted names, and "Not Available" as no abstract', async () => {
    const [article] = await readFixture('ads.json');
    expect(article).toMatchObject({
      title: { en: 'The ¹⁴C peak of M₃₁' },
      date: '2018-07',
      bibcode: '2018ExJou..12..100D',
      arxiv: '1801.00001',
      openAccess: true,
      citations: 4,
    });
    expect(article?.abstract).toBeUndefined();
    expect(author(article)).toMatchObject({ name: { en: 'Jane Doe' }, affiliation: { en: 'Example University; Example Institute' } });
    expect(author(article, 1)?.affiliation).toBeUndefined();
  });
});

describe('BibTeX', () => {
  it('reads accents, string and journal macros, formulas, groups and "others"', async () => {
    const [first, , , note] = await readFixture('refs.bib');
    expect(first).toMatchObject({
      key: 'doi:10.5555/example.9',
      title: { en: 'A 10⁵ galaxy sample from SDSS & beyond' },
      venue: { name: { en: 'Example Journal of Astronomy' } },
      date: '2020-05',
      pages: '100–110',
      arxiv: '2001.00001',
      bibcode: '2020ExJA...12..100G',
      authorsIncomplete: true,
      areas: ['galaxies'],
    });
    expect(first?.authors.map(({ name }) => name.en)).toEqual(['J. García', 'Anna Müller', 'The Example Collaboration']);
    expect(note?.venue?.name.en).toBe('Monthly Notices of the Royal Astronomical Society');
  });

  it('splits Arabic names at Arabic commas and semicolons, and converts a Hijri year', async () => {
    const [, arabic] = await readFixture('refs.bib');
    expect(arabic).toMatchObject({
      language: 'ar',
      year: 2020,
      type: 'conference-paper',
      areas: ['crescent'],
      authors: [{ name: { ar: 'نورة العتيبي' } }, { name: { ar: 'فهد الحربي' } }],
    });
  });

  it('loses one entry to a missing brace, not the rest of the file', async () => {
    expect(await refusals('refs.bib')).toEqual([
      [2, 'unclosed_entry', ''],
      [5, 'no_title', 'title'],
    ]);
    expect(await readFixture('refs.bib')).toHaveLength(4);
  });
});

describe('RIS', () => {
  it('reads dialects: byte order mark, wrapped values, other blanks, a record without an end', async () => {
    const [article, thesis, book] = await readFixture('refs.ris');
    expect(article).toMatchObject({
      title: { en: 'Rings of an example planet' },
      doi: '10.5555/example.10',
      date: '2014-05-03',
      pages: '10–22',
      keywords: { en: ['rings', 'planets'] },
      venue: { issn: '1234-5679' },
    });
    expect(article?.authors.map(({ name }) => name.en)).toEqual(['Jane Doe', 'Example Observatory']);
    expect(thesis).toMatchObject({
      type: 'thesis',
      year: 2011,
      venue: { kind: 'institution' },
      authors: [{ name: { ar: 'فهد الحربي' } }],
    });
    expect(book).toMatchObject({ type: 'book', year: 1999 });
  });
});

describe('the bilingual CSV template', () => {
  it('reads names of both scripts in parallel, quoted cells, and types and areas in either language', async () => {
    const [dust, quotes] = await readFixture('template.csv');
    expect(dust).toMatchObject({
      key: 'csv:1',
      language: 'ar',
      title: { en: 'Dust over Riyadh', ar: 'غبار فوق الرياض' },
      areas: ['remote-sensing', 'atmosphere'],
      keywords: { en: ['dust', 'aerosols'], ar: ['غبار', 'هباء جوي'] },
    });
    expect(dust?.authors.map(({ name }) => name)).toEqual([
      { en: 'Noura Al-Otaibi', ar: 'نورة العتيبي' },
      { en: 'Fahd Al-Harbi', ar: 'فهد الحربي' },
    ]);
    expect(quotes).toMatchObject({
      title: { en: 'A title with "quotes", a comma and a line break' },
      type: 'conference-paper',
      areas: ['space-weather'],
    });
  });

  it('refuses rows that would lose data, and reports an unknown column for each row with a value', async () => {
    expect(await refusals('template.csv')).toEqual([
      [4, 'bad_year', 'year'],
      [5, 'unknown_code', 'areas'],
      [6, 'no_title', 'title'],
    ]);
    const unread = (await mapFile(fixture('template.csv'))).flatMap((result) => result.unread ?? []);
    expect(unread[0]).toEqual({ field: 'Colour', example: 'red' });
  });
});

describe('OAI-PMH', () => {
  it('reads arXiv and Dublin Core in both languages despite an invalid encoding declaration', async () => {
    const [tides, law] = await readFixture('oai.xml');
    expect(tides).toMatchObject({
      key: 'arxiv:2402.00002',
      date: '2024-02-01',
      licence: 'CC-BY-4.0',
      areas: ['moon', 'planetary-science'],
      authors: [{ name: { en: 'Jane Doe' } }, { name: { en: 'The Example Collaboration' } }],
    });
    expect(law).toMatchObject({
      key: 'oai:example.org:2',
      title: { en: 'Law of the lunar surface', ar: 'قانون سطح القمر' },
      type: 'doctoral-thesis',
      date: '2017-03',
      doi: '10.5555/example.12',
    });
    expect(law?.areas).toContain('space-law');
  });

  it('reports a deleted record', async () => {
    expect((await mapFile(fixture('oai.xml')))[2]).toMatchObject({ refusals: [], warnings: [{ code: 'deleted' }] });
  });
});
