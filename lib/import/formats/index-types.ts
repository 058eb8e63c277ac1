import type { SchemeValue } from '#lib/import/draft/draft.ts';

/** Types from a citation index, which may list several (`Article; Book Chapter`). With `inBook`, an "Article" is a chapter and comes last. */
export function indexTypes(field: string | undefined, inBook = false): readonly SchemeValue[] {
  const words = field?.split(/\s*[;|]\s*/).filter(Boolean) ?? [];
  const isArticle = (word: string) => /^article$/i.test(word);
  const orderedWords = inBook ? [...words.filter((word) => !isArticle(word)), ...words.filter(isArticle)] : words;
  return orderedWords.flatMap((word) => {
    const value = inBook && isArticle(word) ? 'book-chapter' : word;
    return ['index', 'own'].map((scheme) => ({ scheme, value }));
  });
}

/** Types from the fields of a thesis that may name its degree ("Master's thesis", «رسالة ماجستير»). */
export const thesisTypes = (...words: readonly (string | undefined)[]): readonly SchemeValue[] =>
  words.map((value = '') => ({ scheme: 'degree', value }));
