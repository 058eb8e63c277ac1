import { expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const first = async (name: string, text: string) => (await recordsIn(name, text))[0];

it('reads the year of a table from Covidence', async () => {
  const table = 'Title,Authors,Published Year,Published Month,Journal\nDust of a moon,"Reis, Mona",2016,,Acta Orbitalia\n';
  expect(await first('a.csv', table)).toMatchObject({ year: 2016 });
});

it('assigns the address of a reprint author to nobody else', async () => {
  const entry =
    '@inproceedings{ISI:1, Author={Reis, Mona and Amin, Huda}, Title={Dust}, Year={2019}, Affiliation={{Reis, M (Reprint Author), Nile Univ, Giza, Egypt.}}}';
  const [result] = await mapText('a.bib', entry);
  expect((await first('a.bib', entry))?.authors.map(({ affiliation }) => affiliation)).toEqual([undefined, undefined]);
  expect(result?.warnings).toMatchObject([{ code: 'not_stored', field: 'affiliations' }]);
});

const jats = (front: string) =>
  `<article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>Dust</article-title></title-group>${front}</article-meta></front></article>`;

it('reads an abstract of eLife without the DOI of the abstract, and the date of publication rather than of an update', async () => {
  const dates =
    '<pub-date date-type="update" publication-format="electronic"><day>11</day><month>08</month><year>2016</year></pub-date><pub-date date-type="publication" publication-format="electronic"><day>25</day><month>04</month><year>2016</year></pub-date>';
  const abstract =
    '<abstract><object-id pub-id-type="doi">10.5555/e.1.001</object-id><p>Dust of a moon is studied.</p><p><bold>DOI:</bold> <ext-link>http://dx.doi.org/10.5555/e.1.001</ext-link></p></abstract>';
  expect(await first('a.xml', jats(dates + abstract))).toMatchObject({
    date: '2016-04-25',
    abstract: { en: 'Dust of a moon is studied.' },
  });
});

it.each(['update', 'corrected'])('reads the year of an article of JATS whose only date is of type %s', async (type) => {
  const date = `<pub-date date-type="${type}"><year>2016</year></pub-date>`;
  expect(await first('a.xml', jats(date))).toMatchObject({ year: 2016 });
});

it('reads an ISSN after its name and a hyphen', async () => {
  expect(await first('a.csv', 'title,journal,issn\nDust,Acta Orbitalia,ISSN-1234-5679\n')).toMatchObject({ venue: { issn: '1234-5679' } });
});

it('reads indexes and powers in the notation of Inspec', async () => {
  const record = 'PT J\nAU Reis, Mona\nTI Waveguides of LiNbO/sub 3/ by He/sup +/ implantation\nPD 07 2006\nPY 2006\nER\n';
  expect(await first('a.txt', record)).toMatchObject({ title: { en: 'Waveguides of LiNbO₃ by He⁺ implantation' }, date: '2006-07' });
});

it('reads no folder as an index', async () => {
  expect(await first('a.csv', 'title\nFiles in data/sub folder/ of moons\n')).toMatchObject({
    title: { en: 'Files in data/sub folder/ of moons' },
  });
});

it('stores no address as pages', async () => {
  const record = '%0 Report\n%T Dust\n%P Available: http://example.org/dust.pdf\n';
  expect((await first('a.enw', record))?.pages).toBeUndefined();
  expect(await first('a.enw', '%0 Report\n%T Dust\n%P 12-15, https://example.org/a\n')).toMatchObject({ pages: '12–15' });
});

it('adds new headings of MeSH to the keywords of a record of PubMed, without the kinds of patients', async () => {
  const record = 'PMID- 15072036\nTI  - Dust\nPT  - Journal Article\nOT  - dust\nMH  - *Planets/history\nMH  - Dust\nMH  - Humans\n';
  expect((await first('a.nbib', record))?.keywords).toEqual({ en: ['dust', 'Planets'] });
  const headings = ['Planets', 'Dust', 'Humans'].map((name) => `<MeshHeading><DescriptorName>${name}</DescriptorName></MeshHeading>`);
  const citation = `<PMID>15072036</PMID><Article><ArticleTitle>Dust</ArticleTitle></Article><MeshHeadingList>${headings.join('')}</MeshHeadingList><KeywordList><Keyword>dust</Keyword></KeywordList>`;
  const xml = `<PubmedArticleSet><PubmedArticle><MedlineCitation>${citation}</MedlineCitation></PubmedArticle></PubmedArticleSet>`;
  expect((await first('a.xml', xml))?.keywords).toEqual({ en: ['dust', 'Planets'] });
});

const mods = (content: string) =>
  `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Dust</title></titleInfo><typeOfResource>text</typeOfResource>${content}</mods>`;

it('reads a text of MODS in a numbered journal as an article, and the publisher from an agent', async () => {
  const host =
    '<relatedItem type="host"><titleInfo><title>Acta Orbitalia</title></titleInfo><genre>academic journal</genre><identifier type="issn">1234-5679</identifier><part><detail type="volume"><number>3</number></detail></part></relatedItem>';
  expect(await first('a.xml', mods(host))).toMatchObject({ type: 'journal-article' });
  expect(await first('a.xml', mods('<originInfo><agent><namePart>Nile Press</namePart></agent></originInfo>'))).toMatchObject({
    publisher: 'Nile Press',
  });
});

const marc = (leader: string, fields: string) =>
  `<record xmlns="http://www.loc.gov/MARC21/slim"><leader>${leader}</leader><datafield tag="245" ind1="1" ind2="0"><subfield code="a">Dust</subfield></datafield>${fields}</record>`;
const host = (subfields: string) => `<datafield tag="773" ind1="0" ind2="8">${subfields}</datafield>`;

it('tells chapters, articles and books in a series of MARC apart', async () => {
  const essays = host('<subfield code="t">Essays in honour of a judge</subfield><subfield code="g">Seite 447-473</subfield>');
  const journal = host('<subfield code="t">Acta Orbitalia</subfield><subfield code="g">volume:3</subfield>');
  const number = host('<subfield code="g">volume:423</subfield>');
  const types = await Promise.all(
    [
      ['00864naa a2200253 c 4500', essays],
      ['00864naa a2200253 c 4500', journal],
      ['03794nam a2200709zcb4500', number],
    ].map(async ([leader = '', fields = '']) => (await first('a.xml', marc(leader, fields)))?.type),
  );
  expect(types).toEqual(['book-chapter', 'journal-article', 'book']);
});

it.each([
  ['مجلة الفلك', 'ع 12 (2010)، ص 5-20'],
  ['الفلك', 'العدد 45، 2010'],
  ['الفلك', 'س. 5، ع. 12'],
  ['مجلة الفلك', '2010'],
  ['Orbits', 'No. 3 (2020), p. 5-7'],
  ['Orbits', '2001, H. 3'],
  ['Orbits', '2010, Nr. 4'],
  ['Journal of Orbits', '2010, p. 5-7'],
])('a part of %s with the numbers %s in MARC is an article', async (title, numbers) => {
  const fields = host(`<subfield code="t">${title}</subfield><subfield code="g">${numbers}</subfield>`);
  expect(await first('a.xml', marc('00864naa a2200253 c 4500', fields))).toMatchObject({ type: 'journal-article' });
});

it('reads addresses and publishers of EndNote as plain text', async () => {
  const field = (name: string, text: string) => `<${name}><style face="normal">${text}</style></${name}>`;
  const record = `<record><ref-type name="Journal Article">17</ref-type><titles>${field('title', 'Dust')}</titles>${field('publisher', 'Nile &amp; Sons')}<urls><related-urls>${field('url', 'https://a.example/x.pdf?v=1&amp;t=2')}</related-urls></urls></record>`;
  expect(await first('a.xml', `<xml><records>${record}</records></xml>`)).toMatchObject({
    publisher: 'Nile & Sons',
    url: 'https://a.example/x.pdf?v=1&t=2',
  });
});

it('takes no issue, identifier or catalogue for a report number or pages', async () => {
  const csl = [{ type: 'article-journal', title: 'Dust', 'container-title': 'Acta Orbitalia', issue: '7752', number: '7752' }];
  expect(await first('a.json', JSON.stringify(csl))).not.toHaveProperty('reportNumber');
  const pubmed = (id: string) => `PMID- 1\nTI  - Dust\nJT  - Acta Orbitalia\nDP  - 2019\nAID - ${id} [pii]\n\n`;
  expect(await first('a.nbib', pubmed('10.1038/s41443-019-0115-1'))).not.toHaveProperty('pages');
  expect(await first('a.nbib', pubmed('e12345'))).toMatchObject({ pages: 'e12345' });
  const dataset = '@dataset{a, author={Reis, Mona}, title={A catalogue of dust}, year={2013}, eid={J/A+A/552/A68}}';
  expect(await first('a.bib', dataset)).not.toHaveProperty('pages');
  const table = 'Title,Authors,Year,Source title,Page start\nDust of a moon,"Reis, Mona",2019,Acta Orbitalia,UNSP 107900D\n';
  expect(await first('a.csv', table)).toMatchObject({ pages: '107900D' });
});

it('reads a publisher of MARC in its original script', async () => {
  const marc = (imprint: string) =>
    `<collection><record><leader>00000nam a2200000 a 4500</leader><datafield tag="245"><subfield code="a">Dust /</subfield></datafield>${imprint}</record></collection>`;
  const imprint = (tag: string, name: string, link = '') =>
    `<datafield tag="${tag}">${link && `<subfield code="6">${link}</subfield>`}<subfield code="b">${name},</subfield></datafield>`;
  const both = imprint('260', 'Dār al-Shurūq', '880-02') + imprint('880', 'دار الشروق', '260-02/(3/r');
  expect(await first('a.xml', marc(both))).toMatchObject({ publisher: 'دار الشروق' });
  expect(await first('a.xml', marc(imprint('264', '[publisher not identified]')))).not.toHaveProperty('publisher');
});

it('gives an ORCID iD to the one author whose name has more initials', async () => {
  const table = (authors: string) =>
    `PT\tAU\tAF\tTI\tSO\tPY\tOI\nJ\tx\t${authors}\tDust\tActa Orbitalia\t2019\tReis, Mona/0000-0002-1825-0097\n`;
  const orcids = async (authors: string) => (await first('a.txt', table(authors)))?.authors.map(({ orcid }) => orcid);
  expect(await orcids('Reis, Mona A.; Amin, Huda')).toEqual(['0000-0002-1825-0097', undefined]);
  expect(await orcids('Reis, Mona A.; Reis, Mona B.')).toEqual([undefined, undefined]);
});

it('reads CC0 behind the words Creative Commons', async () => {
  const permissions = '<permissions><license><license-p>Creative Commons CC0 public domain dedication</license-p></license></permissions>';
  expect(await first('a.xml', jats(permissions))).toMatchObject({ licence: 'CC0-1.0' });
});

it('reports further names and ISSNs of a venue, which a record has no room for', async () => {
  const work = {
    DOI: '10.5555/k',
    indexed: {},
    title: ['Kites'],
    'container-title': ['Series of Kites', 'Kites 2019'],
    ISSN: ['1234-5679', '2049-3630'],
  };
  const [result] = await mapText('a.json', JSON.stringify(work));
  expect(result?.warnings).toEqual([
    { code: 'only_first', field: 'venue', value: 'Kites 2019' },
    { code: 'only_first', field: 'venue.issn', value: '2049-3630' },
  ]);
});

it('stores a title once, a name in brackets whole, and no placeholder as publisher', async () => {
  const work = {
    data: {
      id: '10.5555/d',
      attributes: {
        doi: '10.5555/d',
        language: 'fr',
        creators: [{ name: 'Comet Photo AG (Zürich)' }],
        titles: [{ title: 'Cerfs-volants du golfe', lang: 'de' }],
        publisher: '(:unav)',
        types: { resourceTypeGeneral: 'Dataset', resourceType: 'Dataset/Species Hypothesis' },
      },
    },
  };
  const record = await first('a.json', JSON.stringify(work));
  expect(record).toMatchObject({
    title: { fr: 'Cerfs-volants du golfe' },
    authors: [{ name: { en: 'Comet Photo AG (Zürich)' } }],
    type: 'dataset',
  });
  expect(record?.authors[0]).not.toHaveProperty('family');
  expect(record).not.toHaveProperty('publisher');
});

it('headings of MeSH are English in a work of another language', async () => {
  const record = await first(
    'a.nbib',
    'PMID- 1\nLA  - fre\nTI  - [Kites of the gulf].\nTT  - Cerfs-volants du golfe.\nOT  - cerfs-volants\nMH  - Play and Playthings\n',
  );
  expect(record?.keywords).toEqual({ fr: ['cerfs-volants'], en: ['Play and Playthings'] });
});

it('reads the DOI of a short DOI from its address, and a date marked as a guess with a warning', async () => {
  const item = {
    id: 'a',
    type: 'book',
    title: 'Kites',
    DOI: '10/fqd6hj',
    URL: 'https://doi.org/10.5555/kites',
    issued: { circa: true, 'date-parts': [[1901]] },
  };
  const [result] = await mapText('a.json', JSON.stringify([item]));
  expect(result?.warnings).toMatchObject([{ code: 'uncertain_year' }]);
  expect(await first('a.json', JSON.stringify([item]))).toMatchObject({ doi: '10.5555/kites', year: 1901 });
});

it('keeps in capitals what the abstract prints so, when a title in capitals is converted', async () => {
  const record = await first(
    'a.ris',
    'TY  - JOUR\nTI  - OBSERVATIONS OF KITES WITH THE ZORP ARRAY\nAB  - We use ZORP to observe kites over the gulf.\nER  - \n',
  );
  expect(record?.title.en).toBe('Observations of kites with the ZORP array');
});

it('keeps a bracket in a subtitle, where both parts are of one language', async () => {
  const record = await first(
    'a.ris',
    'TY  - BOOK\nLA  - de\nTI  - Spuren und Lektüren der Drachen; [Festschrift für Ludwig Beispiel]\nER  - \n',
  );
  expect(record?.title).toEqual({ de: 'Spuren und Lektüren der Drachen; [Festschrift für Ludwig Beispiel]' });
});

it('stores the original title of Crossref in its language, unless it is the same', async () => {
  const titleOf = async (original: string) =>
    (
      await first(
        'a.json',
        JSON.stringify({ DOI: '10.5555/k', indexed: {}, title: ['The kites of the gulf'], 'original-title': [original] }),
      )
    )?.title;
  expect(await titleOf('Les cerfs-volants du golfe')).toHaveProperty('fr');
  expect(await titleOf('Kites of the gulf')).toEqual({ en: 'The kites of the gulf' });
});
