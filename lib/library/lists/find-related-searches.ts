import { fewMax, type RelatedTerms } from '#lib/answers/research-answer.ts';
import { suggestionsMax } from '#lib/answers/suggest-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Collection } from '#lib/domain/collection.ts';
import { correctedCodes } from '#lib/domain/notice-codes.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import { isEnglishWord } from '#lib/text/vocabulary/english-words.ts';
import { spellsName, translationsOf } from '#lib/text/vocabulary/translations.ts';
import { fold } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { countPieces } from './find-alternatives.ts';

/** Maximum suggestions of each kind. */
const offeredMax = 3;

/** For a list of few results: terms, areas and parts of the query that have more results. Undefined for other lists. Never rejects. */
export async function findRelatedSearches(
  collection: Pick<Collection, 'findResearch' | 'findAuthors' | 'recommendations'>,
  language: Language,
  query: ResearchQuery,
  page: Page<Research>,
): Promise<RelatedTerms | undefined> {
  const { total = 0 } = page;
  if (total === 0 || total > fewMax || query.pageIndex > 1) return undefined;
  const suggested =
    (query.keyword && (await collection.recommendations?.suggest(language, query.keyword, suggestionsMax).catch(fallback([])))) || [];
  const terms = suggested.filter(({ kind, text }) => kind === 'term' && fold(text.value) !== fold(query.keyword ?? ''));
  const suggestedAreas = suggested.flatMap(({ kind, id, text }) => (kind === 'area' && id ? [{ id, name: text }] : []));
  const areas = [...suggestedAreas, ...(page.facets.focusedArea ?? [])].filter(
    ({ id }, index, list) => !query.focusedAreaId.includes(id) && list.findIndex((other) => other.id === id) === index,
  );
  const count = async (change: Partial<ResearchQuery>) =>
    (await collection.findResearch(language, { ...defaultResearchQuery, ...change, pageSize: 1 }).catch(fallback(undefined)))?.total ?? 0;
  const countAll = async <T>(values: readonly T[], change: (value: T) => Partial<ResearchQuery>) => {
    const results = await Promise.all(values.slice(0, offeredMax).map(async (value) => ({ ...value, total: await count(change(value)) })));
    return results.filter((candidate) => candidate.total > total);
  };
  // Labels have the words that were searched, without the typing errors of the query.
  const { suggestion: searched = query.keyword } =
    page.warnings.find(({ code }) => correctedCodes.some((corrected) => corrected === code)) ?? {};
  const pieces = searched
    ? (await countPieces(collection, language, searched)).filter((piece) => (piece.total ?? 0) > total && !isOrdinary(piece.text))
    : [];
  return {
    pieces: pieces.length > 0 ? pieces : undefined,
    terms: (await countAll(terms, ({ text }) => ({ keyword: text.value }))).map(({ text, total }) => ({ text, total })),
    areas: (await countAll(areas, ({ id }) => ({ focusedAreaId: [id] }))).map(({ id, name, total }) => ({ id, name, total })),
  };
}

/** Whether a text is a single word that names nothing: «الفضائي», "apart". Its many results are no help. */
function isOrdinary(text: string): boolean {
  const { units, spans, stems } = analyse(text);
  const [stem = ''] = stems;
  const isName = spans.length > 0 || spellsName(stem) || isCountryName(fold(text));
  return units.length === 1 && (generality(stem) !== undefined || (!isName && (isEnglishWord(text) || translationsOf(stem).length > 0)));
}
