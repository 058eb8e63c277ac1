import type { Random } from './random.ts';
import words from './words.json' with { type: 'json' };

/** Draws words of a language as often as they occur in real texts; those of a topic more often in its records. */
export type WordSource = (random: Random, topic: number) => string;

/** More would not change the distribution of the frequent words, fewer would lose the rare ones. */
const tableSize = 1 << 18;
/** Words before this rank are everybody's; those behind belong to one topic each. */
const commonMax = 150;
/** The share of topical words in a text. */
const topical = 0.35;

/** `words.json` holds how often single words occur: English in the titles and abstracts of 7,000 papers of astrophysics and 5,600 titles of Earth science, Arabic in the starter collection. */
export function wordSource(language: 'en' | 'ar', topics: number): WordSource {
  const tokens = words[language].split(' ');
  const counted = Array.from({ length: tokens.length / 2 }, (_, at) => [tokens[2 * at] as string, Number(tokens[2 * at + 1])] as const);
  const all = table(counted, tableSize);
  const own = Array.from({ length: topics }, (_, topic) =>
    table(
      counted.filter((_, rank) => rank >= commonMax && rank % topics === topic),
      tableSize >> 4,
    ),
  );
  return (random, topic) => {
    const from = random.next() < topical ? (own[topic] as string[]) : all;
    return from[random.below(from.length)] as string;
  };
}

/** Each word as many times as its share of the whole, so that one draw is one look-up. */
function table(counted: readonly (readonly [word: string, count: number])[], size: number): string[] {
  const sum = counted.reduce((total, [, count]) => total + count, 0);
  const drawn: string[] = [];
  let reached = 0;
  for (const [word, count] of counted) {
    reached += (count / sum) * size;
    while (drawn.length < reached) drawn.push(word);
  }
  return drawn;
}
