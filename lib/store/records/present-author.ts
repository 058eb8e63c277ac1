import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Author, AuthorAffiliation } from '#lib/domain/author.ts';
import type { AuthorSort } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { presentName } from '#lib/store/values/present-name.ts';
import { lookupRef } from './lookups.ts';

/** The columns of a person that presentation needs. */
export interface AuthorRow {
  id: number;
  name_en: string | null;
  name_ar: string | null;
  orcid: string | null;
  country: string | null;
  affiliation: string | null;
  variants: string;
  publication_count: number;
  first_year: number | null;
  last_year: number | null;
  areas: string;
  updated_at: string;
  is_group: number;
}

/** Converts a stored person to the form that pages and the API return, in one language. */
export function presentAuthor(row: AuthorRow, affiliations: readonly AuthorAffiliation[], language: Language): Author {
  const [current] = affiliations;
  const country = current?.institution?.country ?? row.country;
  return withoutUndefined<Author>({
    id: String(row.id),
    name: presentName(row, language),
    isGroup: row.is_group === 1,
    variants: JSON.parse(row.variants) as string[],
    affiliation: current?.name,
    affiliations: current && affiliations,
    country: country || undefined,
    orcid: row.orcid || undefined,
    areas: (JSON.parse(row.areas) as number[]).map((area) => lookupRef('research_area', area, language)),
    publicationCount: row.publication_count,
    firstYear: row.first_year || undefined,
    lastYear: row.last_year || undefined,
    updatedAt: row.updated_at,
  });
}

/** SQL order of people. By name: those with a name in the page's script first, then by the stored key, which ignores the article. */
export function authorOrder(sort: AuthorSort, language: Language): string {
  const script = `(name_${language} IS NULL)`;
  switch (sort) {
    case 'name':
      return `${script}, sort_${language}, id DESC`;
    case '-name':
      return `${script} DESC, sort_${language} DESC, id DESC`;
    case '-publications':
      return `publication_count DESC, ${authorOrder('name', language)}`;
    case 'relevance':
      return `score DESC, publication_count DESC, id DESC`;
  }
}
