import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { SaxesParser } from 'saxes';
import { describe, expect, inject, it } from 'vitest';
import { repairMojibake } from '#lib/import/clean/mojibake.ts';
import { mapFile } from '#lib/import/testing/read-fixture.ts';
import { type PreparedRecord, recordOf } from '#lib/store/records/prepare-record.ts';

/** Files from public repositories, which are never committed; without them these tests are skipped. */
const data = inject('testData');
const reason = 'needs the real files, which are not part of the project';
const sampleSize = 20;
/** Maximum records read per file, since reading all of them to compare twenty would take a minute. */
const readMax = 600;

/** Data of one work as written in a file, read without our importers. A member is undefined if the file does not contain it. */
interface Written {
  readonly title?: string | undefined;
  readonly year?: string | number | undefined;
  readonly doi?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly venue?: string | undefined;
  readonly volume?: string | number | undefined;
  readonly issue?: string | number | undefined;
  readonly pages?: string | undefined;
  readonly language?: string | undefined;
  readonly abstractWords?: readonly string[] | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: these are files of others, looked at as a person does.
type Foreign = any;

const bytesOf = (file: string) => {
  const bytes = readFileSync(`${data}/${file}`);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};
const linesOf = (file: string): Foreign[] =>
  bytesOf(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const jsonOf = (file: string): Foreign => JSON.parse(bytesOf(file));
const joinNonEmpty = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

const readers: Readonly<Record<string, readonly [file: string, read: (file: string) => Written[]]>> = {
  OpenAlex: ['openalex/openalex_works_full_raw_sample.jsonl.gz', (file) => linesOf(file).map(openalex)],
  'OpenAlex, slim': ['openalex/openalex_works_saudi_earth_5641_slim.jsonl.gz', (file) => linesOf(file).map(openalex)],
  arXiv: [
    'arxiv/arxiv_astroph_first7000.jsonl.gz',
    (file) =>
      linesOf(file).map(({ id, title, authors, abstract }) => ({
        title,
        authors,
        year: 2000 + Number(id.slice(0, 2)),
        abstractWords: abstract.split(/\s+/),
      })),
  ],
  Crossref: [
    'crossref-datacite-csl-ris/commonmeta/crossref-list.json',
    (file) =>
      [jsonOf(file)]
        .flat()
        .flatMap((document) => document.message?.items ?? document.items ?? document)
        .map(crossref),
  ],
  DataCite: [
    'crossref-datacite-csl-ris/api_responses_datacite.json',
    (file) =>
      jsonOf(file)
        .flatMap(({ body }: Foreign) => body.data)
        .map(({ attributes }: Foreign) => ({
          title: attributes.titles[0].title,
          year: attributes.publicationYear,
          doi: attributes.doi,
          authors: attributes.creators.map(({ name }: Foreign) => name),
        })),
  ],
  'CSL-JSON': ['crossref-datacite-csl-ris/commonmeta/csl-list.json', (file) => jsonOf(file).map(csl)],
  ADS: [
    'ads/ads_solr_docs.json',
    (file) =>
      jsonOf(file).map((doc: Foreign) => ({
        title: doc.title?.[0],
        year: doc.year,
        doi: doc.doi?.[0],
        authors: doc.author,
        volume: doc.volume,
        issue: doc.issue,
        pages: doc.page_range ?? doc.page?.[0],
      })),
  ],
  BibTeX: ['bibtex/rubin_refs_ads.bib', (file) => readCitations(bytesOf(file))],
  RIS: ['ads/export_fielded_data_refman.ris', (file) => readTagged(bytesOf(file))],
  CSV: [
    'arabic/arabic_english_article_titles.csv',
    (file) =>
      csvRows(bytesOf(file)).map(([title, , authors]) => ({
        title,
        // A title («د.») is no part of a name.
        authors: (JSON.parse(authors || '[]') as string[]).map((name) => name.replace(/^د\.\s*/u, '')),
      })),
  ],
  'Dublin Core': ['ads/export_xml_data_dublin_core.xml', (file) => dublinCore(bytesOf(file))],
};

describe.skipIf(!existsSync(data))(`twenty records of each format hold what a person reads in the file (${reason})`, () => {
  it.each(Object.keys(readers))('%s', async (format) => {
    const [file, readWorks] = readers[format] as (typeof readers)[string];
    const works = readWorks(file).slice(0, readMax);
    const results = await mapFile(`${data}/${file}`, readMax);
    expect(results).toHaveLength(works.length);
    // Titles with formulas or obviously misdecoded letters are not compared, because the reader changes them.
    const pairs = results.flatMap(({ loadable }, index) =>
      loadable && 'prepared' in loadable && !/[$\\]|â\u0080|Ã[\u0080-\u00bf]/.test(works[index]?.title ?? '')
        ? [{ record: recordOf(loadable as PreparedRecord), written: works[index] as Written }]
        : [],
    );
    const step = Math.max(1, Math.floor(pairs.length / sampleSize));
    const sample = pairs.filter((_, index) => index % step === 0).slice(0, sampleSize);
    expect(sample.length).toBeGreaterThanOrEqual(Math.min(sampleSize, pairs.length));
    for (const { record, written: source } of sample) {
      const title = Object.values(record.title).map((text) => letters(text ?? ''));
      // The reader repairs other misdecoded titles (`mojibake.test.ts`), so the expected title is repaired too.
      expect(title, source.title).toContain(letters(repairMojibake(source.title ?? '').text));
      const actual = {
        year: record.year,
        doi: record.doi,
        authors: record.authors.map(({ name }) => sortedWords(Object.values(name)[0] ?? '')),
        venue: letters(Object.values(record.venue?.name ?? {})[0] ?? ''),
        volume: record.volume,
        issue: record.issue,
        pages: record.pages,
        language: record.language,
      };
      const expected = {
        ...(source.year && { year: Number(source.year) }),
        ...(source.doi && { doi: source.doi.toLowerCase().replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '') }),
        ...(source.authors && { authors: source.authors.map(sortedWords).filter(Boolean) }),
        ...(source.venue && { venue: letters(source.venue) }),
        ...(source.volume && { volume: String(source.volume).replace(/ \(\d{4}\)$/, '') }),
        ...(source.issue && { issue: String(source.issue) }),
        // An arXiv number in place of pages is stored as such.
        ...(source.pages &&
          !/^[a-z-]+\/\d{7}$/.test(source.pages) && { pages: source.pages.replace(/\s*[-–—]+\s*/g, '–').replace(/^(.+)–\1$/, '$1') }),
        ...(source.language && { language: source.language }),
      };
      expect(actual, source.title).toMatchObject(expected);
      if (source.abstractWords)
        expect(letters(Object.values(record.abstract ?? {})[0] ?? '')).toContain(letters(source.abstractWords[0] ?? ''));
    }
  });
});

function openalex(work: Foreign): Written {
  const { volume, issue, first_page, last_page } = work.biblio ?? {};
  return {
    title: work.title,
    year: work.publication_year,
    doi: work.doi ?? undefined,
    authors: work.authorships.map(({ author }: Foreign) => author.display_name),
    venue: work.primary_location?.source?.display_name,
    volume,
    issue,
    pages: first_page && last_page && first_page !== last_page ? `${first_page}-${last_page}` : first_page,
    language: work.language ?? undefined,
  };
}

function crossref(item: Foreign): Written {
  return {
    title: item.title?.[0],
    year: item.issued?.['date-parts']?.[0]?.[0],
    doi: item.DOI,
    authors: item.author?.map(({ given, family, name }: Foreign) => name ?? joinNonEmpty(given, family)),
    venue: item['container-title']?.[0],
    volume: item.volume,
    issue: item.issue,
    pages: item.page,
  };
}

function csl(item: Foreign): Written {
  return {
    ...crossref({ ...item, title: [item.title], 'container-title': [item['container-title']] }),
    authors: item.author?.map(({ given, family, literal }: Foreign) => literal ?? joinNonEmpty(given, family)),
  };
}

/** BibTeX as citation-js reads it, for comparison with our reader. */
function readCitations(text: string): Written[] {
  return plugins.input.chain(text, { forceType: '@bibtex/text', generateGraph: false }).map((item: Foreign) => ({
    title: item.title,
    year: item.issued?.['date-parts']?.[0]?.[0],
    doi: item.DOI,
    authors: item.author?.map(
      (name: Foreign) => name.literal ?? joinNonEmpty(name.given, name['non-dropping-particle'], name.family, name.suffix),
    ),
    volume: item.volume,
    issue: item.issue,
  }));
}

/** The RIS of ADS, split at its tags. */
function readTagged(text: string): Written[] {
  const entries = text.split(/^ER {2}-.*$/m).filter((entry) => /^TY {2}-/m.test(entry));
  return entries.map((entry) => {
    const valuesOf = (tag: string) =>
      [...entry.matchAll(new RegExp(`^(?:${tag}) {2}- (.*)$`, 'gm'))].map(([, value]) => (value ?? '').trim());
    return {
      title: valuesOf('T1|TI')[0],
      year: valuesOf('Y1|PY')[0]?.slice(0, 4),
      doi: valuesOf('DO')[0],
      authors: valuesOf('A1|AU'),
      // Some files have an address in place of the journal name. Names with entities are tested elsewhere.
      venue: valuesOf('JO|JF|T2').find((name) => !/^http|&\w+;/.test(name)),
      volume: valuesOf('VL')[0],
      issue: valuesOf('IS')[0],
    };
  });
}

/** The rows of a CSV file that follows RFC 4180. */
function csvRows(text: string): string[][] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return rows
    .slice(1)
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, unquoted]) => quoted?.replaceAll('""', '"') ?? unquoted ?? '',
      ),
    );
}

function dublinCore(xml: string): Written[] {
  const works: { title?: string; authors: string[]; year?: string }[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'record') works.push({ authors: [] });
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    const last = works.at(-1);
    if (!last) return;
    if (name === 'dc:title') last.title = text;
    if (name === 'dc:creator') last.authors.push(text);
    if (name === 'dc:date') last.year ??= text.slice(0, 4);
  });
  parser.write(xml.replace(/^<\?xml[^>]*\?>/, '')).close();
  return works;
}

/** Letters and digits only, since markup, braces, dashes and quotation marks differ by format. */
function letters(text: string): string {
  const decoded = text
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#?\w+;/g, '');
  return decoded
    .replace(/<[^>]*>/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a name, in any order. */
function sortedWords(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
