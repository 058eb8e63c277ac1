import { expect } from 'vitest';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { test } from './test-on-site.ts';

/** Each record and person is visited in one language only; `page-kinds.spec.ts` compares the languages. */
const isLanguageTurn = (path: string, number: number) => path.startsWith('/en/') === (number % 2 === 0);

/** Visits a sample of similar pages: records in one language, every tenth author, few files, and lists at most two query links deep. */
test('every link on both sites resolves', { timeout: 600_000 }, async ({ baseURL }) => {
  const depths = new Map<string, number>([
    ['/en', 0],
    ['/ar', 0],
  ]);
  const queue = [...depths.keys()];
  const brokenLinks: string[] = [];
  const visit = async (path: string) => {
    const response = await fetchWithRetry(baseURL + path);
    const body = await response.text();
    // Two links redirect: `/`, to the page of the reader's language, and the DOI example of the search help, to its record.
    const to = path === '/' ? /\/(?:en|ar)$/ : path.includes('keyword=10.') ? /\/research\/\d+/ : /^$/;
    const isRedirect = response.status === 307 && to.test(response.headers.get('location') ?? '-');
    // Each name of a venue has its own id. A link with such an id redirects to the id of the most frequent name.
    const isVenue =
      response.status === 301 && /\/venues\/\d+$/.test(path) && /\/venues\/\d+$/.test(response.headers.get('location') ?? '-');
    if (response.status !== 200 && !isRedirect && !isVenue) brokenLinks.push(`${response.status} ${path}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    for (const [, raw] of body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const href = (raw ?? '').replaceAll('&amp;', '&').replace(/#.*$/, '');
      if (!href.startsWith('/') || href.startsWith('//')) continue;
      const url = new URL(href, baseURL);
      // Skips the files, feed and report of each search; exports.test.ts reads them.
      if (url.search && /\/(?:research\.\w+|authors\/\d+\.\w+|research\/report)$/.test(url.pathname)) continue;
      const depth = (depths.get(path) ?? 0) + (url.search ? 1 : 0);
      const isRecord = /^\/(en|ar)\/research\/\d+$/.test(url.pathname);
      const author = /^\/(en|ar)\/authors\/(\d+)$/.exec(url.pathname);
      // Addresses of the same record differ by the list position in their query.
      const key = isRecord || author ? url.pathname : url.pathname + url.search;
      if (depths.has(key) || (depth > 2 && !isRecord && !author)) continue;
      if (author && Number(author[2]) % 10 !== 1) continue;
      // Visits only terms that start with x (dictionary.test.ts checks the links between terms), and every tenth institution.
      const term = /^\/(?:en|ar)\/terms\/([^/]+)$/.exec(url.pathname)?.[1];
      if (term !== undefined && !term.startsWith('x')) continue;
      const institution = /\/institutions\/(\d+)(?:\.\w+)?$/.exec(url.pathname)?.[1];
      if (institution !== undefined && Number(institution) % 10 !== 1) continue;
      // Files of every tenth record; exports.test.ts reads the export files of the entire collection.
      const file = /\/research\/(\d+)\.\w+$/.exec(url.pathname);
      if (file && Number(file[1]) % 10 !== 1) continue;
      const ofAuthor = /\/authors\/(\d+)(?:\.\w+|\/follow)$|\/embed\/authors\/(\d+)$/.exec(url.pathname);
      if (ofAuthor && Number(ofAuthor[1] ?? ofAuthor[2]) % 50 !== 1) continue;
      if (!isRecord && !author && url.search && depths.size > 1200) continue;
      depths.set(key, isRecord || author ? 2 : depth);
      const recordNumber = isRecord ? Number(key.split('/').at(-1)) : author ? Math.floor(Number(author[2]) / 10) : undefined;
      if (recordNumber === undefined || isLanguageTurn(key, recordNumber)) queue.push(key);
    }
  };
  // These list pages link to every record.
  for (const language of ['en', 'ar'])
    for (let page = 1; page <= 5; page += 1) queue.push(`/${language}/research?pageSize=100&pageIndex=${page}`);
  for (const path of queue) depths.set(path, Math.max(depths.get(path) ?? 0, path.includes('?') ? 2 : 0));
  const workers = Array.from({ length: 4 }, async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  });
  await Promise.all(workers);
  // A worker stops if the queue is empty for a moment; this loop handles later entries.
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  expect(brokenLinks).toEqual([]);
  const records = [...depths.keys()].filter((path) => /^\/(en|ar)\/research\/\d+$/.test(path));
  expect(new Set(records).size).toBe(2 * 483);
});
