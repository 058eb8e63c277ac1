import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslations } from 'next-intl';
import { yearBins } from '#components/research/year-bins.ts';
import type { Language } from '#lib/domain/language.ts';
import { formatInteger } from '#lib/i18n/format.ts';

interface YearsChartProps {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly language: Language;
}

/** In units of the drawing, which fills the width it is given. */
const width = 320;
const height = 72;

/** Publications per year as bars, time running in the direction of the page, and the same figures as a table. */
export function YearsChart({ years, language }: YearsChartProps) {
  const t = useTranslations('author');
  const bins = yearBins(years);
  const first = bins[0];
  const last = bins.at(-1);
  if (!first || !last || bins.length < 2) return null;
  const most = Math.max(...bins.map((bin) => bin.count));
  const x = scaleBand(
    bins.map((bin) => bin.from),
    language === 'ar' ? [width, 0] : [0, width],
  ).paddingInner(0.16);
  const y = scaleLinear([0, most], [0, height]);
  const nameOf = (bin: { from: number; to: number }) =>
    bin.from === bin.to ? String(bin.from) : t('span', { from: String(bin.from), to: String(bin.to) });
  return (
    <section aria-labelledby="years" className="min-w-0">
      <h2 id="years" className="text-base">
        {t('years')}
      </h2>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('yearsSummary', { first: String(first.from), last: String(last.to), most })}
        className="mt-3 block h-20 w-full border-b border-hair"
        style={{ direction: 'ltr' }}
      >
        {bins.map((bin) =>
          bin.count > 0 ? (
            <rect
              key={bin.from}
              x={x(bin.from)}
              y={height - Math.max(2, y(bin.count))}
              width={x.bandwidth()}
              height={Math.max(2, y(bin.count))}
              className="fill-accent"
            >
              <title>{t('yearCount', { year: nameOf(bin), count: bin.count })}</title>
            </rect>
          ) : null,
        )}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-muted" aria-hidden="true">
        <span>{first.from}</span>
        <span>{last.to}</span>
      </p>
      <details className="text-xs">
        <summary className="link w-fit py-3">{t('yearsTable')}</summary>
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col" className="text-start font-normal text-muted">
                {t('year')}
              </th>
              <th scope="col" className="text-end font-normal text-muted">
                {t('publications')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bins
              .filter((bin) => bin.count > 0)
              .map((bin) => (
                <tr key={bin.from} className="border-t border-line">
                  <td className="py-1">{nameOf(bin)}</td>
                  <td className="py-1 text-end">{formatInteger(bin.count, language)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
