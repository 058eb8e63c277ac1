/** Beginnings of the words that say a small number, by language: cardinals, ordinals and what is made of them. */
const numberWords: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:one|first|single|mono)/i,
    /\b(?:two|twin|second|double|dual|twice|bi)/i,
    /\b(?:three|third|triple|tri)/i,
    /\b(?:four|quadr)/i,
    /\b(?:five|fif)/i,
    /\bsix/i,
    /\bseven/i,
    /\beight/i,
    /\b(?:nine|ninth)/i,
    /\bten/i,
    /\b(?:eleven)/i,
    /\b(?:twelve|twelf|dozen)/i,
  ],
  ar: [
    /(?:أول|أولى|واحد|إحدى|أحد|أحادي)/,
    /(?:ثان|اثن|ثنائي|مزدوج)/,
    /(?:ثالث|ثلاث)/,
    /(?:رابع|أربع|رباعي)/,
    /(?:خامس|خمس|خماسي)/,
    /(?:سادس|ست|سداسي)/,
    /(?:سابع|سبع|سباعي)/,
    /(?:ثامن|ثمان|ثماني)/,
    /(?:تاسع|تسع)/,
    /(?:عاشر|عشر)/,
    /(?:حادي عشر|أحد عشر|إحدى عشرة)/,
    /(?:ثاني عشر|اثنا عشر|اثني عشر)/,
  ],
};

/** Whether a text in a language says a number from 1 to 12 in a word. */
export function saysNumber(text: string, language: string, digits: string): boolean {
  return numberWords[language]?.[Number(digits) - 1]?.test(text) === true;
}
