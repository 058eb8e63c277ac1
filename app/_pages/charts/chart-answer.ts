import { attachment } from '#app/_pages/exports/content-disposition.ts';
import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import type { Chart } from '#components/chart/chart.ts';
import { markShapes } from '#components/site/mark-shapes.ts';
import { Problem } from '#lib/base/problem.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { type ChartExtension, chartExtensions, chartThemeOf, isChartKind } from '#lib/url/chart-address.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { chartCsv } from './chart-csv.ts';
import { frameChart, markSize } from './chart-frame.ts';
import { chartPng } from './chart-image.tsx';
import { paletteOf } from './chart-palette.ts';
import { svgOf } from './chart-svg.ts';
import { loadCharts } from './load-charts.ts';

const types = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' } as const;

/** A chart of a list as a file: `/en/research/charts/year.svg?keyword=mars&theme=dark`. 404 where the list has no such chart. */
export function chartAnswer(request: Request, locale: string, kind: string, extension: string): Promise<Response> {
  return fileAnswer(locale, async (language, sources) => {
    if (!isChartKind(kind) || !isExtension(extension)) return new Response(null, { status: 404 });
    const { searchParams } = new URL(request.url);
    const { charts } = await loadCharts(sources, language, decodeResearchQuery(searchParams), [kind]);
    const [chart] = charts;
    if (!chart) throw new Problem('not_found');
    const body = extension === 'csv' ? chartCsv(chart, language) : await pictureOf(chart, language, extension, searchParams);
    return fileResponse(body, language, types[extension], {
      'content-disposition': attachment([plainText(chart.title)], extension),
      'cache-control': 'public, max-age=600',
    });
  });
}

const isExtension = (text: string): text is ChartExtension => (chartExtensions as readonly string[]).includes(text);

async function pictureOf(chart: Chart, language: Language, extension: 'png' | 'svg', params: URLSearchParams) {
  const palette = paletteOf(chartThemeOf(params) ?? 'light');
  const address = siteUrl().replace(/^https?:\/\//, '') + chart.path;
  const drawing = frameChart(chart, language, { address: shorten(address), siteName: site().name[language] });
  if (extension === 'png') return chartPng({ drawing, palette, language });
  return svgOf(drawing, { language, palette, title: chart.title, extraMarkup: markAt(drawing.mark, palette.accent) });
}

/** Maximum characters of the address in the footer of a chart, where it has one line. */
const addressMax = 90;
const shorten = (address: string) => {
  const readable = decodeURI(address.replace(/%(?![0-9A-F]{2})/gi, '%25'));
  return [...readable].length > addressMax ? `${[...readable].slice(0, addressMax - 1).join('')}…` : readable;
};

function markAt({ x, y }: { readonly x: number; readonly y: number }, colour: string): string {
  const { body, orbit, moon } = markShapes;
  const attributes = (shape: object) =>
    Object.entries(shape)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
  return `<g transform="translate(${x} ${y}) scale(${markSize / 32})" fill="none" stroke="${colour}" stroke-width="1.75"><circle${attributes(body)} fill="${colour}" stroke="none"/><ellipse${attributes(orbit)}/><circle${attributes(moon)} fill="${colour}" stroke="none"/></g>`;
}
