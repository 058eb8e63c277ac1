import { proseMax } from '#lib/domain/text.ts';

/** A word and its places take three times the letters of the word: an index longer than this is of a text that is left out anyway. */
const lengthMax = 4 * proseMax;
const beginning = /"abstract_inverted_index"\s*:\s*\{/g;

/**
 * The JSON of a record without a word index of OpenAlex that no abstract of a work has. Its words become members of one object, which takes ten times the
 * memory of its text, so it goes before the record is parsed.
 */
export function withoutLongIndex(json: string): { readonly json: string; readonly cut: boolean } {
  if (json.length <= lengthMax) return { json, cut: false };
  for (const { index, 0: found } of json.matchAll(beginning)) {
    const from = index + found.length - 1;
    const end = endOf(json, from);
    if (end - from > lengthMax) return { json: `${json.slice(0, from)}null${json.slice(end)}`, cut: true };
  }
  return { json, cut: false };
}

/** Behind the brace that closes the one at `from`; the index holds lists of numbers and no other object. */
function endOf(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '}') return at + 1;
    if (json[at] !== '"') continue;
    for (at += 1; at < json.length && json[at] !== '"'; at += 1) if (json[at] === '\\') at += 1;
  }
  return from;
}
