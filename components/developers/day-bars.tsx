import { useTranslations } from 'next-intl';
import { TimeColumns } from '#components/ui/time-columns.tsx';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

interface DayBarsProps {
  readonly days: readonly { readonly day: string; readonly requests: number }[];
  readonly language: Language;
}

/** Requests per day as bars in the direction of the page; the days with requests are also listed in words. */
export function DayBars({ days, language }: DayBarsProps) {
  const t = useTranslations('developers.keys');
  const dayMax = Math.max(1, ...days.map(({ requests }) => requests));
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  if (total === 0) return <p className="mt-1 text-muted">{t('noRequests')}</p>;
  const dateOf = (day: string) => formatDate({ iso: day, precision: 'day' }, language);
  return (
    <>
      <TimeColumns
        rows={days.map(({ day, requests }) => ({ id: day, count: requests }))}
        countMax={dayMax}
        label={t('daysSummary', { total, most: dayMax })}
        language={language}
        className="h-16"
      />
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
