import type { PageExtras } from '#lib/client/reader/envelopes/read-page-extras.ts';
import type { PageFigures } from '#lib/client/reader/envelopes/read-page-figures.ts';
import type { AuthorListPayload, LookupEntryPayload } from '#lib/contract/payloads/payloads.ts';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import { present } from './read-own-research.ts';
import { readOwnText } from './read-own-text.ts';

type Envelope = Omit<AuthorListPayload, 'items'>;

/** What `writePage` says of a page, as the service counts. */
export function readOwnFigures({ totalCount, hasNextPage, hasPreviousPage }: Envelope): PageFigures {
  return { total: totalCount, hasNext: hasNextPage, hasPrevious: hasPreviousPage };
}

/** What `writePage` says beside the rows. */
export function readOwnExtras({ facets, match, warnings, sort, nextCursor }: Envelope, language: Language): PageExtras {
  const named = Object.entries(facets).map(([name, values]) => [
    name,
    values.map((value) => ({ id: String(value.id), name: readOwnText(value.name, language), count: value.count })),
  ]);
  return {
    facets: Object.fromEntries(named),
    match,
    warnings: warnings.map(({ code, text, suggestion }) => ({ code, text, ...present({ suggestion }) })),
    ...(sort !== '' && { sort }),
    ...present({ nextCursor }),
  };
}

/** One entry of a lookup as `writeLookup` writes it. */
export function readOwnLookup(entry: LookupEntryPayload, language: Language): LookupEntry {
  const { id, name, alternativeName, description, ...rest } = entry;
  return {
    id: String(id),
    name: readOwnText(name, language, { alternative: alternativeName }),
    ...present({
      ...rest,
      description: description === null || description === name ? undefined : readOwnText(description, language),
    }),
  };
}
