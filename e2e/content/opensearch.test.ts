import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { languages, pageKinds } from '#e2e/pages.ts';
import { copySiteStore, test } from '#e2e/requests/test-on-site.ts';
import { bareEnvironment, type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { type OpenSearchCluster, startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-opensearch-site-'));
let cluster: OpenSearchCluster | { readonly skipped: string };
let site: SiteProcess | undefined;

beforeAll(async () => {
  cluster = await startOpenSearch({ server: inject('opensearchUrl') });
  if ('skipped' in cluster) return;
  const index = { SEARCH_URL: cluster.url, SEARCH_INDEX: 'pages' };
  const dataDir = await copySiteStore(join(folder, 'writer'));
  await promisify(execFile)(process.execPath, ['lib/commands/publish.ts', '--all'], {
    env: { ...bareEnvironment, ...index, DATA_DIR: dataDir },
  });
  site = await startProcess({ ...index, DATA_DIR: join(folder, 'web'), LOG_LEVEL: 'warn', HOME_DAY: '2026-11-24' });
});
afterAll(async () => {
  await site?.end();
  if ('stop' in cluster) await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Searches with typing errors, an exclusion, years or a sort order; files; and an embedded chart. */
const answers = [
  '/research?keyword=lunar+water+ice&sort=-citations',
  '/research?keyword=%D8%A7%D9%84%D8%AA%D8%B9%D9%84%D9%85+%D8%A7%D9%84%D8%A2%D9%84%D9%8A+%D9%88%D8%A7%D9%84%D8%B9%D8%AF%D8%B3%D8%A7%D8%AA+%D8%A7%D9%84%D8%AC%D8%B0%D8%A8%D9%8A%D8%A9',
  '/research?keyword=browndwarf',
  '/research?keyword=mars+NOT+dust',
  '/research?keyword=gravitational+lensing+2015-2020',
  '/research?keyword=venus+lander+ballon+measurments',
  '/research.csv?keyword=mars',
  '/research.bib?cites=244',
  '/compare.csv?country=AE,EG,SA',
  '/research/charts/year.csv?keyword=mars',
  '/embed/charts/area?keyword=mars',
];

for (const language of languages)
  test(`every page over OpenSearch is the page of the embedded store in ${language}`, async ({ request, skip }) => {
    if ('skipped' in cluster) skip(cluster.skipped);
    // On a busy machine a part of a page may fail; it is then left out until the page is requested again.
    for (const path of [...Object.values(pageKinds), ...answers])
      await vi.waitFor(
        async () => {
          const [embedded, published] = [await request.get(`/${language}${path}`), await request.get(`${site?.url}/${language}${path}`)];
          expect(published.status(), path).toBe(embedded.status());
          expect(contentOf(await published.text()), path).toEqual(contentOf(await embedded.text()));
        },
        { timeout: 60_000, interval: 500 },
      );
  });

/**
 * Elements of a page, as a list. Omits what differs between two sites or requests: stream order, request ids, tokens, the site's address,
 * and digests of files that contain this address.
 */
function contentOf(text: string): readonly string[] {
  const [head = '', body = ''] = text
    .replace(/localhost(?::|%3A)\d+/g, '')
    .replace(/<script[^>]*>.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/(name="token" value=")[^"]*/g, '$1')
    .replace(/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, '')
    .replace(/SHA-256 [\da-f]+/g, '')
    .split('</head>');
  return [...head.split('<').sort(), ...body.split('<')];
}
