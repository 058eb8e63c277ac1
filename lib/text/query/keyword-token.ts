import { type AnalysedWord, analyse } from '#lib/text/analyse.ts';
import { generality } from '#lib/text/words/general-words.ts';

/** A longer keyword is a sentence, which nobody types again. */
const wordsMax = 4;

/** Words of a text that may be a keyword together: from a word that says something to another, so many at the most. */
export interface KeywordRun {
  readonly from: number;
  readonly to: number;
  readonly token: string;
}

/** The token by which an index knows the keywords of a publication as they were given: the stems of the words, in one. Undefined of what is none. */
export function keywordToken(words: readonly AnalysedWord[]): string | undefined {
  const meant = words.filter(({ stop }) => !stop);
  // "System" and "data analysis" are keywords that say nothing.
  if (meant.length === 0 || meant.length > wordsMax || meant.every(({ stems }) => generality(stems.join(' ')))) return undefined;
  return `k_${meant.flatMap(({ stems }) => stems).join('')}`;
}

/** The tokens of some keywords, each once. */
export function keywordTokens(keywords: readonly string[]): string[] {
  return [...new Set(keywords.flatMap((keyword) => keywordToken(analyse(keyword).units) ?? []))];
}

/** Every run of these words that could be a keyword. */
export function keywordRuns(words: readonly AnalysedWord[]): KeywordRun[] {
  const runs: KeywordRun[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let meant = 0;
    for (let to = from + 1; to <= words.length && meant < wordsMax; to += 1) {
      if (words[to - 1]?.stop) continue;
      meant += 1;
      const token = words[from]?.stop ? undefined : keywordToken(words.slice(from, to));
      if (token) runs.push({ from, to, token });
    }
  }
  return runs;
}
