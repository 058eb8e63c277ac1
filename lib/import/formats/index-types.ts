import type { SchemeValue } from '#lib/import/draft/draft.ts';

/** Types from a citation index, which may list several (`Article; Book Chapter`). With `inBook`, the less specific "Article" comes last. */
export function indexTypes(field: string | undefined, inBook = false): readonly SchemeValue[] {
  const words = field?.split(/\s*[;|]\s*/).filter(Boolean) ?? [];
  const isArticle = (word: string) => /^article$/i.test(word);
  const orderedWords = inBook ? [...words.filter((word) => !isArticle(word)), ...words.filter(isArticle)] : words;
  return orderedWords.flatMap((value) => [
    { scheme: 'index', value },
    { scheme: 'own', value },
  ]);
}

/** Types from the words for a kind of thesis ("Master's thesis", «رسالة ماجستير»), else those of a citation index. */
export const thesisTypes = (words: string | undefined): readonly SchemeValue[] =>
  /master|m\.?\s?sc\b|ماجستير/i.test(words ?? '') ? [{ scheme: 'own', value: 'masters-thesis' }] : indexTypes(words);
