import { formatInteger } from '#lib/i18n/format.ts';
import { translator } from '#lib/i18n/translator.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import type { Chart } from './chart.ts';
import { yearsOf } from './draw-series.ts';
import type { Drawing } from './shapes.ts';
import { yearSpan } from './year-bars.ts';

/** The notes below a chart: of its columns, and how it is counted. */
export const chartNotes = (chart: Chart, drawing: Drawing, language: Language): string =>
  [yearNote(chart, drawing, language), chart.subtitle].filter(Boolean).join(' ');

/** The note below a drawing by year: years per column if several, columns that cover others, and the year that is not over. */
export function yearNote({ rows, series }: Pick<Chart, 'rows' | 'series'>, { bars = [] }: Drawing, language: Language): string {
  const t = translator(language, 'charts');
  // A dash between years is read in different directions within a sentence from right to left.
  const span = (from: number, to: number) =>
    directionOf(language) === 'rtl' && from !== to ? t('period.both', { from: String(from), to: String(to) }) : yearSpan(from, to, false);
  const regular = bars.filter(({ isEarly }) => !isEarly);
  const years = Math.max(0, ...regular.map(({ from, to }) => to - from + 1));
  const [first, last] = [bars[0], bars.at(-1)];
  const open = (series ? yearsOf(series) : rows).filter(({ isUnfinished, count }) => isUnfinished && count > 0);
  const [firstOpen, lastOpen] = [Number(open[0]?.id), Number(open.at(-1)?.id)];
  const count = open.reduce((sum, row) => sum + row.count, 0);
  return [
    years > 1 ? t('columns', { count: years }) : '',
    first && (first.isEarly || first.to - first.from + 1 < years) ? t('firstColumn', { years: span(first.from, first.to) }) : '',
    last && last.to - last.from + 1 < years ? t('lastColumn', { years: span(last.from, last.to) }) : '',
    open.length > 0 ? t('unfinished', { years: span(firstOpen, lastOpen), count: formatInteger(count, language) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
