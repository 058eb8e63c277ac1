import { quantile, shown } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/service/store/store.ts';
import { processorMs } from './processor-ms.ts';
import { createRandom, type Random } from './random.ts';
import { wordSource } from './word-source.ts';

const queriesCount = 100;
/** Asked before, so that what is arranged once for a process is arranged. */
const before = 20;
const wordsMin = 8;
const wordsMax = 12;
/** The share of words with a typo, and of queries that are Arabic. */
const typoShare = 0.6;
const arabicShare = 0.25;
const topics = 12;

/** What queries of eight to twelve words with typos cost, each asked once: nobody types the same errors again. Processor milliseconds. */
export async function measureLong(store: Pick<Store, 'findResearch'>): Promise<readonly number[]> {
  const random = createRandom(50);
  const drawn = { en: wordSource('en', topics), ar: wordSource('ar', topics) };
  const times: number[] = [];
  for (let at = 0; at < before + queriesCount; at += 1) {
    const language = random.next() < arabicShare ? 'ar' : 'en';
    const topic = random.below(topics);
    const count = wordsMin + random.below(wordsMax - wordsMin + 1);
    const words = Array.from({ length: count }, () => withTypo(random, drawn[language](random, topic)));
    const spent = await processorMs(() => store.findResearch(language, { ...defaultResearchQuery, keyword: words.join(' ') }));
    if (at >= before) times.push(spent);
  }
  return times;
}

/** A word with a letter left out, doubled or swapped with the next one, or as it is. */
function withTypo(random: Random, word: string): string {
  if (word.length < 4 || random.next() >= typoShare) return word;
  const at = 1 + random.below(word.length - 2);
  const [head, letter, next] = [word.slice(0, at), word[at] as string, word[at + 1] as string];
  const typos = [head + word.slice(at + 1), head + letter + word.slice(at), head + next + letter + word.slice(at + 2)];
  return typos[random.below(typos.length)] as string;
}

export function longTable(times: readonly number[], records: number): Table {
  const at = (share: number) => shown(quantile(times, share), 1);
  return {
    title: `Long queries with typos over ${shown(records)} records, processor ms`,
    columns: ['queries', 'p50', 'p95', 'worst'],
    rows: [[times.length, at(0.5), at(0.95), at(1)]],
    notes: [`${wordsMin} to ${wordsMax} words, typos in ${typoShare * 100} % of them, each asked once. Targets at 16,000: 20, 80, 200 ms.`],
  };
}
