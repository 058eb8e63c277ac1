import { expect, test } from '@playwright/test';
import { askPolitely } from './ask-politely.ts';

/** One language of each record and person: both are the same template over the same data, and `page-kinds.spec.ts` compares them. */
const isTurn = (path: string, number: number) => path.startsWith('/en/') === (number % 2 === 0);

/**
 * Every link on both sites resolves. Each record is met in both languages and visited in one; of the authors every tenth, in one language, and of their files
 * those of every fiftieth; of the files of records every tenth (they are one template); lists two queries deep. Plain HTTP, no browser: what is checked is the served pages.
 */
test('every link on both sites resolves', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const seen = new Map<string, number>([
    ['/en', 0],
    ['/ar', 0],
  ]);
  const queue = [...seen.keys()];
  const broken: string[] = [];
  const visit = async (path: string) => {
    const response = await askPolitely(baseURL + path);
    const body = await response.text();
    // The bare address leads everybody to their language; pages outside the languages, such as those of problems, link to it. The search help has a DOI.
    const to = path === '/' ? /\/(?:en|ar)$/ : path.includes('keyword=10.') ? /\/research\/\d+/ : /^$/;
    const leads = response.status === 307 && to.test(response.headers.get('location') ?? '-');
    // A venue has an address under each of its names, which lead to that of the first.
    const isVenue =
      response.status === 301 && /\/venues\/\d+$/.test(path) && /\/venues\/\d+$/.test(response.headers.get('location') ?? '-');
    if (response.status !== 200 && !leads && !isVenue) broken.push(`${response.status} ${path}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    for (const [, raw] of body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const href = (raw ?? '').replaceAll('&amp;', '&').replace(/#.*$/, '');
      if (!href.startsWith('/') || href.startsWith('//')) continue;
      const url = new URL(href, baseURL);
      // Every search has its files, feed and report; exports.spec.ts reads a few of them instead of all of each search.
      if (url.search && /\/(?:research\.\w+|authors\/\d+\.\w+|research\/report)$/.test(url.pathname)) continue;
      const depth = (seen.get(path) ?? 0) + (url.search ? 1 : 0);
      const isRecord = /^\/(en|ar)\/research\/\d+$/.test(url.pathname);
      const author = /^\/(en|ar)\/authors\/(\d+)$/.exec(url.pathname);
      // The list one came from rides along in the address of a record; the record is one.
      const key = isRecord || author ? url.pathname : url.pathname + url.search;
      if (seen.has(key) || (depth > 2 && !isRecord && !author)) continue;
      if (author && Number(author[2]) % 10 !== 1) continue;
      // Thousands of terms are one template, and dictionary.test.ts holds their relations; a few are visited, and every tenth institution.
      const term = /^\/(?:en|ar)\/terms\/([^/]+)$/.exec(url.pathname)?.[1];
      if (term !== undefined && !term.startsWith('x')) continue;
      const institution = /\/institutions\/(\d+)(?:\.\w+)?$/.exec(url.pathname)?.[1];
      if (institution !== undefined && Number(institution) % 10 !== 1) continue;
      // Files are made from the same record or person in five formats; exports.spec.ts reads those of the whole collection back.
      const file = /\/research\/(\d+)\.\w+$/.exec(url.pathname);
      if (file && Number(file[1]) % 10 !== 1) continue;
      const ofAuthor = /\/authors\/(\d+)(?:\.\w+|\/follow)$|\/embed\/authors\/(\d+)$/.exec(url.pathname);
      if (ofAuthor && Number(ofAuthor[1] ?? ofAuthor[2]) % 50 !== 1) continue;
      if (!isRecord && !author && url.search && seen.size > 1200) continue;
      seen.set(key, isRecord || author ? 2 : depth);
      const turn = isRecord ? Number(key.split('/').at(-1)) : author ? Math.floor(Number(author[2]) / 10) : undefined;
      if (turn === undefined || isTurn(key, turn)) queue.push(key);
    }
  };
  // The lists themselves reach every record through their pages.
  for (const language of ['en', 'ar'])
    for (let page = 1; page <= 5; page += 1) queue.push(`/${language}/research?pageSize=100&pageIndex=${page}`);
  for (const path of queue) seen.set(path, Math.max(seen.get(path) ?? 0, path.includes('?') ? 2 : 0));
  const workers = Array.from({ length: 4 }, async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  });
  await Promise.all(workers);
  // A worker that found the queue empty for a moment has stopped; what came later is done here.
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  expect(broken).toEqual([]);
  const records = [...seen.keys()].filter((path) => /^\/(en|ar)\/research\/\d+$/.test(path));
  expect(new Set(records).size).toBe(2 * 483);
});
