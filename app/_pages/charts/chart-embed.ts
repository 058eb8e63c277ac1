import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import type { Chart } from '#components/chart/chart.ts';
import { drawChart } from '#components/chart/draw-chart.ts';
import { chartNotes } from '#components/chart/year-note.ts';
import { facesUrl } from '#components/site/font-faces.ts';
import { Problem } from '#lib/base/problem.ts';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { translator } from '#lib/i18n/translator.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { type ChartTheme, chartThemeOf, isChartKind } from '#lib/url/chart-address.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { paletteInCss } from './chart-palette.ts';
import { svgOf } from './chart-svg.ts';
import { isolated } from './isolate.ts';
import { loadCharts } from './load-charts.ts';

/** A chart for an iframe: plain HTML without scripts. 404 where the list has no such chart. */
export function chartFrame(request: Request, locale: string, kind: string): Promise<Response> {
  return fileAnswer(locale, async (language, sources) => {
    if (!isChartKind(kind)) return new Response(null, { status: 404 });
    const { searchParams } = new URL(request.url);
    const { charts } = await loadCharts(sources, language, decodeResearchQuery(searchParams), [kind]);
    const [chart] = charts;
    if (!chart) throw new Problem('not_found');
    return fileResponse(frameHtml(chart, language, chartThemeOf(searchParams), await scriptNonce()), language, 'text/html; charset=utf-8', {
      'cache-control': 'public, max-age=600',
    });
  });
}

/** The HTML page of the iframe. Without `theme`, it follows the reader's light or dark setting. */
export function frameHtml(chart: Chart, language: Language, theme: ChartTheme | undefined, nonce?: string): string {
  const direction = directionOf(language);
  const { css, palette } = paletteInCss();
  const title = escapeXml(chart.title);
  const line = (text: string) => isolated(text, escapeXml);
  const drawAt = (width: number, size: number, className: string) => {
    const drawing = drawChart(chart, { width, size, isMirrored: direction === 'rtl' });
    const svg = svgOf(drawing, { language, palette, title: chart.title, isInline: true });
    return `<div class="${className}">${svg}<p>${line(chartNotes(chart, drawing, language))}</p></div>`;
  };
  const home = escapeXml(siteUrl() + chart.path);
  const linkLabel = escapeXml(translator(language, 'charts')('toChart', { site: site().name[language] }));
  const style = `<link rel="stylesheet" href="${siteUrl()}${facesUrl(language)}"><style${nonce ? ` nonce="${nonce}"` : ''}>:root{color-scheme:${theme ?? 'light dark'};${css}}${frameStyle}</style>`;
  return `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${home}">${style}</head><body><main><h1>${line(chart.title)}</h1><p class="muted">${line(chart.finding ?? '')}</p>${drawAt(640, 13, 'wide')}${drawAt(328, 12, 'narrow')}<p class="source">${line(chart.source)}</p><p><a href="${home}" target="_top">${linkLabel}</a></p></main></body></html>`;
}

const frameStyle = [
  ':root{background:var(--paper);color:var(--ink);font:1rem/1.5 "Madar Sans","Madar Aside",system-ui,"Segoe UI",Tahoma,sans-serif;font-variant-numeric:tabular-nums}:root:lang(ar){line-height:1.7}',
  'body{margin:0;padding:.75rem 1rem}main{max-inline-size:40rem;margin-inline:auto}h1{font-size:1.125rem;line-height:1.35;margin:0}p{margin:.25rem 0 0;font-size:.875rem;overflow-wrap:anywhere}.muted,.source{color:var(--muted)}',
  'svg{display:block;block-size:auto;max-inline-size:100%;margin-block:.75rem}.narrow{display:none}@media(width<32rem){.wide{display:none}.narrow{display:block}}.source{border-block-start:1px solid var(--line);padding-block-start:.5rem;font-size:.8125rem}',
  'a{color:var(--accent);display:inline-block;min-block-size:2.75rem;align-content:center}a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}',
].join('');
