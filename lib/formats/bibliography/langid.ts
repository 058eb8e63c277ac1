import { lookupTable } from '#lib/base/bounds/lookup-table.ts';

/** Language names of babel and polyglossia by ISO 639-1 code. Other languages are written and read back as their code. */
const langids: Readonly<Record<string, string>> = lookupTable({
  ar: 'arabic',
  en: 'english',
  fr: 'french',
  de: 'german',
  es: 'spanish',
  pt: 'portuguese',
  it: 'italian',
  ru: 'russian',
  uk: 'ukrainian',
  nl: 'dutch',
  pl: 'polish',
  cs: 'czech',
  sv: 'swedish',
  fi: 'finnish',
  da: 'danish',
  hu: 'hungarian',
  ro: 'romanian',
  el: 'greek',
  tr: 'turkish',
  fa: 'persian',
  he: 'hebrew',
  ur: 'urdu',
  hi: 'hindi',
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
  id: 'indonesian',
});

/** The babel name of an ISO 639 code, such as `english`; the code itself if there is no such name. */
export function langidOf(language: string): string {
  return langids[language] ?? language;
}

/** The ISO 639 code of a babel name or code; undefined for anything else. */
export function languageOfLangid(langid: string): string | undefined {
  const name = langid.trim().toLowerCase();
  const code = Object.keys(langids).find((key) => langids[key] === name) ?? variants[name] ?? name;
  return /^[a-z]{2,3}$/.test(code) ? code : undefined;
}

const variants: Readonly<Record<string, string>> = lookupTable({
  american: 'en',
  british: 'en',
  usenglish: 'en',
  ukenglish: 'en',
  australian: 'en',
  ngerman: 'de',
  german: 'de',
  austrian: 'de',
  brazilian: 'pt',
  farsi: 'fa',
  canadien: 'fr',
  francais: 'fr',
  mexican: 'es',
});
