import { SpellIndex } from '#lib/text/spelling/spell.ts';
import { vocabularyWords } from '#lib/text/vocabulary/vocabulary.ts';
import type { TermSource } from './search-source.ts';

export type KnownWords = Pick<TermSource, 'latinWords' | 'isSpelled' | 'nearestSpelling'>;

/** Spellings of the vocabulary and of the commonest words of texts and parts of names, given as terms with the number of records that have them. */
export function knownWords(common: Iterable<readonly [term: string, records: number]>): KnownWords {
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
    latinWords: (pattern, most) => (latin.match(pattern) ?? []).slice(0, most),
    isSpelled: (word) => spelling.has(word),
    nearestSpelling: (word) => spelling.nearest(word) ?? undefined,
  };
}
