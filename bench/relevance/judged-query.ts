import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Collections that queries are judged over; each has its files of queries in `queries/`. */
export const collectionNames = ['starter', 'small', 'second', 'invented', 'cranfield'] as const;
export type CollectionName = (typeof collectionNames)[number];

export const queryKinds = [
  'topic',
  'one-word',
  'known-item',
  'author',
  'acronym',
  'typing-error',
  'place',
  'question',
  'institution',
  'absent',
  'spelling',
  'morphology',
  'ar to en',
  'en to ar',
  'digits',
] as const;

/**
 * One judged query, one line of a file. Grades: 2 (in other-words 3, and 2 is about it) answers it, 1 helps, 0 was looked at and does not; what is not listed nobody looked at. A query
 * without grades is judged by the rest alone.
 */
const judgedQuery = z.strictObject({
  query: z.string().min(1),
  language: z.enum(['en', 'ar']),
  kind: z.enum(queryKinds),
  /** Who asked, or where it was first written down. */
  source: z.string().min(1),
  /** Weights and cuts are chosen on `development` alone; `test` says how well they do. */
  split: z.enum(['development', 'test']),
  grades: z.record(z.string(), z.number().int().min(0).max(4)),
  /** Records that may not be shown among the first twenty: of another thing with the same word. */
  out: z.array(z.string()).optional(),
  /** Whether the answer has to say that it is not quite what was asked for, or has nothing to say. */
  notice: z.boolean().optional(),
});
export type JudgedQuery = z.infer<typeof judgedQuery>;

const files: Readonly<Record<CollectionName, readonly string[]>> = {
  starter: ['researchers', 'judged', 'graded', 'tests', 'absent', 'classes'],
  small: ['small'],
  second: ['second', 'second-titles', 'other-words'],
  invented: ['invented'],
  cranfield: [],
};

export const queryFile = (name: string): string => join(import.meta.dirname, 'queries', `${name}.jsonl`);

/** The queries of one file; throws, with file and line, where one is not as the schema says. */
export function readQueries(path: string): JudgedQuery[] {
  return parseQueries(path, readFileSync(path, 'utf8').split('\n'));
}

export function parseQueries(name: string, lines: readonly string[]): JudgedQuery[] {
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [judgedQuery.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`${name}, line ${at + 1}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
    }
  });
}

export function writeQueries(path: string, queries: readonly JudgedQuery[]): void {
  writeFileSync(path, queries.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** All judged queries over a collection. */
export function judgedQueries(collection: CollectionName): JudgedQuery[] {
  return files[collection]
    .map(queryFile)
    .filter((path) => existsSync(path))
    .flatMap(readQueries);
}
