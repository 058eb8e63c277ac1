import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';

/** The parameters of the page of the thesaurus. */
export const thesaurusParameters = ['concept'] as const;

/** The id of the concept whose place in the thesaurus an address shows; undefined for the top of the thesaurus, and for invalid values. */
export const decodeConceptId = (raw: RawSearchParams): string | undefined =>
  readSearchParams(raw)
    .get('concept')
    ?.find((id) => /^\d{1,6}$/.test(id));
