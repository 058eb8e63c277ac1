import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stolenSeconds } from '#bench/process-memory.ts';
import { shown } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import { generateRecords } from '#bench/store/generate-records.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { mapChunk } from '#lib/service/import/read/map-chunk.ts';
import { openSource } from '#lib/service/import/read/open-source.ts';
import { readChunks } from '#lib/service/import/read/read-chunks.ts';

/** Records of each format that are read before the clock starts: vocabulary, tables and compiled code are made once, whatever the size of an import. */
const warmUp = 500;

interface Sample {
  readonly what: string;
  readonly name: string;
  /** Records per second of processor time that are wanted. */
  readonly target: number;
  readonly write: (records: readonly ResearchRecord[]) => string;
}

const titleOf = (record: ResearchRecord) => record.title.en ?? Object.values(record.title)[0] ?? '';
const abstractOf = (record: ResearchRecord) => record.abstract?.en ?? '';
const namesOf = ({ authors }: ResearchRecord) => authors.map(({ name }) => name.en ?? Object.values(name)[0] ?? '');

const samples: readonly Sample[] = [
  { what: 'OpenAlex works', name: 'openalex.jsonl', target: 1000, write: (records) => lines(records.map(openalexWork)) },
  { what: 'arXiv JSON Lines', name: 'arxiv.jsonl', target: 1000, write: (records) => lines(records.map(arxivRecord)) },
  { what: 'Web of Science BibTeX', name: 'wos.bib', target: 400, write: (records) => records.map(wosEntry).join('\n') },
];

/** Reading, cleaning, classifying and preparing without a store, in processor time of one thread; of generated records, or of the files of a folder. */
export async function measureReading(
  count: number,
  folder?: string,
): Promise<{ readonly table: Table; readonly figures: readonly Rate[] }> {
  const own = mkdtempSync(join(tmpdir(), 'madar-reading-'));
  const stolen = stolenSeconds() ?? 0;
  try {
    const records = [...generateRecords(0, count)];
    const write = (name: string, text: string) => {
      writeFileSync(join(own, name), text);
      return join(own, name);
    };
    const files = folder
      ? readdirSync(folder).map((name) => ({ what: name, path: join(folder, name), target: Number.NaN }))
      : samples.map(({ what, name, target, write: written }) => ({ what, target, path: write(name, written(records)) }));
    const figures: Rate[] = [];
    for (const sample of samples) await rateOf(write(`first-${sample.name}`, sample.write(records.slice(0, warmUp))));
    for (const { what, path, target } of files) figures.push({ what, target, ...(await rateOf(path)) });
    const shownTarget = (target: number) => (Number.isNaN(target) ? '' : `${shown(target)}/s`);
    return {
      table: {
        title: 'Reading and preparing, without a store',
        columns: ['what', 'records', 'records per processor second', 'target'],
        rows: figures.map(({ what, records: of, perSecond, target }) => [what, shown(of), shown(perSecond), shownTarget(target)]),
        notes: [
          `One thread, its garbage collection included; ${shown((stolenSeconds() ?? 0) - stolen, 1)} s of the processors went to other machines of the same host meanwhile, and other work on the same cores slows each second.`,
        ],
      },
      figures,
    };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

interface Rate {
  readonly what: string;
  readonly target: number;
  readonly records: number;
  readonly perSecond: number;
}

async function rateOf(path: string): Promise<{ readonly records: number; readonly perSecond: number }> {
  const began = process.cpuUsage();
  const chunks = await readChunks(openSource(path));
  let records = 0;
  if (typeof chunks !== 'string') for await (const chunk of chunks) records += (await mapChunk(chunk)).length;
  const { user, system } = process.cpuUsage(began);
  return { records, perSecond: records / ((user + system) / 1e6) };
}

const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

function openalexWork(record: ResearchRecord, at: number): unknown {
  const index: Record<string, number[]> = {};
  for (const [place, word] of abstractOf(record).split(' ').entries()) index[word] = [...(index[word] ?? []), place];
  return {
    id: `https://openalex.org/W${1_000_000 + at}`,
    doi: `https://doi.org/10.5555/w.${at}`,
    title: titleOf(record),
    language: 'en',
    type: 'article',
    publication_year: record.year,
    authorships: namesOf(record).map((name, place) => ({
      author: { id: `https://openalex.org/A${5_000_000 + at * 10 + place}`, display_name: name },
    })),
    abstract_inverted_index: index,
    primary_location: { source: { display_name: record.venue?.name.en ?? 'Journal of Invention', type: 'journal' } },
    topics: [{ display_name: 'Invented topic', field: { display_name: 'Physics and Astronomy' } }],
    referenced_works: Array.from({ length: 40 }, (_, place) => `https://openalex.org/W${place}`),
  };
}

function arxivRecord(record: ResearchRecord, at: number): unknown {
  return {
    id: `${String(1001 + (at % 12)).padStart(4, '0')}.${String(10_000 + at).slice(-5)}`,
    title: titleOf(record),
    authors: namesOf(record).join(', '),
    categories: 'astro-ph.GA',
    abstract: abstractOf(record),
  };
}

function wosEntry(record: ResearchRecord, at: number): string {
  const cited = Array.from({ length: 45 }, (_, place) => `Doe J, 2001, J INVENTED TESTS, V${place}, P${at}, DOI 10.5555/r.${place}`);
  const field = (name: string, value: string) => `${name} = {{${value}}},`;
  return [
    `@article{ WOS:${at},`,
    `Author = {${namesOf(record).join(' and\n   ')}},`,
    field('Title', titleOf(record)),
    field('Journal', 'JOURNAL OF INVENTED TESTS'),
    field('Year', String(record.year ?? 2001)),
    field('Abstract', `${abstractOf(record)} It costs 5\\% more \\& less.`),
    field('DOI', `10.5555/wos.${at}`),
    field('Keywords-Plus', 'DUST; ORBITS'),
    field('Research-Areas', 'Remote Sensing; Imaging Science \\& Photographic Technology'),
    field('Funding-Text', 'Invented funds \\& friends paid for this. '.repeat(20)),
    field('Cited-References', cited.join('.\n   ')),
    field('Unique-ID', `WOS:${at}`),
    '}\n',
  ].join('\n');
}
