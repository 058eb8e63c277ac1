import type { ChartRow } from '#components/chart/chart.ts';
import { ChartDrawing } from '#components/chart/chart-drawing.tsx';
import { yearRows } from '#components/chart/year-bars.ts';
import { YearFigures } from '#components/ui/year-figures.tsx';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface YearsChartProps {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly language: Language;
  /** The query that finds these publications. */
  readonly query: ResearchQuery;
}

/** Publications per year in the direction of the page, and the same figures as a table. */
export function YearsChart({ years, language, query }: YearsChartProps) {
  const t = useTranslations('author');
  const charts = useTranslations('charts');
  const rows = yearRows(
    years.map(({ year, count }) => ({ id: String(year), count })),
    new Date().getUTCFullYear(),
  ).map((row): ChartRow => ({ ...row, isNamed: true, ...(row.isUnfinished && { name: charts('yearSoFar', { year: row.id }) }) }));
  const [firstRow, lastRow] = [rows[0], rows.at(-1)];
  if (!firstRow || !lastRow || rows.length < 2) return null;
  const yearsHref = (fromYear: number, toYear: number) => paths.research(language, { ...query, fromYear, toYear });
  const title = t('yearsSummary', { first: firstRow.id, last: lastRow.id, most: Math.max(...rows.map(({ count }) => count)) });
  return (
    <section aria-labelledby="years" className="min-w-0">
      <h2 id="years" className="text-base">
        {t('years')}
      </h2>
      <div className="mt-3">
        <ChartDrawing chart={{ kind: 'year', rows, title, yearsHref }} language={language} width={540} />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-6 text-xs">
        <details>
          <summary className="link w-fit py-3">{t('yearsTable')}</summary>
          <YearFigures rows={rows.map(({ id, count }) => ({ id: Number(id), name: id, count }))} language={language} />
        </details>
        <a href={paths.charts(language, query)} rel="nofollow" className="link py-3">
          {charts('take')}
        </a>
      </div>
    </section>
  );
}
