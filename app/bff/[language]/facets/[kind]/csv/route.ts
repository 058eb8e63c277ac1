import { attachment } from '#app/_pages/exports/content-disposition.ts';
import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import { writeCsvRow } from '#lib/formats/bibliography/csv-syntax.ts';
import { translator } from '#lib/i18n/translator.ts';
import { readFacet } from '#lib/library/lists/read-facet.ts';
import { decodeFacetView, isFacetKind } from '#lib/url/facet-address.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** The values of one filter as CSV (`/en/research/by/area.csv?keyword=mars`). */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/facets/[kind]/csv'>): Promise<Response> {
  const { language: locale, kind } = await params;
  return fileAnswer(locale, async (language, sources) => {
    if (!isFacetKind(kind)) return new Response(null, { status: 404 });
    const { searchParams } = new URL(request.url);
    const query = decodeResearchQuery(searchParams);
    const facet = await readFacet(sources, language, kind, query, decodeFacetView(searchParams));
    const t = translator(language, 'facets');
    const rows = facet.values.map(({ id, name, count }) => writeCsvRow([name.value, id, count]));
    // Excel needs the byte order mark for UTF-8.
    return fileResponse(
      `\uFEFF${writeCsvRow([t(`kind.${kind}`), t('id'), t('publications')])}${rows.join('')}`,
      language,
      'text/csv; charset=utf-8; header=present',
      {
        'content-disposition': attachment([query.keyword, t(`kind.${kind}`)], 'csv'),
        'cache-control': 'no-store',
      },
    );
  });
}
