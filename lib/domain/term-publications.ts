import type { Language } from '#lib/languages/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { type DictionaryTerm, termKeyword } from './dictionary.ts';
import { defaultResearchQuery } from './query.ts';
import type { Research } from './research.ts';

interface TermPublications {
  /** The best matches, at most `size`. */
  readonly records: readonly Research[];
  readonly count: number | undefined;
}

/** The publications that match the name of a term. Partial matches do not count. */
export async function termPublications(
  catalogue: Pick<Catalogue, 'findResearch'>,
  language: Language,
  term: DictionaryTerm,
  size: number,
): Promise<TermPublications> {
  const query = { ...defaultResearchQuery, keyword: termKeyword(term, language), pageSize: size };
  const { items, total, match } = await catalogue.findResearch(language, query);
  return match === 'all' ? { records: items, count: total } : { records: [], count: 0 };
}
