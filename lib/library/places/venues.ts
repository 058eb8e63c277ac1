import { Problem } from '#lib/base/problem.ts';
import type { Letter } from '#lib/domain/collection.ts';
import type { ListedVenue } from '#lib/domain/listed-venue.ts';
import { type VenueKind, venueKinds } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { fold } from '#lib/text/words/fold.ts';
import type { VenueQuery } from '#lib/url/venue-query.ts';

export const venuesOnPage = 60;

interface VenuePage {
  /** The initials of all venues of the search. */
  readonly letters: readonly Letter[];
  /** The kinds of all venues. */
  readonly kinds: readonly VenueKind[];
  readonly rows: readonly ListedVenue[];
  readonly total: number;
  readonly pages: number;
}

/** One page of the venues of our own store. Rejects with `not_found` in remote mode. */
export async function listVenues({ collection }: Sources, language: Language, query: VenueQuery): Promise<VenuePage> {
  if (!collection.counts) throw new Problem('not_found');
  const { find, by, initial, kind, pageIndex } = query;
  const needle = fold(find ?? '').trim();
  const allVenues = await collection.counts.venues(language);
  const venues = allVenues.filter((venue) => isNamedLike(venue, needle) && (kind === undefined || venue.kind === kind));
  const ofLetter = initial === undefined ? venues : venues.filter((venue) => initialsOf(venue).includes(initial));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rows = by === 'name' ? ofLetter.toSorted((a, b) => compare(sortKey(a.name.value), sortKey(b.name.value))) : ofLetter;
  return {
    letters: [...Map.groupBy(venues.flatMap(initialsOf), (letter) => letter)]
      .map(([letter, all]) => ({ letter, count: all.length }))
      .toSorted((a, b) => compare(a.letter, b.letter)),
    kinds: venueKinds.filter((each) => allVenues.some((venue) => venue.kind === each)),
    rows: rows.slice((pageIndex - 1) * venuesOnPage, pageIndex * venuesOnPage),
    total: rows.length,
    pages: Math.max(1, Math.ceil(rows.length / venuesOnPage)),
  };
}

const isNamedLike = ({ name, variants, issn }: ListedVenue, needle: string) =>
  needle === '' || [name.value, name.alt?.value ?? '', ...variants, ...issn].some((text) => fold(text).includes(needle));

const sortKey = (name: string) => name.replace(/^(?:the\s+|ال(?=\p{L}{2}))/iu, '');

/** The initials of a venue's names, each once; none for a name that begins with a digit or another script. */
const initialsOf = ({ name }: Pick<ListedVenue, 'name'>): readonly string[] => [
  ...new Set([name.value, name.alt?.value ?? ''].flatMap((text) => initialOf(text) ?? [])),
];

/** The first letter of a name without its article, as Latin capital or Arabic letter. */
const initialOf = (name: string) => /^[A-Z\u0621-\u064a]/.exec(fold(sortKey(name)).trimStart().toUpperCase())?.[0];
