import { fileSizes, sampleMax } from '#app/_pages/exports/file-sizes.ts';
import { withIntegerIds } from '#app/_pages/lists/load-lists.ts';
import { answer } from '#app/bff/answer.ts';
import { instance } from '#lib/compose.ts';
import { Problem } from '#lib/domain/problem.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** Sizes of the files to which a list can be exported, for the export menu. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/file-sizes'>): Promise<Response> {
  return answer((await params).language, async (language) => {
    const { catalogue, extras } = await instance();
    if (!extras) throw new Problem('not_found');
    const query = withIntegerIds(decodeResearchQuery(new URL(request.url).searchParams));
    const sample = await extras.sample(language, query, sampleMax);
    const isWhole = sample.length < sampleMax;
    const { total } = isWhole ? {} : await catalogue.findResearch(language, { ...query, pageIndex: 1, pageSize: 1, facets: [] });
    return fileSizes(language, sample, total ?? sample.length);
  });
}
