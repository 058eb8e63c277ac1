import type { TestCollection } from './collections.ts';
import type { Engine } from './engines.ts';
import { bootstrap, type TimedAnswer } from './figures.ts';
import type { JudgedQuery } from './judged-query.ts';

const rowsMost = 5;

/** For each pair number, which engine is on the left, and the kind of query. Judges see only the results, so they judge blind. */
export type Sides = Readonly<Record<string, Side>>;
interface Side extends Pick<JudgedQuery, 'language' | 'kind'> {
  readonly left: 'present' | 'other';
}

interface Pair {
  readonly present: Engine;
  readonly other: Engine;
}

/** Results by language and query, exported from another checkout. */
export type StoredAnswers = Readonly<Record<string, Omit<TimedAnswer, 'time'>>>;

/** The first results of an engine for each query, to compare with the results of another checkout. */
export async function storeAnswers(engine: Engine, queries: readonly JudgedQuery[]): Promise<StoredAnswers> {
  const answers: Record<string, Omit<TimedAnswer, 'time'>> = {};
  for (const { language, query } of queries) {
    const { keys, total, notices } = await engine.search(language, query);
    answers[`${language} ${query}`] = { keys: keys.slice(0, rowsMost), total, notices };
  }
  return answers;
}

/** An engine that replays stored results and throws for unknown queries. */
export function storedEngine(answers: StoredAnswers): Engine {
  return {
    search: async (language, query) => {
      const answer = answers[`${language} ${query}`];
      if (!answer) throw new Error(`no stored answer for ${language} ${query}`);
      return { ...answer, time: 0 };
    },
    close: async () => undefined,
  };
}

/** A random generator that repeats its sequence for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Blind pairs of results of two engines, half in each language; equal results are omitted. */
export async function writeSides(
  { records, queries }: TestCollection,
  { present, other }: Pair,
  max: number,
  from: number,
): Promise<{ readonly text: string; readonly sides: Sides }> {
  const next = seededRandom(from + 1);
  const titles = new Map(records.map(({ key, title, year }) => [key, `${Object.values(title).join(' / ')} (${year ?? '–'})`]));
  const blocks: string[] = [];
  const sides: Record<string, Side> = {};
  const remaining = { en: Math.ceil(max / 2), ar: Math.floor(max / 2) };
  const shuffled = queries.map((query) => ({ query, at: next() })).sort((a, b) => a.at - b.at);
  for (const { query } of shuffled) {
    if (remaining[query.language] === 0) continue;
    const answers = [await present.search(query.language, query.query), await other.search(query.language, query.query)];
    const topTitles = answers.map(({ keys }) => keys.slice(0, rowsMost).map((key) => `    ${titles.get(key) ?? key}`));
    if (topTitles[0]?.join() === topTitles[1]?.join()) continue;
    remaining[query.language] -= 1;
    const number = String(from + Object.keys(sides).length + 1);
    const isPresentLeft = next() < 0.5;
    sides[number] = { left: isPresentLeft ? 'present' : 'other', language: query.language, kind: query.kind };
    const describe = (name: string, rank: number) =>
      [
        `  ${name}: ${answers[rank]?.total} found${answers[rank]?.notices.length ? ', with a notice' : ''}`,
        ...(topTitles[rank] ?? []),
      ].join('\n');
    const [first, second] = isPresentLeft ? [0, 1] : [1, 0];
    blocks.push(`${number}. ${query.query}\n${describe('left', first)}\n${describe('right', second)}\n${number} better: \n`);
  }
  return { text: blocks.join('\n'), sides };
}

/** Counts how often each engine is preferred, in total, by language and by kind. A line of `text`: `12 better: left` (`right`, `same`). */
export function countPreferences(text: string, sides: Sides): string {
  const groups = new Map<string, number[]>();
  for (const [, number = '', answer = ''] of text.matchAll(/^(\d+) better: *(left|right|same) *$/gm)) {
    const side = sides[number];
    if (!side) throw new Error(`no answer numbered ${number}`);
    const isOther = (side.left === 'other') === (answer === 'left');
    const difference = answer === 'same' ? 0 : isOther ? 1 : -1;
    for (const group of ['all', `language ${side.language}`, `kind ${side.kind}`])
      groups.set(group, [...(groups.get(group) ?? []), difference]);
  }
  return [...groups].map(([group, differences]) => `${group.padEnd(20)}${writePreferences(differences)}`).join('\n');
}

function writePreferences(differences: readonly number[]): string {
  const count = (value: number) => differences.filter((difference) => difference === value).length;
  const { mean, low, high } = bootstrap(differences);
  const points = (value: number) => (value * 100).toFixed(0);
  return `present engine ${count(-1)}, the other ${count(1)}, equal ${count(0)}; difference ${points(mean)} points (${points(low)} to ${points(high)})`;
}
