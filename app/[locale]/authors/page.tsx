import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AuthorBrowser } from '#components/authors/author-browser.tsx';
import type { Choice } from '#components/authors/choice-select.tsx';
import { FailedSection } from '#components/failed-section.tsx';
import { pack } from '#components/list/state/packed-props.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Institution } from '#lib/domain/institution.ts';
import { groupsAmong } from '#lib/domain/places/country-group-members.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { type AuthorQuery, defaultInstitutionQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listAuthors } from '#lib/library/lists/list-authors.ts';
import { readSupportedFilters } from '#lib/library/lists/read-supported-filters.ts';
import { countCountries } from '#lib/library/places/institutions.ts';
import type { Sources } from '#lib/library/sources.ts';
import { instance } from '#lib/setup/compose.ts';
import { authorTable, decodeAuthorQuery, encodeAuthorQuery } from '#lib/url/author-query.ts';
import { movedSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/authors'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeAuthorQuery(await searchParams);
  const t = await getTranslations('lists');
  return listMetadata({
    title: [
      query.keyword ? t('searchTitle', { query: query.keyword }) : undefined,
      t('authorsTitle'),
      query.pageIndex > 1 ? t('pageTitle', { page: query.pageIndex }) : undefined,
    ],
    pathIn: (other) => paths.authors(other, query),
    index: encodeAuthorQuery({ ...query, pageIndex: 1 }) === '',
    language,
  });
}

async function load(language: Language, query: AuthorQuery) {
  const sources = await instance();
  const { collection } = sources;
  const [answer, areas, letters, supportedFilters, places, placeChoices] = await Promise.all([
    listAuthors(sources, language, query),
    // If the areas fail, the list is shown without their filter.
    collection.researchAreas(language).catch(fallback('failed' as const)),
    collection.counts?.letters().catch(fallback('failed' as const)),
    readSupportedFilters(sources, language),
    placeNames(language, query),
    loadPlaceChoices(sources, language),
  ]);
  const areasInUse = areas === 'failed' ? areas : areas.filter((area) => area.researchCount !== 0).map(choiceOf);
  const apiSiteUrl = sources.service && sources.siteUrl;
  return { answer, apiSiteUrl, places, areas: areasInUse, letters, supportedFilters, ...placeChoices };
}

/** Id and name of a filter value, the only fields that the browser needs. */
const choiceOf = ({ id, name: { value, lang } }: Choice): Choice => ({ id, name: { value, lang } });

/** Maximum institutions in the filter. For any other institution, readers find its authors on the page of the institution. */
const institutionsMax = 60;

/** Values of the institution and country filters; both lists are empty where the service has no institutions. */
async function loadPlaceChoices(sources: Sources, language: Language) {
  const { institutions } = sources.collection;
  const institutionQuery = { ...defaultInstitutionQuery, sort: '-publications', pageSize: institutionsMax } as const;
  const [institutionPage, countries] = await Promise.all([
    institutions?.find(language, institutionQuery).catch(fallback(undefined)),
    countCountries(sources, language).catch(fallback([])),
  ]);
  const { compare } = new Intl.Collator(language);
  const byName = (values: readonly Choice[]) => values.map(choiceOf).toSorted((a, b) => compare(a.name.value, b.name.value));
  return {
    institutions: byName(institutionChoices(institutionPage?.items ?? [], language)),
    countries: [
      ...groupsAmong(
        countries.map(({ id }) => id),
        language,
      ),
      ...byName(countries),
    ],
  };
}

/** Filter values of institutions. Institutions with the same name have their country in brackets after the name. */
function institutionChoices(institutions: readonly Institution[], language: Language): readonly Choice[] {
  const namesakes = Map.groupBy(institutions, ({ name }) => name.value);
  return institutions.map(({ id, name, country }) =>
    country && (namesakes.get(name.value)?.length ?? 0) > 1
      ? { id, name: { ...name, value: `${name.value} (${countryName(country, language).value})` } }
      : { id, name },
  );
}

/** Names of the institutions and countries that the query filters by, for their filter chips. */
async function placeNames(
  language: Language,
  { institutionId, country }: AuthorQuery,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (institutionId.length === 0 && country.length === 0) return undefined;
  const { institutions } = (await instance()).collection;
  const matches = await Promise.all(institutionId.map((id) => institutions?.one(language, id).catch(fallback(undefined))));
  return Object.fromEntries([
    ...matches.flatMap((institution) => (institution ? [[`institutionId-${institution.id}`, institution.name.value]] : [])),
    ...country.map((code) => [`country-${code}`, countryName(code, language).value]),
  ]);
}

/** The list of authors with search, filters and an index of initial letters. */
export default async function AuthorsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const raw = await searchParams;
  const redirectPath = movedSearch(authorTable, raw);
  if (redirectPath !== undefined) return <MovedView language={language} location={withQuery(paths.authors(language), redirectPath)} />;
  const query = decodeAuthorQuery(raw);
  const listTexts = await getTranslations('list');
  const content = await load(language, query).catch(toProblem);
  if ('problem' in content) return <ProblemView language={language} problem={content.problem} />;
  return (
    <main id="content" className="wrap">
      <ListData
        language={language}
        section="authors"
        path={paths.authors(language, query)}
        keyword={query.keyword}
        total={content.answer.page.total}
      />
      {content.letters === 'failed' && <FailedSection name={listTexts('letters')} />}
      {content.areas === 'failed' && <FailedSection name={listTexts('area')} />}
      <AuthorBrowser
        language={language}
        initialSearch={encodeAuthorQuery(query)}
        initial={pack(content.answer)}
        areas={content.areas === 'failed' ? [] : content.areas}
        institutions={content.institutions}
        countries={content.countries}
        places={content.places}
        letters={content.letters === 'failed' ? undefined : content.letters}
        supportedFilters={content.supportedFilters}
        apiSiteUrl={content.apiSiteUrl}
      />
    </main>
  );
}
