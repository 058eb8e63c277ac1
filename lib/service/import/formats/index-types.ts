import type { SchemeValue } from '#lib/service/import/draft/draft.ts';

/**
 * Types as citation indexes write them, several in one field (`Article; Book Chapter`): the plain word counts last where the work is `inBook`, because a
 * chapter is an article too there.
 */
export function indexTypes(field: string | undefined, inBook = false): readonly SchemeValue[] {
  const words = field?.split(/\s*[;|]\s*/).filter(Boolean) ?? [];
  const isPlain = (word: string) => /^article$/i.test(word);
  const ordered = inBook ? [...words.filter((word) => !isPlain(word)), ...words.filter(isPlain)] : words;
  return ordered.flatMap((value) => [
    { scheme: 'index', value },
    { scheme: 'own', value },
  ]);
}
