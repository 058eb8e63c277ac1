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
