import { SpellIndex } from '#lib/text/spelling/spell.ts';
import { vocabularyWords } from '#lib/text/vocabulary/vocabulary.ts';
import type { TermSource } from './search-source.ts';

/** The look-ups of words that spelling correction needs. */
export type SpellingWords = Pick<TermSource, 'latinWords' | 'isSpelled' | 'nearestSpelling'>;

/** Look-ups in the spellings of the vocabulary and of `common`: the most frequent words and name parts, with their number of records. */
export function spellingWords(common: Iterable<readonly [term: string, records: number]>): SpellingWords {
  const counts = new Map(vocabularyWords());
  const latinWords = new Set<string>();
  for (const [term, count] of common) {
    const word = term.slice(1);
    if (/^[a-z]+$/.test(word)) latinWords.add(word);
    if (term[0] === 'w' || word.length > 3) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  const spelling = new SpellIndex(counts);
  const latin = [...latinWords].join('\n');
  return {
    latinWords: (pattern, limit) => (latin.match(new RegExp(pattern, 'gm')) ?? []).slice(0, limit),
    isSpelled: (word) => spelling.has(word),
    nearestSpelling: (word) => spelling.nearest(word) ?? undefined,
  };
}
