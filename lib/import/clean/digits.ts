/** Zeros of the scripts in bibliographic data: Arabic, Persian, N'Ko, Indic scripts, Thai, Lao, Tibetan, Burmese, full width. */
const zeros = [...'٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀０'].map((zero) => zero.charCodeAt(0));

/** The text with all decimal digits as 0 to 9, so that numbers compare equal across sources. */
export function asciiDigits(text: string): string {
  if (!/[\u0660-\uffff]/.test(text)) return text;
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((digitZero) => code >= digitZero && code < digitZero + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
