import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { FacetView } from '#components/facet-view.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { filterOf } from '#lib/domain/filters.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { readFacet } from '#lib/library/lists/read-facet.ts';
import { instance } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { decodeFacetView, facetParameters, isFacetKind } from '#lib/url/facet-address.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, encodeResearchQuery, researchTable } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/research/by/[kind]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const { kind } = await params;
  if (!isFacetKind(kind)) return problemMetadata(new Problem('not_found'));
  const raw = await searchParams;
  const query = decodeResearchQuery(raw);
  const t = await getTranslations('facets');
  return listMetadata({
    title: [t(`title.${kind}`), query.keyword],
    pathIn: (other) => paths.facet(other, kind, query, decodeFacetView(raw)),
    index: false,
    follow: false,
    language,
  });
}

/** All values of one filter with their counts, also as CSV. Without scripts, the folded values of the filter panel are a link to it. */
export default async function FacetPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const { kind } = await params;
  if (!isFacetKind(kind)) return <ProblemView language={language} problem={new Problem('not_found')} />;
  const raw = await searchParams;
  const renamed = renamedSearch(researchTable, raw);
  if (renamed !== undefined)
    return <MovedView language={language} location={withQuery(paths.facet(language, kind, defaultResearchQuery), renamed)} />;
  const query = decodeResearchQuery(raw);
  const view = decodeFacetView(raw);
  const sources = await instance();
  const facet = await readFacet(sources, language, kind, query, view).catch(toProblem);
  if ('problem' in facet) return <ProblemView language={language} problem={facet.problem} />;
  const { collection } = sources;
  const hasPages =
    kind === 'venue' ? collection.counts !== undefined : kind === 'area' || kind === 'author' || collection.institutions !== undefined;
  const apiSearch = encodeResearchQuery({ ...query, pageIndex: 1, pageSize: 1, cursor: undefined });
  return (
    <FacetView
      language={language}
      kind={kind}
      query={query}
      view={view}
      {...facet}
      isSingle={collection.ignored.includes('lists')}
      hasPages={hasPages}
      foot={<PageInApi path={withQuery(apiPaths.researchList(language), `${apiSearch}&facets=${filterOf(facetParameters[kind]).facet}`)} />}
    />
  );
}
