import { gunzipSync } from 'node:zlib';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { expect, type Page, test } from '@playwright/test';
import { parse as parseBibtex } from '@retorquere/bibtex-parser';
import { readCsv } from '#e2e/content/read-csv.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { languages } from '#e2e/pages.ts';

interface Work {
  readonly title: string;
  readonly 'original-title'?: string;
  readonly DOI?: string;
  readonly author?: object[];
}

const textAt = async (baseURL: string | undefined, path: string) => {
  const response = await fetchWithRetry(`${baseURL}${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
};

/** Ids of the rows on all pages of a list, from the served HTML. */
async function idsOnPages(baseURL: string | undefined, language: string, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const html = await textAt(baseURL, `/${language}/research?${query}&pageIndex=${pageIndex}&pageSize=50`);
    const rows = html.slice(html.indexOf('data-testid="results"'), html.indexOf('</ol>', html.indexOf('data-testid="results"')));
    const rowIds = [...rows.matchAll(/<h2[^>]*><a[^>]* href="\/\w\w\/research\/(\d+)/g)].map(([, id]) => id ?? '');
    ids.push(...rowIds);
    if (!html.includes('rel="next"')) return ids;
  }
}

for (const language of languages) {
  test.describe(`Exports in ${language}`, () => {
    for (const query of ['keyword=mars', 'researchTypeId=1&fromYear=2000&sort=title', 'language=ar&sort=year']) {
      test(`the file of a list (${query}) has the rows of its pages, in their order`, async ({ baseURL }) => {
        const rows = readCsv(await textAt(baseURL, `/${language}/research.csv?${query}`)).slice(1);
        const ids = await idsOnPages(baseURL, language, query);
        expect(ids.length).toBeGreaterThan(0);
        expect(rows.map(([id]) => id)).toEqual(ids);
      });
    }

    test('the whole collection is read back by parsers that are not ours, record by record', async ({ baseURL }) => {
      test.setTimeout(180_000);
      const csl: Work[] = JSON.parse(await textAt(baseURL, `/${language}/research.json`));
      const rows = readCsv(await textAt(baseURL, `/${language}/research.csv`)).slice(1);
      expect(rows).toHaveLength(csl.length);
      expect(rows.every((row) => row.length === rows[0]?.length)).toBe(true);

      const bibtex = parseBibtex(await textAt(baseURL, `/${language}/research.bib`), { sentenceCase: false });
      expect(bibtex.errors).toEqual([]);
      expect(bibtex.entries).toHaveLength(csl.length);
      expect(new Set(bibtex.entries.map(({ key }) => key)).size).toBe(csl.length);
      expect(bibtex.entries.map(({ key }) => /^[a-z0-9]+$/.test(key)).every(Boolean)).toBe(true);

      const ris = plugins.input.chain(await textAt(baseURL, `/${language}/research.ris`), {
        forceType: '@ris/file',
        generateGraph: false,
      }) as unknown as Work[];
      expect(ris).toHaveLength(csl.length);
      for (const [index, work] of csl.entries()) {
        expect(plain(String(bibtex.entries[index]?.fields.title)), `BibTeX ${index}`).toBe(plain(work.title));
        expect(bibtex.entries[index]?.fields.doi?.toLowerCase(), `BibTeX ${index}`).toBe(work.DOI);
        // In our RIS files, `TI` may be a translated title; `OP` is then the original one.
        expect(plain(ris[index]?.['original-title'] ?? ris[index]?.title ?? ''), `RIS ${index}`).toBe(plain(work.title));
        expect(ris[index]?.DOI, `RIS ${index}`).toBe(work.DOI);
        expect(ris[index]?.author?.length, `RIS ${index}`).toBe(work.author?.length);
      }
      const { '@graph': graph } = JSON.parse(await textAt(baseURL, `/${language}/research.jsonld`));
      expect(graph).toHaveLength(csl.length);
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled });

        test('a list, a person and a record are exported and cited in three clicks or fewer', async ({ page }) => {
          await page.goto(`/${language}/research?keyword=mars`);
          expect(await download(page, 'RIS')).toBe('madar-mars.ris');
          await page.getByTestId('results').locator('a[href$="#cite"]').first().click();
          await expect(page.getByTestId('citation').filter({ visible: true }).first()).toBeVisible();
          await page.goto(`/${language}/authors/1`);
          expect(await download(page, 'BibTeX')).toMatch(/^madar-.+\.bib$/);
        });
      });
    }
  });
}

/** Follows a link of the export menu and returns the file name. Repeats while all export slots are busy. */
async function download(page: Page, label: string): Promise<string> {
  const menu = page.getByTestId('export');
  await menu.locator('summary').click();
  const follow = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), menu.getByRole('link', { name: label, exact: true }).click()]);
    return (await file.failure()) === null ? file.suggestedFilename() : undefined;
  };
  let name: string | undefined;
  await expect.poll(async () => (name = await follow()), { timeout: 60_000, intervals: [5_000] }).toBeDefined();
  await menu.locator('summary').click();
  return name ?? '';
}

test('the complete collection can be downloaded, and the checksum is that of the file', async ({ request }) => {
  const index = await (await request.get('/downloads/index.json')).json();
  expect(index.files.length).toBeGreaterThan(1);
  const dump = await request.get('/downloads/research.jsonl.gz');
  const lines = gunzipSync(await dump.body())
    .toString('utf8')
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(index.records);
  expect(lines.map((line) => JSON.parse(line).key).every(Boolean)).toBe(true);
});

test('a search report is permanent: its link shows the earlier results', async ({ page }) => {
  await page.goto('/en/research?keyword=mars');
  await page.getByTestId('export').locator('summary').click();
  await page.getByTestId('export').getByRole('link', { name: 'Search report' }).click();
  const count = await page.locator('[data-field=count]').textContent();
  expect(Number(count)).toBeGreaterThan(0);
  await expect(page.locator('textarea')).toHaveValue(/Search words: mars/);
  await page.locator('[data-field=permalink] a').click();
  await expect(page.getByTestId('since-then')).toContainText('still the same');
  await page.getByTestId('language-switch').click();
  await expect(page.getByTestId('since-then')).toContainText('لم تتغير البيانات');
});

/** A title without format-specific markup, braces, spaces, quotation marks and dashes. */
function plain(title: string): string {
  return title
    .replace(/<[^>]+>|[{}$\\]/g, '')
    .replace(/[‘’']/g, "'")
    .replace(/[“”"]/g, '"')
    .replace(/[‐‑–—−]+|-{2,}/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
