import { proseMax } from '#lib/domain/text.ts';

/** Maximum length of a word index, which is about three times as long as its abstract. Beyond it, the abstract is too long to import. */
const lengthMax = 4 * proseMax;
const indexStart = /"abstract_inverted_index"\s*:\s*\{/g;

/** Removes a word index of OpenAlex whose abstract is too long. Parsing it would take ten times the memory of its text. */
export function dropLongIndex(json: string): { readonly json: string; readonly isCut: boolean } {
  if (json.length <= lengthMax) return { json, isCut: false };
  for (const { index, 0: match } of json.matchAll(indexStart)) {
    const from = index + match.length - 1;
    const end = endOf(json, from);
    if (end - from > lengthMax) return { json: `${json.slice(0, from)}null${json.slice(end)}`, isCut: true };
  }
  return { json, isCut: false };
}

/** Position after the brace that closes the brace at `from`. A word index has no braces inside, except in quoted words. */
function endOf(json: string, from: number): number {
  for (let index = from + 1; index < json.length; index += 1) {
    if (json[index] === '}') return index + 1;
    if (json[index] !== '"') continue;
    for (index += 1; index < json.length && json[index] !== '"'; index += 1) if (json[index] === '\\') index += 1;
  }
  return from;
}
