/** An e-mail address with the brackets and label around it; also `name (at) example.org`. */
const email =
  /[([<«]?\s?(?:\b(?:(?:electronic|e-?mail) address(?:es)?|e-?mails?|mailto)\s?[:=]?\s?|(?:البريد الإلكتروني|بريد إلكتروني)\s?:?\s?)?[\p{L}\p{N}._%+-]{1,64}\s?(?:@|[([{]\s?at\s?[)\]}])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}\s?[)\]>»]?/giu;
/** A number with a telephone label before it. */
const telephone =
  /[([]?\s?(?:\b(?:tele?phone|tel|phone|mobile|mob|cell|fax|telefax|whatsapp)\b|(?<!\p{L})(?:هاتف|الهاتف|تلفون|تليفون|جوال|الجوال|فاكس|الفاكس|محمول))\s?(?:no|number|رقم)?[.:]{0,2}\s?\+?[\p{Nd}(][\p{Nd}\s()./–-]{4,24}\p{Nd}\s?[)\]]?/giu;

/** Removes e-mail addresses and labelled telephone numbers with their labels and brackets, for privacy. Runs in linear time. */
export function withoutContacts(text: string): string {
  const isMarked = /@|[([{]\s?at\s?[)\]}]/i.test(text);
  if (!isMarked && !/\p{Nd}{2}/u.test(text)) return text;
  const cleaned = (isMarked ? text.replace(email, ' ') : text).replace(telephone, ' ');
  if (cleaned === text) return text;
  return cleaned
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.،؛])/g, '')
    .replace(/\.(?=[;؛])/g, '')
    .replace(/([,;،؛])(?:[,;.،؛])+/g, '$1')
    .replace(/^[\s,;:.،؛]+|[\s,;:،؛]+$/g, '');
}
