import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import type { TermSource } from '#lib/search/search-source.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import type { ResearchReader } from './cached-rows.ts';

/**
 * Ranges of the subject list, one query each, tried until enough works match. Longer ranges come first: they require more shared
 * subjects.
 */
const slices = [
  [0, 6],
  [0, 3],
  [0, 1],
  [1, 2],
  [2, 3],
] as const;
const subjectsMax = 6;

/** A subject in the title weighs most, since an abstract also mentions side subjects. */
const fieldWeights = { title: 3, keyword: 2, abstract: 1 } as const;

/**
 * Finds works similar to the given ones by searching for the rare subjects that they share (relevance feedback). Measured: this helps as a
 * supplement below a list, but would worsen the list itself.
 */
export function alikeFinder(
  index: Pick<NameIndex, 'lookUp'>,
  find: (language: Language, query: ResearchQuery) => Promise<Page<Research>>,
  read: ResearchReader,
) {
  return async (language: Language, ids: readonly number[], limit: number): Promise<readonly Research[]> => {
    // In one language for all readers: subjects of translated texts differ, and so would the similar works.
    const [subjectLanguage] = languages;
    const works = await read(subjectLanguage, ids, 'detail');
    const weights = commonSubjects(works);
    const names = await index.lookUp((terms) => nameSubjects(terms, weights, subjectLanguage));
    const inputIds = new Set(ids.map(String));
    const similar = new Map<string, Research>();
    for (const [from, to] of slices) {
      const keyword = names.slice(from, to).join(', ');
      if (keyword === '' || similar.size >= limit) break;
      const { items } = await find(language, { ...defaultResearchQuery, keyword, pageSize: limit + ids.length });
      for (const work of items) if (!inputIds.has(work.id) && !similar.has(work.id)) similar.set(work.id, work);
    }
    return [...similar.values()].slice(0, limit);
  };
}

/** Weighted concepts of these works; with three works or more, only those in at least two. */
function commonSubjects(works: readonly Research[]): ReadonlyMap<string, number> {
  const weights = new Map<string, { weight: number; works: number }>();
  for (const { title, keywords, abstract } of works) {
    const subjects = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const { concepts } of analyse(text).spans)
        for (const token of concepts.slice(0, 1)) subjects.set(token, Math.max(subjects.get(token) ?? 0, weight));
    };
    if (abstract) add(abstract.value, fieldWeights.abstract);
    for (const keyword of keywords) add(keyword, fieldWeights.keyword);
    add(title.value, fieldWeights.title);
    for (const [token, weight] of subjects) {
      const sum = weights.get(token) ?? { weight: 0, works: 0 };
      weights.set(token, { weight: sum.weight + weight, works: sum.works + 1 });
    }
  }
  const worksMin = works.length > 2 ? 2 : 1;
  return new Map([...weights].filter(([, { works: count }]) => count >= worksMin).map(([token, { weight }]) => [token, weight]));
}

/** Names of the most distinctive subjects: prominent in these works and rare in the collection. */
function nameSubjects(terms: TermSource, weights: ReadonlyMap<string, number>, language: Language): string[] {
  const { concepts } = defaultVocabulary();
  const distinction = ([token, weight]: readonly [string, number]) => weight / Math.log2(2 + terms.count(token));
  return [...weights]
    .filter(([token]) => concepts.get(token)?.type !== 'document')
    .sort((a, b) => distinction(b) - distinction(a) || (a[0] < b[0] ? -1 : 1))
    .slice(0, subjectsMax)
    .flatMap(([token]) => concepts.get(token)?.[language][0] ?? []);
}
