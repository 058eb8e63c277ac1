import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { benchFolder } from '#bench/report.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { mapChunk } from '#lib/import/read/map-chunk.ts';
import { openSource } from '#lib/import/read/open-source.ts';
import { readChunks } from '#lib/import/read/read-chunks.ts';
import { type PreparedRecord, recordOf } from '#lib/store/records/prepare-record.ts';

/** Files with `step`: only every `step`-th record is used, so that loading takes under a minute. */
const files: readonly (readonly [file: string, step: number])[] = [
  ['arxiv/arxiv_astroph_first7000.jsonl.gz', 3],
  ['openalex/openalex_works_saudi_earth_5641_slim.jsonl.gz', 5],
  ['openalex/openalex_works_space_remote_sensing_with_abstracts.jsonl.gz', 1],
  ['bibtex/rubin_refs_ads.bib', 1],
];
const journal = 'arabic/al_muqtabas_articles_ar.jsonl';
const journalStep = 6;

/** The sampled records are stored in this file, so that the sources are parsed only once. Git ignores the file. */
export const secondFile = `${benchFolder}/relevance/second.jsonl`;

/** Reads the second collection, which was not used to develop search. The key of a record is the identifier that grades use. */
export async function readSecond(folder: string): Promise<readonly ResearchRecord[]> {
  if (existsSync(secondFile))
    return readFileSync(secondFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ResearchRecord);
  const records = [...(await readFiles(folder)), ...readJournal(`${folder}/${journal}`)];
  mkdirSync(dirname(secondFile), { recursive: true });
  writeFileSync(secondFile, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return records;
}

async function readFiles(folder: string): Promise<ResearchRecord[]> {
  const recordsByKey = new Map<string, ResearchRecord>();
  for (const [file, step] of files) {
    let index = 0;
    const chunks = await readChunks(openSource(`${folder}/${file}`, file));
    if (typeof chunks === 'string') throw new Error(`${file} holds no records: ${chunks}.`);
    for await (const chunk of chunks)
      for (const { loadable } of await mapChunk(chunk)) {
        index += 1;
        if (index % step !== 0 || !loadable || !('prepared' in loadable)) continue;
        const record = recordOf(loadable as PreparedRecord);
        const key = identifierOf(record);
        if (!recordsByKey.has(key)) recordsByKey.set(key, { ...record, key });
      }
  }
  return [...recordsByKey.values()];
}

/** An external identifier of the record; our own key only if the record has none. */
function identifierOf({ doi, arxiv, openalex, bibcode, key }: ResearchRecord): string {
  if (doi) return `doi:${doi}`;
  if (arxiv) return `arxiv:${arxiv}`;
  if (openalex) return `openalex:${openalex}`;
  return bibcode ? `bibcode:${bibcode}` : key;
}

interface Article {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly journal: string;
  readonly date: string;
}

/** Articles of an Arabic journal (1906–1914) in the format of its editors. */
function readJournal(path: string): ResearchRecord[] {
  const articles = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Article)
    .filter(({ title }) => title);
  return articles
    .filter((_, index) => index % journalStep === 0)
    .map(({ id, title, authors, journal: name, date }) => ({
      key: `muqtabas:${id}`,
      title: { ar: title },
      language: 'ar',
      authors: authors.map((author) => ({ name: { ar: author.split(',').reverse().join(' ').trim() } })),
      venue: { name: { ar: name }, kind: 'journal' },
      ...(Number(date?.slice(0, 4)) && { year: Number(date.slice(0, 4)) }),
      type: 'journal-article',
      areas: [],
    }));
}
