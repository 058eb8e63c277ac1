import type { Metadata } from 'next';
import { describeChanges, reportLines, reportText } from '#app/_pages/report/report-text.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { translator } from '#lib/i18n/translator.ts';
import { researchReport } from '#lib/library/reports/research-report.ts';
import { instance } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { researchTable } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/research/report'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  return { title: translator(language, 'report')('title'), robots: { index: false, follow: false } };
}

/** The search report for a review. It shows the time of the request, so it is never cached (`lib/server/http/page-address.ts`). */
export default async function ReportPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const raw = await searchParams;
  const renamed = renamedSearch(researchTable, raw);
  if (renamed !== undefined) return <MovedView language={language} location={withQuery(paths.report(language), renamed)} />;
  const sources = await instance();
  const report = await researchReport(sources, language, raw).catch(toProblem);
  if ('problem' in report) return <ProblemView language={language} problem={report.problem} />;
  const t = translator(language, 'report');
  const permalink = new URL(report.permalink);
  const [lines, text, [changesText]] = [reportLines(report, t), reportText(report, t), describeChanges(report, t)];
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-10 text-2xl">{t('title')}</h1>
      <p className="mt-3 max-w-[39em] text-muted">{t('intro')}</p>
      {changesText && (
        <p role="status" className="mt-4 max-w-[39em] border-s-2 border-accent ps-4" data-testid="since-then">
          {changesText}
        </p>
      )}
      <dl
        className="mt-6 grid max-w-4xl gap-x-6 border-t-2 border-ink pt-3 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-1.5"
        data-testid="report"
      >
        {lines.map(({ field, label, value }) => (
          <div key={field} className="contents">
            <dt className="text-muted max-sm:mt-2">{label}</dt>
            <dd className="min-w-0" data-field={field}>
              {field === 'permalink' ? (
                <a href={value} rel="nofollow">
                  <bdi dir="ltr" className="break-all">
                    {value}
                  </bdi>
                </a>
              ) : (
                <bdi dir="auto">{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Spaced as="p" className="no-print mt-5 flex flex-wrap gap-x-6">
        <a href={paths.research(language, { ...report.query, pageSize: 20 })} className="link tap">
          {t('results')}
        </a>
        <a href={`${permalink.pathname}.json${permalink.search}`} rel="nofollow" className="link tap">
          {t('asJson')}
        </a>
      </Spaced>
      <h2 className="no-print mt-6 text-lg">{t('asText')}</h2>
      <textarea
        readOnly
        rows={lines.length + 3}
        dir="auto"
        aria-label={t('asText')}
        defaultValue={text}
        className="field no-print mt-2 max-w-4xl text-sm"
      />
      <p className="no-print">
        <CopyButton text={text} label={t('copy')} doneLabel={t('copied')} />
      </p>
    </main>
  );
}
