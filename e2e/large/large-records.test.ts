import { afterAll, beforeAll, expect } from 'vitest';
import { findHtmlFaults } from '#e2e/find-html-faults.ts';
import { languages } from '#e2e/pages.ts';
import { openPage, totalOf } from '#e2e/requests/open-page.ts';
import { copySiteStore, test } from '#e2e/requests/test-on-site.ts';
import { findGluedParts } from './find-glued-parts.ts';
import { type ImportedSite, startSiteWith } from './start-site-with.ts';

// A work of a large collaboration and a review with a very long list of references cost about what any other record costs.

const [authorCount, referenceCount, keywordCount] = [3700, 5000, 1900];
/** Bytes of a page without compression. */
const pageBytesMax = 600_000;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const record = (key: string, title: string, more: object) => ({
  key,
  title: { en: title, ar: `ترجمة ${key}` },
  language: 'en',
  type: 'journal-article',
  areas: ['galaxies'],
  year: 2017,
  source: { file: key, id: key },
  ...more,
});
/** The name of an author; every hundredth also has one in Arabic letters. */
const author = (position: number) => ({
  name: { en: `Ada${position} Surname${position}`, ...(position % 100 === 0 && { ar: `ليلى${position} حداد${position}` }) },
  affiliation: { en: `Institute ${position % 40} of Astrophysics` },
});
const records = [
  record('collaboration', 'Waves from a large merger', { authors: numbers(authorCount).map(author) }),
  record('review', 'A review of everything that orbits', {
    authors: [{ name: { en: 'One Reviewer' } }],
    keywords: { en: numbers(keywordCount).map((number) => `keyword ${number}`) },
    references: numbers(referenceCount).map((number) => ({ text: `Work ${number} on orbits`, doi: `10.5555/orbit.${number}` })),
  }),
];

let site: ImportedSite;
/** Ids of the record with many authors and of the one with many references. */
let ids: { readonly collaboration: string; readonly review: string };

beforeAll(async () => {
  site = await startSiteWith(records.map((entry) => JSON.stringify(entry)).join('\n'), copySiteStore);
  expect(site.ids, site.imported).toHaveLength(2);
  const titles = await Promise.all(site.ids.map(async (id) => (await read(`/en/research/${id}`)).html));
  const indexOfMany = titles.findIndex((html) => html.includes('<title>Waves from a large merger · '));
  ids = { collaboration: site.ids[indexOfMany] as string, review: site.ids[1 - indexOfMany] as string };
});
afterAll(() => site.close());

async function read(path: string): Promise<{ readonly html: string; readonly status: number }> {
  const response = await fetch(site.url + path);
  return { html: await response.text(), status: response.status };
}
const countOf = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
/** Numbers of the authors or references on a page, in order. */
const numbersOn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, number]) => Number(number));

for (const language of languages) {
  test(`the pages of large records in ${language} show the first authors, references and keywords, and are small`, async () => {
    const { html } = await read(`/${language}/research/${ids.collaboration}`);
    expect(Buffer.byteLength(html)).toBeLessThan(pageBytesMax);
    expect(countOf(html, /<li value="\d+"/g)).toBe(30);
    expect(countOf(html, /<meta name="citation_author"/g)).toBe(100);
    const node = JSON.parse(/<script type="application\/ld\+json"[^>]*>(\{[^<]*"author"[^<]*)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(node.author).toHaveLength(100);
    expect(html).toContain(`href="/${language}/research/${ids.collaboration}/authors"`);
    const review = (await read(`/${language}/research/${ids.review}`)).html;
    expect(Buffer.byteLength(review)).toBeLessThan(pageBytesMax);
    expect(countOf(review, /doi:10\.5555\/orbit\.\d+/g)).toBe(5);
    expect(review).toContain(`href="/${language}/research/${ids.review}/references"`);
    const visible = review.replaceAll(/<script[\s\S]*?<\/script>|<meta[^>]*>/g, '');
    expect(countOf(visible, /keyword \d+</g)).toBeLessThanOrEqual(60);
  });

  test(`the lists of large records in ${language} together have every entry once and in order`, async () => {
    for (const [path, total, pattern] of [
      [`/${language}/research/${ids.collaboration}/authors`, authorCount, /<li value="(\d+)"/g],
      [`/${language}/research/${ids.review}/references`, referenceCount, /doi:10\.5555\/orbit\.(\d+)</g],
    ] as const) {
      const pages = total / 100;
      const listed: number[] = [];
      for (let pageIndex = 1; pageIndex <= pages; pageIndex += 1) {
        const { html, status } = await read(`${path}?pageIndex=${pageIndex}`);
        expect(status).toBe(200);
        expect(Buffer.byteLength(html)).toBeLessThan(pageBytesMax);
        listed.push(...numbersOn(html, pattern));
      }
      expect(listed).toEqual(numbers(total));
      const beyond = await read(`${path}?pageIndex=${pages + 1}`);
      expect([beyond.status, /<title>([^<]*)/.exec(beyond.html)?.[1]?.includes('undefined')]).toEqual([404, false]);
      expect((await read(`${path}?pageIndex=x`)).status).toBe(200);
      const { html } = await read(path);
      expect([...(await findHtmlFaults(html)), ...findGluedParts(html)]).toEqual([]);
    }
  });

  test(`the list of authors in ${language} finds a name in either script without scripts`, async ({ request }) => {
    const list = await openPage(request, `${site.url}/${language}/research/${ids.collaboration}/authors?pageIndex=3`);
    const form = list.first('form:has(input[type=search])');
    expect(form.attribute('method') ?? 'get').toBe('get');
    for (const [name, position] of [
      ['حداد3100', 3100],
      ['SURNAME2345', 2345],
    ] as const) {
      const address = new URL(form.attribute('action') ?? '', `${site.url}/${language}/research/${ids.collaboration}/authors`);
      for (const field of form.all('input[name]'))
        address.searchParams.set(
          field.attribute('name') ?? '',
          field.attribute('type') === 'search' ? name : (field.attribute('value') ?? ''),
        );
      const authorList = await openPage(request, address.href);
      expect([totalOf(authorList), authorList.all('[data-testid=results] ol > li').map((row) => row.attribute('value'))]).toEqual([
        1,
        [String(position)],
      ]);
      const other = authorList.first('[data-testid=language-switch]').attribute('href') ?? '';
      expect(totalOf(await openPage(request, new URL(other, site.url).href))).toBe(1);
    }
  });
}

test('the files of large records are whole', async () => {
  const csv = await read(`/en/research/${ids.collaboration}/authors.csv`);
  expect(csv.html.trim().split('\n')).toHaveLength(authorCount + 1);
  const bib = await read(`/en/research/${ids.collaboration}.bib`);
  expect(countOf(bib.html, /Surname\d+, /g)).toBe(authorCount);
  const [review] = JSON.parse((await read(`/en/research/${ids.review}.jsonld`)).html)['@graph'];
  expect(review.keywords).toHaveLength(keywordCount);
});
