import { expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const ris = async (...lines: readonly string[]) =>
  (await recordsIn('a.ris', ['TY  - JOUR', 'AU  - Harbi, Salma', ...lines, 'ER  - '].join('\n')))[0];
const dublinCore = async (elements: string) =>
  (
    await recordsIn(
      'x.xml',
      `<OAI-PMH><ListRecords><record><metadata><oai_dc:dc xmlns:oai_dc="o" xmlns:dc="d"><dc:title>Kites of the valley</dc:title>${elements}</oai_dc:dc></metadata></record></ListRecords></OAI-PMH>`,
    )
  )[0];
const csv = async (heading: string, value: string) =>
  (await recordsIn('x.csv', `Title,Author,${heading}\nKites of the valley,"Harbi, Salma",${value}\n`))[0];

it.each([
  ['Einführung in Perl: [behandelt Perl 5.14]', 'German'],
  ['Perl: kurz & gut ; [behandelt Perl 5.14.1]', 'German'],
  ['Perl and Apache of the valley ; [sample code available on the web site]', 'German'],
  ['The Holy Bible of the valley [Bible]', 'Arabic'],
  ['The Gospels in the valley [Review of: Kites and sand]', 'German'],
])('a bracket with a note of a cataloguer is part of the title: %s', async (title, language) => {
  expect(Object.values((await ris(`TI  - ${title}`, `LA  - ${language}`))?.title ?? {})).toEqual([title]);
});

it('two bars separate titles in two scripts, before any bracket', async () => {
  expect((await ris('TI  - انجيل خطي قديم (نسخة) || Old handwritten Gospels (Copied in 1565)', 'LA  - Arabic'))?.title).toEqual({
    ar: 'انجيل خطي قديم (نسخة)',
    en: 'Old handwritten Gospels (Copied in 1565)',
  });
});

it('a related address of Dublin Core is not that of the work', async () => {
  const record = await dublinCore(
    '<dc:identifier>https://example.org/kites</dc:identifier><dc:relation>https://example.org/cover/1.jpg</dc:relation>',
  );
  expect(record?.url).toBe('https://example.org/kites');
  expect((await dublinCore('<dc:relation>https://example.org/toc.pdf</dc:relation>'))?.url).toBeUndefined();
});

it('the language of a translation after a uniform title is no part of it', async () => {
  expect((await dublinCore('<dc:title>Drachen im Tal und über der Wüste &lt;engl.&gt;</dc:title>'))?.title).toEqual({
    en: 'Kites of the valley',
    de: 'Drachen im Tal und über der Wüste',
  });
});

it('class marks are no keywords, unlike names of stars', async () => {
  const keywordsOf = async (...words: string[]) =>
    (await dublinCore(words.map((word) => `<dc:subject>${word}</dc:subject>`).join('')))?.keywords;
  expect(await keywordsOf('QA76.73.P22', '005.13/3', '54.53', 'ST 250', 'COM051350 COM000000', 'Kites')).toEqual({ en: ['Kites'] });
  expect(await keywordsOf('NGC 1275', 'HD 209458', 'M31')).toEqual({ en: ['NGC 1275', 'HD 209458', 'M31'] });
});

it('ORCID iDs of full names belong to the only author with these initials', async () => {
  const orcids = async (entries: string, ...names: string[]) => {
    const text = `FN Clarivate\nVR 1.0\nPT J\nAF ${names.join('\n   ')}\nTI Kites of the valley\nOI ${entries}\nER\n\nEF\n`;
    return (await recordsIn('a.txt', text))[0]?.authors.map(({ orcid }) => orcid);
  };
  const [mark, other] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
  expect(await orcids(`Johnson, Mark/${mark}; Tyack, Peter/${other}`, 'Johnson, M', 'Tyack, P')).toEqual([mark, other]);
  expect(await orcids(`Harris, Danielle Veronica/${mark}`, 'Harris, Danielle')).toEqual([mark]);
  expect(await orcids(`Reddy, Christopher/${mark}`, 'Reddy, CM')).toEqual([mark]);
  expect(await orcids(`Johnson, Mark/${mark}`, 'Johnson, M', 'Johnson, MA')).toEqual([undefined, undefined]);
  expect(await orcids(`Johnson, Mark/${mark}; Johnson, Mary/${other}`, 'Johnson, M')).toEqual([undefined]);
  expect(await orcids(`Johnson, Mark/${mark}`, 'Johnson, Maria')).toEqual([undefined]);
});

it('the first of several addresses is stored and the others are warned of', async () => {
  const text =
    '@book{kites, title={Kites}, author={Harbi, Salma}, translator={Amin, Huda | Reis, Mona}, url={https://example.org/1 | https://example.org/2}}';
  const [record] = await recordsIn('a.bib', text);
  expect(record?.url).toBe('https://example.org/1');
  expect(record?.translators?.map(({ name }) => name.en)).toEqual(['Huda Amin', 'Mona Reis']);
  const warnings = (await mapText('a.bib', text)).flatMap((result) => result.warnings ?? []);
  expect(warnings).toContainEqual({ code: 'only_first', field: 'url', value: 'https://example.org/2' });
});

it.each([
  ['հայերեն [Armenian]', 'hy'],
  ['Armenian', 'hy'],
  ['русский (Russian)', 'ru'],
  ['ქართული', 'ka'],
  ['Kannst [English]', 'en'],
])('a language is known by its names: %s', async (language, code) => {
  expect((await ris('TI  - Արհեստները [Crafts in Armenia]', `LA  - ${language}`))?.language).toBe(code);
});

it('rights of a table are a licence only with the name of one', async () => {
  expect((await csv('Rights', 'http://creativecommons.org/licenses/by/4.0/'))?.licence).toBe('CC-BY-4.0');
  expect((await csv('Rights', 'All rights reserved'))?.licence).toBeUndefined();
});

it('references of a table are read', async () => {
  const record = await csv('References', '"Amin H., Dust of the moon, 2020; Reis M., Sand of Mars and Venus, 2021"');
  expect(record?.references?.map(({ text }) => text)).toEqual(['Amin H., Dust of the moon, 2020', 'Reis M., Sand of Mars and Venus, 2021']);
});

it('a keyword with separators in parentheses is one term', async () => {
  const tag = 'MS: Leon, Archive of the Cathedral of Leon, Codex 35 (=MS: Madrid, Real Biblioteca del Monasterio; Ms. H, IV, 10)';
  expect((await ris('TI  - Kites of the valley', 'LA  - English', 'KW  - Dust'))?.keywords).toEqual({ en: ['Dust'] });
  const item = `<rdf:RDF xmlns:rdf="r" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:dc="d"><bib:Article xmlns:bib="b" rdf:about="#1"><z:itemType>journalArticle</z:itemType><dc:title>Kites of the valley</dc:title><dc:date>1921-2</dc:date><dc:subject>${tag}</dc:subject></bib:Article></rdf:RDF>`;
  const [record] = await recordsIn('x.xml', item);
  expect(record?.keywords).toEqual({ en: [tag] });
  expect(record?.date).toBeUndefined();
  expect(record?.year).toBe(1921);
});

it('works cited among the comments of PubMed are references', async () => {
  const text = `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>Kites of the valley</ArticleTitle></Article><CommentsCorrectionsList>
    <CommentsCorrections RefType="Cites"><RefSource>J Dust. 2001;3:1-2</RefSource><PMID>12345</PMID></CommentsCorrections></CommentsCorrectionsList></MedlineCitation></PubmedArticle></PubmedArticleSet>`;
  expect((await recordsIn('x.xml', text))[0]?.references).toMatchObject([{ pmid: '12345', text: 'J Dust. 2001;3:1-2' }]);
});

it('years in brackets after a volume are no issue', async () => {
  const record = await ris('TI  - Kites of the valley', 'VL  - 1 (600-900)');
  expect([record?.volume, record?.issue]).toEqual(['1', undefined]);
  expect((await ris('TI  - Kites of the valley', 'VL  - 12(3-4)'))?.issue).toBe('3-4');
});
