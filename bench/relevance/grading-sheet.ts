import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Engine } from './engines.ts';
import type { JudgedQuery } from './judged-query.ts';

const poolDepth = 10;
const abstractMost = 400;
const heading = ['query', 'key', 'grade', 'year', 'authors', 'title', 'abstract'].join('\t');

const cell = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (values: object | undefined) => Object.values(values ?? {}).join(' / ');

/** The fields of a record that a judge reads, as the cells of a row. */
export function describeRecord({ key, title, abstract, authors, year }: ResearchRecord): string[] {
  const names = authors.slice(0, 3).map(({ name }) => Object.values(name)[0] ?? '');
  return [key, String(year ?? ''), names.join('; '), textOf(title), textOf(abstract).slice(0, abstractMost)].map(cell);
}

/** A sheet of the ungraded records among each engine's first ten. The records of a query are sorted by key, to hide engine and rank. */
export async function writeSheet(
  queries: readonly JudgedQuery[],
  engines: readonly Engine[],
  records: ReadonlyMap<string, ResearchRecord>,
): Promise<string> {
  const lines = [heading];
  for (const { query, language, grades } of queries) {
    const pool = new Set<string>();
    for (const engine of engines) for (const key of (await engine.search(language, query)).keys.slice(0, poolDepth)) pool.add(key);
    for (const key of [...pool].filter((candidate) => !(candidate in grades)).sort()) {
      const record = records.get(key);
      if (!record) continue;
      const [, ...description] = describeRecord(record);
      lines.push([cell(query), key, '', ...description].join('\t'));
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Adds the grades of a sheet to the queries. Skips ungraded rows; throws with the line for an invalid grade, query or record. */
export function applySheet(sheet: string, queries: readonly JudgedQuery[], isRecord: (key: string) => boolean): JudgedQuery[] {
  const byQuery = new Map(queries.map((query) => [cell(query.query), { ...query.grades }]));
  for (const [lineNumber, line] of sheet.split('\n').entries()) {
    const [query = '', key = '', grade = ''] = line.replace(/\r$/, '').split('\t');
    if (line.trim() === '' || lineNumber === 0 || grade.trim() === '') continue;
    const judged = byQuery.get(query);
    const reason = judged ? (isRecord(key) ? undefined : `no record ${key}`) : `no query “${query}”`;
    if (!judged || reason) throw new Error(`line ${lineNumber + 1}: ${reason}`);
    if (!/^[012]$/.test(grade.trim())) throw new Error(`line ${lineNumber + 1}: the grade is 0, 1 or 2, not “${grade}”`);
    judged[key] = Number(grade);
  }
  return queries.map((query) => ({ ...query, grades: byQuery.get(cell(query.query)) ?? query.grades }));
}

/** Reads new queries: each line has a query, its language and its kind. They are assigned alternately to tuning and testing. */
export function readNewQueries(text: string, existing: readonly JudgedQuery[]): unknown[] {
  const queries = new Set(existing.map(({ query }) => query));
  return text
    .split('\n')
    .map((line) => line.replace(/\r$/, '').split('\t'))
    .filter(([query = '']) => query.trim() !== '' && query !== 'query' && !queries.has(query.trim()))
    .map(([query = '', language, kind], index) => ({
      query: query.trim(),
      language: language?.trim(),
      kind: kind?.trim(),
      source: 'second',
      split: (existing.length + index) % 2 === 0 ? 'development' : 'test',
      grades: {},
    }));
}
