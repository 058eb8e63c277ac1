import { decodeEntities } from './entities.ts';

/** The non-empty items of a list. Entities are decoded first, since they end in a semicolon: `R&amp;D; dust` has two items. */
export function splitList(text: string, separator = /[;؛]/): string[] {
  return decodeEntities(text)
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
