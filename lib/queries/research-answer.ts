import type { Author } from '#lib/domain/author.ts';
import type { FacetName } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import type { NoticeKind } from '#lib/domain/notice.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AuthorQuery, ResearchQuery } from '#lib/domain/query.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { encodeAuthorQuery } from '#lib/url/author-query.ts';
import { paths } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import { fetchJson } from './fetch-json.ts';

/** What a row draws of a publication, and nothing else: the rows travel twice in a served page, as HTML and as what React hydrates from. */
export interface ResearchRowData
  extends Pick<
    Research,
    | 'id'
    | 'title'
    | 'titleMarkup'
    | 'authorCount'
    | 'authorsIncomplete'
    | 'type'
    | 'year'
    | 'venue'
    | 'language'
    | 'highlights'
    | 'match'
    | 'lacks'
  > {
  readonly authors: readonly Pick<Authorship, 'id' | 'name' | 'position'>[];
  /** The best way to read the work, in words. */
  readonly read: { readonly text: string; readonly href: string; readonly isFree?: true };
  /** How many citations a source counts; in a list sorted by them also who counted and when, and null where nobody did. */
  readonly cited?: { readonly count: number; readonly from?: { readonly name?: string; readonly date: string } } | null;
  /** That a machine translated the title or the second title, with what and when, in words. */
  readonly machine?: string;
  /** The gravest of what was published about the work later. */
  readonly notice?: NoticeKind;
}

/** So many people stand in a row; the rest is a number. */
export const rowPeopleMax = 5;

/** So many values of a filter stand in the panel; the rest is fetched when it is unfolded, and has a page of its own. */
export const facetFirst = 7;

/** What a list page shows: one page of rows and how many the other tab holds for the same keyword. */
export interface ResearchAnswer {
  /** Its facets have the values that the panel shows at once (`facetFirst`) and those chosen. */
  readonly page: Page<ResearchRowData>;
  /** How many values of a facet are left out. */
  readonly facetsMore?: Readonly<Partial<Record<FacetName, number>>>;
  /** The list is whole, but what stands in the filters could not be had. */
  readonly facetsFailed?: true;
  readonly authorTotal?: number;
  /** Titles of the publications that the query names, by id. */
  readonly titles?: Readonly<Record<string, Text>>;
  /** No publication of the list has a count of citations, so that they are no order of it. */
  readonly isUncounted?: true;
  /** The rows by id for reference managers (COinS). */
  readonly coins?: Readonly<Record<string, string>>;
  /** The page of what a pasted identifier names: who asked for it is taken there. */
  readonly goTo?: string;
  /** Only where nothing was found. */
  readonly alternatives?: Alternatives;
  /** The term of the dictionary that the words name. */
  readonly meant?: MeantEntry;
  /** Only where little was found. */
  readonly near?: Near;
  /** Works like the first of the list, where the list ends on this page. */
  readonly alike?: readonly AlikeWork[];
}

export interface MeantEntry {
  readonly id: string;
  readonly name: Text;
  readonly definition: Text;
}

export interface AlikeWork {
  readonly id: string;
  readonly title: Text;
  readonly year?: number;
}

/** A part of the words of a query, searched alone; without a number where counting would ask too much of a service. */
export interface Piece {
  readonly text: string;
  readonly total?: number;
}

/** So many results are few. */
export const fewMax = 4;

/** Subjects and areas near to what was asked, with how much each has. */
export interface Near {
  readonly terms: readonly { readonly text: Text; readonly total: number }[];
  readonly areas: readonly { readonly id: string; readonly name: Text; readonly total: number }[];
  readonly pieces?: readonly Piece[];
}

/** What a reader who found nothing can do, with how much is there. What leads to nothing again is left out. */
export interface Alternatives {
  /**
   * Results without one part of the query, by the key of the part (`queryParts`); `filters` without any filter, `everywhere` in all
   * fields. Absent where a service is not asked for them.
   */
  readonly totals?: Readonly<Record<string, number>>;
  /** The last year before the chosen ones and the first after them that have results. */
  readonly years: readonly { readonly year: number; readonly total: number }[];
  readonly pieces?: readonly Piece[];
  /** The closest subjects that have results. */
  readonly terms?: readonly { readonly text: Text; readonly total: number }[];
  readonly institutions?: readonly { readonly id: string; readonly name: Text; readonly total: number }[];
  /** Entries of the dictionary. */
  readonly entries?: readonly { readonly id: string; readonly name: Text }[];
}

export interface AuthorAnswer {
  readonly page: Page<Author>;
  readonly researchTotal?: number;
}

/** Key and fetcher of a research query; the canonical address is the key, so one state has one entry. */
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
