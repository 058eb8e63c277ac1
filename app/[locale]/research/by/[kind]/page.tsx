import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { LetterIndex } from '#components/list/letter-index.tsx';
import { NameFinder } from '#components/list/name-finder.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { CountedValue } from '#lib/answers/facet-answer.ts';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Letter } from '#lib/domain/collection.ts';
import { filterOf } from '#lib/domain/filters.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { countryGroupsNamed, readFacet } from '#lib/library/lists/read-facet.ts';
import { instance } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import {
  decodeFacetView,
  type FacetKind,
  facetParameters,
  isFacetKind,
  isFacetValue,
  type FacetView as View,
  withFacetValue,
} from '#lib/url/facet-address.ts';
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

interface FacetViewProps {
  readonly language: Language;
  readonly kind: FacetKind;
  readonly query: ResearchQuery;
  readonly view: View;
  readonly values: readonly CountedValue[];
  /** First letters of the values, when there are many. */
  readonly letters: readonly Letter[];
  /** Whether only the most frequent values were counted. */
  readonly isCut: boolean;
  /** Whether the service accepts only one value of a filter at a time. */
  readonly isSingle?: boolean;
  /** Whether values of this filter have pages. */
  readonly hasPages: boolean;
  /** Content below the values. */
  readonly foot: ReactNode;
}

/** The path of the page of a value, for filters whose values have pages. */
const pagePaths: Readonly<Partial<Record<FacetKind, (language: Language, id: string) => string>>> = {
  area: paths.area,
  author: paths.author,
  institution: paths.institution,
  country: paths.country,
  venue: (language, name) => paths.venue(language, venueIdOf(name)),
};

/** Maximum values on the page: more would make a page of a megabyte; letters, search and the CSV file lead to the others. */
const valuesMax = 500;

/** The values of one filter. The link of a value adds it to the filter or removes it. Needs no script. */
function FacetView(props: FacetViewProps) {
  const { language, kind, query, view, values, letters, isCut, isSingle } = props;
  const t = useTranslations('facets');
  const pageOf = props.hasPages ? pagePaths[kind] : undefined;
  return (
    <main data-exact id="content" className="wrap pb-16">
      <p className="pt-4 text-sm text-muted">
        <a href={paths.research(language, query)} className="tap">
          {t('back')}
        </a>
      </p>
      <h1 className="text-2xl">{t(`title.${kind}`)}</h1>
      {query.keyword && (
        <p className="mt-1 text-lg text-muted">
          <bdi dir="auto">{query.keyword}</bdi>
        </p>
      )}
      <p className="mt-2 max-w-[39em] text-muted">
        {t('note')} {isCut && t('cutNote', { count: values.length })}
        {values.length > valuesMax && t('firstNote', { count: valuesMax })}
      </p>
      <FacetTools {...props} />
      {letters.length > 0 && (
        <LetterIndex
          language={language}
          letters={letters}
          current={view.initial}
          hrefOf={(initial) => paths.facet(language, kind, query, { ...view, initial })}
        />
      )}
      {kind === 'country' && !isSingle && <CountryGroups language={language} query={query} find={view.find} />}
      {values.length === 0 ? (
        <p className="mt-6">{t('none')}</p>
      ) : (
        <ol data-testid="facet-values" className="mt-2 gap-x-12 sm:columns-2 lg:columns-3">
          {values.slice(0, valuesMax).map(({ id, name, count }) => {
            const isChosen = isFacetValue(query, kind, id);
            return (
              <li key={id} className="flex items-center gap-3 break-inside-avoid border-b border-line">
                <Spaced>
                  <a
                    href={paths.research(language, withFacetValue(query, kind, id, isSingle))}
                    rel="nofollow"
                    aria-current={isChosen ? 'true' : undefined}
                    className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1 no-underline hover:underline aria-[current]:font-semibold"
                  >
                    <Spaced>
                      <Text value={name} as="span" className="min-w-0" />
                      {isChosen && <span className="text-xs font-normal text-muted">{t('chosen')}</span>}
                      {count !== undefined && (
                        <span className="ms-auto text-sm font-normal text-muted">{formatInteger(count, language)}</span>
                      )}
                    </Spaced>
                  </a>
                  {pageOf && (
                    <a href={pageOf(language, id)} aria-label={t('pageOf', { name: name.value })} className="link tap text-xs">
                      {t('page')}
                    </a>
                  )}
                </Spaced>
              </li>
            );
          })}
        </ol>
      )}
      {props.foot}
    </main>
  );
}

/** The groups of countries whose name has the text searched, each a link that adds it to the filter or removes it. */
function CountryGroups({ language, query, find = '' }: Pick<FacetViewProps, 'language' | 'query'> & Pick<View, 'find'>) {
  const t = useTranslations('filters');
  const groups = countryGroupsNamed(language, find);
  if (groups.length === 0) return null;
  return (
    <ul aria-label={t('countryGroups')} className="mt-2 flex flex-wrap gap-x-6 text-sm">
      {groups.map((id) => (
        <li key={id}>
          <a
            href={paths.research(language, withFacetValue(query, 'country', id))}
            rel="nofollow"
            aria-current={isFacetValue(query, 'country', id) ? 'true' : undefined}
            className="link tap aria-[current]:font-semibold"
          >
            <Text value={countryName(id, language)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Search, sort order and export of the values. */
function FacetTools({ language, kind, query, view, values }: FacetViewProps) {
  const t = useTranslations('facets');
  const hiddenFields = [
    ...new URLSearchParams(encodeResearchQuery({ ...query, pageIndex: 1 })),
    ...(view.by === 'name' ? [['by', 'name'] as const] : []),
  ];
  return (
    <NameFinder
      action={paths.facet(language, kind, defaultResearchQuery)}
      hidden={hiddenFields}
      find={view.find}
      by={view.by}
      hrefOf={(order) => paths.facet(language, kind, query, { ...view, by: order })}
      count={<span>{t('count', { count: values.length })}</span>}
    >
      <a
        href={paths.facetFile(language, kind, query, { ...view, initial: undefined })}
        download
        rel="nofollow"
        className="link tap sm:ms-auto"
      >
        {t('csv')}
      </a>
    </NameFinder>
  );
}
