import { readData } from '#lib/text/data/read-data.ts';
import { wordsOfClass } from './word-classes.ts';

/** American spelling of a British word: the stemmer (Porter2) knows -ize, not -ise. Errors are harmless, since all texts are converted. */
export function americanSpelling(word: string): string {
  let out = word;
  for (const [pattern, replacement] of substitutions) out = out.replace(pattern, replacement);
  return out.replace(/^([a-z]{2,}?)is(e|ed|es|er|ers|ing|ation|ations|able)$/, (whole, base: string, ending: string) =>
    keepsS.has(base) || (ending === 'es' && base.length < 4) ? whole : `${base}iz${ending}`,
  );
}

const substitutions = readData('american-spelling.tsv').map(([british = '', american = '']) => [new RegExp(british), american] as const);

/** Stems before -ise in which the s belongs to the word (precise and precision must stay together). */
const keepsS: ReadonlySet<string> = new Set(wordsOfClass('ends-in-s'));
