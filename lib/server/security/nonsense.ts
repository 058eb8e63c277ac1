const searched = /^\/(?:(?:en|ar)\/(?:research|authors)(?:[./?]|$)|bff\/)/;
/** Blanks of a pasted text aside. U+FFFD stands for bytes that are no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;
const addresses = /\bhttps?:\/\//gi;
const sameSign = /(\P{N})\1{39}/u;
/** A word is said so often in a whole abstract, too, but never makes up half of it. */
const sameWordMax = 12;
/** Longer than any DOI or word of a language that joins its words. */
const wordLengthMax = 300;

/**
 * Whether an address asks for what no person types into a search box: control characters, links to advertise, one word or sign over and over. Such text comes
 * from programs by the thousand, each a list of its own to make; it is refused before anything is made. Anything else typed is searched for.
 */
export function isNonsense(url: string): boolean {
  const question = url.indexOf('?');
  if (question === -1 || !searched.test(url)) return false;
  return [...new URLSearchParams(url.slice(question))].some(([, value]) => isNonsenseText(value));
}

function isNonsenseText(text: string): boolean {
  if (unprintable.test(text) || (text.match(addresses)?.length ?? 0) > 1 || sameSign.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,،]+/);
  if (words.some((word) => word.length > wordLengthMax)) return true;
  if (words.length <= sameWordMax) return false;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(...counts.values()) > Math.max(sameWordMax, words.length / 2);
}
