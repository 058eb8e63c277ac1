import { readFileSync, writeFileSync } from 'node:fs';
import type { Collection } from './collections.ts';
import type { Engine } from './engines.ts';
import { type Answered, bootstrap, type Figures, figureNames, mean, measure } from './figures.ts';
import type { JudgedQuery } from './judged-query.ts';

/** One query with what an engine answered and how good that was. */
export interface Judgement {
  readonly query: JudgedQuery;
  readonly answered: Answered;
  readonly figures: Figures;
}

const isAbsent = ({ query }: Judgement) => query.kind === 'absent';
export const isGraded = ({ query }: Judgement) => Object.values(query.grades).some((grade) => grade > 0);

/** Asks everything once to warm up and once to judge, so that times are those of a running site. */
export async function judge(engine: Engine, { queries }: Collection): Promise<Judgement[]> {
  for (const { language, query } of queries.slice(0, 50)) await engine.ask(language, query);
  const judgements: Judgement[] = [];
  for (const query of queries) {
    const answered = await engine.ask(query.language, query.query);
    judgements.push({ query, answered, figures: measure(answered, query) });
  }
  return judgements;
}

const shown = (value: number) => value.toFixed(3).padStart(9);
const heading = ['', '', 'queries', ...figureNames].map((name, at) => (at < 2 ? '' : name.padStart(9))).join('');

/** One line of figures for all queries, for each source, kind and language. */
export function writeFigures(name: string, judgements: readonly Judgement[]): string {
  const graded = judgements.filter(isGraded);
  const groups: [string, readonly Judgement[]][] = [['all', graded]];
  for (const by of ['source', 'kind', 'language', 'split'] as const)
    for (const value of new Set(graded.map(({ query }) => query[by])))
      groups.push([`${by} ${value}`, graded.filter(({ query }) => query[by] === value)]);
  const lines = groups
    .filter(([, list], at) => at === 0 || (list.length > 0 && list.length < graded.length))
    .map(([group, list]) => {
      const figures = mean(list.map((one) => one.figures));
      return `${group.padEnd(26)}${String(list.length).padStart(9)}${figureNames.map((of) => shown(figures[of])).join('')}`;
    });
  return [
    `── ${name}`,
    `${''.padEnd(26)}${heading}`,
    ...lines,
    ...writeAbsent(judgements),
    ...writeOut(judgements),
    ...writeNotices(judgements),
    writeTimes(judgements),
    '',
  ].join('\n');
}

/** Of what the collection does not have: answered with nothing, with a notice, or in silence, which is never right. */
function writeAbsent(judgements: readonly Judgement[]): string[] {
  const absent = judgements.filter(isAbsent);
  if (absent.length === 0) return [];
  const silent = absent.filter(({ answered }) => answered.total > 0 && answered.notices.length === 0);
  const empty = absent.filter(({ answered }) => answered.total === 0).length;
  const names = silent.map(({ query }) => query.query).join(' | ');
  return [
    `absent things ${absent.length}: nothing shown ${empty}, shown with a notice ${absent.length - empty - silent.length}, in silence ${silent.length}${names && ` (${names})`}`,
  ];
}

/** Whether nothing is shown that may not be. */
const isShut = ({ query: { out = [] }, answered }: Judgement) => !out.some((key) => answered.keys.includes(key));

/** Of the queries beside whose answers something else stands that may not be shown: how many keep it out. */
function writeOut(judgements: readonly Judgement[]): string[] {
  const own = judgements.filter(({ query }) => query.out);
  if (own.length === 0) return [];
  const open = own.filter((one) => !isShut(one));
  const names = open.map(({ query }) => query.query).join(' | ');
  return [`must stay out ${own.length}: kept out ${own.length - open.length}, shown ${open.length}${names && ` (${names})`}`];
}

/** Of the answers that have to carry a notice, or none, how many do. Nothing shown says enough. */
function writeNotices(judgements: readonly Judgement[]): string[] {
  const of = (wanted: boolean) => judgements.filter(({ query }) => query.kind !== 'absent' && query.notice === wanted);
  const says = ({ answered }: Judgement) => answered.notices.length > 0 || answered.total === 0;
  const [due, undue] = [of(true), of(false)];
  if (due.length + undue.length === 0) return [];
  return [`notice due ${due.length}: given ${due.filter(says).length}; not due ${undue.length}: given ${undue.filter(says).length}`];
}

function writeTimes(judgements: readonly Judgement[]): string {
  const times = judgements.map(({ answered }) => answered.time).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  return `processor ms a query: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`;
}

/** Figures by query, in the order of `figureNames`. */
type StoredFigures = Readonly<Record<string, readonly number[]>>;

/** A run as it is kept: what it is of, and figures by collection. */
export interface StoredRun {
  readonly about: string;
  readonly collections: Readonly<Record<string, StoredFigures>>;
}

export function readRun(path: string): StoredRun {
  return JSON.parse(readFileSync(path, 'utf8')) as StoredRun;
}

/** Two sources may ask the same and judge it otherwise. */
const pairName = ({ source, query }: JudgedQuery) => `${source}: ${query}`;

/** To a thousandth, as runs are kept: compared with more, a run would differ from itself. */
const rounded = (figures: Figures) => figureNames.map((name) => Math.round(figures[name] * 1000) / 1000);

export function storedFigures(judgements: readonly Judgement[]): StoredFigures {
  return Object.fromEntries(judgements.filter(isGraded).map(({ query, figures }) => [pairName(query), rounded(figures)]));
}

export function writeRun(path: string, { about, collections }: StoredRun): void {
  const lines = Object.entries(collections).map(([name, queries]) => {
    const figures = Object.entries(queries).map((one) => one.map((each) => JSON.stringify(each)).join(':'));
    return `${JSON.stringify(name)}:{\n${figures.join(',\n')}\n}`;
  });
  writeFileSync(path, `{"about":${JSON.stringify(about)},"collections":{\n${lines.join(',\n')}}}\n`);
}

const changesMost = 12;
/** What is printed as 0.00 is no change. */
const leastChange = 0.005;

/**
 * This run less a stored one, query by query: for each split the mean of each figure with its 95 % interval, because what weights were chosen on says nothing of
 * what they are worth, and the queries of both that changed most.
 */
export function writeDifferences(judgements: readonly Judgement[], about: string, before: StoredFigures = {}): string {
  const pairs = judgements.flatMap((one) => {
    const was = isGraded(one) ? before[pairName(one.query)] : undefined;
    return was ? [{ query: one.query, by: rounded(one.figures).map((now, at) => now - (was[at] as number)) }] : [];
  });
  const lines = (['development', 'test'] as const).flatMap((split) => {
    const own = pairs.filter(({ query }) => query.split === split);
    return own.length === 0
      ? []
      : [
          `${split}, ${own.length} pairs, points with 95 % interval`,
          ...figureNames.map((name, at) =>
            intervalOf(
              name,
              own.map(({ by }) => by[at] as number),
            ),
          ),
        ];
  });
  const most = pairs
    .map(({ query: { query, split }, by }) => ({ query, split, by: by[figureNames.indexOf('ndcg10')] as number }))
    .filter(({ by }) => Math.abs(by) >= leastChange)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const listed = most
    .slice(0, changesMost)
    .map(({ by, query, split }) => `  ${by < 0 ? 'worse ' : 'better'} ${Math.abs(by).toFixed(2)}  ${query} (${split})`);
  return [`against ${about}`, ...lines, ...listed, ''].join('\n');
}

function intervalOf(name: string, differences: readonly number[]): string {
  const { mean: by, low, high } = bootstrap(differences);
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`;
  return `  ${name.padEnd(12)}${points(by).padStart(7)}  (${points(low)} to ${points(high)})`;
}
