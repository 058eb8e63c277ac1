import { hash } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProblem, Problem } from '#lib/base/problem.ts';
import type { ImportInput } from '#lib/import/read/find-inputs.ts';
import { fetchPage } from './fetch-page.ts';
import type { HarvestOptions } from './harvest-options.ts';
import { type HarvestedPage, isOai, nextPage } from './next-page.ts';

/** Progress of a harvest, stored after each page. */
interface Progress {
  /** The page to request next; absent when the harvest is complete. */
  readonly next?: string;
  readonly pages: number;
  readonly records: number;
  readonly bytes: number;
}

const pagesMax = 100_000;
/** 50 GB: more than a repository of one subject has, but less than the capacity of a disk. */
const bytesMax = 50 * 1024 ** 3;

/** Fetches the pages of an OAI-PMH list or an API into one file. After an `upstream_error`, the next call continues at the failed page. */
export async function harvest(url: string, options: HarvestOptions): Promise<ImportInput> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Problem('bad_request', { detail: `${url} is not an http or https address.` });
  await mkdir(options.folder, { recursive: true });
  const isXml = isOai(url);
  const base = join(options.folder, hash('sha256', url, 'hex').slice(0, 16));
  const file = `${base}.${isXml ? 'xml' : 'jsonl'}`;
  let state = await resume(base, file, url, isXml);
  if (state.pages > 0) options.note?.(`Continuing after ${state.pages} pages and ${state.records} records.`);
  const requested = new Set<string>();
  while (state.next !== undefined && isWithin(state, options)) {
    // A repository's pages may form a loop of any length.
    if (requested.has(state.next))
      throw new Problem('upstream_error', { detail: `${state.next} is given as the next page a second time.` });
    requested.add(state.next);
    if (state.pages > 0) await new Promise((resolve) => setTimeout(resolve, options.pauseMs ?? 1000));
    const page = await pageAt(state.next, url, options).catch(async (error: unknown) => {
      // The server has forgotten the resumption token, so the next run must start from the first page.
      if (isProblem(error) && error.kind === 'gone') await rm(`${base}.json`, { force: true });
      throw error;
    });
    // The page is stored before the state. A crash in between only repeats a page, and importing its records twice has no effect.
    await appendFile(file, page.text);
    state = {
      pages: state.pages + 1,
      records: state.records + page.records,
      bytes: state.bytes + Buffer.byteLength(page.text),
      ...(page.next && { next: page.next }),
    };
    await writeFile(`${base}.part`, JSON.stringify(state));
    await rename(`${base}.part`, `${base}.json`);
    options.note?.(`${state.pages} pages, ${state.records} records`);
  }
  if (isXml) await appendFile(file, '</harvest>\n');
  // After a complete harvest the next run starts over. After one that ended at a bound, the saved state lets it continue.
  if (state.next === undefined) await rm(`${base}.json`, { force: true });
  else options.note?.('The harvest ends at a bound; the other side has more.');
  return { path: file, name: url, bytes: (await stat(file)).size };
}

function isWithin(state: Progress, options: HarvestOptions): boolean {
  const { recordsMax = Number.POSITIVE_INFINITY, bytesMax: bytes = bytesMax } = options;
  return state.pages < pagesMax && state.bytes < bytes && state.records < recordsMax;
}

async function pageAt(address: string, url: string, options: HarvestOptions): Promise<HarvestedPage> {
  return nextPage(url, address, await fetchPage(address, options));
}

async function resume(base: string, file: string, url: string, isXml: boolean): Promise<Progress> {
  const saved = await readFile(`${base}.json`, 'utf8')
    .then((text) => JSON.parse(text) as Progress)
    .catch(() => undefined);
  const head = isXml ? '<harvest>\n' : '';
  const expectedSize = (saved?.bytes ?? 0) + head.length;
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  // Cuts the file after its last complete page, without reading it. A shorter file misses pages, so the harvest starts over.
  if (saved?.next !== undefined && size >= expectedSize) {
    await truncate(file, expectedSize);
    return saved;
  }
  await writeFile(file, head);
  return { next: firstPage(url, isXml), pages: 0, records: 0, bytes: 0 };
}

/** The first request of a harvest. A bare OAI-PMH address gets `ListRecords` in Dublin Core, or in arXiv's format for arXiv. */
function firstPage(url: string, isXml: boolean): string {
  if (!isXml || /[?&]verb=/.test(url)) return url;
  const first = new URL(url);
  first.searchParams.set('verb', 'ListRecords');
  if (!first.searchParams.has('metadataPrefix'))
    first.searchParams.set('metadataPrefix', /arxiv\.org$/.test(first.hostname) ? 'arXiv' : 'oai_dc');
  return first.href;
}
