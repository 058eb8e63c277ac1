import type { Offers } from '#components/list/offers.ts';
import type { Letter } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { AuthorAnswer } from '#lib/queries/research-answer.ts';
import type { Choice } from './choice-select.tsx';

export interface AuthorBrowserProps {
  readonly language: Language;
  readonly initialSearch: string;
  readonly initial: AuthorAnswer;
  readonly areas: readonly Choice[];
  readonly institutions: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Names of the institutions and countries of the query, by parameter and id: `country-SA`. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  /** Absent where the service cannot say which letters there are. */
  readonly letters?: readonly Letter[] | undefined;
  /** What somebody else's service lets a reader choose; absent for our own. */
  readonly offers?: Offers | undefined;
  /** The address of our own API; absent where the data comes from somebody else's. */
  readonly apiSiteUrl?: string | undefined;
}
