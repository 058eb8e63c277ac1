import { hash } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { ImportInput } from '#lib/service/import/import-files.ts';
import { fetchPage } from './fetch-page.ts';
import type { HarvestOptions } from './harvest-options.ts';
import { type HarvestedPage, isOai, nextPage } from './next-page.ts';

interface State {
  /** The page to ask for next; absent when the harvest is whole. */
  readonly next?: string;
  readonly pages: number;
  readonly records: number;
  readonly bytes: number;
}

const pagesMax = 100_000;
/** A whole file of this size is more than any repository of one subject has, and less than a disk for it. */
const bytesMax = 50 * 1024 ** 3;

/**
 * Fetches an OAI-PMH list or the pages of an API one after the other into one file, and returns it as an input for `importFiles`. Polite: one
 * request at a time, a pause between them, `Retry-After` heeded. Resumable: pages and place are kept, and the same address goes on where it broke off.
 * A whole harvest is fetched anew the next time, also one whose place the other side has forgotten. Rejects with a `Problem` when the other side does
 * not answer; what was fetched stays.
 */
export async function harvest(url: string, options: HarvestOptions): Promise<ImportInput> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Problem('bad_request', { detail: `${url} is not an http or https address.` });
  await mkdir(options.folder, { recursive: true });
  const isXml = isOai(url);
  const base = join(options.folder, hash('sha256', url, 'hex').slice(0, 16));
  const file = `${base}.${isXml ? 'xml' : 'jsonl'}`;
  let state = await resume(base, file, url, isXml);
  if (state.pages > 0) options.note?.(`Going on after ${state.pages} pages and ${state.records} records.`);
  const asked = new Set<string>();
  while (state.next !== undefined && isWithin(state, options)) {
    // A repository may lead in a circle of any length, and never comes to an end then.
    if (asked.has(state.next))
      throw new Problem('upstream_error', { detail: `${state.next} is named as the following page a second time.` });
    asked.add(state.next);
    if (state.pages > 0) await new Promise((resolve) => setTimeout(resolve, options.pauseMs ?? 1000));
    const page = await pageAt(state.next, url, options).catch(async (error: unknown) => {
      // A place that the other side has forgotten leads nowhere the next time either.
      if (isProblem(error) && error.kind === 'gone') await rm(`${base}.json`, { force: true });
      throw error;
    });
    // The page first, then the place: a crash in between costs one page twice, and identity makes that harmless.
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
  // The next run begins anew, unless a bound ended this one.
  if (state.next === undefined) await rm(`${base}.json`, { force: true });
  else options.note?.('The harvest ends at a bound; the other side has more.');
  return { path: file, name: url, bytes: (await stat(file)).size };
}

function isWithin(state: State, options: HarvestOptions): boolean {
  const { recordsMax = Number.POSITIVE_INFINITY, bytesMax: bytes = bytesMax } = options;
  return state.pages < pagesMax && state.bytes < bytes && state.records < recordsMax;
}

async function pageAt(address: string, url: string, options: HarvestOptions): Promise<HarvestedPage> {
  return nextPage(url, address, await fetchPage(address, options));
}

async function resume(base: string, file: string, url: string, isXml: boolean): Promise<State> {
  const kept = await readFile(`${base}.json`, 'utf8')
    .then((text) => JSON.parse(text) as State)
    .catch(() => undefined);
  const head = isXml ? '<harvest>\n' : '';
  const whole = (kept?.bytes ?? 0) + head.length;
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  // Cut off, not read: the file may be as large as all that was fetched. One that lacks something is of no use.
  if (kept?.next !== undefined && size >= whole) {
    await truncate(file, whole);
    return kept;
  }
  await writeFile(file, head);
  return { next: firstPage(url, isXml), pages: 0, records: 0, bytes: 0 };
}

/** An OAI-PMH base by itself asks for all records in Dublin Core, those of arXiv in their own format. */
function firstPage(url: string, isXml: boolean): string {
  if (!isXml || /[?&]verb=/.test(url)) return url;
  const first = new URL(url);
  first.searchParams.set('verb', 'ListRecords');
  if (!first.searchParams.has('metadataPrefix'))
    first.searchParams.set('metadataPrefix', /arxiv\.org$/.test(first.hostname) ? 'arXiv' : 'oai_dc');
  return first.href;
}
