import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** Names of the fields that are not read. All records in these tests are invented. */
const unreadOf = async (name: string, text: string) =>
  (await mapText(name, text)).flatMap(({ unread = [] }) => unread.map(({ field }) => field));

describe('arXiv records of collectors', () => {
  it('have an abstract in `summary`, and report unused fields', async () => {
    const line = JSON.stringify({
      id: '2512.99991',
      title: 'A test',
      authors: ['Jane Doe'],
      categories: ['astro-ph.GA'],
      summary: 'An abstract that is long enough to be kept.',
      comment: '12 pages',
    });
    const [record] = await recordsIn('a.jsonl', line);
    expect(record?.abstract).toEqual({ en: 'An abstract that is long enough to be kept.' });
    expect(await unreadOf('a.jsonl', line)).toEqual(['comment']);
  });

  it('of the API library have addresses as ids, people as objects, and dates of publication', async () => {
    const [record] = await recordsIn(
      'a.jsonl',
      JSON.stringify({
        entry_id: 'http://arxiv.org/abs/2401.00077v2',
        title: 'Another test',
        authors: [{ name: 'Jane Doe' }, { name: 'John Roe' }],
        primary_category: 'astro-ph.EP',
        categories: ['astro-ph.IM', 'astro-ph.EP'],
        summary: 'An abstract that is long enough to be kept.',
        published: '2024-01-03T10:00:00Z',
        pdf_url: 'http://arxiv.org/pdf/2401.00077v2',
      }),
    );
    expect(record).toMatchObject({ arxiv: '2401.00077', date: '2024-01-03', pdfUrl: 'http://arxiv.org/pdf/2401.00077v2' });
    expect(record?.authors.map(({ name }) => name.en)).toEqual(['Jane Doe', 'John Roe']);
    expect(record?.areas[0]).toBe('planetary-science');
  });

  it('have a number of arXiv, without which a record with a primary category is of an unknown shape', async () => {
    const work = {
      title: 'Another test',
      authors: ['Jane Doe'],
      primary_category: 'Physics',
      doi: '10.5555/p.1',
      journal: 'Acta',
      year: 2020,
    };
    expect(await mapText('a.json', JSON.stringify([work]))).toMatchObject([{ refusals: [{ code: 'unknown_shape' }] }]);
  });
});

describe('RIS of Scopus', () => {
  const scopus = [
    'TY  - JOUR',
    'TI  - Dust of an invented moon',
    'AU  - Doe, J.',
    'T2  - Journal of Invention',
    'PY  - 2020',
    'C7  - e2019JE0',
    'N1  - Export Date: 10 January 2023; Cited By: 7; Correspondence Address: J. Doe',
    'SN  - 21699097 (ISSN)',
    'UR  - https://www.scopus.com/inward/record.uri?eid=2-s2.0-1&doi=10.5555%2fexample.77&partnerID=40&md5=abc',
    'AD  - Department of Nothing',
    'ER  -',
  ].join('\n');

  it('has a DOI inside an address, citations in a note, and an article number as pages', async () => {
    const [record] = await recordsIn('s.ris', scopus);
    expect(record).toMatchObject({ doi: '10.5555/example.77', key: 'doi:10.5555/example.77', citations: 7, pages: 'e2019JE0' });
    expect(record?.authors[0]?.affiliation).toBeDefined();
    expect(await unreadOf('s.ris', scopus)).toEqual([]);
  });

  it('reports a note without usable content as unused', async () => {
    expect(await unreadOf('s.ris', scopus.replace('Cited By: 7; ', ''))).toEqual(['N1']);
  });
});

describe('foreign tables', () => {
  it('name the same columns differently', async () => {
    const [record] = await recordsIn(
      't.csv',
      'work_id,title,all_authors,pub_year,journal_name,openAccess,citation_count\nW-9,Rings of nothing,"Doe, Jane; Roe, John",2019,Journal of Invention,yes,3\n',
    );
    expect(record).toMatchObject({
      key: 'csv:W-9',
      year: 2019,
      openAccess: true,
      citations: 3,
      venue: { name: { en: 'Journal of Invention' } },
    });
    expect(record?.authors.map(({ family }) => family)).toEqual(['Doe', 'Roe']);
  });

  it('of Scopus give full names, pages by first and last, and kinds of open access', async () => {
    const [record] = await recordsIn(
      't.csv',
      [
        'Authors,Author full names,Title,Year,Source title,Page start,Page end,Cited by,DOI,Document Type,Open Access,Source,EID',
        'Doe J.; Roe J.,"Doe, Jane (57200000001); Roe, John (57200000002)",Rings of nothing,2019,Journal of Invention,10,22,3,10.5555/example.78,Article,All Open Access; Gold Open Access,Scopus,2-s2.0-1',
      ].join('\n'),
    );
    expect(record).toMatchObject({ pages: '10–22', openAccess: true, type: 'journal-article', doi: '10.5555/example.78' });
    expect(record?.authors.map(({ name }) => name.en)).toEqual(['Jane Doe', 'John Roe']);
    expect(record?.venue?.name.en).toBe('Journal of Invention');
  });

  it('without a title column are reported once, with their kind', async () => {
    await expect(mapText('t.csv', `query,document,code\n${'1,184,2\n'.repeat(100)}`)).rejects.toThrow('t.csv is table');
  });

  it('report a value that is neither yes nor no, and an invalid count', async () => {
    const [row] = await mapText('t.csv', 'title,openAccess,citations\nRings of nothing,maybe,many\n');
    expect(row?.warnings).toEqual([
      { code: 'not_yes_or_no', field: 'openAccess', value: 'maybe' },
      { code: 'not_a_count', field: 'citations', value: 'many' },
    ]);
    expect(row?.loadable).toBeDefined();
  });

  it.each([
    ['OpenAlex', { id: 'https://openalex.org/W4000000001', title: 'Rings', open_access: { is_oa: 'maybe' }, cited_by_count: 'many' }, 2],
    ['Crossref', { DOI: '10.5555/x', title: ['Rings'], author: [], 'is-referenced-by-count': 'many' }, 1],
    ['DataCite', { id: '10.5555/x', attributes: { doi: '10.5555/x', titles: [{ title: 'Rings' }], citationCount: 'many' } }, 1],
    ['ADS', { bibcode: '2020Inv....01....1D', title: ['Rings'], citation_count: 'many' }, 1],
  ])('responses of %s report them too', async (_, work, faults) => {
    const [row] = await mapText('x.jsonl', JSON.stringify(work));
    expect(row?.warnings.filter(({ code }) => code === 'not_yes_or_no' || code === 'not_a_count')).toHaveLength(faults);
    expect(row?.loadable).toBeDefined();
  });
});

it('distinguish our own record with a bibcode from an ADS document', async () => {
  const ownRecord = { key: 'a', title: 'A string', authors: [], areas: [], bibcode: '2020Inv....01....1D' };
  expect((await mapText('x.jsonl', JSON.stringify(ownRecord))).map(({ format, loadable }) => [format, loadable])).toEqual([
    ['jsonl', undefined],
  ]);
});

describe('BibTeX', () => {
  const entry = async (text: string) => (await recordsIn('x.bib', text))[0];

  it('keeps the institution of an entry of an unknown kind', async () => {
    expect((await entry('@LiveLink{a, title={A plan}, author={Doe, Jane}, institution={Invented Agency}, year=2009}'))?.venue).toEqual({
      name: { en: 'Invented Agency' },
      kind: 'institution',
    });
    expect((await entry('@manual{a, title={A plan}, organization={Invented Agency}, year=2009}'))?.venue?.name.en).toBe('Invented Agency');
  });

  it('detects the type of a work by a label in brackets', async () => {
    expect(await entry('@misc{a, title={Spectra of nothing [Data set]}, year=2020}')).toMatchObject({
      type: 'dataset',
      title: { en: 'Spectra of nothing' },
    });
    expect((await entry('@misc{a, title={Spectra of nothing}, howpublished={[Data set]}, year=2020}'))?.type).toBe('dataset');
    expect((await entry('@misc{a, title={A reducer [Computer software]}, year=2020}'))?.type).toBe('software');
  });

  it('recognises an IVOA Recommendation as a standard, also in arXiv', async () => {
    const text =
      '@misc{a, title={An invented protocol}, howpublished="IVOA Recommendation 30 October 2008", eprint="1110.0497", archivePrefix="arXiv"}';
    expect((await entry(text))?.type).toBe('standard');
    expect((await entry(text.replace('Recommendation', 'Note')))?.type).toBe('preprint');
  });

  it('reads subtitles, article numbers, and PDF addresses in the place of an arXiv id', async () => {
    const text =
      '@article{a, title={Moons}, subtitle={A survey}, year=2020, articleno={63}, eprint={https://example.org/article-pdf/1.pdf}}';
    expect(await entry(text)).toMatchObject({
      title: { en: 'Moons: A survey' },
      pages: '63',
      pdfUrl: 'https://example.org/article-pdf/1.pdf',
    });
    expect((await mapText('x.bib', text))[0]?.warnings).toEqual([]);
  });

  it('reports unused fields', async () => {
    expect(await unreadOf('x.bib', '@article{a, title={A}, year=2020, note={Submitted}, annote={x}, doi={10.5555/a.1}}')).toEqual([
      'note',
      'annote',
    ]);
  });
});

describe('regressions of a large import', () => {
  const dublinCore = (identifier: string) =>
    `<records><dc xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Dust of an example comet</dc:title><dc:date>2018-03-01</dc:date><dc:identifier>${identifier}</dc:identifier></dc></records>`;

  it('reads the first of a month as the month from ADS, and as a day elsewhere', async () => {
    const [ads] = await recordsIn('a.xml', dublinCore('https://ui.adsabs.harvard.edu/abs/2018ExJ...123..456L'));
    const [otherRecord] = await recordsIn('b.xml', dublinCore('https://example.org/1'));
    expect([ads?.date, otherRecord?.date]).toEqual(['2018-03', '2018-03-01']);
  });

  it('keeps the first of a month as a day in tables, BibTeX and our RIS that link to ADS', async () => {
    const ads = 'https://ui.adsabs.harvard.edu/abs/2018ExJ...123..456L';
    const [row] = await recordsIn('a.csv', `title,date,url\nDust of an example comet,2018-03-01,${ads}\n`);
    const [entry] = await recordsIn('a.bib', `@article{a, title={Dust of an example comet}, year=2018, month=3, day=1, adsurl={${ads}}}`);
    const [ris] = await recordsIn('a.ris', `TY  - JOUR\nTI  - Dust of an example comet\nDA  - 2018/03/01\nUR  - ${ads}\nER  - \n`);
    expect([row?.date, entry?.date, ris?.date]).toEqual(['2018-03-01', '2018-03-01', '2018-03-01']);
  });

  it('keeps the first of two addresses, and one with blanks', async () => {
    const ris = (url: string) => recordsIn('a.ris', `TY  - JOUR\nTI  - Dust of an example comet\nUR  - ${url}\nER  -\n`);
    expect((await ris('http://example.org/1 http://example.com/2'))[0]?.url).toBe('http://example.org/1');
    expect((await ris('http://example.org; http://example.com'))[0]?.url).toBe('http://example.org');
    expect((await ris('https://example.org/a file.pdf'))[0]?.url).toBe('https://example.org/a%20file.pdf');
    expect((await ris('http:https://example.org/1'))[0]?.url).toBeUndefined();
  });

  it('splits a list in one field into keywords, and keeps a long keyword whole', async () => {
    const ris = (words: string) => recordsIn('a.ris', `TY  - JOUR\nTI  - Dust of an example comet\nKW  - ${words}\nER  -\n`);
    const names = ['Earth Orbits', 'Navigation Aids', 'Onboard Equipment', 'Space Navigation', 'Spacecraft Trajectories', 'Lunar Beacons'];
    for (const link of ['/ ', ', ']) expect((await ris(names.join(link)))[0]?.keywords?.en).toEqual(names);
    expect((await ris('Dust, gas and plasma'))[0]?.keywords?.en).toEqual(['Dust, gas and plasma']);
  });

  it('reads report numbers of patents and reports, and no pages of preprints', async () => {
    const entry = (type: string, fields: string) =>
      recordsIn('a.bib', `@${type}{x, title = {Dust of an example comet}, year = 2001, ${fields}}`);
    expect((await entry('patent', 'number = {EX334823A}'))[0]).toMatchObject({ reportNumber: 'EX334823A' });
    expect((await entry('patent', 'number = {EX334823A}'))[0]?.issue).toBeUndefined();
    expect((await entry('book', 'series = {Example Lectures}, number = {4}'))[0]?.issue).toBeUndefined();
    expect((await entry('article', 'journal = {Example Journal}, number = {4}'))[0]?.issue).toBe('4');
    expect((await entry('article', 'journal = {arXiv e-prints}, pages = {arXiv:2507.99999}'))[0]?.pages).toBeUndefined();
  });

  it('classifies a work that is only in arXiv as a preprint, whatever OpenAlex states', async () => {
    const work = { id: 'https://openalex.org/W1', title: 'Dust of an example comet', type: 'article' };
    const recordAt = (landing: string) =>
      recordsIn('a.jsonl', JSON.stringify({ ...work, primary_location: { landing_page_url: landing } }));
    expect((await recordAt('http://arxiv.org/abs/2601.99999'))[0]?.type).toBe('preprint');
    expect((await recordAt('https://example.org/1'))[0]?.type).toBe('journal-article');
  });
});
