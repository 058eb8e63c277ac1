import { decodeEntities } from './entities.ts';
import { splitList } from './split-list.ts';

/** The keywords of one field, split at semicolons, bars and line breaks, or at commas if it has none of these. */
export function splitKeywords(text: string | undefined): string[] {
  if (!text) return [];
  const plain = decodeEntities(text);
  return splitList(plain, /[;؛|\n]/.test(plain) ? /[;؛|\n]/ : /[,،]\s/.test(plain) ? /،|,\s/ : /[,،]/);
}
