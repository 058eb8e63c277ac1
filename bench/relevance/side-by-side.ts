import type { Collection } from './collections.ts';
import type { Engine } from './engines.ts';
import { bootstrap } from './figures.ts';

const rowsMost = 5;

/** Which engine is on the left of each answer, by its number: kept apart from what is read. */
export type Sides = Readonly<Record<string, 'present' | 'other'>>;

interface Pair {
  readonly present: Engine;
  readonly other: Engine;
}

/** The same numbers every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Answers of two engines to so many queries of a collection, half in each language, side by side without a name; those that are alike tell nothing and are left out. */
export async function writeSides(
  { records, queries }: Collection,
  { present, other }: Pair,
  most: number,
  from: number,
): Promise<{ readonly text: string; readonly sides: Sides }> {
  const next = seeded(from + 1);
  const titles = new Map(records.map(({ key, title, year }) => [key, `${Object.values(title).join(' / ')} (${year ?? '–'})`]));
  const blocks: string[] = [];
  const sides: Record<string, 'present' | 'other'> = {};
  const left = { en: Math.ceil(most / 2), ar: Math.floor(most / 2) };
  const shuffled = queries.map((query) => ({ query, at: next() })).sort((a, b) => a.at - b.at);
  for (const { query } of shuffled) {
    if (left[query.language] === 0) continue;
    const answers = [await present.ask(query.language, query.query), await other.ask(query.language, query.query)];
    const shown = answers.map(({ keys }) => keys.slice(0, rowsMost).map((key) => `    ${titles.get(key) ?? key}`));
    if (shown[0]?.join() === shown[1]?.join()) continue;
    left[query.language] -= 1;
    const number = String(from + Object.keys(sides).length + 1);
    const isPresentLeft = next() < 0.5;
    sides[number] = isPresentLeft ? 'present' : 'other';
    const describe = (name: string, at: number) =>
      [`  ${name}: ${answers[at]?.total} found${answers[at]?.notices.length ? ', with a notice' : ''}`, ...(shown[at] ?? [])].join('\n');
    const [first, second] = isPresentLeft ? [0, 1] : [1, 0];
    blocks.push(`${number}. ${query.query}\n${describe('left', first)}\n${describe('right', second)}\n${number} better: \n`);
  }
  return { text: blocks.join('\n'), sides };
}

/** How often which engine was preferred, from lines "12 better: left", `right` or `same`. */
export function countPreferences(text: string, sides: Sides): string {
  const counts = { present: 0, other: 0, same: 0 };
  const differences: number[] = [];
  for (const [, number = '', answer = ''] of text.matchAll(/^(\d+) better: *(left|right|same) *$/gm)) {
    const onLeft = sides[number];
    if (!onLeft) throw new Error(`there is no answer ${number}`);
    const other = onLeft === 'present' ? 'other' : 'present';
    const preferred = answer === 'same' ? 'same' : answer === 'left' ? onLeft : other;
    counts[preferred] += 1;
    differences.push(preferred === 'other' ? 1 : preferred === 'present' ? -1 : 0);
  }
  const { mean, low, high } = bootstrap(differences);
  const points = (value: number) => (value * 100).toFixed(0);
  return `present engine ${counts.present}, the other ${counts.other}, as good ${counts.same}; the other by ${points(mean)} points (${points(low)} to ${points(high)})`;
}
