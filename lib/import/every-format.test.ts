import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** These functions write one invented work in each format; tests pass the fields to test in the syntax of the format. */
const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
const title = 'Quiet dust of an invented moon';
const bib = (fields: string) => ['a.bib', `@article{a, title={${title}}, ${fields}}`] as const;
const ris = (...rows: string[]) => ['a.ris', lines('TY  - JOUR', `TI  - ${title}`, ...rows, 'ER  - ')] as const;
const wos = (...rows: string[]) =>
  ['a.txt', lines('FN Clarivate Analytics Web of Science', 'VR 1.0', 'PT J', `TI ${title}`, 'SO ACTA', ...rows, 'ER', '', 'EF')] as const;
const enw = (...rows: string[]) => ['a.enw', lines('%0 Journal Article', `%T ${title}`, ...rows)] as const;
const nbib = (...rows: string[]) => ['a.nbib', lines('PMID- 12', `TI  - ${title}`, ...rows)] as const;
const csv = (heading: string, row: string) => ['a.csv', lines(`title,${heading}`, `${title},${row}`)] as const;
const csl = (fields: object) =>
  ['a.json', JSON.stringify([{ type: 'article-journal', title, author: [], issued: { raw: '2020' }, ...fields }])] as const;
const crossref = (fields: object) => ['a.json', JSON.stringify({ DOI: '10.5555/k', title: [title], ...fields })] as const;
const openalex = (fields: object) => ['a.json', JSON.stringify({ id: 'https://openalex.org/W4000000001', title, ...fields })] as const;
const datacite = (fields: object) =>
  ['a.json', JSON.stringify({ attributes: { doi: '10.5555/k', titles: [{ title }], ...fields } })] as const;
const ads = (fields: object) => ['a.json', JSON.stringify({ bibcode: '2020Inv....01....1D', title: [title], ...fields })] as const;
const dublinCore = (elements: string) => ['a.xml', `<dc><title>${title}</title>${elements}</dc>`] as const;
const mods = (elements: string) => ['a.xml', `<mods><titleInfo><title>${title}</title></titleInfo>${elements}</mods>`] as const;
/** A MARCXML record with a namespace prefix on every element, as some libraries write it. */
const marc = (...fields: string[]) =>
  [
    'a.xml',
    `<marc:collection xmlns:marc="http://www.loc.gov/MARC21/slim"><marc:record><marc:leader>00000nam a2200000 a 4500</marc:leader>${[
      `245 $a${title}`,
      ...fields,
    ]
      .map((field) => {
        const parts = field.split('$').slice(1);
        const subfields = parts.map((part) => `<marc:subfield code="${part[0]}">${part.slice(1)}</marc:subfield>`).join('');
        return `<marc:datafield tag="${field.slice(0, 3)}" ind1="1" ind2=" ">${subfields}</marc:datafield>`;
      })
      .join('')}</marc:record></marc:collection>`,
  ] as const;

const firstRecord = async ([name = '', text = '']: readonly string[]): Promise<ResearchRecord | undefined> =>
  (await recordsIn(name, text))[0];
const resultOf = async ([name = '', text = '']: readonly string[]) => (await mapText(name, text))[0];

describe('keywords in one field', () => {
  const words = '1,2,3-Triazole; R&amp;D; Gyroscopes, fibre optic';
  it.each([
    ['BibTeX', bib(`keywords={${words}}`)],
    ['RIS', ris(`KW  - ${words}`)],
    ['Web of Science', wos(`DE ${words}`)],
    ['EndNote', enw(`%K ${words}`)],
    ['PubMed', nbib(`OT  - ${words}`)],
    ['a table', csv('Author Keywords', `"${words}"`)],
    ['CSL', csl({ keyword: words })],
    ['Crossref', crossref({ subject: [words] })],
    ['DataCite', datacite({ subjects: [{ subject: words }] })],
    ['ADS', ads({ keyword: [words] })],
    ['Dublin Core', dublinCore(`<subject>${words}</subject>`)],
    ['MODS', mods(`<subject><topic>${words}</topic></subject>`)],
    ['MARC', marc(`653$a${words}`)],
  ])('are separated by semicolons other than those of entities: %s', async (_, file) => {
    expect((await firstRecord(file))?.keywords).toEqual({ en: ['1,2,3-Triazole', 'R&D', 'Gyroscopes, fibre optic'] });
  });

  it('may begin with digits in DataCite, where numbered classes are not keywords', async () => {
    const subjects = ['3D printing', '47 Tucanae', '520 Astronomy', '1.3 Physical sciences', 'FOS: Physical sciences', '530'];
    expect((await firstRecord(datacite({ subjects: subjects.map((subject) => ({ subject })) })))?.keywords?.en).toEqual([
      '3D printing',
      '47 Tucanae',
    ]);
  });
});

describe('people and affiliations in lists with entities', () => {
  it.each([
    ['a table', csv('authors,affiliations', '"Garc&iacute;a, Ana; Doe, Jane","R&amp;D Institute; Nile Institute"')],
    [
      'a table of Scopus',
      csv('authors,authors with affiliations', '"Garc&iacute;a A.; Doe J.","García A., R&amp;D Institute; Doe J., Nile Institute"'),
    ],
    ['ADS', ads({ author: ['García, Ana', 'Doe, Jane'], aff: ['R&amp;D Institute', 'Nile Institute'] })],
  ])('are separated in the same way: %s', async (_, file) => {
    const record = await firstRecord(file);
    expect(record?.authors.map(({ family, affiliation }) => [family, affiliation?.en])).toEqual([
      ['García', 'R&D Institute'],
      ['Doe', 'Nile Institute'],
    ]);
  });
});

describe('a name with initials in a block and an address of e-mail', () => {
  const name = 'Harbi, SMA (salma@example.org)';
  it.each([
    ['Web of Science', wos('AU Harbi, SMA', `AF ${name}`)],
    ['EndNote', enw(`%A ${name}`)],
    ['PubMed', nbib(`FAU - ${name}`, 'AU  - Harbi SMA')],
    ['Crossref', crossref({ author: [{ family: 'Harbi', given: 'SMA (salma@example.org)' }] })],
    ['DataCite', datacite({ creators: [{ name }] })],
    ['OpenAlex', openalex({ authorships: [{ author: { display_name: 'SMA Harbi (salma@example.org)' } }] })],
    ['Dublin Core', dublinCore(`<creator>${name}</creator>`)],
    ['MODS', mods(`<name type="personal"><namePart>${name}</namePart></name>`)],
    ['MARC', marc(`100$a${name}`)],
  ])('keeps the initials and drops the address: %s', async (_, file) => {
    expect((await firstRecord(file))?.authors).toMatchObject([{ name: { en: 'SMA Harbi' }, given: 'SMA', family: 'Harbi' }]);
    expect(JSON.stringify(await resultOf(file))).not.toContain('salma@');
  });
});

describe('volume, issue, pages and year in Arabic digits', () => {
  const year = { 'date-parts': [['٢٠٢٠']] };
  it.each([
    ['BibTeX', bib('journal={Acta}, volume={٣}, number={٢}, pages={١١-١٩}, year={٢٠٢٠}')],
    ['Web of Science', wos('VL ٣', 'IS ٢', 'BP ١١', 'EP ١٩', 'PY ٢٠٢٠')],
    ['EndNote', enw('%V ٣', '%N ٢', '%P ١١-١٩', '%D ٢٠٢٠')],
    ['PubMed', nbib('VI  - ٣', 'IP  - ٢', 'PG  - ١١-١٩', 'DP  - ٢٠٢٠')],
    ['a table', csv('volume,issue,pages,year', '٣,٢,١١-١٩,٢٠٢٠')],
    ['CSL', csl({ volume: '٣', issue: '٢', page: '١١-١٩', issued: year })],
    ['Dublin Core', dublinCore('<source>Acta; Vol. ٣ No. ٢ (٢٠٢٠); ١١-١٩</source><date>٢٠٢٠</date>')],
    ['MARC', marc('264$c٢٠٢٠', '773$tActa$gVol. ٣, no. ٢ (٢٠٢٠), p. ١١-١٩')],
  ])('are converted to Latin digits: %s', async (_, file) => {
    expect(await firstRecord(file)).toMatchObject({ volume: '3', issue: '2', pages: '11–19', year: 2020 });
    expect((await resultOf(file))?.warnings).toEqual([]);
  });
});

describe.each(['۱۳۹۹', '1399', '۱۳۹۹ ش', '1399 ه.ش'])('the solar Hijri year %s of a Persian work', (year) => {
  const persian = 'طراحی کاوشگر ماه';
  it.each([
    ['BibTeX', 'a.bib', `@article{a, title={${persian}}, langid={persian}, year={${year}}}`],
    ['RIS', 'a.ris', lines('TY  - JOUR', `TI  - ${persian}`, 'LA  - fa', `PY  - ${year}`, 'ER  - ')],
    ['EndNote', 'a.enw', lines('%0 Journal Article', `%T ${persian}`, '%G Persian', `%D ${year}`)],
    ['a table', 'a.csv', lines('title,language,year', `${persian},fa,${year}`)],
    ['CSL', 'a.json', JSON.stringify([{ type: 'book', title: persian, language: 'fa-IR', issued: { raw: year } }])],
    ['Dublin Core', 'a.xml', `<dc><title>${persian}</title><language>fas</language><date>${year}</date></dc>`],
    [
      'MODS',
      'a.xml',
      `<mods><titleInfo><title>${persian}</title></titleInfo><language><languageTerm>per</languageTerm></language><originInfo><dateIssued>${year}</dateIssued></originInfo></mods>`,
    ],
  ])('is converted with a warning: %s', async (_, name, text) => {
    expect(await firstRecord([name, text])).toMatchObject({ year: 2020, language: 'fa', title: { fa: persian } });
    expect((await resultOf([name, text]))?.warnings).toMatchObject([{ code: 'hijri_year', field: 'year' }]);
  });
});

it.each([
  ['2021-05-03', 2021],
  ['c1998', 1998],
  ['20x3', undefined],
])('the year %s of a table is read as in every other format', async (text, year) => {
  expect((await firstRecord(csv('year', text)))?.year).toBe(year);
});

describe('a licence in words', () => {
  const words = 'Creative Commons Attribution 4.0 International';
  it.each([
    ['BibTeX', bib(`copyright={${words}}`)],
    ['a table', csv('license', words)],
    ['CSL', csl({ copyright: words })],
    ['DataCite', datacite({ rightsList: [{ rights: 'Open Access' }, { rights: words }] })],
    ['Dublin Core', dublinCore(`<rights>All rights reserved</rights><rights>${words}</rights>`)],
    ['MARC', marc(`540$a${words}`)],
  ])('has its short name, whatever other rights are stated: %s', async (_, file) => {
    expect((await firstRecord(file))?.licence).toBe('CC-BY-4.0');
  });
  it.each([
    ['BibTeX', bib('copyright={© 2020 Example Press. All rights reserved.}')],
    ['CSL', csl({ copyright: 'All rights reserved' })],
    ['Dublin Core', dublinCore('<rights>All rights reserved</rights>')],
  ])('is no notice of copyright: %s', async (_, file) => {
    expect(await firstRecord(file)).not.toHaveProperty('licence');
  });
});

describe('affiliations of all authors in one field, by letters as ADS exports them', () => {
  const text = 'AA(Nile Inst. (Giza); Kite Lab), AB(-), AC(Caltech)';
  const names = ['Vorn, Ilse', 'Ford, Anna', 'Zaki, Omar'];
  it.each([
    ['RIS', ris(...names.map((name) => `AU  - ${name}`), `AD  - ${text}`)],
    ['EndNote', enw(...names.map((name) => `%A ${name}`), `%+ ${text}`)],
  ])('belong to their authors: %s', async (_, file) => {
    const record = await firstRecord(file);
    expect(record?.authors.map(({ affiliation }) => affiliation?.en)).toEqual(['Nile Inst. (Giza); Kite Lab', undefined, 'Caltech']);
  });
});

describe('a date with slashes', () => {
  it.each([
    ['BibTeX', bib('year={2014}, date={2014/09/03}')],
    ['BibTeX with a range', bib('date={2014-09-03/2014-09-07}')],
    ['RIS', ris('DA  - 2014/09/03/print')],
    ['DataCite', datacite({ publicationYear: 2014, dates: { date: '2014-09-03/2014-09-07', dateType: 'Issued' } })],
  ])('keeps its day: %s', async (_, file) => {
    expect((await firstRecord(file))?.date).toBe('2014-09-03');
  });
});

describe('a licence without a version', () => {
  const address = 'https://creativecommons.org/licenses/by/4.0/';
  it.each([
    ['MODS', mods(`<accessCondition xlink:href="${address}">CC-BY</accessCondition>`)],
    ['MARC', marc(`540$aCC-BY$u${address}`)],
  ])('gets none from the address that our exports add: %s', async (_, file) => {
    expect((await firstRecord(file))?.licence).toBe('CC-BY');
  });
});

describe('several affiliations of one author', () => {
  const [one, two] = ['Nile Inst., Giza', 'Kite Lab, Riyadh'];
  const affiliations = [{ name: one }, { name: two }];
  it.each([
    ['Crossref', crossref({ author: [{ given: 'Ilse', family: 'Vorn', affiliation: affiliations }] })],
    ['CSL', csl({ author: [{ given: 'Ilse', family: 'Vorn', affiliation: affiliations }] })],
    ['DataCite', datacite({ creators: [{ name: 'Vorn, Ilse', affiliation: [one, two] }] })],
    ['ADS', ads({ author: ['Vorn, Ilse'], aff: [`${one}; ${two}`] })],
    [
      'MODS',
      mods(
        `<name type="personal"><namePart>Vorn, Ilse</namePart><role><roleTerm>author</roleTerm></role><affiliation>${one}</affiliation><affiliation>${two}</affiliation></name>`,
      ),
    ],
    ['MARC', marc(`100$aVorn, Ilse$u${one}$u${two}`)],
  ])('are all stored: %s', async (_, file) => {
    expect((await firstRecord(file))?.authors[0]?.affiliation?.en).toBe(`${one}; ${two}`);
  });
});
