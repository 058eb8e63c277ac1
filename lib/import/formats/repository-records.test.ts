import { describe, expect, it } from 'vitest';
import { readPart, readSource } from '#lib/import/clean/numbers/source-line.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const inOai = (metadata: string) =>
  `<OAI-PMH><ListRecords><record><header><identifier>oai:x:1</identifier></header><metadata>${metadata}</metadata></record></ListRecords></OAI-PMH>`;

describe('a venue stated in one line', () => {
  it.each([
    ['Journal of Desert and Space; Vol. 5 No. 2 (2023): December; 33-48', 'Journal of Desert and Space', '5', '2', '33-48'],
    ['مجلة الصحراء والفضاء; مجلد 5 عدد 2 (2023): ديسمبر; 33-48', 'مجلة الصحراء والفضاء', '5', '2', '33-48'],
    ['مجلة الصحراء؛ المجلد ٥ العدد ٢ (٢٠٢٣)؛ ٣٣-٤٨', 'مجلة الصحراء', '5', '2', '33-48'],
    ['Journal of Dust; No. 7 (2021); 1–9', 'Journal of Dust', undefined, '7', '1–9'],
    ['Journal of Dust, Vol 5, Iss 2, Pp 33-48 (2023)', 'Journal of Dust', '5', '2', '33-48'],
    ['Dust, Ice and Moons', 'Dust, Ice and Moons', undefined, undefined, undefined],
    ['Revista de Polvo; Vol. 3 Núm. 1 (2020); e12', 'Revista de Polvo', '3', '1', 'e12'],
  ])('%s', (source, name, volume, issue, pages) => {
    expect(readSource(source)).toEqual(volume || issue || pages ? { name, volume, issue, pages } : { name });
  });

  it('is also parsed in MARC', () => {
    expect(readPart('Vol. 3, no. 2 (May 2020), p. 10-22')).toEqual({ volume: '3', issue: '2', pages: '10-22' });
    expect(readPart('مج. ٣، ع. ٢ (٢٠٢٠)، ص. ١٠-٢٢')).toEqual({ volume: '3', issue: '2', pages: '10-22' });
  });

  it('gives venue and subjects of a journal in both languages, and its ISSN', async () => {
    const [record] = await recordsIn(
      'oai.xml',
      inOai(
        '<dc><title xml:lang="ar">تقدير الرطوبة من الصور</title><title xml:lang="en-US">Estimating moisture from images</title><subject xml:lang="ar">استشعار؛ رطوبة</subject><subject xml:lang="en-US">sensing; moisture</subject><source xml:lang="ar">مجلة الصحراء; مجلد 5 عدد 2 (2023): ديسمبر; 33-48</source><source xml:lang="en-US">Journal of Desert; Vol. 5 No. 2 (2023): December; 33-48</source><source>2345-6787</source><source>1234-5679</source><language>ara</language></dc>',
      ),
    );
    expect(record).toMatchObject({
      venue: { name: { ar: 'مجلة الصحراء', en: 'Journal of Desert' }, issn: '2345-6787' },
      volume: '5',
      issue: '2',
      pages: '33–48',
      keywords: { ar: ['استشعار', 'رطوبة'], en: ['sensing', 'moisture'] },
    });
  });
});

describe('SRU responses', () => {
  const sru = (data: string) =>
    `<searchRetrieveResponse xmlns="http://www.loc.gov/zing/srw/"><numberOfRecords>2</numberOfRecords><records>${data}</records></searchRetrieveResponse>`;
  const record = (data: string) => `<record><recordSchema>x</recordSchema><recordData>${data}</recordData></record>`;
  const marc =
    '<record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000nam a2200000 a 4500</leader><datafield tag="245"><subfield code="a">Dust /</subfield></datafield></record>';
  const escaped = (xml: string) => xml.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  it.each([
    ['MARC', marc],
    ['MARC in a collection', `<collection>${marc}</collection>`],
    ['MARC packed as text', escaped(`<?xml version="1.0"?>${marc}`)],
    ['MODS', '<mods><titleInfo><title>Dust</title></titleInfo></mods>'],
    ['MODS in a collection', '<modsCollection><mods><titleInfo><title>Dust</title></titleInfo></mods></modsCollection>'],
    ['Dublin Core', '<srw_dc:dc xmlns:srw_dc="info:srw/schema/1/dc-schema"><title>Dust</title></srw_dc:dc>'],
  ])('are read when they contain %s', async (_, data) => {
    const records = await recordsIn('sru.xml', sru(record(data) + record(data)));
    expect(records.map(({ title }) => title)).toEqual([{ en: 'Dust' }, { en: 'Dust' }]);
  });
});

describe('DataCite', () => {
  const datacite = (attributes: object) =>
    recordsIn('d.json', JSON.stringify({ data: { id: '10.5555/d', type: 'dois', attributes: { doi: '10.5555/d', ...attributes } } }));
  it('gives the subtitle, the book of a chapter with its publisher, and no subtitle as another language', async () => {
    const [record] = await datacite({
      titles: [
        { title: 'Dust table 12' },
        { title: 'Grain sizes of the dunes', titleType: 'Subtitle', lang: 'en' },
        { title: 'جدول الغبار 12', titleType: 'TranslatedTitle', lang: 'ar' },
      ],
      publisher: 'Nile Data',
      relatedItems: [
        {
          relatedItemType: 'Book',
          relationType: 'IsPublishedIn',
          titles: [{ title: 'Dust of the north' }],
          publisher: 'Reem Press',
          firstPage: '109',
          lastPage: '128',
          relatedItemIdentifier: { relatedItemIdentifier: '978-0-306-40615-7', relatedItemIdentifierType: 'ISBN' },
        },
      ],
    });
    expect(record).toMatchObject({
      title: { en: 'Dust table 12: Grain sizes of the dunes', ar: 'جدول الغبار 12' },
      venue: { name: { en: 'Dust of the north' }, kind: 'book', isbn: '978-0-306-40615-7' },
      publisher: 'Reem Press',
      pages: '109–128',
    });
  });

  it('keeps organisations with commas whole when no name type is stated', async () => {
    const creators = ['Example Map Collection, Example College Library', 'Barbo, Sally'].map((name) => ({ name }));
    const [record] = await datacite({ titles: [{ title: 'A map' }], creators });
    expect(record?.authors.map(({ name }) => name.en)).toEqual(['Example Map Collection, Example College Library', 'Sally Barbo']);
    expect(record?.authors[0]).not.toHaveProperty('family');
  });
});

describe('a work that was online in one year and in print in the next', () => {
  const online = { 'date-parts': [[2020, 2, 7]] };
  const print = { 'date-parts': [[2021, 1]] };
  it('has the year of its volume, from Crossref and from its CSL', async () => {
    const work = {
      DOI: '10.5555/o',
      title: ['Small thrusters'],
      issued: online,
      published: online,
      'published-online': online,
      'published-print': print,
    };
    const yearOf = async (fields: object) => (await recordsIn('c.json', JSON.stringify({ ...work, ...fields })))[0];
    expect(await yearOf({ volume: '178' })).toMatchObject({ year: 2021, date: '2021-01' });
    expect(await yearOf({})).toMatchObject({ year: 2020, date: '2020-02-07' });
    const csl = { type: 'article-journal', title: 'Small thrusters', issued: online, 'published-print': print, volume: '178' };
    expect((await recordsIn('csl.json', JSON.stringify(csl)))[0]).toMatchObject({ year: 2021 });
  });
});

describe('records of arXiv and OpenAlex whose id is missing or damaged', () => {
  const works = ['Dust on moons', 'Ice in craters', 'Rings of comets'];
  const arxiv = (id: string, title: string) => ({
    id,
    title,
    authors_parsed: [['One', 'A.', '']],
    categories: 'astro-ph',
    update_date: '2012-01-01',
  });
  it.each([
    [
      'x.json',
      [arxiv('0704.0001', 'Winds'), arxiv('704.1', works[0] as string), arxiv('812.55', works[1] as string), arxiv('', works[2] as string)],
    ],
    [
      'x.json',
      [
        { id: 'https://openalex.org/W1234', title: 'Winds', authorships: [] },
        ...works.map((title) => ({ title, authorships: [], primary_location: {} })),
      ],
    ],
  ])('stay works of their own', async (name, values) => {
    const records = await recordsIn(name, JSON.stringify(values));
    expect(records.map(({ title }) => title.en)).toEqual(['Winds', ...works]);
    expect(new Set(records.map(({ key }) => key)).size).toBe(4);
  });

  it('are reported', async () => {
    const [, damaged] = await mapText('x.json', JSON.stringify([arxiv('0704.0001', 'Winds'), arxiv('704.1', 'Dust')]));
    expect(damaged?.warnings).toContainEqual(expect.objectContaining({ code: 'wrong_kind', field: 'arxiv' }));
  });
});
