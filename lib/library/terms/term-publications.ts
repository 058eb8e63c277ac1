import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type DictionaryTerm, termQuery } from '#lib/domain/dictionary.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';

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
  const query = { ...defaultResearchQuery, ...termQuery(term, language), pageSize: size };
  const { items, total, match } = await catalogue.findResearch(language, query);
  return match === 'all' ? { records: items, count: total } : { records: [], count: 0 };
}
