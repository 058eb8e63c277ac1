/** An address of e-mail, with the brackets and the word around it; also `name (at) example.org`. */
const email =
  /[([<«]?\s?(?:\b(?:(?:electronic|e-?mail) address(?:es)?|e-?mails?|mailto)\s?[:=]?\s?|(?:البريد الإلكتروني|بريد إلكتروني)\s?:?\s?)?[\p{L}\p{N}._%+-]{1,64}\s?(?:@|[([{]\s?at\s?[)\]}])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}\s?[)\]>»]?/giu;
/** A number that a word before it marks as that of a telephone. */
const telephone =
  /[([]?\s?(?:\b(?:tele?phone|tel|phone|mobile|mob|cell|fax|telefax|whatsapp)\b|(?<!\p{L})(?:هاتف|الهاتف|تلفون|تليفون|جوال|الجوال|فاكس|الفاكس|محمول))\s?(?:no|number|رقم)?[.:]{0,2}\s?\+?[\p{Nd}(][\p{Nd}\s()./–-]{4,24}\p{Nd}\s?[)\]]?/giu;

/**
 * A name or an affiliation without addresses of e-mail and without telephone numbers that are marked as such: sources put them there, and nobody has
 * agreed to see them published. Blanks and marks that they leave go too; other text stays as it is. Linear in the length of the text.
 */
export function withoutContacts(text: string): string {
  const isMarked = /@|[([{]\s?at\s?[)\]}]/i.test(text);
  if (!isMarked && !/\p{Nd}{2}/u.test(text)) return text;
  const bare = (isMarked ? text.replace(email, ' ') : text).replace(telephone, ' ');
  if (bare === text) return text;
  return bare
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.،؛])/g, '')
    .replace(/\.(?=[;؛])/g, '')
    .replace(/([,;،؛])(?:[,;.،؛])+/g, '$1')
    .replace(/^[\s,;:.،؛]+|[\s,;:،؛]+$/g, '');
}
