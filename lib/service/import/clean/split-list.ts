import { decodeEntities } from './entities.ts';

/** The parts of a list, without empty ones. Entities are decoded first, as they end in a semicolon: `R&amp;D; dust` has two parts. */
export function splitList(text: string, separator = /[;؛]/): string[] {
  return decodeEntities(text)
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
