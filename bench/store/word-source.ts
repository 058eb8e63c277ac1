import type { Random } from './random.ts';
import words from './words.json' with { type: 'json' };

/** Draws words with realistic frequencies. A record has more words of its own topic than of other topics. */
export type WordSource = (random: Random, topic: number) => string;

/** Entries per table. More would not change the frequency of common words, and fewer would lose rare words. */
const tableSize = 1 << 18;
/** Words before this rank are common; later ones belong to one topic each. */
const commonMax = 150;
/** Share of topical words in a text. */
const topicShare = 0.35;

/**
 * Draws from `words.json`: English words of 7,000 astrophysics papers and 5,600 Earth-science titles, Arabic words of the starter
 * collection.
 */
export function wordSource(language: 'en' | 'ar', topics: number): WordSource {
  const tokens = words[language].split(' ');
  const wordCounts = Array.from(
    { length: tokens.length / 2 },
    (_, index) => [tokens[2 * index] as string, Number(tokens[2 * index + 1])] as const,
  );
  const commonWords = table(wordCounts, tableSize);
  const topicWords = Array.from({ length: topics }, (_, topic) =>
    table(
      wordCounts.filter((_, rank) => rank >= commonMax && rank % topics === topic),
      tableSize >> 4,
    ),
  );
  return (random, topic) => {
    const from = random.next() < topicShare ? (topicWords[topic] as string[]) : commonWords;
    return from[random.below(from.length)] as string;
  };
}

/** A list with each word repeated in proportion to its frequency, so that a draw is one lookup. */
function table(wordCounts: readonly (readonly [word: string, count: number])[], size: number): string[] {
  const sum = wordCounts.reduce((total, [, count]) => total + count, 0);
  const wordTable: string[] = [];
  let cumulative = 0;
  for (const [word, count] of wordCounts) {
    cumulative += (count / sum) * size;
    while (wordTable.length < cumulative) wordTable.push(word);
  }
  return wordTable;
}
