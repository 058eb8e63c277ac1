import type { AuthorAnswer } from '#lib/answers/research-answer.ts';
import type { SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { Letter } from '#lib/domain/collection.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Choice } from './choice-select.tsx';

/** Props of the author list, which the server serialises into the page. */
export interface AuthorBrowserProps {
  readonly language: Language;
  readonly initialSearch: string;
  readonly initial: AuthorAnswer;
  readonly areas: readonly Choice[];
  readonly institutions: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Names of the institutions and countries in the query, by parameter and id: `country-SA`. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  /** Absent where the service has no letter index. */
  readonly letters?: readonly Letter[] | undefined;
  /** Filters a remote service supports; absent for our own. */
  readonly supportedFilters?: SupportedFilters | undefined;
  /** Address of our API; absent in remote mode. */
  readonly apiSiteUrl?: string | undefined;
}
