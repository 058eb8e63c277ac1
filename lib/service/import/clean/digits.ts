/** Zeros of the scripts whose digits bibliographic data holds: Arabic, Persian, N'Ko, Indic scripts, Thai, Lao, Tibetan, Burmese, full width. */
const zeros = [...'٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀０'].map((zero) => zero.charCodeAt(0));

/** The text with digits of other scripts as 0 to 9; numbers in them are equal to those of other sources then. */
export function latinDigits(text: string): string {
  if (!/[\u0660-\uffff]/.test(text)) return text;
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
