import { describe, expect, it } from 'vitest';
import { GET as getAuthorFeed } from '#app/bff/[language]/feeds/authors/[id]/route.ts';
import { GET as getFeed } from '#app/bff/[language]/feeds/research/route.ts';
import { GET as getSearch } from '#app/bff/[language]/opensearch/route.ts';
import { GET as getSitemap } from '#app/bff/sitemap/[number]/route.ts';
import { GET as getOai } from '#app/oai/route.ts';
import { GET as getIndex } from '#app/sitemap.xml/route.ts';
import { schemaFaults } from '#app/testing/schema-faults.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { all, xmlTree } from '#app/testing/xml-tree.ts';
import { oaiFormats } from '#lib/formats/metadata/oai.ts';
import { languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

withStarterInstance();

const textOf = async (response: Response | Promise<Response>) => (await response).text();
const oai = (query: string) => textOf(getOai(new Request(`${testSite}/oai?${query}`)));

describe('OAI-PMH answers hold to the schema of the protocol', () => {
  it.each([
    'verb=Identify',
    'verb=ListSets',
    'verb=ListMetadataFormats',
    'verb=ListMetadataFormats&identifier=oai:madar.example:research/7',
    'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:madar.example:research/7',
    'verb=ListIdentifiers&metadataPrefix=oai_dc&from=2020-01-01',
    'verb=ListRecords&metadataPrefix=oai_dc&set=type:1',
    'verb=Nope',
    'verb=ListRecords',
    'verb=ListRecords&resumptionToken=x',
    'verb=ListRecords&metadataPrefix=marc21',
    'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other.example:research/1',
    'verb=ListRecords&metadataPrefix=oai_dc&until=1999-01-01',
  ])('an answer to %s is valid', async (query) => {
    expect(schemaFaults(await oai(query), 'oai-pmh.xsd')).toEqual([]);
  });

  it.each(oaiFormats.map(({ prefix }) => prefix))('an answer with any record of the starter collection in %s is valid', async (prefix) => {
    const { collection } = await instance();
    let recordCount = 0;
    for (let query = `verb=ListRecords&metadataPrefix=${prefix}`; query; ) {
      const xml = await oai(query);
      expect(schemaFaults(xml, 'oai-pmh.xsd')).toEqual([]);
      const root = xmlTree(xml);
      // MARCXML has elements of the name `record` too.
      recordCount += all(root, 'header').length;
      const token = all(root, 'resumptionToken')[0]?.text;
      query = token ? `verb=ListRecords&resumptionToken=${encodeURIComponent(token)}` : '';
    }
    expect(recordCount).toBe((await collection.counts?.counts())?.research);
  });
});

describe('Sitemaps hold to the protocol', () => {
  it('the index and its files are valid', async () => {
    const index = await textOf(getIndex());
    expect(schemaFaults(index, 'sitemap.xsd')).toEqual([]);
    for (const number of all(xmlTree(index), 'loc').keys()) {
      const file = await textOf(
        getSitemap(new Request(`${testSite}/sitemap/${number}.xml`), { params: Promise.resolve({ number: String(number) }) }),
      );
      expect(schemaFaults(file, 'sitemap.xsd')).toEqual([]);
    }
  });
});

describe('Feeds hold to RFC 4287', () => {
  it('feeds of everything, of a search with characters that XML escapes, of nothing, and of a person are valid', async () => {
    for (const language of languages) {
      for (const query of ['', 'keyword=%22a%22%20%26%20%3Cb%3E', 'keyword=mars&sort=year', 'keyword=zzzzqqqq']) {
        const request = new Request(`${testSite}/${language}/research.atom?${query}`);
        expect(schemaFaults(await textOf(getFeed(request, { params: Promise.resolve({ language }) })), 'atom.rng'), query).toEqual([]);
      }
      const request = new Request(`${testSite}/${language}/authors/1.atom`);
      expect(schemaFaults(await textOf(getAuthorFeed(request, { params: Promise.resolve({ language, id: '1' }) })), 'atom.rng')).toEqual(
        [],
      );
    }
  });
});

describe('OpenSearch descriptions hold to OpenSearch 1.1', () => {
  it.each(languages)('the description in %s is valid', async (language) => {
    const request = new Request(`${testSite}/opensearch.${language}.xml`);
    expect(schemaFaults(await textOf(getSearch(request, { params: Promise.resolve({ language }) })), 'opensearch.rng')).toEqual([]);
  });
});

describe('The schemas refuse what is wrong', () => {
  it('errors in an OAI-PMH answer are found', async () => {
    const record = await oai('verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:madar.example:research/7');
    for (const [from, to] of [
      [/<datestamp>[^<]*/, '<datestamp>yesterday'],
      [/<dc:title/, '<dc:titel'],
      [/verb="GetRecord"/, 'verb="Get"'],
      [/<\/responseDate>/, '</responseDate><more/>'],
      [/xml:lang="en"/, 'xml:lang="not a language"'],
    ] as const) {
      const invalid = record.replace(from, to).replace(to === '<dc:titel' ? /<\/dc:title>/ : /$^/, '</dc:titel>');
      expect(invalid).not.toBe(record);
      expect(schemaFaults(invalid, 'oai-pmh.xsd'), String(from)).not.toEqual([]);
    }
  });

  it('errors in sitemaps, feeds and search descriptions are found', async () => {
    const map = (content: string) => `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${content}</url></urlset>`;
    expect(schemaFaults(map('<loc>https://madar.example/en</loc>'), 'sitemap.xsd')).toEqual([]);
    for (const invalid of [
      '',
      '<loc>/en</loc>',
      '<loc>https://madar.example/en</loc><lastmod>now</lastmod>',
      '<loc>https://x.example/</loc><priority>2</priority>',
    ])
      expect(schemaFaults(map(invalid), 'sitemap.xsd'), invalid).not.toEqual([]);
    const feed = (content: string) => `<feed xmlns="http://www.w3.org/2005/Atom">${content}</feed>`;
    const entry = '<id>urn:x</id><title>t</title><updated>2026-01-01T00:00:00Z</updated>';
    expect(schemaFaults(feed(entry), 'atom.rng')).toEqual([]);
    for (const invalid of [
      '<id>urn:x</id><title>t</title>',
      entry.replace('Z<', '<'),
      `${entry}<entry/>`,
      `${entry}<link rel="self"/>`,
      `${entry}<id>urn:y</id>`,
    ])
      expect(schemaFaults(feed(invalid), 'atom.rng'), invalid).not.toEqual([]);
    const search = (name: string) =>
      `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${name}</ShortName><Description>d</Description><Url type="text/html" template="https://madar.example/?q={searchTerms}"/></OpenSearchDescription>`;
    expect(schemaFaults(search('Madar'), 'opensearch.rng')).toEqual([]);
    expect(schemaFaults(search('A name that is too long'), 'opensearch.rng')).not.toEqual([]);
  });
});
