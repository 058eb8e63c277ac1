import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Engine } from './engines.ts';
import type { JudgedQuery } from './judged-query.ts';

const poolDepth = 10;
const abstractMost = 400;
const heading = ['query', 'key', 'grade', 'year', 'authors', 'title', 'abstract'].join('\t');

const cell = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (values: object | undefined) => Object.values(values ?? {}).join(' / ');

/** One record for somebody who judges it. */
export function describeRecord({ key, title, abstract, authors, year }: ResearchRecord): string[] {
  const names = authors.slice(0, 3).map(({ name }) => Object.values(name)[0] ?? '');
  return [key, String(year ?? ''), names.join('; '), textOf(title), textOf(abstract).slice(0, abstractMost)].map(cell);
}

/**
 * What is to be graded: of each query the first ten of every engine that nobody graded yet, in the order of their keys, so that nothing tells
 * which engine found it or at which place.
 */
export async function writeSheet(
  queries: readonly JudgedQuery[],
  open: readonly Engine[],
  records: ReadonlyMap<string, ResearchRecord>,
): Promise<string> {
  const lines = [heading];
  for (const { query, language, grades } of queries) {
    const pooled = new Set<string>();
    for (const engine of open) for (const key of (await engine.ask(language, query)).keys.slice(0, poolDepth)) pooled.add(key);
    for (const key of [...pooled].filter((one) => !(one in grades)).sort()) {
      const record = records.get(key);
      if (!record) continue;
      const [, ...described] = describeRecord(record);
      lines.push([cell(query), key, '', ...described].join('\t'));
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The queries with the grades of a sheet; throws, with the line, for a grade, query or record that is none. Rows without a grade are passed over. */
export function applySheet(sheet: string, queries: readonly JudgedQuery[], isRecord: (key: string) => boolean): JudgedQuery[] {
  const given = new Map(queries.map((one) => [cell(one.query), { ...one.grades }]));
  for (const [at, line] of sheet.split('\n').entries()) {
    const [query = '', key = '', grade = ''] = line.replace(/\r$/, '').split('\t');
    if (line.trim() === '' || at === 0 || grade.trim() === '') continue;
    const own = given.get(query);
    const reason = own ? (isRecord(key) ? undefined : `no record ${key}`) : `no query “${query}”`;
    if (!own || reason) throw new Error(`line ${at + 1}: ${reason}`);
    if (!/^[012]$/.test(grade.trim())) throw new Error(`line ${at + 1}: the grade is 0, 1 or 2, not “${grade}”`);
    own[key] = Number(grade);
  }
  return queries.map((one) => ({ ...one, grades: given.get(cell(one.query)) ?? one.grades }));
}

/** New queries from lines of query, language and kind; every other one is for tuning, the rest for testing. */
export function readNewQueries(text: string, known: readonly JudgedQuery[]): unknown[] {
  const queries = new Set(known.map(({ query }) => query));
  return text
    .split('\n')
    .map((line) => line.replace(/\r$/, '').split('\t'))
    .filter(([query = '']) => query.trim() !== '' && query !== 'query' && !queries.has(query.trim()))
    .map(([query = '', language, kind], at) => ({
      query: query.trim(),
      language: language?.trim(),
      kind: kind?.trim(),
      source: 'second',
      split: (known.length + at) % 2 === 0 ? 'development' : 'test',
      grades: {},
    }));
}
