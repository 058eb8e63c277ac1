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

/** A run as it is kept: figures by collection and query. */
export type StoredRun = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export function readRun(path: string): StoredRun {
  return JSON.parse(readFileSync(path, 'utf8')) as StoredRun;
}

/** Two sources may ask the same and judge it otherwise. */
const pairName = ({ source, query }: JudgedQuery) => `${source}: ${query}`;

export function storedRun(judgements: readonly Judgement[]): StoredRun[string] {
  const rounded = (figures: Figures) => figureNames.map((name) => Math.round(figures[name] * 1000) / 1000);
  return Object.fromEntries(judgements.filter(isGraded).map(({ query, figures }) => [pairName(query), rounded(figures)]));
}

export function writeRun(path: string, run: StoredRun): void {
  const of = (name: string, queries: StoredRun[string]) =>
    `${JSON.stringify(name)}:{\n${Object.entries(queries)
      .map(([query, figures]) => `${JSON.stringify(query)}:${JSON.stringify(figures)}`)
      .join(',\n')}\n}`;
  writeFileSync(
    path,
    `{${Object.entries(run)
      .map(([name, queries]) => of(name, queries))
      .join(',\n')}}\n`,
  );
}

const changesMost = 12;

/** This run less a stored one, query by query: the mean of each figure with its 95 % interval, and the queries that changed most. */
export function writeDifferences(judgements: readonly Judgement[], before: StoredRun[string] = {}): string {
  const pairs = judgements.filter((one) => isGraded(one) && before[pairName(one.query)]);
  const differences = (name: keyof Figures) =>
    pairs.map(
      ({ query, figures }) => figures[name] - ((before[pairName(query)] as readonly number[])[figureNames.indexOf(name)] as number),
    );
  const lines = figureNames.map((name) => {
    const { mean: by, low, high } = bootstrap(differences(name));
    const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`;
    return `${name.padEnd(12)}${points(by).padStart(7)}  (${points(low)} to ${points(high)})`;
  });
  const changes = differences('ndcg10').map((by, at) => ({ by, query: (pairs[at] as Judgement).query.query }));
  const most = changes.filter(({ by }) => by !== 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const listed = most
    .slice(0, changesMost)
    .map(({ by, query }) => `  ${by < 0 ? 'worse ' : 'better'} ${Math.abs(by).toFixed(2)}  ${query}`);
  return [`against the stored run, ${pairs.length} pairs, points with 95 % interval`, ...lines, ...listed, ''].join('\n');
}
