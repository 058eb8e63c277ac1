import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { PlaceKind } from '#lib/library/places/place-kinds.ts';
import { type ComparedKind, commonMax } from '#lib/url/compare-query.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';

interface JointListOptions {
  readonly language: Language;
  readonly kind: Pick<PlaceKind, 'segment' | 'filter'>;
  readonly id: string;
}

/**
 * The address of exactly the publications that a place shares with a person or another place. Values of one filter are combined with OR,
 * so those of two places of one kind are the works in common of a comparison; undefined if they are more than it lists.
 */
export function jointListHref(
  { language, kind, id }: JointListOptions,
  filter: ComparedKind | 'authorId',
  other: { readonly id: string; readonly count: number },
): string | undefined {
  if (filter === kind.filter)
    return other.count > commonMax ? undefined : `${paths.compare(language, { kind: filter, ids: [id, other.id] })}#common`;
  const query: ResearchQuery = { ...defaultResearchQuery, [filter]: [other.id] };
  return `${withQuery(paths.place(language, kind.segment, id), encodeResearchQuery(query))}#list`;
}
