import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslations } from 'next-intl';
import type { Language } from '#lib/domain/language.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';

interface DayBarsProps {
  readonly days: readonly { readonly day: string; readonly requests: number }[];
  readonly language: Language;
}

/** In units of the drawing, which fills the width it is given. */
const width = 300;
const height = 60;

/** Requests of each day as bars, time running in the direction of the page; the days with requests are said in words as well. */
export function DayBars({ days, language }: DayBarsProps) {
  const t = useTranslations('developers.keys');
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  if (total === 0) return <p className="mt-1 text-muted">{t('noRequests')}</p>;
  const x = scaleBand(
    days.map(({ day }) => day),
    language === 'ar' ? [width, 0] : [0, width],
  ).paddingInner(0.2);
  const y = scaleLinear([0, most], [0, height]);
  const dateOf = (day: string) => formatDate({ iso: day, precision: 'day' }, language);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('daysSummary', { total, most })}
        className="mt-3 block h-16 w-full border-b border-hair"
        style={{ direction: 'ltr' }}
      >
        {days.map(({ day, requests }) =>
          requests > 0 ? (
            <rect
              key={day}
              x={x(day)}
              y={height - Math.max(2, y(requests))}
              width={x.bandwidth()}
              height={Math.max(2, y(requests))}
              className="fill-accent"
            />
          ) : null,
        )}
      </svg>
      <details className="text-xs">
        <summary className="link w-fit py-3">{t('requests')}</summary>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-5">
          {days
            .filter(({ requests }) => requests > 0)
            .map(({ day, requests }) => (
              <div key={day} className="contents">
                <dt>{dateOf(day)}</dt>
                <dd>{formatInteger(requests, language)}</dd>
              </div>
            ))}
        </dl>
      </details>
    </>
  );
}
