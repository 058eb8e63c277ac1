import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { PlaceKind } from '#lib/library/places/place-kinds.ts';
import type { ComparedKind } from '#lib/url/compare-query.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';

interface JointListOptions {
  readonly language: Language;
  readonly kind: Pick<PlaceKind, 'segment' | 'filter'>;
  readonly id: string;
}

/**
 * The address of exactly the publications that a place shares with a person or another place. Values of one filter are combined with OR,
 * so those of two places of one kind are the works in common of a comparison.
 */
export function jointListHref({ language, kind, id }: JointListOptions, filter: ComparedKind | 'authorId', value: string): string {
  if (filter === kind.filter) return `${paths.compare(language, { kind: filter, ids: [id, value] })}#common`;
  const query: ResearchQuery = { ...defaultResearchQuery, [filter]: [value] };
  return `${withQuery(paths.place(language, kind.segment, id), encodeResearchQuery(query))}#list`;
}
