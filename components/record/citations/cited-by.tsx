import { useTranslations } from 'next-intl';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Ltr } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { citingFirst } from '#lib/answers/record-answer.ts';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { citationCounter } from '#lib/domain/citations/citation-counter.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** With fewer citing works, a chart by year would add nothing to the rows. */
const chartMin = 3;

interface CitedByProps {
  readonly research: Research;
  /** The first works that cite the record, newest first. */
  readonly rows: readonly ResearchRowData[];
  readonly language: Language;
}

/** Publications of the collection that cite the work, newest first. Their number and the count of a source are shown but never summed. */
export function CitedBy({ research, rows, language }: CitedByProps) {
  const t = useTranslations('record');
  const { id, citedByCount = 0 } = research;
  const citing = { ...defaultResearchQuery, cites: [id] };
  return (
    <section aria-labelledby="cited-by" className="mt-12" data-testid="cited-by">
      <h2 id="cited-by" className="border-b border-line pb-2 text-lg">
        {t('citedByHere')} <span className="font-normal text-muted">({formatInteger(citedByCount, language)})</span>
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t('citingHere', { count: citedByCount })} <SourceCount research={research} language={language} />
      </p>
      <ol>
        {rows.map((row) => (
          <ResearchRow key={row.id} research={row} language={language} headingLevel={3} />
        ))}
      </ol>
      {citedByCount >= chartMin && (
        <p className="no-print mt-1 flex flex-wrap gap-x-6 text-sm">
          <Spaced>
            {citedByCount > citingFirst && (
              <a href={paths.research(language, citing)} className="link inline-flex min-h-11 items-center">
                {t('allCiting', { count: citedByCount })}
              </a>
            )}
            <a href={`${paths.charts(language, citing)}#citation`} className="link inline-flex min-h-11 items-center">
              {t('chartOfCitations')}
            </a>
          </Spaced>
        </p>
      )}
    </section>
  );
}

function SourceCount({ research: { citations, citationsFrom }, language }: Pick<CitedByProps, 'research' | 'language'>) {
  const t = useTranslations('record');
  if (citations === undefined || !citationsFrom) return null;
  const name = citationCounter(citationsFrom.source);
  const values = { count: citations, date: formatDate({ iso: citationsFrom.date, precision: 'day' }, language) };
  return name ? t.rich('sourceCount', { ...values, name: () => <Ltr>{name}</Ltr> }) : t('sourceCountUnnamed', values);
}
