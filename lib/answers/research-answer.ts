import type { Author } from '#lib/domain/author.ts';
import type { FacetName } from '#lib/domain/filters.ts';
import type { NoticeKind } from '#lib/domain/notice.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AuthorQuery, ResearchQuery } from '#lib/domain/query.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { encodeAuthorQuery } from '#lib/url/author-query.ts';
import { paths } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import { fetchJson } from './fetch-json.ts';

/** The fields that a row displays; no more, because a page contains the rows twice, as HTML and as hydration data. */
export interface ResearchRowData
  extends Pick<
    Research,
    | 'id'
    | 'title'
    | 'titleMarkup'
    | 'abstractKind'
    | 'authorCount'
    | 'authorsIncomplete'
    | 'type'
    | 'year'
    | 'venue'
    | 'language'
    | 'highlights'
    | 'match'
    | 'missingWords'
  > {
  readonly authors: readonly Pick<Authorship, 'id' | 'name' | 'position'>[];
  /** The best access to the full text, with its label. */
  readonly read: { readonly text: string; readonly href: string; readonly isFree?: true };
  /** The citation count. A list sorted by citations also has the count's source and date, or null where no source has a count. */
  readonly cited?: { readonly count: number; readonly from?: { readonly name?: string; readonly date: string } } | null;
  /** The note on a machine-translated title, with engine and date. */
  readonly machine?: string;
  /** The most serious later notice about the work. */
  readonly notice?: NoticeKind;
}

/** Maximum number of names in a row; the row shows the number of the others. */
export const rowPeopleMax = 5;

/** Number of filter values that a panel shows at first. The others are loaded when the panel is unfolded. */
export const facetFirst = 7;

/** The data of a list of publications: one page of rows, and the number of authors for the other tab. */
export interface ResearchAnswer {
  /** Long facets contain only the first `facetFirst` values and the selected ones. */
  readonly page: Page<ResearchRowData>;
  /** The number of omitted values per facet. */
  readonly facetsMore: Readonly<Partial<Record<FacetName, number>>>;
  /** The list is complete, but its facets failed. */
  readonly facetsFailed: true | undefined;
  readonly authorTotal: number | undefined;
  /** Titles of the publications that the query names in `cites` and `citedBy`, by id. */
  readonly titles: Readonly<Record<string, Text>> | undefined;
  /** No publication of the list has a citation count, so sorting by citations has no effect. */
  readonly isUncounted: true | undefined;
  /** The COinS of each row for reference managers, by publication id. */
  readonly coins: Readonly<Record<string, string>>;
  /** The page of a pasted identifier, to which the reader is redirected. */
  readonly goTo: string | undefined;
  /** Only for an empty result. */
  readonly alternatives: Alternatives | undefined;
  /** The dictionary term that matches the words of the query. */
  readonly meant: DefinitionAnswer | undefined;
  /** Only for a small result. */
  readonly near: RelatedTerms | undefined;
  /** Works similar to the first work of the list; only on the last page of the list. */
  readonly alike: readonly SimilarWork[] | undefined;
}

/** A term of the dictionary with its definition in the reader's language. */
export interface DefinitionAnswer {
  readonly href: string;
  readonly name: Text;
  readonly definition: Text;
}

/** A publication similar to the first one of the list. */
export interface SimilarWork {
  readonly id: string;
  readonly title: Text;
  readonly year: number | undefined;
}

/** Some of the query's words, searched separately. `total` is undefined where counting is too expensive for the data service. */
export interface QueryPiece {
  readonly text: string;
  readonly total: number | undefined;
}

/** A result of at most this size counts as small. */
export const fewMax = 4;

/** Terms and areas related to the query, with their totals. */
export interface RelatedTerms {
  readonly terms: readonly { readonly text: Text; readonly total: number }[];
  readonly areas: readonly { readonly id: string; readonly name: Text; readonly total: number }[];
  readonly pieces: readonly QueryPiece[] | undefined;
}

/** Alternatives for an empty result, with their totals; those without results are omitted. */
export interface Alternatives {
  /** Totals without one part of the query, by the part's key (`queryParts`). `filters`: without any filter; `everywhere`: in all fields. */
  readonly totals: Readonly<Record<string, number>> | undefined;
  /** The nearest years before and after the selected range that have results. */
  readonly years: readonly { readonly year: number; readonly total: number }[];
  readonly pieces: readonly QueryPiece[] | undefined;
  /** The closest terms with results. */
  readonly terms: readonly { readonly text: Text; readonly total: number }[] | undefined;
  readonly institutions: readonly { readonly id: string; readonly name: Text; readonly total: number }[] | undefined;
  /** The names in both languages of the dictionary term that the query, or its closest term, names. */
  readonly names: readonly Text[] | undefined;
  /** The broader terms of that term; `total` is undefined where counting is too expensive for the data service. */
  readonly broader: readonly { readonly text: Text; readonly total: number | undefined }[] | undefined;
  /** Dictionary terms that match the query. */
  readonly entries: readonly { readonly id: string; readonly name: Text }[] | undefined;
}

/** The data of a list of authors: one page of rows, and the number of publications for the other tab. */
export interface AuthorAnswer {
  readonly page: Page<Author>;
  readonly researchTotal: number | undefined;
}

/** Key and fetcher of a research query. The key is the canonical query, so that equal queries share one cache entry. */
export function researchAnswerOptions(language: Language, query: ResearchQuery) {
  return {
    queryKey: ['research', language, encodeResearchQuery(query)] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchJson<ResearchAnswer>(paths.bffResearch(language, query), signal),
  };
}

export function authorAnswerOptions(language: Language, query: AuthorQuery) {
  return {
    queryKey: ['authors', language, encodeAuthorQuery(query)] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchJson<AuthorAnswer>(paths.bffAuthors(language, query), signal),
  };
}
