import { describe, expect, it } from 'vitest';
import { all, xmlTree } from '#app/testing/xml-tree.ts';
import type { Chart, ChartRow } from '#components/chart/chart.ts';
import { languages } from '#lib/languages/languages.ts';
import type { ChartKind } from '#lib/url/chart-address.ts';
import { chartCsv } from './chart-csv.ts';
import { frameHtml } from './chart-embed.ts';
import { frameChart } from './chart-frame.ts';
import { paletteOf } from './chart-palette.ts';
import { svgOf } from './chart-svg.ts';

const hostile = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  ']]><!-- -->&amp;<svg/onload=x>',
  '=HYPERLINK("https://example.org")',
  '+1+cmd|x',
  '\u202eright\u2066left\u0000\ud800',
  'ا'.repeat(5000),
  'word '.repeat(2000),
];
const rowOf = (name: string, count: number): ChartRow => ({ id: name, name, count });
const chartOf = (kind: ChartKind, rows: readonly ChartRow[], text = 'A title'): Chart => ({
  ...{ kind, rows, title: text, subtitle: text, source: text, path: '/en/research/charts#x' },
});
const svg = (chart: Chart, language: 'en' | 'ar' = 'en') =>
  svgOf(frameChart(chart, language, { address: chart.title.slice(0, 90), siteName: chart.title.slice(0, 60) }), {
    ...{ language, palette: paletteOf('light'), title: chart.title },
  });

describe.each(hostile)('A chart in which everything is called %.40j', (text) => {
  const chart = chartOf('area', [rowOf(text, 5), rowOf(`${text} `, 3)], text);

  it('is a picture in XML that contains only shapes and texts and has a bounded size', () => {
    const svgText = svg(chart);
    const names = new Set<string>();
    const walk = (node: ReturnType<typeof xmlTree>) => {
      names.add(node.name);
      for (const child of node.children) walk(child);
    };
    const root = xmlTree(svgText);
    walk(root);
    expect([...names].toSorted()).toEqual(['path', 'svg', 'text', 'title']);
    expect(svgText).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
    for (const { text: words } of all(root, 'text')) expect([...words].length).toBeLessThan(200);
    expect(Number(root.attributes.height)).toBeLessThan(800);
  });

  it('is a frame whose only elements are ours', () => {
    const html = frameHtml(chart, 'en', undefined);
    expect(html).not.toMatch(/<script|<svg\/|<[^>]*\son\w+=/);
    expect(html.match(/<svg /g)).toHaveLength(2);
    expect([...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      expect.stringMatching(/^href="[^"]*" target="_top"$/),
    ]);
  });

  it('is a table that no spreadsheet reads as formulas', () => {
    for (const line of chartCsv(chart, 'en').slice(1).split('\r\n')) expect(line).not.toMatch(/^"?[=+@-]/);
  });
});

describe('A drawing', () => {
  const kinds = ['year', 'area', 'country', 'partner'] as const;
  const manyRows = (kind: ChartKind, count: number) =>
    Array.from({ length: count }, (_, index) => rowOf(kind === 'year' ? String(1 + index) : `Name ${index}`, 1_000_000 - index * 37));

  it.each(kinds)('of ten thousand values by %s has a bounded number of shapes, all of them inside', (kind) => {
    for (const language of languages) {
      const svgText = svg(chartOf(kind, manyRows(kind, 9999)), language);
      expect(svgText.length).toBeLessThan(40_000);
      const root = xmlTree(svgText);
      const [width, height] = [Number(root.attributes.width), Number(root.attributes.height)];
      for (const { attributes } of all(root, 'text')) {
        expect(Number(attributes.x)).toBeGreaterThanOrEqual(0);
        expect(Number(attributes.x)).toBeLessThanOrEqual(width);
        expect(Number(attributes.y)).toBeLessThanOrEqual(height);
      }
    }
  });

  it('isolates a value of the other direction, in a frame and in a picture', () => {
    const chart = chartOf('area', [rowOf('المريخ', 2)], '\u2068«mars»\u2069: 23 من أصل 33');
    expect(frameHtml(chart, 'ar', undefined)).toContain('<h1>\u2068«mars»\u2069: 23 من أصل 33</h1>');
    expect(svg(chart, 'ar')).toContain('>\u2068«mars»\u2069: 23 من أصل 33</text>');
  });

  it('follows the light or dark theme in a frame, unless the address sets one', () => {
    const chart = chartOf('year', manyRows('year', 3));
    expect(frameHtml(chart, 'en', undefined)).toContain('color-scheme:light dark');
    expect(frameHtml(chart, 'en', 'dark')).toContain('color-scheme:dark;');
  });
});
