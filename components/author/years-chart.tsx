import { useTranslations } from 'next-intl';
import { yearBins } from '#components/research/filters/year-bins.ts';
import { TimeColumns } from '#components/ui/time-columns.tsx';
import { YearFigures } from '#components/ui/year-figures.tsx';
import type { Language } from '#lib/domain/language.ts';

interface YearsChartProps {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly language: Language;
}

/** Publications per year as bars, time running in the direction of the page, and the same figures as a table. */
export function YearsChart({ years, language }: YearsChartProps) {
  const t = useTranslations('author');
  const bins = yearBins(years);
  const first = bins[0];
  const last = bins.at(-1);
  if (!first || !last || bins.length < 2) return null;
  const most = Math.max(...bins.map((bin) => bin.count));
  const nameOf = (bin: { from: number; to: number }) =>
    bin.from === bin.to ? String(bin.from) : t('span', { from: String(bin.from), to: String(bin.to) });
  return (
    <section aria-labelledby="years" className="min-w-0">
      <h2 id="years" className="text-base">
        {t('years')}
      </h2>
      <TimeColumns
        rows={bins.map((bin) => ({
          id: String(bin.from),
          count: bin.count,
          title: t('yearCount', { year: nameOf(bin), count: bin.count }),
        }))}
        most={most}
        label={t('yearsSummary', { first: String(first.from), last: String(last.to), most })}
        language={language}
        className="h-20"
      />
      <p className="mt-1 flex justify-between text-xs text-muted" aria-hidden="true">
        <span>{first.from}</span>
        <span>{last.to}</span>
      </p>
      <details className="text-xs">
        <summary className="link w-fit py-3">{t('yearsTable')}</summary>
        <YearFigures rows={bins.map((bin) => ({ id: bin.from, name: nameOf(bin), count: bin.count }))} language={language} />
      </details>
    </section>
  );
}
