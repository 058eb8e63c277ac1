import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { CountedRows } from '#components/list/counted-rows.tsx';
import { LetterIndex } from '#components/list/letter-index.tsx';
import { NameFinder } from '#components/list/name-finder.tsx';
import { Pager } from '#components/list/pager.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { ChoiceLinks } from '#components/ui/choice-links.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listVenues } from '#lib/library/places/venues.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeVenueQuery, encodeVenueQuery, type VenueQuery } from '#lib/url/venue-query.ts';

type Props = PageProps<'/[locale]/venues'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeVenueQuery(await searchParams);
  const search = encodeVenueQuery(query);
  const t = await getTranslations('venues');
  return listMetadata({
    title: [query.find, t('title')],
    pathIn: (other) => paths.venues(other, search),
    index: search === '',
    language,
    description: t('description'),
  });
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
    <main id="content" className="wrap pb-8">
      <ListData language={language} section="venues" path={path} keyword={query.find} total={venues.total} />
      <h1 className="mt-6 text-2xl">{t('title')}</h1>
      <VenueList {...venues} query={query} language={language} />
      <PageInApi path={`${apiPaths.researchList(language)}?pageSize=1&facets=venue`} />
    </main>
  );
}

type VenueListProps = Awaited<ReturnType<typeof listVenues>> & { readonly language: Language; readonly query: VenueQuery };

/** Venues with names in both languages. Needs no script. */
function VenueList({ language, query, rows, total, letters, kinds, pages }: VenueListProps) {
  const t = useTranslations('venues');
  const hrefOf = (change: Partial<VenueQuery>) => paths.venues(language, encodeVenueQuery({ ...query, pageIndex: 1, ...change }));
  return (
    <>
      <NameFinder
        action={paths.venues(language)}
        hidden={[...(query.by === 'name' ? ([['by', 'name']] as const) : []), ...(query.kind ? ([['kind', query.kind]] as const) : [])]}
        find={query.find}
        label={t('find')}
        by={query.by}
        hrefOf={(order) => hrefOf({ by: order })}
        count={
          <span data-testid="result-count" data-total={total}>
            {t('count', { count: total })}
          </span>
        }
      >
        <ChoiceLinks
          label={t('kinds')}
          choices={[undefined, ...kinds].map((kind) => ({
            id: kind ?? 'all',
            name: t(`kind.${kind ?? 'all'}`),
            href: hrefOf({ kind, initial: undefined }),
            isCurrent: kind === query.kind,
          }))}
        />
      </NameFinder>
      <div className="mt-3">
        <LetterIndex language={language} letters={letters} current={query.initial} hrefOf={(initial) => hrefOf({ initial })} />
      </div>
      {rows.length === 0 ? (
        <p className="mt-6">{t('none')}</p>
      ) : (
        <CountedRows
          id="results"
          language={language}
          rows={rows.map(({ id, name, publicationCount }) => ({ href: paths.venue(language, id), name, count: publicationCount }))}
        />
      )}
      <Pager
        language={language}
        pageIndex={query.pageIndex}
        pages={pages}
        hasNext={query.pageIndex < pages}
        hrefOf={(pageIndex) => hrefOf({ pageIndex })}
      />
    </>
  );
}
