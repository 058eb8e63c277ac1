import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages.ts';

/** Bytes after gzip; 1 kB is 1,000 of them, 1 KiB 1,024. */
const ceilings = {
  // Above 160: the dialog of filters on phones, what a switch of language carries over, ways to the table and past 10,000 rows, where to read, filters by references.
  scripts: 165.5 * 1024,
  // The faces of the first paint, 20 kB and 25, are in the page.
  styles: { en: 31.5 * 1024, ar: 36.5 * 1024 },
  fonts: { en: 41_000, ar: 41_000 },
  html: 25_000,
  // A record lists all its references.
  live: { 'the list of 25': 25_000, 'a record': 34_000 },
  // Each of 25 rows has its link and state on a phone too; the search help has eleven pairs of examples.
  nodes: { 'the list of 25': 1150, 'a record': 1950 },
  requests: 20,
} as const;

const pages = { 'the list of 25': '/research?pageSize=25', 'a record': '/research/300' } as const;

interface Loaded {
  readonly html: number;
  readonly scripts: number;
  readonly live: number;
  /** In files and in the page, before anything is touched; what the framework fetches again later is no part of the first view. */
  readonly styles: number;
  readonly fonts: number;
  readonly nodes: number;
  readonly requests: readonly string[];
}

/** Opens a page with an empty cache and waits until its scripts have come too, which wait for the first sign of a reader. */
async function load(page: Page, path: string): Promise<Loaded> {
  const requests: string[] = [];
  page.on('request', (request) => /^https?:/.test(request.url()) && requests.push(request.url()));
  const sizes = { script: 0, stylesheet: 0, font: 0, live: 0 };
  const measured: Promise<void>[] = [];
  page.on('response', (response) => {
    // What a page hydrates from is data in the form of a script; it has a ceiling of its own.
    const { pathname } = new URL(response.url());
    const kind = pathname.startsWith('/_live/') ? 'live' : pathname.startsWith('/fonts/') ? 'font' : response.request().resourceType();
    if (!(kind in sizes)) return;
    const measure = async () => {
      const body = await response.body();
      // Faces in files of their own are compressed in themselves and sent as they are.
      sizes[kind as keyof typeof sizes] += pathname.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
    };
    measured.push(measure());
  });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(measured);
  const inline = await page.locator('style').allTextContents();
  const first = {
    styles: sizes.stylesheet + (inline.length > 0 ? gzipSync(inline.join('')).length : 0),
    nodes: await page.locator('*').count(),
    requests: [...requests],
  };
  // Where there is no control: near one, what it may need is fetched too.
  await page.mouse.move(1, 1);
  await page.keyboard.press('Shift');
  const atRest = async () => {
    const before = sizes.script;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.all(measured);
    return before > 0 && sizes.script === before;
  };
  await expect.poll(atRest, { timeout: 20_000 }).toBe(true);
  await expect(page.locator('main h1')).toBeVisible();
  await Promise.all(measured);
  // The style sheet stands in the page and has its own ceiling.
  const text = ((await answer?.text()) ?? '').replace(/<style>[\s\S]*?<\/style>/g, '');
  return { html: gzipSync(text).length, scripts: sizes.script, live: sizes.live, fonts: sizes.font, ...first };
}

for (const language of languages)
  for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][])
    test(`${name} in ${language} stays within its budget`, async ({ page, baseURL }) => {
      const weighed = await load(page, `/${language}${path}`);
      const { requests } = weighed;
      test.info().annotations.push({ type: 'weight', description: JSON.stringify({ ...weighed, requests: requests.length }) });
      expect.soft(weighed.scripts, 'scripts').toBeLessThanOrEqual(ceilings.scripts);
      expect.soft(weighed.live, 'data of hydration').toBeLessThanOrEqual(ceilings.live[name]);
      expect.soft(weighed.styles, 'styles').toBeLessThanOrEqual(ceilings.styles[language]);
      expect.soft(weighed.fonts, 'fonts').toBeLessThanOrEqual(ceilings.fonts[language]);
      expect.soft(weighed.html, 'HTML').toBeLessThanOrEqual(ceilings.html);
      expect.soft(weighed.nodes, 'nodes').toBeLessThanOrEqual(ceilings.nodes[name]);
      expect.soft(requests.length, 'requests').toBeLessThanOrEqual(ceilings.requests);
      const elsewhere = requests.filter((url) => new URL(url).origin !== new URL(baseURL as string).origin);
      expect(elsewhere, 'requests to third parties').toEqual([]);
    });
