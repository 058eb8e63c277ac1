import { answer } from '#app/bff/answer.ts';
import { researchReport } from '#lib/library/reports/research-report.ts';

/** The search report as JSON: `/en/research/report.json?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/report'>): Promise<Response> {
  const { language } = await params;
  return answer(language, async (pageLanguage, sources) => {
    const { lines, query, ...report } = await researchReport(sources, pageLanguage, new URL(request.url).searchParams);
    const { facets: _, pageIndex: _page, pageSize: _size, ...listQuery } = query;
    return { report: 'madar-search', ...report, query: listQuery, inWords: lines };
  });
}
