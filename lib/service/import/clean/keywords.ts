import { decodeEntities } from './entities.ts';
import { splitList } from './split-list.ts';

/**
 * The keywords of one field: parted by semicolons of either script, bars or line breaks where there are any, and a comma is a part of a keyword then
 * (`1,2,3-Triazole; Gyroscopes, fibre optic`); else by commas, those with a blank behind where some have one.
 */
export function splitKeywords(text: string | undefined): string[] {
  if (!text) return [];
  const plain = decodeEntities(text);
  return splitList(plain, /[;؛|\n]/.test(plain) ? /[;؛|\n]/ : /[,،]\s/.test(plain) ? /،|,\s/ : /[,،]/);
}
