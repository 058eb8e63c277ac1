import { decodeEntities } from './entities.ts';
import { splitList } from './split-list.ts';

/** The keywords of one field, split at semicolons, bars and line breaks, or at commas if it has none of these. */
export function splitKeywords(text: string | undefined): string[] {
  if (!text) return [];
  const plain = decodeEntities(text);
  return splitList(plain, /[;؛|\n]/.test(plain) ? /[;؛|\n]/ : /[,،]\s/.test(plain) ? /،|,\s/ : /[,،]/);
}

/** Whether a keyword is the kind of an article: "Research Article", "Artigo Original". */
export const isArticleKind = (word: string): boolean =>
  /^(?:(?:original|research|review|short|full(?:[ -]length)?|regular|peer[ -]reviewed|scientific)\s+)*(?:articles?|papers?|communications?)$|^(?:art[ií](?:culo|go)s?|article)\s+(?:originai?l|original(?:es|e)?|de (?:revisión|revisão|recherche))$/i.test(
    word.trim(),
  );
