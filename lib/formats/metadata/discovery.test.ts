import { expect, test } from 'vitest';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { openSearchDescription } from '#lib/formats/feeds/opensearch.ts';
import { sitemapIndex, sitemapPagesMax, sitemapWriter } from '#lib/formats/feeds/sitemap.ts';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { metadataFormatNames } from '#lib/formats/formats.ts';
import { linkHeader, signpostingLinks } from '#lib/formats/signposting.ts';
import { arabicArticle, article, inArabic, report } from '#lib/formats/testing/common-records.ts';
import { arabicThesis, chapter, dataset, latexTrap } from '#lib/formats/testing/odd-records.ts';
import { licenceAddress, licenceName } from '#lib/formats/values/licence.ts';
import { coins } from './coins.ts';
import { highwireTags } from './highwire.ts';
import { oaiDeletedHeader, oaiHeader } from './oai.ts';

const options = { language: 'ar', siteUrl: 'https://madar.example' } as const;
const contents = (research: typeof article, name: string) =>
  highwireTags(research, options).flatMap((tag) => (tag.name === `citation_${name}` ? [tag.content] : []));

test('Highwire tags are in the language of the work on either page', () => {
  expect(contents(inArabic(article), 'title')).toEqual([article.title.value]);
  expect(contents(arabicArticle, 'title')).toEqual([arabicArticle.title.alt?.value]);
  expect(contents(arabicArticle, 'language')).toEqual(['ar']);
  expect(contents(arabicArticle, 'author')).toEqual(['العتيبي, نورة', 'الحربي, فهد']);
  expect(contents(arabicArticle, 'publication_date')).toEqual(['2024/05/03']);
});

test('the tags of an author follow that author', () => {
  const names = highwireTags(article, options).map((tag) => tag.name.replace('citation_', ''));
  expect(names.slice(0, 6)).toEqual(['title', 'author', 'author_institution', 'author_orcid', 'author', 'author_institution']);
});

test('the venue is in the tag of its kind', () => {
  expect(contents(arabicThesis, 'dissertation_institution')).toEqual(['جامعة مثال']);
  expect(contents(report, 'technical_report_institution')).toEqual(['Example University']);
  expect(contents(chapter, 'inbook_title')).toEqual(['Handbook of Solar Physics']);
  expect(contents(article, 'journal_title')).toEqual(['Example Journal of Space Science']);
});

test('the PDF is named only if it is open to everybody', () => {
  expect(contents(latexTrap, 'pdf_url')).toEqual(['https://arxiv.org/pdf/2212.00001']);
  const hosted = { ...latexTrap, pdfUrl: 'https://example.org/a.pdf' };
  expect(contents(hosted, 'pdf_url')).toEqual([]);
  expect(contents({ ...hosted, openAccess: true }, 'pdf_url')).toEqual(['https://example.org/a.pdf']);
});

test('keywords in another language than the work are no tags', () => {
  expect(contents({ ...article, keywords: ['قمر'], keywordsLanguage: 'ar' }, 'keywords')).toEqual([]);
});

test('COinS decode to the members of an OpenURL, Arabic included', () => {
  const members = new URLSearchParams(coins(arabicArticle, options));
  expect(Object.fromEntries(members)).toMatchObject({
    'rft.genre': 'article',
    'rft.atitle': arabicArticle.title.alt?.value,
    'rft.aulast': 'العتيبي',
    rft_id: 'info:doi/10.5555/srd.2024.103',
  });
  expect(members.getAll('rft.au')).toEqual(['نورة العتيبي', 'فهد الحربي']);
  expect(coins(dataset, options)).toContain('mtx:dc');
});

test('signposting names the DOI, the formats, the people and the licence, and its header is ASCII', () => {
  const links = signpostingLinks(article, options);
  expect(links.map((link) => link.rel)).toEqual([
    'cite-as',
    'type',
    'type',
    ...metadataFormatNames.map(() => 'describedby'),
    'author',
    'license',
  ]);
  expect(links).toContainEqual({ href: 'https://madar.example/ar/research/101.bib', rel: 'describedby', type: 'application/x-bibtex' });
  expect(linkHeader(signpostingLinks({ ...article, doi: '10.5555/قمر<>' }, options))).toMatch(/^[\x20-\x7E]+$/);
});

test('licences by SPDX id, words or address have an address, others have no address', () => {
  expect(['CC-BY-4.0', 'cc-by-nc-nd', 'CC0', 'https://example.org/l', 'MIT'].map(licenceAddress)).toEqual([
    'https://creativecommons.org/licenses/by/4.0/',
    'https://creativecommons.org/licenses/by-nc-nd/4.0/',
    'https://creativecommons.org/publicdomain/zero/1.0/',
    'https://example.org/l',
    'https://spdx.org/licenses/MIT.html',
  ]);
  expect([undefined, 'all rights reserved', 'javascript:alert(1)'].map(licenceAddress)).toEqual([undefined, undefined, undefined]);
});

test('XML has its five characters escaped and no forbidden characters', () => {
  expect(escapeXml(`<a href="x">'&\u0000\u000B\uD800\uFFFE\u200F قمر`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp; قمر');
});

test('a feed has the date of its newest record, or of the data when it has no records', () => {
  const feed = {
    ...options,
    title: 'ت',
    siteName: 'مدار',
    self: 'https://madar.example/a',
    html: 'https://madar.example/b',
    updated: '2020-01-01T00:00:00Z',
  };
  expect(atomFeed([report, article], feed)).toContain('<updated>2026-10-12T08:00:00Z</updated>\n  <author>');
  expect(atomFeed([], feed)).toContain('<updated>2020-01-01T00:00:00Z</updated>');
});

test('a sitemap has each page in both languages, each naming both and the default, within the limit of the protocol', () => {
  const page = sitemapWriter('https://madar.example').page({ path: '/research/101' });
  expect(page.match(/<loc>/g)).toHaveLength(2);
  expect(page.match(/hreflang="(?:en|ar|x-default)"/g)).toHaveLength(6);
  expect(sitemapPagesMax * 2).toBe(50_000);
  expect(sitemapIndex([{ address: 'https://madar.example/sitemap/1.xml?a&b' }])).toContain(
    '<loc>https://madar.example/sitemap/1.xml?a&amp;b</loc>',
  );
});

test('the short name in a search description has at most sixteen characters', () => {
  const description = openSearchDescription({
    language: 'en',
    shortName: 'A name that is far too long',
    description: 'd',
    self: 's',
    html: 'h?q={searchTerms}',
  });
  expect(description).toContain('<ShortName>A name that is f</ShortName>');
  expect(description).toContain('template="h?q={searchTerms}"');
});

test('OAI headers name the record, its day and its sets; a withdrawn one is marked', () => {
  const oai = { ...options, repository: 'madar.example', updated: '2020-01-01T00:00:00Z' };
  expect(oaiHeader(article, oai)).toContain('<setSpec>type:1</setSpec>');
  expect(oaiDeletedHeader({ id: 'W/1', updatedAt: '2026-01-01T00:00:00Z', areas: [{ id: '4', name: article.title }] }, oai)).toBe(
    '<header status="deleted">\n    <identifier>oai:madar.example:research/W%2F1</identifier>\n    <datestamp>2026-01-01T00:00:00Z</datestamp>\n    <setSpec>area:4</setSpec>\n</header>\n',
  );
});

test('Creative Commons licences have their common names, and others the name of their source', () => {
  expect(
    ['CC-BY-4.0', 'cc-by-nc-nd', 'http://creativecommons.org/licenses/by-sa/3.0/', 'CC0', 'MIT', 'https://example.org/l'].map(licenceName),
  ).toEqual(['CC BY 4.0', 'CC BY-NC-ND 4.0', 'CC BY-SA 3.0', 'CC0 1.0', 'MIT', 'example.org/l']);
});
