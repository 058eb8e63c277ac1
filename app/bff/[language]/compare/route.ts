import { compareCsv } from '#app/_pages/compare/compare-csv.ts';
import { attachment } from '#app/_pages/exports/content-disposition.ts';
import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import { translator } from '#lib/i18n/translator.ts';
import { readComparison } from '#lib/library/compare/read-comparison.ts';
import { decodeComparison } from '#lib/url/compare-query.ts';

/** A comparison as CSV (`/en/compare.csv?country=EG,SA`). */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/compare'>): Promise<Response> {
  return fileAnswer((await params).language, async (language, sources) => {
    const { kind, ids } = decodeComparison(new URL(request.url).searchParams);
    const comparison = await readComparison(sources, language, kind, ids);
    const t = translator(language, 'compare');
    // Excel needs the byte order mark for UTF-8.
    return fileResponse(`\uFEFF${compareCsv(comparison, t)}`, language, 'text/csv; charset=utf-8; header=present', {
      'content-disposition': attachment([t('title')], 'csv'),
      'cache-control': 'no-store',
    });
  });
}
