import { type AnalysedWord, analyse } from '#lib/text/analyse/analyse.ts';
import { generality } from '#lib/text/words/general-words.ts';

/** Maximum number of content words of a keyword; a longer one is a sentence, which nobody searches for. */
const wordsMax = 4;

/** A run of words that may be a keyword: it begins and ends with a content word and has at most four of them. */
export interface KeywordRun {
  readonly from: number;
  readonly to: number;
  readonly token: string;
}

/** The index term of a keyword: its stems, concatenated. Undefined for texts that are too long or too general. */
export function keywordToken(words: readonly AnalysedWord[]): string | undefined {
  const contentWords = words.filter(({ stop }) => !stop);
  // "System" and "data analysis" are too general to be useful.
  if (contentWords.length === 0 || contentWords.length > wordsMax || contentWords.every(({ stems }) => generality(stems.join(' '))))
    return undefined;
  return `k_${contentWords.flatMap(({ stems }) => stems).join('')}`;
}

/** The index terms of some keywords, each once. */
export function keywordTokens(keywords: readonly string[]): string[] {
  return [...new Set(keywords.flatMap((keyword) => keywordToken(analyse(keyword).units) ?? []))];
}

/** Every run of the words that could be a keyword. */
export function keywordRuns(words: readonly AnalysedWord[]): KeywordRun[] {
  const runs: KeywordRun[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let count = 0;
    for (let to = from + 1; to <= words.length && count < wordsMax; to += 1) {
      if (words[to - 1]?.stop) continue;
      count += 1;
      const token = words[from]?.stop ? undefined : keywordToken(words.slice(from, to));
      if (token) runs.push({ from, to, token });
    }
  }
  return runs;
}
