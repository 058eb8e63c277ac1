import { formatNumber, quantile } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/store/port/store.ts';
import { processorMs } from './processor-ms.ts';
import { createRandom, type Random } from './random.ts';
import { wordSource } from './word-source.ts';

const queriesCount = 100;
const warmUpCount = 20;
const wordsMin = 8;
const wordsMax = 12;
/** Share of the longer words that get a typo, and share of the queries that are in Arabic. */
const typoShare = 0.6;
const arabicShare = 0.25;
const topics = 12;

/** Processor milliseconds of queries of eight to twelve words with typos, each run once, because nobody repeats the same typos. */
export async function measureLong(store: Pick<Store, 'findResearch'>): Promise<readonly number[]> {
  const random = createRandom(50);
  const sources = { en: wordSource('en', topics), ar: wordSource('ar', topics) };
  const times: number[] = [];
  for (let index = 0; index < warmUpCount + queriesCount; index += 1) {
    const language = random.next() < arabicShare ? 'ar' : 'en';
    const topic = random.below(topics);
    const count = wordsMin + random.below(wordsMax - wordsMin + 1);
    const words = Array.from({ length: count }, () => withTypo(random, sources[language](random, topic)));
    const cpuTime = await processorMs(() => store.findResearch(language, { ...defaultResearchQuery, keyword: words.join(' ') }));
    if (index >= warmUpCount) times.push(cpuTime);
  }
  return times;
}

/** The word, in most cases with one typo: a letter omitted or doubled, or two swapped. Words of up to three letters never get one. */
function withTypo(random: Random, word: string): string {
  if (word.length < 4 || random.next() >= typoShare) return word;
  const position = 1 + random.below(word.length - 2);
  const [head, letter, next] = [word.slice(0, position), word[position] as string, word[position + 1] as string];
  const typos = [head + word.slice(position + 1), head + letter + word.slice(position), head + next + letter + word.slice(position + 2)];
  return typos[random.below(typos.length)] as string;
}

export function longTable(times: readonly number[], records: number): Table {
  const timeAt = (share: number) => formatNumber(quantile(times, share), 1);
  return {
    title: `Long queries with typos over ${formatNumber(records)} records, processor ms`,
    columns: ['queries', 'p50', 'p95', 'worst'],
    rows: [[times.length, timeAt(0.5), timeAt(0.95), timeAt(1)]],
    notes: [`${wordsMin} to ${wordsMax} words, typos in ${typoShare * 100} % of them, each run once. Targets at 16,000: 20, 80, 200 ms.`],
  };
}
