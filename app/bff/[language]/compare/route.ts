import { compareCsv } from '#app/_pages/compare/compare-csv.ts';
import { attachment } from '#app/_pages/exports/content-disposition.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { translator } from '#lib/i18n/translator.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { readComparison } from '#lib/library/compare/read-comparison.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeComparison } from '#lib/url/compare-query.ts';

/** A comparison as CSV (`/en/compare.csv?country=EG,SA`). */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/compare'>): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const { kind, ids } = decodeComparison(new URL(request.url).searchParams);
  const comparison = await readComparison(await instance(), language, kind, ids).catch(toProblem);
  if ('problem' in comparison) return problemAnswer(comparison.problem, language);
  const t = translator(language, 'compare');
  // Excel needs the byte order mark for UTF-8.
  return new Response(`\uFEFF${compareCsv(comparison, t)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment([t('title')], 'csv'),
      'content-language': language,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
