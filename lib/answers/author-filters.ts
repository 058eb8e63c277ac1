import type { Letter } from '#lib/domain/collection.ts';
import type { Ref } from '#lib/domain/research.ts';

/** The values by which a list of authors can be filtered. */
export interface AuthorFilters {
  readonly areas: readonly Ref[] | 'failed';
  /** Undefined in remote mode. */
  readonly letters: readonly Letter[] | 'failed' | undefined;
  /** Names of the institutions and countries that the query filters by, for their filter chips. */
  readonly places: Readonly<Record<string, string>> | undefined;
  /** Empty, as the countries are, where the service has no institutions. */
  readonly institutions: readonly Ref[];
  /** Groups of countries come first. */
  readonly countries: readonly Ref[];
}
