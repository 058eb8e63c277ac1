import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber, quantile } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import type { ReferenceRecord } from '#lib/domain/citations/reference.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { generateRecords } from './generate-records.ts';
import { createRandom, type Random } from './random.ts';

/** References of a record on average, and the share of them that are records of the store. */
const perRecord = 30;
const insideShare = 0.6;
/** Records per load. */
const loadSize = 25_000;
const seed = 52;
const sample = 200;

/** How much references add to import time and file size, and how long reading them takes. Few generated records are cited often. */
export async function measureReferences({ records }: { readonly records: number }): Promise<PartReport> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-references-'));
  try {
    const plain = await loadInto(join(folder, 'plain.sqlite'), records, false);
    const citing = await loadInto(join(folder, 'citing.sqlite'), records, true);
    const store = openSqliteStore(join(folder, 'citing.sqlite'));
    const reading = await measureReading(store, records);
    await store.close();
    const row = (what: string, { seconds, bytes, references }: Loaded) => [
      what,
      formatNumber(references),
      formatNumber(seconds, 1),
      formatNumber(records / seconds),
      formatNumber(bytes / 1e6),
    ];
    return {
      part: 'references',
      tables: [
        {
          title: `${formatNumber(records)} records with and without references`,
          columns: ['load', 'references', 'seconds', 'records/s', 'file MB'],
          rows: [row('without', plain), row('with', citing)],
          notes: ['`store.load` of prepared objects in one process; half of the references have text as well as a DOI.'],
        },
        {
          title: 'Reading them',
          columns: ['what', 'p50 ms', 'p95 ms', 'worst ms'],
          rows: Object.entries(reading).map(([what, ms]) => [what, ...[0.5, 0.95, 1].map((share) => formatNumber(quantile(ms, share), 1))]),
          notes: [],
        },
      ],
      figures: { records, plain, citing, reading },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Loaded {
  readonly seconds: number;
  readonly bytes: number;
  readonly references: number;
}

async function loadInto(path: string, records: number, withReferences: boolean): Promise<Loaded> {
  const store = openSqliteStore(path);
  let references = 0;
  const startedAt = performance.now();
  for (let from = 0; from < records; from += loadSize) {
    const batch = (function* () {
      for (const record of generateRecords(from, Math.min(records, from + loadSize))) {
        const citing = withReferences ? citingRecord(record, records) : record;
        references += citing.references?.length ?? 0;
        yield citing;
      }
    })();
    await store.load(batch);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await store.close();
  return { seconds, bytes: statSync(path).size, references };
}

function citingRecord(record: ResearchRecord, records: number): ResearchRecord {
  const number = Number(record.key.replace('bench-', ''));
  const random = createRandom(seed + Math.imul(number, 0x9e37_79b1));
  const references = Array.from({ length: 1 + random.below(2 * perRecord) }, () => referenceIn(random, records));
  return { ...record, references };
}

function referenceIn(random: Random, records: number): ReferenceRecord {
  const doi = random.next() < insideShare ? `10.5555/bench.${random.zipf(records)}` : `10.5555/outside.${random.below(20 * records)}`;
  return random.next() < 0.5 ? { doi } : { doi, text: `Author, A. (${1950 + random.below(70)}). ${'A title of usual length. '.repeat(3)}` };
}

async function measureReading(store: Store, records: number): Promise<Readonly<Record<string, number[]>>> {
  const random = createRandom(seed);
  const ids = Array.from({ length: sample }, () => String(1 + random.below(records)));
  const list = (change: object) => store.findResearch('en', { ...defaultResearchQuery, pageSize: 25, ...change });
  const facets = ['year', 'focusedArea', 'country'] as const;
  const [mostCitedId = '1'] = await mostCited(store);
  const requests: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'a record with its references and count': (id) => store.research('en', id),
    'works that cite it': (id) => list({ cites: [id] }),
    'works that it cites': (id) => list({ citedBy: [id] }),
    'works that cite the most cited record, with facets': () => list({ cites: [mostCitedId], facets }),
    'related works': (id) => store.related('en', id, 5),
  };
  const times: Record<string, number[]> = {};
  for (const [what, request] of Object.entries(requests)) {
    const ms: number[] = [];
    for (const id of ids) {
      const startedAt = performance.now();
      await request(id);
      ms.push(performance.now() - startedAt);
    }
    times[what] = ms;
  }
  return times;
}

/** Ids of the first 20 records, most cited first; references are drawn so that the first records are cited most. */
async function mostCited(store: Store): Promise<string[]> {
  const counts = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const id = String(at + 1);
      return { id, total: (await store.findResearch('en', { ...defaultResearchQuery, pageSize: 1, cites: [id] })).total ?? 0 };
    }),
  );
  return counts.toSorted((a, b) => b.total - a.total).map(({ id }) => id);
}
