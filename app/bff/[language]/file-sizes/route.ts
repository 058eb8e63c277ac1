import { fileSizes, sampleMax } from '#app/_pages/exports/file-sizes.ts';
import { answer } from '#app/bff/answer.ts';
import { Problem } from '#lib/base/problem.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** Sizes of the files to which a list can be exported, for the export menu. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/file-sizes'>): Promise<Response> {
  return answer((await params).language, async (language, { collection }) => {
    if (!collection.harvest) throw new Problem('not_found');
    const query = collection.applied(decodeResearchQuery(new URL(request.url).searchParams));
    const { total = 0 } = await collection.findResearch(language, { ...query, pageIndex: 1, pageSize: 1, facets: [] });
    return fileSizes(language, collection.harvest.sample(language, query, sampleMax), total);
  });
}
