import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** Shapes of real exports of other producers, with invented content. */
const firstRecord = async (name: string, text: string) => (await recordsIn(name, text))[0];
const warningsIn = async (name: string, text: string) =>
  (await mapText(name, text)).flatMap(({ warnings }) => warnings.map(({ code, field }) => `${code} ${field}`));
const endnote = (fields: string, type = 'Journal Article') =>
  `<xml><records><record><ref-type name="${type}">0</ref-type><titles><title>Dust of an invented moon</title></titles>${fields}</record></records></xml>`;
const author = (name: string) => `<contributors><authors><author>${name}</author></authors></contributors>`;
const namesOf = async (name: string) => (await firstRecord('a.xml', endnote(author(name))))?.authors.map((person) => person.name.en);

describe('people in one author field', () => {
  it.each([
    ['Vorn, F.J., A.J. Amin, and A.C. Reis', ['F.J. Vorn', 'A.J. Amin', 'A.C. Reis']],
    ['Vorn, K., Reis, A.C., Amin, A.J. and Zaki, S.', ['K. Vorn', 'A.C. Reis', 'A.J. Amin', 'S. Zaki']],
    ['G Vorn, L Reis', ['G Vorn', 'L Reis']],
    ['M. Vorn, F. Reis, L. Amin, G.H. Zaki', ['M. Vorn', 'F. Reis', 'L. Amin', 'G.H. Zaki']],
    ['Vorn, V. N. Reis, T.', ['V. N. Vorn', 'T. Reis']],
    ['Leonardo da Vorn, A., B. Reis', ['A. Leonardo da Vorn', 'B. Reis']],
  ])('are split by their initials: %s', async (name, people) => {
    expect(await namesOf(name)).toEqual(people);
  });

  it.each([
    ['Vorn Reis, F. S.', ['F. S. Vorn Reis']],
    ['Vorn y Reis, S.', ['S. Vorn y Reis']],
    ['Vorn, M. L., Jr.', ['M. L. Vorn Jr.']],
    ['Vorn, Jay, I', ['Jay I Vorn']],
    ['Huda A. Amin', ['Huda A. Amin']],
    ['Amin, H. Joseph W.', ['H. Joseph W. Amin']],
    ['Amin, H. Kent, Jr.', ['H. Kent Amin Jr.']],
  ])('stay one person: %s', async (name, people) => {
    expect(await namesOf(name)).toEqual(people);
  });

  it('standards that are their own authors are groups', async () => {
    for (const name of ['ISO 17281:2002', 'ASTM D5023', 'BS7991'])
      expect((await firstRecord('a.xml', endnote(author(name))))?.authors).toEqual([{ name: { en: name } }]);
  });

  it('a list whose people cannot be told apart is a warning', async () => {
    expect(await warningsIn('a.xml', endnote(author('Vorn, Amin, Reis Zaki')))).toEqual(['list_in_value authors']);
  });

  it('a cell of a citation index has one person with two family names', async () => {
    const row = (name: string) => `"Author Full Names","Article Title","UT (Unique WOS ID)"\n"${name}","Dust","WOS:1"`;
    expect((await firstRecord('a.csv', row('Vorn Reis, Juan Joel')))?.authors.map(({ family }) => family)).toEqual(['Vorn Reis']);
    expect((await firstRecord('a.csv', row('Vorn H., Reis S.')))?.authors).toHaveLength(2);
  });

  it('Scopus joins editors without a separator and names absent authors', async () => {
    const csv = 'Authors,Title,Editors,EID\n[No author name available],Dust,Vorn Y.Amin-Reis J.Zaki M.,2-s2.0-1';
    const record = await firstRecord('a.csv', csv);
    expect(record?.authors).toEqual([]);
    expect(await warningsIn('a.csv', csv)).toEqual([]);
    expect(record?.editors?.map(({ name }) => name.en)).toEqual(['Y. Vorn', 'J. Amin-Reis', 'M. Zaki']);
  });

  it('a department with "and" in its name is one group', async () => {
    const record = await firstRecord('a.csv', 'title,authors\nDust,Physics and Astronomy Department');
    expect(record?.authors.map(({ name }) => name.en)).toEqual(['Physics and Astronomy Department']);
  });
});

describe('theses', () => {
  it.each([
    ['<volume>Doctor of Philosophy (PhD)</volume>', 'doctoral-thesis'],
    ['<volume>MSc</volume>', 'masters-thesis'],
    ['<work-type>Ph.D.</work-type>', 'doctoral-thesis'],
    ['<work-type>Bachelor thesis</work-type>', 'thesis'],
    ['', 'thesis'],
  ])('have the level that %s states, and no degree as their volume', async (field, type) => {
    const record = await firstRecord('a.xml', endnote(field, 'Thesis'));
    expect([record?.type, record?.volume]).toEqual([type, undefined]);
    expect(await warningsIn('a.xml', endnote(field, 'Thesis'))).toEqual([]);
  });

  it.each([
    ['a.ris', 'TY  - THES\nTI  - Dust\nM3  - Tesis doctoral\nER  - \n', 'doctoral-thesis'],
    ['a.ris', 'TY  - THES\nTI  - Dust\nM3  - Masterarbeit\nER  - \n', 'masters-thesis'],
    ['a.ris', 'TY  - THES\nTI  - Dust\nER  - \n', 'thesis'],
    ['a.bib', '@thesis{a, title={Dust}, type={Bachelor thesis}}', 'thesis'],
    ['a.bib', '@phdthesis{a, title={Dust}}', 'doctoral-thesis'],
    ['a.json', '[{"id":"a","type":"thesis","title":"Dust","genre":"Bachelor thesis","issued":{"raw":"2020"}}]', 'thesis'],
    ['a.json', '[{"id":"a","type":"thesis","title":"Dust","genre":"Thèse de doctorat","issued":{"raw":"2020"}}]', 'doctoral-thesis'],
    ['a.csv', 'Title,Item Type,Type\nDust,thesis,Mestrado', 'masters-thesis'],
  ])('of %s have a level only if it is stated', async (name, text, type) => {
    expect((await firstRecord(name, text))?.type).toBe(type);
  });
});

describe('dates, numbers and identifiers', () => {
  it.each([
    ['7//', '2003-07'],
    ['12/13/', '2003-12-13'],
    ['Apr', '2003-04'],
  ])('EndNote has month and day without the year: %s', async (date, expected) => {
    const dates = `<dates><year>2003</year><pub-dates><date>${date}</date></pub-dates></dates>`;
    expect((await firstRecord('a.xml', endnote(dates)))?.date).toBe(expected);
  });

  it('a date in another year than the publication is a warning', async () => {
    expect(await warningsIn('a.csv', 'title,year,publication date\nDust,2022,2021-12-15')).toEqual(['other_year date']);
    expect(await warningsIn('a.csv', 'title,year,publication date\nDust,2022,2022-12-15')).toEqual([]);
  });

  it('an ISSN in the field of the ISBN is one', async () => {
    const fields = '<periodical><full-title>Acta Kites</full-title></periodical><isbn>0567-7572</isbn>';
    expect((await firstRecord('a.xml', endnote(fields)))?.venue?.issn).toBe('0567-7572');
    const bibtex = '@article{a, title={Dust}, journal={Acta Kites}, isbn={0567-7572}}';
    expect((await firstRecord('a.bib', bibtex))?.venue?.issn).toBe('0567-7572');
    expect(await warningsIn('a.bib', bibtex)).toEqual([]);
  });

  it('a second ISSN or ISBN is a warning, unless it is the first in another form', async () => {
    const wos = 'FN Clarivate\nVR 1.0\nPT J\nTI Dust\nSO ACTA\nSN 0567-7572\nEI 1468-2710\nER\n\nEF';
    expect(await warningsIn('a.txt', wos)).toEqual(['only_first venue.issn']);
    expect(await warningsIn('a.txt', wos.replace('1468-2710', '0567-7572'))).toEqual([]);
    const book = (isbn: string) => warningsIn('a.bib', `@book{a, title={Dust}, isbn={${isbn}}}`);
    expect(await book('978-0-306-40615-7 978-3-16-148410-0')).toEqual(['only_first venue.isbn']);
    expect(await book('978-0-306-40615-7, 0-306-40615-2')).toEqual([]);
  });

  it('addresses of Embase that belong to no author are a warning', async () => {
    const ris = 'TY  - JOUR\nTI  - Dust\nA1  - Vorn, I.\nM1  - (Vorn I., vorn@example.org) Nile Institute,\nER  - \n';
    expect(await warningsIn('a.ris', ris)).toEqual(['not_stored affiliations']);
  });

  it('a placeholder of R is no page', async () => {
    expect((await firstRecord('a.ris', 'TY  - JOUR\nTI  - Dust\nSP  - 118\nEP  - NA\nIS  - NA\nER  - \n'))?.pages).toBe('118');
  });

  it('a supplement belongs to the issue', async () => {
    const wos = 'FN Clarivate\nVR 1.0\nPT J\nTI Dust\nIS 1\nSU 2\nER\n\nEF';
    expect((await firstRecord('a.txt', wos))?.issue).toBe('1 Suppl 2');
    expect((await firstRecord('a.txt', wos.replace('IS 1\nSU 2', 'SU S')))?.issue).toBe('Suppl');
  });

  it('an article in a book series with an ISBN is a chapter', async () => {
    const wos = (fields: string) => `FN Clarivate\nVR 1.0\nPT S\nTI Dust\nSO ACTA ORBITALIA\nDT Article\n${fields}ER\n\nEF`;
    expect((await firstRecord('a.txt', wos('BN 978-0-306-40615-7\n')))?.type).toBe('book-chapter');
    expect((await firstRecord('a.txt', wos('')))?.type).toBe('journal-article');
    const table = 'Publication Type,Article Title,Document Type,ISBN,UT (Unique WOS ID)\nS,Dust,Article,978-0-306-40615-7,WOS:1';
    expect((await firstRecord('a.csv', table))?.type).toBe('book-chapter');
  });

  it('ORCID iDs of Web of Science in BibTeX belong to their authors', async () => {
    const text =
      '@article{a, Author={Amin, Huda and Zaki, Omar}, Title={Dust}, ORCID-Numbers={Zaki, Omar/0000-0002-1825-0097}, Unique-ID={WOS:1}}';
    expect((await firstRecord('a.bib', text))?.authors.map(({ orcid }) => orcid)).toEqual([undefined, '0000-0002-1825-0097']);
  });
});

describe('tables', () => {
  it('PubMed states date, volume, issue and pages in one column', async () => {
    const row = (citation: string) => firstRecord('a.csv', `PMID,Title,Citation,Journal/Book\n1,Dust,"${citation}",Acta Kites`);
    const expected = { date: '2020-09', volume: '38', issue: '3', pages: '178–185' };
    expect(await row('Acta Kites. 2020 Sep;38(3):178-185. doi: 10.5555/1. Epub 2019 May 1.')).toMatchObject(expected);
    expect(await row('Acta Kites. 2023 Feb 28;97(2):e89. doi: 10.5555/1.')).toMatchObject({ date: '2023-02-28', pages: 'e89' });
    expect(await row('Acta Kites. 2021 Jul-Aug;12(4):5-9. doi: 10.5555/1.')).toMatchObject({ volume: '12', pages: '5–9' });
  });

  it('lines before the heading are left out', async () => {
    const text = '"About the data: Exported on Feb 20, 2023.",,,\nTitle,PubYear,Volume,Authors\nDust,2020,3,"Amin, Huda"';
    expect(await firstRecord('a.csv', text)).toMatchObject({ title: { en: 'Dust' }, year: 2020, volume: '3' });
    expect(await recordsIn('b.csv', 'title\nDust\nSand')).toHaveLength(2);
  });

  it('one field per row is refused as a whole', async () => {
    const text = 'TITLE,Dust\nAUTHOR NAMES,Amin H.\nYEAR,2020\nTITLE,Sand\nAUTHOR NAMES,Reis M.\n';
    await expect(mapText('a.csv', text)).rejects.toThrow('a.csv is table');
  });

  it('a row with more cells than headings is a warning', async () => {
    expect(await warningsIn('a.csv', 'title,year\nDust,2020,2021\nSand,2020,')).toEqual(['extra_cells column 3']);
  });

  it('tags of catalogues are keywords, and main subjects have no star', async () => {
    const zotero = 'Title,Item Type,Manual Tags,Automatic Tags\nDust,book,physical,Moon; *Sand';
    expect((await firstRecord('a.csv', zotero))?.keywords).toEqual({ en: ['physical', 'Moon', 'Sand'] });
  });
});
