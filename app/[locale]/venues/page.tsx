import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { VenueList } from '#components/venues/venue-list.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { listVenues } from '#lib/library/places/venues.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeVenueQuery, encodeVenueQuery } from '#lib/url/venue-query.ts';

type Props = PageProps<'/[locale]/venues'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeVenueQuery(await searchParams);
  const search = encodeVenueQuery(query);
  const t = await getTranslations('venues');
  return {
    ...listMetadata({ title: [query.find, t('title')], pathIn: (other) => paths.venues(other, search), index: search === '', language }),
    description: t('description'),
  };
}

/** Journals, conferences, books and institutions that published the works. 404 in remote mode. */
export default async function VenuesPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const query = decodeVenueQuery(await searchParams);
  const path = paths.venues(language, encodeVenueQuery(query));
  const venues = await listVenues(await instance(), language, query).catch(toProblem);
  if ('problem' in venues) return <ProblemView language={language} problem={venues.problem} path={path} />;
  const t = await getTranslations('venues');
  return (
    <main id="content" className="wrap pb-16">
      <ListData language={language} section="venues" path={path} keyword={query.find} total={venues.total} />
      <h1 className="mt-6 text-2xl">{t('title')}</h1>
      <VenueList {...venues} query={query} language={language} />
      <PageInApi path={`${apiPaths.researchList(language)}?pageSize=1&facets=venue`} />
    </main>
  );
}
