import type { Metadata } from 'next';
import { describeChanges, reportLines, reportText } from '#app/_pages/report/report-text.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { ReportView } from '#components/report/report-view.tsx';
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
  return (
    <ReportView
      lines={reportLines(report, t)}
      text={reportText(report, t)}
      changesText={describeChanges(report, t)[0]}
      resultsHref={paths.research(language, { ...report.query, pageSize: 20 })}
      jsonHref={`${permalink.pathname}.json${permalink.search}`}
    />
  );
}
