import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages.ts';

/** Maximum bytes after gzip, per page; `nodes` and `requests` are maximum counts. */
const ceilings = {
  // Includes the filter dialog, language switch, table, cursor paging, reading links, reference filters, states of history entries and names of
  // groups of countries.
  scripts: 169.5 * 1024,
  // Including the inlined font faces (20 kB and 25 kB).
  styles: { en: 32.5 * 1024, ar: 37.25 * 1024 },
  fonts: { en: 41_000, ar: 41_000 },
  html: { 'the list of 25': 23_200, 'a record': 16_300 },
  // The limit of a record is higher, because it has authors and references.
  live: { 'the list of 25': 25_000, 'a record': 34_000 },
  // Includes a link and controls in each of 25 rows, and the 21 examples of the search help.
  nodes: { 'the list of 25': 1185, 'a record': 720 },
  requests: 20,
} as const;

const pages = { 'the list of 25': '/research?pageSize=25', 'a record': '/research/300' } as const;

interface Loaded {
  readonly html: number;
  readonly scripts: number;
  readonly live: number;
  /** Style sheets before any interaction, in files and in the page. */
  readonly styles: number;
  readonly fonts: number;
  readonly nodes: number;
  readonly requests: readonly string[];
}

/** Opens a page with an empty cache and waits for its scripts, which load with the first interaction. */
async function load(page: Page, path: string): Promise<Loaded> {
  const requests: string[] = [];
  page.on('request', (request) => /^https?:/.test(request.url()) && requests.push(request.url()));
  const sizes = { script: 0, stylesheet: 0, font: 0, live: 0 };
  const measurements: Promise<void>[] = [];
  page.on('response', (response) => {
    // Hydration data has its own limit.
    const { pathname } = new URL(response.url());
    const kind = pathname.startsWith('/_live/') ? 'live' : pathname.endsWith('.woff2') ? 'font' : response.request().resourceType();
    // Fetched after the first paint, for the next page, which has its own limit.
    if (pathname.endsWith('.css')) return;
    if (!(kind in sizes)) return;
    const measure = async () => {
      const body = await response.body();
      // Font files are compressed already.
      sizes[kind as keyof typeof sizes] += pathname.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
    };
    measurements.push(measure());
  });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(measurements);
  const inline = await page.locator('style').allTextContents();
  const first = {
    styles: sizes.stylesheet + (inline.length > 0 ? gzipSync(inline.join('')).length : 0),
    nodes: await page.locator('*').count(),
    requests: [...requests],
  };
  // Away from links and buttons: hovering over one would also start a prefetch.
  await page.mouse.move(1, 1);
  await page.keyboard.press('Shift');
  const atRest = async () => {
    const before = sizes.script;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.all(measurements);
    return before > 0 && sizes.script === before;
  };
  await expect.poll(atRest, { timeout: 20_000 }).toBe(true);
  await expect(page.locator('main h1')).toBeVisible();
  await Promise.all(measurements);
  // The style sheet is inlined and has its own limit.
  const text = ((await answer?.text()) ?? '').replace(/<style>[\s\S]*?<\/style>/g, '');
  return { html: gzipSync(text).length, scripts: sizes.script, live: sizes.live, fonts: sizes.font, ...first };
}

for (const language of languages)
  for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][])
    test(`${name} in ${language} stays within its budget`, async ({ page, baseURL }) => {
      const pageLoad = await load(page, `/${language}${path}`);
      const { requests } = pageLoad;
      test.info().annotations.push({ type: 'weight', description: JSON.stringify({ ...pageLoad, requests: requests.length }) });
      expect.soft(pageLoad.scripts, 'scripts').toBeLessThanOrEqual(ceilings.scripts);
      expect.soft(pageLoad.live, 'data of hydration').toBeLessThanOrEqual(ceilings.live[name]);
      expect.soft(pageLoad.styles, 'styles').toBeLessThanOrEqual(ceilings.styles[language]);
      expect.soft(pageLoad.fonts, 'fonts').toBeLessThanOrEqual(ceilings.fonts[language]);
      expect.soft(pageLoad.html, 'HTML').toBeLessThanOrEqual(ceilings.html[name]);
      expect.soft(pageLoad.nodes, 'nodes').toBeLessThanOrEqual(ceilings.nodes[name]);
      expect.soft(requests.length, 'requests').toBeLessThanOrEqual(ceilings.requests);
      const external = requests.filter((url) => new URL(url).origin !== new URL(baseURL as string).origin);
      expect(external, 'requests to third parties').toEqual([]);
    });

/** Maximum bytes of a page after another page of this site, with gzip. */
const laterCeilings = { 'the list of 25': 23_500, 'a record': 17_000 } as const;

for (const language of languages)
  for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][])
    test(`${name} in ${language} is small as the second page of a visit`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}/${language}${path}`, {
        headers: { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip' },
      });
      expect(answer.headers()['content-encoding']).toBe('gzip');
      expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(laterCeilings[name]);
    });
