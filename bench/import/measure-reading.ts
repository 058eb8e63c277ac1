import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stolenSeconds } from '#bench/process-memory.ts';
import { formatNumber } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import { generateRecords } from '#bench/store/generate-records.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { mapChunk } from '#lib/import/read/map-chunk.ts';
import { openSource } from '#lib/import/read/open-source.ts';
import { readChunks } from '#lib/import/read/read-chunks.ts';

/** Warm-up records per format, which load vocabulary and tables and let the engine compile the code. */
const warmUp = 500;

interface Sample {
  readonly format: string;
  readonly name: string;
  /** Target in records per second of processor time. */
  readonly target: number;
  readonly write: (records: readonly ResearchRecord[]) => string;
}

const titleOf = (record: ResearchRecord) => record.title.en ?? Object.values(record.title)[0] ?? '';
const abstractOf = (record: ResearchRecord) => record.abstract?.en ?? '';
const namesOf = ({ authors }: ResearchRecord) => authors.map(({ name }) => name.en ?? Object.values(name)[0] ?? '');

const samples: readonly Sample[] = [
  { format: 'OpenAlex works', name: 'openalex.jsonl', target: 1000, write: (records) => lines(records.map(openalexWork)) },
  { format: 'arXiv JSON Lines', name: 'arxiv.jsonl', target: 1000, write: (records) => lines(records.map(arxivRecord)) },
  { format: 'Web of Science BibTeX', name: 'wos.bib', target: 400, write: (records) => records.map(wosEntry).join('\n') },
];

/**
 * Measures the processor time of parsing, cleaning, classifying and preparing, without a store. Reads generated records, or the files of
 * `folder`.
 */
export async function measureReading(
  count: number,
  folder?: string,
): Promise<{ readonly table: Table; readonly figures: readonly Rate[] }> {
  const directory = mkdtempSync(join(tmpdir(), 'madar-reading-'));
  const stolenBefore = stolenSeconds() ?? 0;
  try {
    const records = [...generateRecords(0, count)];
    const write = (name: string, text: string) => {
      writeFileSync(join(directory, name), text);
      return join(directory, name);
    };
    const files = folder
      ? readdirSync(folder).map((name) => ({ format: name, path: join(folder, name), target: Number.NaN }))
      : samples.map(({ format, name, target, write: writeSample }) => ({ format, target, path: write(name, writeSample(records)) }));
    const figures: Rate[] = [];
    for (const sample of samples) await rateOf(write(`first-${sample.name}`, sample.write(records.slice(0, warmUp))));
    for (const { format, path, target } of files) figures.push({ format, target, ...(await rateOf(path)) });
    const shownTarget = (target: number) => (Number.isNaN(target) ? '' : `${formatNumber(target)}/s`);
    return {
      table: {
        title: 'Parsing and preparing, without a store',
        columns: ['what', 'records', 'records per processor second', 'target'],
        rows: figures.map(({ format, records: of, perSecond, target }) => [
          format,
          formatNumber(of),
          formatNumber(perSecond),
          shownTarget(target),
        ]),
        notes: [
          `One thread, including garbage collection; ${formatNumber((stolenSeconds() ?? 0) - stolenBefore, 1)} s of steal time; other work on the same cores slows the result.`,
        ],
      },
      figures,
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

interface Rate {
  readonly format: string;
  readonly target: number;
  readonly records: number;
  readonly perSecond: number;
}

async function rateOf(path: string): Promise<{ readonly records: number; readonly perSecond: number }> {
  const cpuBefore = process.cpuUsage();
  const chunks = await readChunks(openSource(path));
  let records = 0;
  if (typeof chunks !== 'string') for await (const chunk of chunks) records += (await mapChunk(chunk)).length;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { records, perSecond: records / ((user + system) / 1e6) };
}

const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

function openalexWork(record: ResearchRecord, recordIndex: number): unknown {
  const index: Record<string, number[]> = {};
  for (const [position, word] of abstractOf(record).split(' ').entries()) index[word] = [...(index[word] ?? []), position];
  return {
    id: `https://openalex.org/W${1_000_000 + recordIndex}`,
    doi: `https://doi.org/10.5555/w.${recordIndex}`,
    title: titleOf(record),
    language: 'en',
    type: 'article',
    publication_year: record.year,
    authorships: namesOf(record).map((name, position) => ({
      author: { id: `https://openalex.org/A${5_000_000 + recordIndex * 10 + position}`, display_name: name },
    })),
    abstract_inverted_index: index,
    primary_location: { source: { display_name: record.venue?.name.en ?? 'Journal of Invention', type: 'journal' } },
    topics: [{ display_name: 'Invented topic', field: { display_name: 'Physics and Astronomy' } }],
    referenced_works: Array.from({ length: 40 }, (_, number) => `https://openalex.org/W${number}`),
  };
}

function arxivRecord(record: ResearchRecord, index: number): unknown {
  return {
    id: `${String(1001 + (index % 12)).padStart(4, '0')}.${String(10_000 + index).slice(-5)}`,
    title: titleOf(record),
    authors: namesOf(record).join(', '),
    categories: 'astro-ph.GA',
    abstract: abstractOf(record),
  };
}

function wosEntry(record: ResearchRecord, index: number): string {
  const citedReferences = Array.from(
    { length: 45 },
    (_, number) => `Doe J, 2001, J INVENTED TESTS, V${number}, P${index}, DOI 10.5555/r.${number}`,
  );
  const field = (name: string, value: string) => `${name} = {{${value}}},`;
  return [
    `@article{ WOS:${index},`,
    `Author = {${namesOf(record).join(' and\n   ')}},`,
    field('Title', titleOf(record)),
    field('Journal', 'JOURNAL OF INVENTED TESTS'),
    field('Year', String(record.year ?? 2001)),
    field('Abstract', `${abstractOf(record)} It costs 5\\% more \\& less.`),
    field('DOI', `10.5555/wos.${index}`),
    field('Keywords-Plus', 'DUST; ORBITS'),
    field('Research-Areas', 'Remote Sensing; Imaging Science \\& Photographic Technology'),
    field('Funding-Text', 'Invented funds \\& friends paid for this. '.repeat(20)),
    field('Cited-References', citedReferences.join('.\n   ')),
    field('Unique-ID', `WOS:${index}`),
    '}\n',
  ].join('\n');
}
