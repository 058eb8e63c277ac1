import { answer } from '#app/bff/answer.ts';
import { panelValuesMax } from '#lib/answers/facet-answer.ts';
import { Problem } from '#lib/base/problem.ts';
import { readFacet } from '#lib/library/lists/read-facet.ts';
import { decodeFacetView, isFacetKind } from '#lib/url/facet-address.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** All values of one filter, for the filter panel. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/facets/[kind]'>): Promise<Response> {
  const { language, kind } = await params;
  const { searchParams } = new URL(request.url);
  return answer(language, async (pageLanguage, sources) => {
    if (!isFacetKind(kind)) throw new Problem('not_found');
    const { values, ...rest } = await readFacet(
      sources,
      pageLanguage,
      kind,
      decodeResearchQuery(searchParams),
      decodeFacetView(searchParams),
    );
    return { values: values.slice(0, panelValuesMax), ...rest };
  });
}
