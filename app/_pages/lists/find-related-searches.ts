import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Extras } from '#lib/domain/extras.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { fewMax, type RelatedTerms } from '#lib/queries/research-answer.ts';
import { suggestionsMax } from '#lib/queries/suggest-answer.ts';
import { fold } from '#lib/text/words/fold.ts';
import { countPieces } from './find-alternatives.ts';

/** Maximum suggestions of each kind. */
const offeredMax = 3;

/** For a list of few results: terms, areas and parts of the query that have more results. Undefined for other lists. Never rejects. */
export async function findRelatedSearches(
  { catalogue, extras }: { readonly catalogue: Catalogue; readonly extras: Pick<Extras, 'suggest'> },
  language: Language,
  query: ResearchQuery,
  page: Page<Research>,
): Promise<RelatedTerms | undefined> {
  const { total = 0 } = page;
  if (total === 0 || total > fewMax || query.pageIndex > 1) return undefined;
  const suggested = query.keyword ? await extras.suggest(language, query.keyword, suggestionsMax).catch(fallback([])) : [];
  const terms = suggested.filter(({ kind, text }) => kind === 'term' && fold(text.value) !== fold(query.keyword ?? ''));
  const suggestedAreas = suggested.flatMap(({ kind, id, text }) => (kind === 'area' && id ? [{ id, name: text }] : []));
  const areas = [...suggestedAreas, ...(page.facets.focusedArea ?? [])].filter(
    ({ id }, index, list) => !query.focusedAreaId.includes(id) && list.findIndex((other) => other.id === id) === index,
  );
  const count = async (change: Partial<ResearchQuery>) =>
    (await catalogue.findResearch(language, { ...defaultResearchQuery, ...change, pageSize: 1 }).catch(fallback(undefined)))?.total ?? 0;
  const countAll = async <T>(values: readonly T[], change: (value: T) => Partial<ResearchQuery>) => {
    const results = await Promise.all(values.slice(0, offeredMax).map(async (value) => ({ ...value, total: await count(change(value)) })));
    return results.filter((candidate) => candidate.total > total);
  };
  const pieces = query.keyword ? (await countPieces(catalogue, language, query.keyword)).filter((piece) => (piece.total ?? 0) > total) : [];
  return {
    ...(pieces.length > 0 && { pieces }),
    terms: (await countAll(terms, ({ text }) => ({ keyword: text.value }))).map(({ text, total }) => ({ text, total })),
    areas: (await countAll(areas, ({ id }) => ({ focusedAreaId: [id] }))).map(({ id, name, total }) => ({ id, name, total })),
  };
}
