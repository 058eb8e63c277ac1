import { gunzipSync } from 'node:zlib';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { parse as parseBibtex } from '@retorquere/bibtex-parser';
import { describe, expect } from 'vitest';
import { readCsv } from '#e2e/content/read-csv.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { languages } from '#e2e/pages.ts';
import { test } from '#e2e/requests/test-on-site.ts';

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
  describe(`Exports in ${language}`, () => {
    for (const query of ['keyword=mars', 'researchTypeId=1&fromYear=2000&sort=title', 'workLanguage=ar&sort=year']) {
      test(`the file of a list (${query}) has the rows of its pages, in their order`, async ({ baseURL }) => {
        const rows = readCsv(await textAt(baseURL, `/${language}/research.csv?${query}`)).slice(1);
        const ids = await idsOnPages(baseURL, language, query);
        expect(ids.length).toBeGreaterThan(0);
        expect(rows.map(([id]) => id)).toEqual(ids);
      });
    }

    test('the whole collection is read back by parsers that are not ours, record by record', async ({ baseURL }) => {
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
  });
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
