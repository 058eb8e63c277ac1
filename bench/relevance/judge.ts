import { readFileSync, writeFileSync } from 'node:fs';
import type { TestCollection } from './collections.ts';
import type { Engine } from './engines.ts';
import { bootstrap, type Figures, figureNames, meanFigures, measure, type TimedAnswer } from './figures.ts';
import type { JudgedQuery } from './judged-query.ts';

/** A query with its response and figures. */
export interface Judgement {
  readonly query: JudgedQuery;
  readonly answer: TimedAnswer;
  readonly figures: Figures;
}

const isAbsent = ({ query }: Judgement) => query.kind === 'absent';
export const isGraded = ({ query }: Judgement) => Object.values(query.grades).some((grade) => grade > 0);

/** Runs all queries and scores the responses. The first 50 also run once beforehand, unmeasured, to warm the engine up. */
export async function judgeEngine(engine: Engine, { queries }: TestCollection): Promise<Judgement[]> {
  for (const { language, query } of queries.slice(0, 50)) await engine.search(language, query);
  const judgements: Judgement[] = [];
  for (const query of queries) {
    const answer = await engine.search(query.language, query.query);
    judgements.push({ query, answer, figures: measure(answer, query) });
  }
  return judgements;
}

const formatFigure = (value: number) => value.toFixed(3).padStart(9);
const heading = ['', '', 'queries', ...figureNames].map((name, index) => (index < 2 ? '' : name.padStart(9))).join('');

/** A report: a line of mean figures for all queries and for each source, kind, language and split, then other measures. */
export function writeFigures(name: string, judgements: readonly Judgement[]): string {
  const gradedJudgements = judgements.filter(isGraded);
  const groups: [string, readonly Judgement[]][] = [['all', gradedJudgements]];
  for (const by of ['source', 'kind', 'language', 'split'] as const)
    for (const value of new Set(gradedJudgements.map(({ query }) => query[by])))
      groups.push([`${by} ${value}`, gradedJudgements.filter(({ query }) => query[by] === value)]);
  const lines = groups
    .filter(([, list], index) => index === 0 || (list.length > 0 && list.length < gradedJudgements.length))
    .map(([group, list]) => {
      const figures = meanFigures(list.map((judgement) => judgement.figures));
      return `${group.padEnd(26)}${String(list.length).padStart(9)}${figureNames.map((of) => formatFigure(figures[of])).join('')}`;
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

/** For queries about subjects that no record has: how many results are empty, have a notice, or wrongly have rows and no notice. */
function writeAbsent(judgements: readonly Judgement[]): string[] {
  const absentQueries = judgements.filter(isAbsent);
  if (absentQueries.length === 0) return [];
  const withoutNotice = absentQueries.filter(({ answer }) => answer.total > 0 && answer.notices.length === 0);
  const empty = absentQueries.filter(({ answer }) => answer.total === 0).length;
  const names = withoutNotice.map(({ query }) => query.query).join(' | ');
  return [
    `absent things ${absentQueries.length}: empty answers ${empty}, answers with a notice ${absentQueries.length - empty - withoutNotice.length}, without a notice ${withoutNotice.length}${names && ` (${names})`}`,
  ];
}

/** Whether the results contain none of the records that the query must exclude. */
const excludesAll = ({ query: { out = [] }, answer }: Judgement) => !out.some((key) => answer.keys.includes(key));

/** For queries with records to exclude: how many results exclude them. */
function writeOut(judgements: readonly Judgement[]): string[] {
  const exclusions = judgements.filter(({ query }) => query.out);
  if (exclusions.length === 0) return [];
  const failures = exclusions.filter((judgement) => !excludesAll(judgement));
  const names = failures.map(({ query }) => query.query).join(' | ');
  return [
    `records to exclude ${exclusions.length}: excluded ${exclusions.length - failures.length}, shown ${failures.length}${names && ` (${names})`}`,
  ];
}

/** How many responses have a notice: for queries that require a notice, and for other queries. An empty result counts as a notice. */
function writeNotices(judgements: readonly Judgement[]): string[] {
  const byExpectation = (isExpected: boolean) => judgements.filter(({ query }) => query.kind !== 'absent' && query.notice === isExpected);
  const hasNotice = ({ answer }: Judgement) => answer.notices.length > 0 || answer.total === 0;
  const [expectedNotices, unexpectedNotices] = [byExpectation(true), byExpectation(false)];
  if (expectedNotices.length + unexpectedNotices.length === 0) return [];
  return [
    `notice required ${expectedNotices.length}: present ${expectedNotices.filter(hasNotice).length}; not required ${unexpectedNotices.length}: present ${unexpectedNotices.filter(hasNotice).length}`,
  ];
}

function writeTimes(judgements: readonly Judgement[]): string {
  const times = judgements.map(({ answer }) => answer.time).sort((a, b) => a - b);
  const quantileAt = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  return `processor ms per query: p50 ${quantileAt(0.5)}, p95 ${quantileAt(0.95)}, worst ${quantileAt(1)}`;
}

/** Figures by query, in the order of `figureNames`. */
type StoredFigures = Readonly<Record<string, readonly number[]>>;

/** A stored run: its collections with figures. */
export interface StoredRun {
  readonly about: string;
  readonly collections: Readonly<Record<string, StoredFigures>>;
}

export function readRun(path: string): StoredRun {
  return JSON.parse(readFileSync(path, 'utf8')) as StoredRun;
}

/** The key of a query in a stored run, with its source, because two sources may judge the same query differently. */
const pairName = ({ source, query }: JudgedQuery) => `${source}: ${query}`;

/** Rounds figures as in stored runs, so that a run compared with itself shows no change. */
const rounded = (figures: Figures) => figureNames.map((name) => Math.round(figures[name] * 1000) / 1000);

/** The figures of a run in the form in which runs are stored. */
export function storedFigures(judgements: readonly Judgement[]): StoredFigures {
  return Object.fromEntries(judgements.filter(isGraded).map(({ query, figures }) => [pairName(query), rounded(figures)]));
}

export function writeRun(path: string, { about, collections }: StoredRun): void {
  const lines = Object.entries(collections).map(([name, queries]) => {
    const figures = Object.entries(queries).map((entry) => entry.map((each) => JSON.stringify(each)).join(':'));
    return `${JSON.stringify(name)}:{\n${figures.join(',\n')}\n}`;
  });
  writeFileSync(path, `{"about":${JSON.stringify(about)},"collections":{\n${lines.join(',\n')}}}\n`);
}

const changesMost = 12;
/** Smaller changes are not listed, because changes are printed with two decimals. */
const leastChange = 0.005;

/** Compares with a stored run: the mean change of each figure in each split, with interval, and the queries that changed most. */
export function writeDifferences(judgements: readonly Judgement[], about: string, before: StoredFigures = {}): string {
  const pairs = judgements.flatMap((judgement) => {
    const previous = isGraded(judgement) ? before[pairName(judgement.query)] : undefined;
    return previous
      ? [{ query: judgement.query, by: rounded(judgement.figures).map((now, index) => now - (previous[index] as number)) }]
      : [];
  });
  const lines = (['development', 'test'] as const).flatMap((splitName) => {
    const splitPairs = pairs.filter(({ query }) => query.split === splitName);
    return splitPairs.length === 0
      ? []
      : [
          `${splitName}, ${splitPairs.length} pairs, points with 95 % interval`,
          ...figureNames.map((name, index) =>
            intervalOf(
              name,
              splitPairs.map(({ by }) => by[index] as number),
            ),
          ),
        ];
  });
  const largest = pairs
    .map(({ query: { query, split }, by }) => ({ query, split, by: by[figureNames.indexOf('ndcg10')] as number }))
    .filter(({ by }) => Math.abs(by) >= leastChange)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const changes = largest
    .slice(0, changesMost)
    .map(({ by, query, split }) => `  ${by < 0 ? 'worse ' : 'better'} ${Math.abs(by).toFixed(2)}  ${query} (${split})`);
  return [`against ${about}`, ...lines, ...changes, ''].join('\n');
}

function intervalOf(name: string, differences: readonly number[]): string {
  const { mean: by, low, high } = bootstrap(differences);
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`;
  return `  ${name.padEnd(12)}${points(by).padStart(7)}  (${points(low)} to ${points(high)})`;
}
