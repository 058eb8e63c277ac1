import type { Catalogue } from './catalogue.ts';
import { type DictionaryTerm, termName } from './dictionary.ts';
import type { Language } from './language.ts';
import { defaultResearchQuery } from './query.ts';
import type { Research } from './research.ts';

interface TermPublications {
  /** The best matches, at most `size`. */
  readonly records: readonly Research[];
  readonly count: number | undefined;
}

/** The publications that match the preferred name of a term. Partial matches do not count. */
export async function termPublications(
  catalogue: Pick<Catalogue, 'findResearch'>,
  language: Language,
  term: DictionaryTerm,
  size: number,
): Promise<TermPublications> {
  const query = { ...defaultResearchQuery, keyword: termName(term, language).value, pageSize: size };
  const { items, total, match } = await catalogue.findResearch(language, query);
  return match === 'all' ? { records: items, count: total } : { records: [], count: 0 };
}
