import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';
import { csvColumns } from './csv-columns.ts';

/** The first record of a table. All rows in these tests are invented, in the style of citation indexes, libraries and private lists. */
const firstRecord = async (text: string, name = 'a.csv') => (await recordsIn(name, text))[0];
const unreadOf = async (text: string) => (await mapText('a.csv', text)).flatMap(({ unread = [] }) => unread.map(({ field }) => field));
const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

describe('a table of Scopus', () => {
  const heading =
    'Authors,Author full names,Author(s) ID,Title,Year,Source title,Affiliations,Authors with affiliations,Author Keywords,Document Type,Source,EID';
  const row = (type: string, more = '') =>
    `"Harbi S.; Amin H.","","1;2","On dust","2021","Acta Orbitalia",${more || '"",""'},"","${type}","Scopus","2-s2.0-1"`;

  it.each([
    ['Note', 'other'],
    ['Short survey', 'review'],
    ['Retracted', 'retraction'],
    ['Conference review', 'proceedings'],
    ['Conference paper', 'conference-paper'],
    ['Book chapter', 'book-chapter'],
    ['Data paper', 'data-paper'],
    ['Erratum', 'correction'],
    ['Editorial', 'editorial'],
  ])('maps %s to %s', async (typeName, type) => {
    const [result] = await mapText('a.csv', lines(heading, row(typeName)));
    expect([result?.refusals, result?.warnings]).toEqual([[], []]);
    expect((await firstRecord(lines(heading, row(typeName))))?.type).toBe(type);
  });

  it('keeps a record of an unknown type, with a warning', async () => {
    const [result] = await mapText('a.csv', lines(heading, row('Telegram')));
    expect(result?.warnings).toEqual([{ code: 'unknown_code', field: 'type', value: 'Telegram' }]);
    expect(result?.loadable).toBeDefined();
  });

  it('assigns affiliations to their authors, and none when the list has another order', async () => {
    const affiliations = async (columns: string) =>
      (await firstRecord(lines(heading, row('Article', columns))))?.authors.map(({ affiliation }) => affiliation?.en);
    expect(await affiliations('"Desert Univ; Nile Inst","Harbi S., Nile Inst, Giza, Egypt; Amin H., Desert Univ, Riyadh"')).toEqual([
      'Nile Inst, Giza, Egypt',
      'Desert Univ, Riyadh',
    ]);
    expect(await affiliations('"Desert Univ; Nile Inst","Harbi, S., Nile Inst, Giza; Amin, H., Desert Univ"')).toEqual([
      'Nile Inst, Giza',
      'Desert Univ',
    ]);
    expect(await affiliations('"Desert Univ; Nile Inst",""')).toEqual([undefined, undefined]);
    expect(await affiliations('"Desert Univ",""')).toEqual(['Desert Univ', 'Desert Univ']);
  });
});

describe('a table of Web of Science', () => {
  const expected = {
    key: 'csv:WOS:1',
    title: { en: 'On dust' },
    type: 'journal-article',
    date: '2011-03-12',
    pages: '5–9',
    openAccess: true,
    authors: [
      { name: { en: 'Huda Amin' }, affiliation: { en: 'Nile Inst Space, Giza, Egypt' }, orcid: '0000-0002-1825-0097' },
      { name: { en: 'Omar Zaki' }, affiliation: { en: 'Desert Univ, Riyadh' } },
      { name: { en: 'Dust Group' } },
    ],
    venue: { name: { en: 'ACTA ORBITALIA' }, issn: '1234-5679' },
    keywords: { en: ['dust', 'sand'] },
  };
  const cells = [
    'J',
    'Amin, Huda; Zaki, Omar',
    'Dust Group',
    'On dust',
    'ACTA ORBITALIA',
    'Article; Early Access',
    'dust; sand',
    '[Amin, Huda] Nile Inst Space, Giza, Egypt; [Zaki, Omar] Desert Univ, Riyadh.',
    'Amin, Huda/0000-0002-1825-0097',
    '1234-5679',
    'MAR 12',
    '2011',
    '5',
    '9',
    'Green Submitted, gold',
    'WOS:1',
  ];

  it('is read with spelt-out headings', async () => {
    const heading =
      'Publication Type\tAuthor Full Names\tGroup Authors\tArticle Title\tSource Title\tDocument Type\tAuthor Keywords\tAddresses\tORCIDs\tISSN\tPublication Date\tPublication Year\tStart Page\tEnd Page\tOpen Access Designations\tUT (Unique WOS ID)\tResearch Areas';
    const text = lines(heading, [...cells, 'Astronomy & Astrophysics'].join('\t'));
    expect(await firstRecord(text, 'a.txt')).toMatchObject(expected);
    expect((await mapText('a.txt', text))[0]).toMatchObject({ refusals: [], warnings: [] });
  });

  it('is read with two-letter headings', async () => {
    const heading = 'PT\tAF\tCA\tTI\tSO\tDT\tDE\tC1\tOI\tSN\tPD\tPY\tBP\tEP\tOA\tUT\tAU';
    expect(await firstRecord(lines(heading, [...cells, 'Amin, H; Zaki, O'].join('\t')), 'savedrecs.txt')).toMatchObject(expected);
  });
});

it('reads a table of Lens', async () => {
  const text = lines(
    'Lens ID,Title,Date Published,Publication Year,Publication Type,Source Title,ISSNs,Source Country,Author/s,Issue Number,Start Page,End Page,Open Access License,Open Access Colour,Citing Works Count',
    '001-1,Quiet orbits,2020-03-04,2020,conference proceedings article,Acta Orbitalia,12345679; 23456787,Egypt,Salma Harbi; Huda Amin,2,11,19,cc-by,gold,7',
  );
  expect(await firstRecord(text)).toMatchObject({
    issue: '2',
    type: 'conference-paper',
    openAccess: true,
    citations: 7,
    venue: { issn: '1234-5679' },
    authors: [{ name: { en: 'Salma Harbi' } }, { name: { en: 'Huda Amin' } }],
  });
  expect(await unreadOf(text)).toEqual(['Source Country']);
});

describe('headings in Arabic', () => {
  it.each([
    ['عنوان البحث;أسماء الباحثين;سنة النشر;اسم المجلة;رقم المجلد;رقم العدد'],
    ['العنوان;المؤلفون;السنة;المجلة;المجلد;العدد'],
    ['عنوان المقال;اسم الباحث;عام النشر;اسم الدورية;مجلد;عدد'],
    ['عنوان الدراسة;أسماء المؤلفين;سنة الإصدار;المصدر;رقم المجلد;رقم العدد'],
  ])('include %s', async (heading) => {
    const text = lines(heading, 'قياس ميل المدار;سلمى الحربي، هدى الأمين;٢٠١٩;مجلة الفضاء العربي;٤;٢');
    expect(await firstRecord(text)).toMatchObject({
      title: { ar: 'قياس ميل المدار' },
      authors: [{ name: { ar: 'سلمى الحربي' } }, { name: { ar: 'هدى الأمين' } }],
      year: 2019,
      venue: { name: { ar: 'مجلة الفضاء العربي' } },
      volume: '4',
      issue: '2',
    });
    expect(await unreadOf(text)).toEqual([]);
  });

  it('that name no author are reported once when a column holds names', async () => {
    const codes = async (text: string) =>
      (await mapText('a.csv', text)).map(({ warnings }) => warnings.map(({ code, field }) => `${code} ${field}`));
    expect(await codes(lines('title,Crew', 'On dust,"Salma Harbi; Huda Amin"', 'On sand,Omar Zaki'))).toEqual([['no_authors Crew'], []]);
    expect(await codes(lines('عنوان البحث,الطاقم', 'قياس المدار,سلمى الحربي'))).toEqual([['no_authors الطاقم']]);
    expect(await codes(lines('title,Place of meeting', 'On dust,"New York; Los Angeles"'))).toEqual([[]]);
    expect(await codes(lines('title,Shelf', 'On dust,Room 5'))).toEqual([[]]);
    expect(await codes(lines('title,authors,Editor', 'On dust,Salma Harbi,Huda Amin'))).toEqual([[]]);
  });
});

it('lists each heading once, including the column’s own name', () => {
  const words = (heading: string) => heading.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const headings = Object.entries(csvColumns).flatMap(([column, others]) => [
    words(column),
    ...others.filter((heading) => heading !== column),
  ]);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

describe('a table', () => {
  it('declares its separator in a first line, which is not a heading', async () => {
    for (const sign of [';', '\t', '|', ','])
      for (const line of [`sep=${sign}`, `"sep=${sign}"`, `SEP=${sign}\r`])
        expect(await firstRecord(lines(line, ['title_en', 'year'].join(sign), ['Dust', '2017'].join(sign))), line).toMatchObject({
          title: { en: 'Dust' },
          year: 2017,
        });
    const [result] = await mapText('a.csv', lines('sep=;', 'title;year', 'Dust;20x3'));
    expect(result?.line).toBe(3);
  });

  it('is recognised by its file name, whatever a cell begins with', async () => {
    for (const cell of ['@article{key, like this', 'TY  - JOUR', 'PT J', '%A Somebody', 'PMID- 1'])
      expect((await firstRecord(lines('title,abstract', `Dust,"An entry begins with\n${cell}"`)))?.abstract?.en).toContain(
        cell.split(' ')[0],
      );
    expect((await firstRecord(lines('@article{a, title={Dust}, year=2020}')))?.title.en).toBe('Dust');
    expect(
      (await firstRecord(lines('TY  - JOUR', 'TI  - Dust', 'AB  - We write', '@article{key, like this', 'ER  - '), 'a.ris'))?.abstract?.en,
    ).toContain('@article');
    expect((await firstRecord(lines('@comment{x,', 'TY  - JOUR', '}', '@misc{a, title={Dust}}'), 'a.bib'))?.title.en).toBe('Dust');
  });

  it('of another kind than its name is reported with its actual kind', async () => {
    await expect(mapText('a.csv', '%PDF-1.7 \n1 0 obj')).rejects.toThrow('a.csv is pdf');
    await expect(mapText('a.csv', 'RT Journal\nT1 Dust\nA1 Harbi')).rejects.toThrow('a.csv is refworks');
  });

  it('ends at an unclosed quote that prose follows, and reports the line of the quote', async () => {
    const prose = 'Words of a long text, of some kind\n'.repeat(400);
    const results = await mapText(
      'a.csv',
      `title,authors,year,venue,abstract\nSand,Omar Zaki,2019,,\nDust,Salma Harbi,2020,,"We look\n${prose}`,
    );
    expect(results.map(({ line, refusals }) => [line, refusals[0]?.code])).toEqual([
      [2, undefined],
      [3, 'open_quote'],
    ]);
    const rows = 'Salt,Huda Amin,2021,Acta Orbitalia,Words\n'.repeat(400);
    const outcome = await mapText('a.csv', `title,authors,year,venue,abstract\nDust,Salma Harbi,2020,,"We look\n${rows}`);
    expect(outcome.map(({ refusals }) => refusals[0]?.code).filter(Boolean)).toEqual(['bad_row']);
    expect(outcome).toHaveLength(401);
  });
});

it.each([
  ['PubMed ID', 'pmid', '41494690'],
  ['PubmedId', 'pmid', '41494690'],
  ['arXiv ID', 'arxiv', '2101.01234'],
  ['OpenAlex ID', 'openalex', 'W2741809807'],
  ['ids.pmid', 'pmid', '41494690'],
  ['best_oa_location.license', 'licence', 'CC-BY-4.0'],
] as const)('a table has its numbers under %s', async (heading, field, value) => {
  const text = lines(`Title,${heading}`, `Quiet dust of a tin box,${value}`);
  expect((await firstRecord(text))?.[field]).toBe(value);
  expect(await unreadOf(text)).toEqual([]);
});

describe('a cell without a value', () => {
  const heading = 'Title,Authors,Year,Source title,Volume,Issue,Page start,Publisher,Author Keywords,DOI,Remarks';

  it.each(['NA', 'N/A', '#N/A', 'NULL', 'null', 'NaN', 'None'])('is recognised with %s, as programs write it', async (marker) => {
    const text = lines(
      heading,
      `Quiet dust of a tin box,${Array(2).fill(marker).join(',')},${Array(8).fill(marker).join(',')}`.replace(
        `,${marker},${marker}`,
        `,${marker},2021`,
      ),
    );
    const [result] = await mapText('a.csv', text);
    expect([result?.warnings, result?.unread ?? []]).toEqual([[], []]);
    const record = await firstRecord(text);
    expect(record).toMatchObject({ title: { en: 'Quiet dust of a tin box' }, year: 2021, authors: [] });
    for (const field of ['venue', 'volume', 'issue', 'pages', 'publisher', 'keywords', 'doi'] as const)
      expect(record?.[field]).toBeUndefined();
  });

  it('is not confused with the name of a person or the code of Namibia', async () => {
    const record = await firstRecord(lines('title,authors,countries', 'Quiet dust of a tin box,Na; Jan Null,NA'));
    expect(record?.authors.map(({ name, country }) => [name.en, country])).toEqual([
      ['Na', 'NA'],
      ['Jan Null', 'NA'],
    ]);
  });
});

it('our own table says which abstracts the editors wrote, and they stay theirs', async () => {
  const read = async (editorTexts: string) => {
    const head = 'Title,Abstract or summary,Abstract or summary in the other language,Written by the editors';
    const row = 'Kites,We fly kites over dust.,نطير الطائرات الورقية فوق الغبار.';
    const [record] = await recordsIn('a.csv', `${head}\n${row},${editorTexts}\n`);
    return [record?.abstractKind, Object.keys(record?.abstract ?? {}).sort()];
  };
  expect(await read('')).toEqual(['author', ['ar', 'en']]);
  expect(await read('abstract.en; abstract.ar')).toEqual(['editor', ['ar', 'en']]);
  expect(await read('abstract.ar; title.ar')).toEqual(['author', ['en']]);
});

it('a table of SpringerLink, which joins names without a separator, is read', async () => {
  const heading = 'Item Title,Publication Title,Journal Volume,Journal Issue,Item DOI,Authors,Publication Year,Content Type';
  const row =
    '"Kites over dust","Acta Orbitalia","3","2","10.5555/kites.9","Huda A. McKayZhiYong Li 李志J. R. de la CruzProf. Xin Wu","2022","Article"';
  const record = await firstRecord(lines(heading, row));
  expect(record).toMatchObject({ title: { en: 'Kites over dust' }, volume: '3', issue: '2', doi: '10.5555/kites.9', year: 2022 });
  expect(record?.authors.map(({ name }) => name.en)).toEqual(['Huda A. McKay', 'ZhiYong Li 李志', 'J. R. de la Cruz', 'Xin Wu']);
});
