import type { ReactNode } from 'react';
import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import type { SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { ListFilter } from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';

/** A file format that a list is exported to. */
export interface ExportFormat {
  /** Without a dot. */
  readonly extension: string;
  readonly name: string;
  /** The name with an explanation, in the language of the page. */
  readonly label: string;
  /** Whether menus have it under “More formats”. */
  readonly isForPrograms: boolean;
}

/** The filter of a page about one person, institution, country or area; the keyword of a page about one mission. */
export type FixedFilters = Partial<Pick<ResearchQuery, ListFilter | 'keyword' | 'strict'>>;

export interface ResearchBrowserProps {
  readonly language: Language;
  /** Path of the list: `/en/research`, or a page of a person or place. */
  readonly basePath: string;
  /** Filters set by the page, not by the address. */
  readonly fixed?: FixedFilters;
  /** The canonical query string that `initial` answers. */
  readonly initialSearch: string;
  readonly initial: ResearchAnswer;
  /** Address of our API; absent in remote mode. */
  readonly apiSiteUrl?: string | undefined;
  /** Whether all results can be exported; false in remote mode. */
  readonly canExport?: boolean;
  /** Whether the list can be followed by mail. */
  readonly hasDigests?: boolean;
  readonly exportFormats: readonly ExportFormat[];
  /** Filters that a remote service supports. Absent for our own catalogue, which supports all. */
  readonly supportedFilters?: SupportedFilters | undefined;
  /** The rows as a table, if the address requests one. With a table, every change of the list loads the page again. */
  readonly table?: ReactNode;
  /** The row that the address opens, with its abstract. */
  readonly opened?: { readonly id: string; readonly abstract: ReactNode } | undefined;
  /** Row selection without scripts, rendered by the server. */
  readonly plainSelect?: ReactNode;
  /** Search help, rendered by the server so that its code is not sent. */
  readonly help?: ReactNode;
}
