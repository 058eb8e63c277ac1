import { Problem } from '#lib/base/problem.ts';
import type { ListedVenue } from '#lib/domain/listed-venue.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { fold } from '#lib/text/words/fold.ts';
import type { VenueQuery } from '#lib/url/venue-query.ts';

export const venuesOnPage = 60;

interface VenuePage {
  readonly rows: readonly ListedVenue[];
  readonly total: number;
  readonly pages: number;
}

/** One page of the venues of our own store. Rejects with `not_found` in remote mode. */
export async function listVenues({ collection }: Sources, language: Language, { find, by, pageIndex }: VenueQuery): Promise<VenuePage> {
  if (!collection.counts) throw new Problem('not_found');
  const needle = fold(find ?? '').trim();
  const venues = (await collection.counts.venues(language)).filter((venue) => isNamedLike(venue, needle));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rows = by === 'name' ? venues.toSorted((a, b) => compare(sortKey(a), sortKey(b))) : venues;
  return {
    rows: rows.slice((pageIndex - 1) * venuesOnPage, pageIndex * venuesOnPage),
    total: rows.length,
    pages: Math.max(1, Math.ceil(rows.length / venuesOnPage)),
  };
}

const isNamedLike = ({ name, variants, issn }: ListedVenue, needle: string) =>
  needle === '' || [name.value, name.alt?.value ?? '', ...variants, ...issn].some((text) => fold(text).includes(needle));

const sortKey = ({ name }: ListedVenue) => name.value.replace(/^(?:the\s+|ال(?=\p{L}{2}))/iu, '');
