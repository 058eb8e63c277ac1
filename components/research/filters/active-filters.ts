import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import type { SupportedFilters } from '#lib/answers/supported-filters.ts';
import { filters, isListFilter, type ListFilter } from '#lib/domain/filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type QueryPart, queryParts } from '#lib/url/query-parts.ts';

/** An active filter in words, with the change that removes it. */
export interface ActiveFilter extends QueryPart {
  readonly text: string;
}

/** Maximum characters of a title in a filter name. */
const titleMax = 60;

const shortTitle = (title: string) => (title.length > titleMax ? `${title.slice(0, titleMax).replace(/\s\S*$/, '')}…` : title);

/** The active filters in panel order. Selected values without a count are included, with their name if it is known. */
export function activeFilters(
  query: ResearchQuery,
  page: Page<unknown>,
  t: (key: never, values?: never) => string,
  inLanguage: Language,
  {
    supportedFilters,
    titles = {},
  }: { readonly supportedFilters?: SupportedFilters | undefined; readonly titles?: ResearchAnswer['titles'] } = {},
): ActiveFilter[] {
  const text = t as (key: string, values?: Record<string, string | number>) => string;
  const { types = [], areas = [] } = supportedFilters ?? {};
  const from = String(query.fromYear);
  const to = String(query.toYear);
  const years = () =>
    query.fromYear === undefined
      ? text('yearTo', { to })
      : query.toYear === undefined
        ? text('yearFrom', { from })
        : text('yearRange', { from, to });
  // Countries and languages have a name even if the service returns no count for them.
  const nameOf = (name: ListFilter, id: string) => {
    const { values } = filters[name];
    const valueName =
      values === 'countries'
        ? countryName(id, inLanguage).value
        : values === 'languages' && new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(id);
    return valueName || text(`unknown.${name}`, { id });
  };
  const textOf = ({ name, id }: QueryPart) => {
    if (isListFilter(name)) {
      const candidates = [
        ...(page.facets[filters[name].facet] ?? []),
        ...(name === 'researchTypeId' ? types : name === 'focusedAreaId' ? areas : []),
      ];
      // A venue may have several names with different ids; `venueIdOf` maps these ids to the id of the venue.
      const isMatch = (value: { readonly id: string }) => (name === 'venueId' ? venueIdOf(value.id) : value.id) === id;
      return candidates.find(isMatch)?.name.value ?? nameOf(name, id);
    }
    if (name === 'cites' || name === 'citedBy') return text(`link.${name}`, { title: shortTitle(titles[id]?.value ?? id) });
    return name === 'fromYear' ? years() : text(`${name}.${id}`);
  };
  return queryParts(query).map((part) => ({ ...part, text: textOf(part) }));
}
