import { decodeEntities } from './entities.ts';
import { splitList } from './split-list.ts';

/** The keywords of one field, separated by semicolons, bars or line breaks if any (`1,2,3-Triazole; Gyroscopes, fibre optic`), else by commas. */
export function splitKeywords(text: string | undefined): string[] {
  if (!text) return [];
  const plain = decodeEntities(text);
  return splitList(plain, /[;؛|\n]/.test(plain) ? /[;؛|\n]/ : /[,،]\s/.test(plain) ? /،|,\s/ : /[,،]/);
}
