import type { ReactNode } from 'react';
import type { Offers } from '#components/list/offers.ts';
import type { ListFilter } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchAnswer } from '#lib/queries/research-answer.ts';

/** The filter of a page about one person, institution, country or area. */
export type FixedFilters = Partial<Pick<ResearchQuery, ListFilter>>;

export interface ResearchBrowserProps {
  readonly language: Language;
  /** Where this list lives: `/en/research`, or an author's page. */
  readonly basePath: string;
  /** Filters that the page itself sets and that the address does not hold. */
  readonly fixed?: FixedFilters;
  /** The canonical query string that `initial` answers. */
  readonly initialSearch: string;
  readonly initial: ResearchAnswer;
  /** The address of our own API, for "this page in the API"; absent where the data comes from somebody else's. */
  readonly apiSiteUrl?: string | undefined;
  /** Whether a whole result can be had as a file; not where the data comes from somebody else's service. */
  readonly canExport?: boolean;
  /** What somebody else's service lets a reader choose; absent for our own. */
  readonly offers?: Offers | undefined;
  /** The rows as a table, where the address asks for one: then every change is a page of its own. */
  readonly table?: ReactNode;
  /** The row that the address opens, with its abstract. */
  readonly opened?: { readonly id: string; readonly abstract: ReactNode } | undefined;
  /** The choice of rows without scripts, rendered by the server. */
  readonly plainSelect?: ReactNode;
  /** Help for the search box, rendered by the server so that its code is not sent. */
  readonly help?: ReactNode;
}
