import { expect } from 'vitest';
import { all, type XmlNode, xmlTree } from '#app/testing/xml-tree.ts';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage } from '#e2e/requests/open-page.ts';
import type { SiteRequest } from '#e2e/requests/site-request.ts';
import { test } from '#e2e/requests/test-on-site.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn bar: the link over it, and the shapes and texts below that link. */
interface DrawnBar {
  readonly label: string;
  readonly count: number;
  readonly query: URLSearchParams;
  readonly box: Box;
  /** The parts of its column or bar. */
  readonly parts: readonly Box[];
  readonly texts: readonly string[];
}

interface ReadChart {
  readonly kind: string;
  readonly bars: readonly DrawnBar[];
}

/** The charts of a page, each in its wide and narrow layout, as the HTML has them. */
async function chartsOf(request: SiteRequest, path: string): Promise<readonly ReadChart[]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const html = (await response.text()).replaceAll(/<!--.*?-->/g, '');
  return html.split(/data-testid="chart-(?!table)/).flatMap((part, index) => {
    const kind = index === 0 ? 'year' : (/^\w+/.exec(part)?.[0] ?? '');
    return [...part.matchAll(/<svg[^>]*role="group"[^>]*class="chart.*?<\/svg>|<svg[^>]*class="chart[^>]*role="group".*?<\/svg>/gs)].map(
      ([svg]) => ({
        kind,
        bars: barsOf(xmlTree(svg.replaceAll('&nbsp;', ' '))),
      }),
    );
  });
}

function barsOf(svg: XmlNode): readonly DrawnBar[] {
  const rectangles = all(svg, 'path').flatMap(({ attributes: { d = '', transform = '' } }) => {
    const [x, y, width, height] = (/^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-/.exec(d) ?? []).slice(1).map(Number);
    const [left = 0, top = 0] = (/translate\(([\d.]+) ([\d.]+)\)/.exec(transform) ?? []).slice(1).map(Number);
    return x === undefined || y === undefined || width === undefined || height === undefined
      ? []
      : [{ x: x + left, y: y + top, width, height }];
  });
  const texts = all(svg, 'text').map(({ text, attributes }) => ({ text, x: Number(attributes.x), y: Number(attributes.y) }));
  return all(svg, 'a').map(({ attributes, children }) => {
    const [label = '', count = ''] = (/^(.*): ([\d,]+)$/s.exec(attributes['aria-label'] ?? '') ?? []).slice(1);
    const values = children.find(({ name }) => name === 'rect')?.attributes ?? {};
    const box = { x: Number(values.x), y: Number(values.y), width: Number(values.width), height: Number(values.height) };
    const isAbove = (x: number, y: number) => x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
    return {
      ...{ label, box, count: Number(count.replaceAll(',', '')) },
      query: new URL(attributes.href ?? '', 'https://madar.example').searchParams,
      parts: rectangles.filter((part) => isAbove(part.x + part.width / 2, part.y + part.height / 2)),
      texts: texts.filter(({ x, y }) => isAbove(x, y)).map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, '')),
    };
  });
}

const totals = new Map<string, Promise<number>>();

/** The total of the list that a bar links to. */
function totalOf(request: SiteRequest, query: URLSearchParams): Promise<number> {
  const text = query.toString();
  const total =
    totals.get(text) ?? request.get(`/bff/en/research?${text}`).then(async (answer) => Number((await answer.json()).page.total));
  totals.set(text, total);
  return total;
}

/** Whether lengths have the proportions of counts, apart from rounding and the two pixels that any bar has at least. */
function expectProportional(lengths: readonly number[], counts: readonly number[], name: string) {
  const most = Math.max(...counts);
  const longest = lengths[counts.indexOf(most)] ?? 0;
  for (const [index, length] of lengths.entries())
    expect(Math.abs(length - Math.max(2, ((counts[index] ?? 0) / most) * longest)), name).toBeLessThan(0.5);
}

/** Checks years: their span in words, the list of exactly these years, the value above the column, its height, and the direction of time. */
async function checkColumns(request: SiteRequest, bars: readonly DrawnBar[], language: string, name: string) {
  const years = bars.map(({ query }) => [Number(query.get('fromYear')), Number(query.get('toYear'))] as const);
  for (const [index, { label, count, query, texts }] of bars.entries()) {
    const [from, to] = years[index] ?? [0, 0];
    expect(from, name).toBeGreaterThan(years[index - 1]?.[1] ?? 0);
    const isShort = language === 'en' && String(from).slice(0, 2) === String(to).slice(0, 2);
    const span = from === to ? String(from) : `${from}–${isShort ? String(to).slice(-2) : to}`;
    expect([span, `${span} so far`, `${span} حتى الآن`], name).toContain(label.split(/, |، /).at(-1));
    expect(texts, name).toContain(count.toLocaleString('en'));
    expect(await totalOf(request, query), `${name} ${label}`).toBe(count);
  }
  const isColumn = bars.every(({ box }) => box.y === bars[0]?.box.y);
  const lengths = bars.map(({ parts }) => parts.reduce((sum, { height, width }) => sum + (isColumn ? height : width), 0));
  expectProportional(
    lengths,
    bars.map(({ count }) => count),
    name,
  );
  const places = bars.map(({ box }) => box.x);
  if (isColumn) expect(places, name).toEqual(places.toSorted((a, b) => (language === 'ar' ? b - a : a - b)));
}

/** Checks the columns of all compared values: one scale for all heights, the span of years in the label, and the direction of time. */
function checkSeries(bars: readonly DrawnBar[], language: string, name: string) {
  const columns = bars.filter(({ query }) => query.has('fromYear'));
  expectProportional(
    columns.map(({ parts }) => parts.reduce((sum, { height }) => sum + height, 0)),
    columns.map(({ count }) => count),
    name,
  );
  const lines = Map.groupBy(columns, ({ box }) => box.y);
  expect(lines.size, name).toBe(bars.length - columns.length);
  for (const line of lines.values()) {
    const places = line.map(({ box }) => box.x);
    expect(places, name).toEqual(places.toSorted((a, b) => (language === 'ar' ? b - a : a - b)));
    for (const { label, query } of line) {
      const [from = '', to = ''] = [query.get('fromYear') ?? '', query.get('toYear') ?? ''];
      const isShort = language === 'en' && from.slice(0, 2) === to.slice(0, 2);
      expect(label.split(', ').at(-1), name).toBe(from === to ? from : `${from}–${isShort ? to.slice(-2) : to}`);
    }
  }
}

const lists = [
  '',
  '?keyword=mars',
  '?fromYear=2006&toYear=2024',
  '?country=SA',
  '?country=arab-league',
  '?country=EG,QA,SA',
  '?cites=244',
  '?institutionId=1',
];

test.for(languages.flatMap((language) => lists.map((list) => [language, list] as const)))(
  'every bar of the charts in %s of the list “%s” has the count of the list it links to',
  { timeout: 120_000 },
  async ([language, list], { request }) => {
    const charts = await chartsOf(request, `/${language}/research/charts${list}`);
    expect(charts.length).toBeGreaterThan(5);
    for (const { kind, bars } of charts) {
      const name = `${language} ${kind}`;
      if (kind === 'year' || kind === 'citation') {
        await checkColumns(request, bars, language, name);
        continue;
      }
      for (const { label, count, query, texts } of bars) {
        expect(await totalOf(request, query), `${name} ${label}`).toBe(count);
        expect(texts, `${name} ${label}`).toContain(count.toLocaleString('en'));
      }
      if (kind === 'compare') checkSeries(bars, language, name);
      if (['area', 'country', 'partner'].includes(kind))
        expectProportional(
          bars.map(({ parts }) => parts[0]?.width ?? 0),
          bars.map(({ count }) => count),
          name,
        );
    }
  },
);

test.for(languages)(
  'every number and bar of a comparison in %s that is a link has the count of the list it links to',
  { timeout: 120_000 },
  async (language, { request }) => {
    for (const search of ['country=arab-league,EG,QA,US', 'institutionId=23,38', 'focusedAreaId=41,1']) {
      const name = `${language} ${search}`;
      const path = `/${language}/compare?${search}`;
      const links = (await openPage(request, path)).all('[data-testid=compared] :is(td, td > span) > a[href*="/research?"]');
      expect(links.length, name).toBeGreaterThan(search.startsWith('focused') ? 3 : 5);
      for (const link of links)
        expect(await totalOf(request, new URL(link.attribute('href') ?? '', 'https://madar.example').searchParams), name).toBe(
          numberIn(link.text),
        );
      for (const { bars } of await chartsOf(request, path)) {
        expect(bars.length, name).toBeGreaterThan(3);
        for (const { label, count, query, texts } of bars) {
          expect(await totalOf(request, query), `${name} ${label}`).toBe(count);
          expect(texts, `${name} ${label}`).toContain(count.toLocaleString('en'));
        }
        checkSeries(bars, language, name);
      }
    }
  },
);

test.for(languages)(
  'every column on the page of every area in %s has the count of the list it links to',
  { timeout: 240_000 },
  async (language, { request }) => {
    const index = await (await request.get('/en/areas')).text();
    const areas = new Set([...index.matchAll(/href="\/en\/areas\/(\d+)"/g)].map(([, id]) => id));
    expect(areas.size).toBeGreaterThan(40);
    let drawn = 0;
    for (const id of areas)
      for (const { bars } of await chartsOf(request, `/${language}/areas/${id}`)) {
        await checkColumns(request, bars, language, `${language} area ${id}`);
        drawn += 1;
      }
    expect(drawn).toBeGreaterThan(60);
  },
);
