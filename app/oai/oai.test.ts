import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { schemaFaults } from '#app/testing/schema-faults.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { all, textOf, type XmlNode, xmlTree } from '#app/testing/xml-tree.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { instance } from '#lib/setup/compose.ts';
import { GET, POST } from './route.ts';

withStarterInstance();

const fetchXml = async (query: string): Promise<XmlNode> => {
  const response = await GET(new Request(`${testSite}/oai?${query}`));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  return xmlTree(await response.text());
};
const errorOf = async (query: string) => all(await fetchXml(query), 'error')[0]?.attributes.code;

describe('Every answer', () => {
  it('is an OAI-PMH document: date, request, then one element', async () => {
    for (const query of [
      'verb=Identify',
      'verb=ListSets',
      'verb=ListMetadataFormats',
      'verb=ListRecords&metadataPrefix=oai_dc',
      'verb=Nope',
    ]) {
      const root = await fetchXml(query);
      expect(root.name).toBe('OAI-PMH');
      expect(root.attributes.xmlns).toBe('http://www.openarchives.org/OAI/2.0/');
      expect(root.children.map((child) => child.name).slice(0, 2)).toEqual(['responseDate', 'request']);
      expect(root.children).toHaveLength(3);
      expect(textOf(root, 'responseDate')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(textOf(root, 'request')).toBe(`${testSite}/oai`);
    }
  });

  it('repeats the arguments, except invalid ones', async () => {
    const request = async (query: string) => all(await fetchXml(query), 'request')[0]?.attributes;
    expect(await request('verb=GetRecord&metadataPrefix=oai_dc&identifier=x')).toEqual({
      verb: 'GetRecord',
      metadataPrefix: 'oai_dc',
      identifier: 'x',
    });
    expect(await request('verb=Nope')).toEqual({});
    expect(await request('verb=Identify&more=1')).toEqual({});
  });

  it('is the same for GET and POST', async () => {
    const body = new URLSearchParams({ verb: 'ListMetadataFormats' });
    const response = await POST(new Request(`${testSite}/oai`, { method: 'POST', body }));
    expect(textOf(xmlTree(await response.text()), 'metadataPrefix')).toBe('oai_dc');
  });
});

describe('In a browser', () => {
  it('every response references a style sheet that labels every element', async () => {
    const css = readFileSync(join(import.meta.dirname, '../../public/oai.css'), 'utf8');
    const names = new Set<string>();
    const collect = (node: XmlNode) => {
      if (node.children.length === 0) names.add(node.name.replace(/^.*:/, ''));
      node.children.forEach(collect);
    };
    for (const query of [
      'verb=Identify',
      'verb=ListSets',
      'verb=ListMetadataFormats',
      'verb=ListRecords&metadataPrefix=oai_dc',
      'verb=Nope',
    ]) {
      const text = await (await GET(new Request(`${testSite}/oai?${query}`))).text();
      expect(text).toContain('<?xml-stylesheet type="text/css" href="/oai.css"?>');
      collect(xmlTree(text));
    }
    const plainNames = ['title', 'description', 'setName'];
    for (const name of names) expect(plainNames.includes(name) || css.includes(`${name}::before`), name).toBe(true);
  });
});

describe('Each error has its code', () => {
  it.each([
    ['', 'badVerb'],
    ['verb=identify', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2024', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2024-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2024-01-01&until=2024-01-01T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2025-01-01&until=2024-01-01', 'badArgument'],
    ['verb=ListRecords&resumptionToken=x&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListIdentifiers&resumptionToken=WyIiXQ', 'badResumptionToken'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
    ['verb=GetRecord&metadataPrefix=marc21&identifier=x', 'cannotDisseminateFormat'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:madar.example:research/999999', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other.example:research/1', 'idDoesNotExist'],
    ['verb=ListMetadataFormats&identifier=oai:madar.example:research/0', 'idDoesNotExist'],
    ['verb=ListRecords&metadataPrefix=oai_dc&until=1999-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=area:999', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=planets', 'noRecordsMatch'],
  ])('%s: %s', async (query, code) => {
    expect(await errorOf(query)).toBe(code);
  });
});

it('identifies itself in the order of the schema', async () => {
  const identify = all(await fetchXml('verb=Identify'), 'Identify')[0] as XmlNode;
  expect(identify.children.map(({ name }) => name)).toEqual([
    'repositoryName',
    'baseURL',
    'protocolVersion',
    'adminEmail',
    'earliestDatestamp',
    'deletedRecord',
    'granularity',
  ]);
  expect(textOf(identify, 'adminEmail')).toMatch(/^\S+@(\S+\.)+\S+$/);
  expect(textOf(identify, 'deletedRecord')).toBe('persistent');
});

describe('A harvest', () => {
  const harvest = async (verb: string, firstQuery: string) => {
    const headers: XmlNode[] = [];
    const sizes: number[] = [];
    for (let query = `verb=${verb}&metadataPrefix=oai_dc${firstQuery}`; ; ) {
      const root = await fetchXml(query);
      const items = all(root, verb === 'ListRecords' ? 'record' : 'header');
      const token = all(root, 'resumptionToken')[0];
      if (token) expect(token.attributes.cursor).toBe(String(headers.length));
      headers.push(...items);
      sizes.push(items.length);
      if (!token?.text) return { headers, sizes };
      query = `verb=${verb}&resumptionToken=${encodeURIComponent(token.text)}`;
    }
  };
  const idOf = (node: XmlNode) => textOf(node, 'identifier') ?? '';
  let total = 0;
  beforeAll(async () => {
    total = (await (await instance()).collection.counts?.counts())?.research ?? 0;
  });

  it('returns every record once, a hundred at a time, and marks the end', async () => {
    const { headers, sizes } = await harvest('ListIdentifiers', '');
    expect(new Set(headers.map(idOf)).size).toBe(total);
    expect(sizes.slice(0, -1).every((size) => size === 100)).toBe(true);
  });

  it('is cut after a million characters, and the next response begins after it, so that records of thousands of authors arrive once', async () => {
    const { collection } = await instance();
    const research = collection.research.bind(collection);
    const people = Array.from({ length: 3700 }, (_, index) => ({ name: { value: `Given M. Family${index}`, lang: 'en' } }));
    vi.spyOn(collection, 'research').mockImplementation(async (language, id) => ({
      ...(await research(language, id)),
      authors: Number(id) <= 40 ? (people as never) : [],
    }));
    const ids: string[] = [];
    let lengthMost = 0;
    for (let query = 'verb=ListRecords&metadataPrefix=oai_dc&set=type:1'; query; ) {
      const text = await (await GET(new Request(`${testSite}/oai?${query}`))).text();
      lengthMost = Math.max(lengthMost, text.length);
      ids.push(...[...text.matchAll(/<identifier>([^<]+)<\/identifier>/g)].map(([, id = '']) => id));
      const token = />([^<>]+)<\/resumptionToken>/.exec(text)?.[1];
      query = token ? `verb=ListRecords&resumptionToken=${encodeURIComponent(token)}` : '';
    }
    vi.restoreAllMocks();
    const { total } = await collection.findResearch('en', { ...defaultResearchQuery, researchTypeId: ['1'] });
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    expect(lengthMost).toBeLessThan(1_500_000);
  });

  it('returns the records of a set, and each header names the set', async () => {
    const sets = all(await fetchXml('verb=ListSets'), 'setSpec').map(({ text }) => text);
    const typeSets = sets.filter((name) => name.startsWith('type:'));
    let sum = 0;
    for (const setName of typeSets) {
      if ((await errorOf(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=${setName}`)) === 'noRecordsMatch') continue;
      const { headers } = await harvest('ListIdentifiers', `&set=${setName}`);
      expect(headers.every((header) => all(header, 'setSpec').some(({ text }) => text === setName))).toBe(true);
      sum += headers.length;
    }
    expect(sum).toBe(total);
    expect((await harvest('ListIdentifiers', '&set=type')).headers).toHaveLength(total);
  });

  it('returns complete records in both languages, identical to those requested individually', async () => {
    const root = await fetchXml('verb=ListRecords&metadataPrefix=oai_dc');
    const records = all(root, 'record');
    const translatedRecords = records.filter(
      (record) => new Set(all(record, 'dc:title').map(({ attributes }) => attributes['xml:lang'])).size === 2,
    );
    expect(translatedRecords.length).toBeGreaterThan(records.length / 2);
    for (const record of records.slice(0, 5)) {
      expect(record.children.map(({ name }) => name)).toEqual(['header', 'metadata']);
      const single = await fetchXml(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${encodeURIComponent(idOf(record))}`);
      expect(all(single, 'record')[0]).toEqual(record);
    }
  });

  it('of a period returns the records that changed in it, both ends included', async () => {
    const [header] = (await harvest('ListIdentifiers', '')).headers;
    const stamp = textOf(header as XmlNode, 'datestamp') ?? '';
    expect((await harvest('ListIdentifiers', `&from=${stamp}&until=${stamp}`)).headers.map(idOf)).toContain(idOf(header as XmlNode));
    expect((await harvest('ListIdentifiers', `&from=${stamp.slice(0, 10)}`)).headers).toHaveLength(total);
  });
});

describe('A record that was harvested and is gone', () => {
  /** The methods with which operator commands change the store of the instance. */
  interface Operator {
    load(records: readonly object[], options: { batch: string }): Promise<unknown>;
    undo(batch: string): Promise<unknown>;
  }

  it('is listed as deleted by its id in every list that contained it, in valid responses', async () => {
    const operator = (await instance()).collection.harvest as unknown as Operator;
    const record = { key: 'soon-gone', title: { en: 'Soon gone' }, language: 'en', authors: [], type: 'dataset', areas: ['moon'] };
    const now = `${new Date().toISOString().slice(0, 19)}Z`;
    await operator.load([record], { batch: 'mistake' });
    const records = all(await fetchXml(`verb=ListRecords&metadataPrefix=oai_dc&from=${now}`), 'record');
    const header = all(records.at(-1) as XmlNode, 'header')[0] as XmlNode;
    expect(textOf(records.at(-1) as XmlNode, 'dc:title')).toBe('Soon gone');
    await operator.undo('mistake');
    const sets = all(header, 'setSpec').map(({ text }) => `&set=${text}`);
    expect(sets.length).toBeGreaterThan(1);
    for (const list of ['ListRecords&metadataPrefix=oai_dc', `GetRecord&metadataPrefix=oai_dc&identifier=${textOf(header, 'identifier')}`])
      for (const setName of list.startsWith('List') ? ['', ...sets] : ['']) {
        const query = `verb=${list}${setName}${list.startsWith('List') ? `&from=${textOf(header, 'datestamp')}` : ''}`;
        const xml = await (await GET(new Request(`${testSite}/oai?${query}`))).text();
        const [deletedHeader] = all(xmlTree(xml), 'header').filter((node) => textOf(node, 'identifier') === textOf(header, 'identifier'));
        expect(deletedHeader?.attributes.status, query).toBe('deleted');
        expect(all(deletedHeader as XmlNode, 'setSpec'), query).toEqual(all(header, 'setSpec'));
        expect(schemaFaults(xml, 'oai-pmh.xsd')).toEqual([]);
      }
  });
});
