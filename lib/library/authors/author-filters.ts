import type { AuthorFilters } from '#lib/answers/author-filters.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Institution } from '#lib/domain/institution.ts';
import { groupsAmong } from '#lib/domain/places/country-group-members.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { type AuthorQuery, defaultInstitutionQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { inOneLanguage } from '#lib/library/lists/in-one-language.ts';
import { countCountries } from '#lib/library/places/institutions.ts';
import type { Sources } from '#lib/library/sources.ts';

/** Maximum institutions in the filter. For any other institution, readers find its authors on the page of the institution. */
const institutionsMax = 60;

/** Id and name of a filter value, the only fields that the browser needs. */
const choiceOf = ({ id, name }: Ref): Ref => ({ id, name: inOneLanguage(name) });

/** The values by which a list of authors can be filtered. A part that fails is left out or marked. */
export async function authorFilters(sources: Sources, language: Language, query: AuthorQuery): Promise<AuthorFilters> {
  const { collection } = sources;
  const institutionQuery = { ...defaultInstitutionQuery, sort: '-publications', pageSize: institutionsMax } as const;
  const [areas, letters, places, institutionPage, countries] = await Promise.all([
    collection.researchAreas(language).catch(fallback('failed' as const)),
    collection.counts?.letters().catch(fallback('failed' as const)),
    placeNames(sources, language, query),
    collection.institutions?.find(language, institutionQuery).catch(fallback(undefined)),
    countCountries(sources, language).catch(fallback([])),
  ]);
  const { compare } = new Intl.Collator(language);
  const byName = (values: readonly Ref[]) => values.map(choiceOf).toSorted((a, b) => compare(a.name.value, b.name.value));
  return {
    areas: areas === 'failed' ? areas : areas.filter((area) => area.researchCount !== 0).map(choiceOf),
    letters,
    places,
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
function institutionChoices(institutions: readonly Institution[], language: Language): readonly Ref[] {
  const namesakes = Map.groupBy(institutions, ({ name }) => name.value);
  return institutions.map(({ id, name, country }) =>
    country && (namesakes.get(name.value)?.length ?? 0) > 1
      ? { id, name: { ...name, value: `${name.value} (${countryName(country, language).value})` } }
      : { id, name },
  );
}

/** Names of the institutions and countries that the query filters by, for their filter chips. */
async function placeNames(
  { collection }: Sources,
  language: Language,
  { institutionId, country }: AuthorQuery,
): Promise<AuthorFilters['places']> {
  if (institutionId.length === 0 && country.length === 0) return undefined;
  const matches = await Promise.all(institutionId.map((id) => collection.institutions?.one(language, id).catch(fallback(undefined))));
  return Object.fromEntries([
    ...matches.flatMap((institution) => (institution ? [[`institutionId-${institution.id}`, institution.name.value]] : [])),
    ...country.map((code) => [`country-${code}`, countryName(code, language).value]),
  ]);
}
