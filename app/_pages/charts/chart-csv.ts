import type { Chart } from '#components/chart/chart.ts';
import { yearsOf } from '#components/chart/draw-series.ts';
import { writeCsvRow } from '#lib/formats/bibliography/csv-syntax.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { isByYear } from '#lib/url/chart-address.ts';

/** All figures of a chart as CSV. Orbits have a row per field and year, comparisons a column per value. The last row is the source. */
export function chartCsv({ kind, rows, unknown, orbits, series, source }: Chart, language: Language): string {
  const t = translator(language, 'charts');
  const name = t(`names.${kind}`);
  const lines = series
    ? [
        [name, ...series.map((side) => side.name)],
        ...yearsOf(series).map(({ id }) => [Number(id), ...series.map(({ years }) => years.find((year) => year.id === id)?.count ?? 0)]),
      ]
    : orbits
      ? [
          [name, t('names.year'), t('publications')],
          ...orbits.fields
            .toReversed()
            .flatMap(({ years }, index) =>
              years.toSorted((a, b) => a.year - b.year).map(({ year, count }) => [rows[index]?.name, year, count]),
            ),
        ]
      : isByYear(kind)
        ? [[name, t('publications')], ...rows.map(({ id, count }) => [Number(id), count])]
        : [
            [name, t('id'), t('publications')],
            ...rows.map((row) => [row.name, row.id, row.count]),
            ...(unknown ? [[unknown.name, '', unknown.count]] : []),
          ];
  return `\uFEFF${lines.map((line) => writeCsvRow(line)).join('')}${writeCsvRow([source])}`;
}
