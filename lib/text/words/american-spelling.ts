import { wordsOfClass } from './word-classes.ts';

/** American spelling of a British word: the stemmer (Porter2) knows -ize, not -ise. Errors are harmless, since all texts are converted. */
export function americanSpelling(word: string): string {
  let out = word;
  for (const [pattern, replacement] of substitutions) out = out.replace(pattern, replacement);
  return out.replace(/^([a-z]{2,}?)is(e|ed|es|er|ers|ing|ation|ations|able)$/, (whole, base: string, ending: string) =>
    keepsS.has(base) || (ending === 'es' && base.length < 4) ? whole : `${base}iz${ending}`,
  );
}

const substitutions: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(.{2,}[^aeo])our(s|ed|ing|able|al|ally|less|ful|ist|ite|ites|ization|isation|hood)?$/, '$1or$2'],
  [/^(arb|od)our(s|less)?$/, '$1or$2'],
  [/(cent|met|fib|lit|calib|theat|lust|spect|sab)re(s)?$/, '$1er$2'],
  [/^(de|re|con)?(cent)r(ed|ing)$/, '$1$2er$3'],
  [/logue(s|d)?$/, 'log$1'],
  [/programme(s)?$/, 'program$1'],
  [/^(def|off|lic|pret)ence(s)?$/, '$1ense$2'],
  [/yse(d|s|r|rs)?$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/^(an|p?al|arch)?ae(?=o|on)/, '$1e'],
  [/haem/, 'hem'],
  [/aemi(a|c)/, 'emi$1'],
  [/anaesth/, 'anesth'],
  [/^oed/, 'ed'],
  [/^(f)oet/, '$1et'],
  [/manoeuvr(e|es|ed|ing|able|ability)$/, 'maneuver$1'],
  [/maneuvere(s|d)?$/, 'maneuver$1'],
  [/^sulph/, 'sulf'],
  [/^alumini(um|ums)$/, 'alumin$1'],
  [/^aluminum(s)?$/, 'aluminium$1'],
  [/^caesium$/, 'cesium'],
  [/^aeroplane(s)?$/, 'airplane$1'],
  [/^grey(s|er)?$/, 'gray$1'],
  [/^disc(s)?$/, 'disk$1'],
  [/^artefact(s)?$/, 'artifact$1'],
  [/^mould(s|ed|ing)?$/, 'mold$1'],
  [/^plough(s|ed|ing)?$/, 'plow$1'],
  [/^tyre(s)?$/, 'tire$1'],
  [/^gauge(s|d)?$/, 'gage$1'],
  [/^sceptic/, 'skeptic'],
  [/^ageing$/, 'aging'],
  [/(judg|acknowledg)ement(s)?$/, '$1ment$2'],
  [/focuss(ed|es|ing)$/, 'focus$1'],
];

/** Stems before -ise in which the s belongs to the word (precise and precision must stay together). */
const keepsS: ReadonlySet<string> = new Set(wordsOfClass('ends-in-s'));
