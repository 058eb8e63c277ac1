import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Dump, DumpFile } from '#lib/domain/dump.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import { recordLine } from '#lib/formats/bibliography/record-line.ts';
import { formatWriter } from '#lib/formats/write.ts';
import { writeRecords } from '#lib/formats/write-records.ts';
import { lastChangedFirst } from '#lib/service/store/records/whole-records.ts';

const list = 'dump.json';
const making = new Map<string, Promise<Dump>>();

/**
 * All records as packed files in a folder of their own: those of this version of the data when they are there, else made now and kept until the next.
 * A command makes them after an import or at night, or the first who asks waits for it. Whoever asks meanwhile waits for the same work; several
 * processes may do it twice, the last one's files stay. Memory holds a batch of records.
 */
export async function currentDump(source: DumpSource, dataDir: string): Promise<Dump> {
  const { extras } = source;
  const [dataVersion, counts, [first]] = await Promise.all([extras.dataVersion(), extras.counts(), extras.changesSince(undefined, 1)]);
  // A new store in the old folder begins to count its versions anew; its first record tells it from the old one.
  const mark = createHash('sha256').update([dataVersion, counts.research, first?.updatedAt].join(' ')).digest('hex').slice(0, 12);
  const folder = join(/* turbopackIgnore: true */ dataDir, 'downloads', mark);
  const known = await readDump(folder);
  if (known) return known;
  const coming = making.get(folder) ?? makeDump(source, folder, dataVersion, counts.research).finally(() => making.delete(folder));
  making.set(folder, coming);
  return coming;
}

async function readDump(folder: string): Promise<Dump | undefined> {
  try {
    return { ...(JSON.parse(await readFile(join(folder, list), 'utf8')) as Omit<Dump, 'folder'>), folder };
  } catch {
    // Not made yet, or broken off in the making.
    return undefined;
  }
}

async function makeDump(source: DumpSource, folder: string, dataVersion: string, records: number): Promise<Dump> {
  const parent = join(folder, '..');
  const unfinished = join(parent, `.${randomUUID()}`);
  try {
    await mkdir(unfinished, { recursive: true });
    const files: DumpFile[] = [];
    for (const [ending, write] of Object.entries(dumpWriters)) {
      const name = `research-${dataVersion}.${ending}`;
      await pipeline(Readable.from(write(source)), createGzip({ level: 6 }), createWriteStream(join(unfinished, name)));
      files.push({ name, bytes: (await stat(join(unfinished, name))).size, sha256: await sha256(join(unfinished, name)) });
    }
    const dump = { dataVersion, made: `${new Date().toISOString().slice(0, 19)}Z`, records, files };
    await writeFile(join(unfinished, list), JSON.stringify(dump));
    for (const old of await readdir(parent)) if (/^[0-9a-f]{12}$/.test(old)) await rm(join(parent, old), { recursive: true, force: true });
    await rename(unfinished, folder);
    return { ...dump, folder };
  } catch (cause) {
    if (isProblem(cause) || (cause as NodeJS.ErrnoException).code === undefined) throw cause;
    // A disk that is full or can only be read is no fault of who asks, and passes.
    throw new Problem('unavailable', {
      detail: `The dump cannot be written to ${parent}: ${(cause as Error).message}.`,
      retryAfterSeconds: 60,
      cause,
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
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

/** What stands in each file of a dump, piece by piece, by the ending of its name. */
export const dumpWriters: Readonly<Record<string, (source: DumpSource) => AsyncIterable<string>>> = {
  'jsonl.gz': lines,
  'csv.gz': (source) => table(source, 'en'),
  'ar.csv.gz': (source) => table(source, 'ar'),
};

function table({ extras, siteUrl }: DumpSource, language: Language): AsyncIterable<string> {
  return writeRecords(formatWriter('csv', { language, siteUrl }), extras.stream(language, lastChangedFirst));
}

async function* lines({ extras, siteUrl }: DumpSource): AsyncGenerator<string> {
  const site = new URL(siteUrl).hostname;
  for await (const whole of extras.wholeRecords()) yield recordLine(whole, site);
}
