import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isProblem, Problem } from '#lib/base/problem.ts';
import type { Extras } from '#lib/domain/collection.ts';
import type { Dump, DumpFile } from '#lib/domain/dump.ts';
import { recordLine } from '#lib/formats/bibliography/record-line.ts';
import { formatWriter } from '#lib/formats/write.ts';
import { writeRecords } from '#lib/formats/write-records.ts';
import type { Language } from '#lib/languages/languages.ts';
import { lastChangedFirst } from '#lib/store/records/whole-records.ts';

const listName = 'dump.json';
const inProgress = new Map<string, Promise<Dump>>();

/** The dump of the current data version, created on first request. Concurrent callers share it. Holds one batch of records at a time. */
export async function currentDump(source: DumpSource, dataDir: string): Promise<Dump> {
  const { extras } = source;
  const [dataVersion, counts, [first]] = await Promise.all([extras.dataVersion(), extras.counts(), extras.changesSince(undefined, 1)]);
  // A new store may repeat data versions of an old one. The date of its first record differs, so the old dump is not reused.
  const digest = createHash('sha256').update([dataVersion, counts.research, first?.updatedAt].join(' ')).digest('hex').slice(0, 12);
  const folder = join(/* turbopackIgnore: true */ dataDir, 'downloads', digest);
  const existing = await readDump(folder);
  if (existing) return existing;
  return inProgress.getOrInsertComputed(folder, () =>
    makeDump(source, folder, dataVersion, counts.research).finally(() => inProgress.delete(folder)),
  );
}

async function readDump(folder: string): Promise<Dump | undefined> {
  try {
    return { ...(JSON.parse(await readFile(join(folder, listName), 'utf8')) as Omit<Dump, 'folder'>), folder };
  } catch {
    // The dump is absent or incomplete.
    return undefined;
  }
}

async function makeDump(source: DumpSource, folder: string, dataVersion: string, records: number): Promise<Dump> {
  const parent = join(folder, '..');
  const temporary = join(parent, `.${randomUUID()}`);
  try {
    await mkdir(temporary, { recursive: true });
    const files: DumpFile[] = [];
    for (const [extension, write] of Object.entries(dumpWriters)) {
      const name = `research-${dataVersion}.${extension}`;
      await pipeline(Readable.from(write(source)), createGzip({ level: 6 }), createWriteStream(join(temporary, name)));
      files.push({ name, bytes: (await stat(join(temporary, name))).size, sha256: await sha256(join(temporary, name)) });
    }
    const dump = { dataVersion, made: `${new Date().toISOString().slice(0, 19)}Z`, records, files };
    await writeFile(join(temporary, listName), JSON.stringify(dump));
    for (const name of await readdir(parent))
      if (/^[0-9a-f]{12}$/.test(name)) await rm(join(parent, name), { recursive: true, force: true });
    await rename(temporary, folder);
    return { ...dump, folder };
  } catch (cause) {
    if (isProblem(cause) || (cause as NodeJS.ErrnoException).code === undefined) throw cause;
    // A full or read-only disk is temporary and not the caller's fault.
    throw new Problem('unavailable', {
      detail: `The dump cannot be written to ${parent}: ${(cause as Error).message}.`,
      retryAfterSeconds: 60,
      cause,
    });
  } finally {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

interface DumpSource {
  readonly extras: Extras;
  readonly siteUrl: string;
}

/** Content of each file of a dump, by extension. */
export const dumpWriters: Readonly<Record<string, (source: DumpSource) => AsyncIterable<string>>> = {
  'jsonl.gz': jsonLines,
  'csv.gz': (source) => csvTable(source, 'en'),
  'ar.csv.gz': (source) => csvTable(source, 'ar'),
};

function csvTable({ extras, siteUrl }: DumpSource, language: Language): AsyncIterable<string> {
  return writeRecords(formatWriter('csv', { language, siteUrl }), extras.stream(language, lastChangedFirst));
}

async function* jsonLines({ extras, siteUrl }: DumpSource): AsyncGenerator<string> {
  const site = new URL(siteUrl).hostname;
  for await (const wholeRecord of extras.wholeRecords()) yield recordLine(wholeRecord, site);
}
