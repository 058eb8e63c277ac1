import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Collections with judged queries; their files are in `queries/`. */
export const collectionNames = ['starter', 'small', 'second', 'invented', 'cranfield'] as const;
export type CollectionName = (typeof collectionNames)[number];

/** Kinds of queries, for figures by kind. */
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
 * A judged query, one line of a file. A record of grade 2 answers the query, 1 helps, 0 does neither. In `other-words.jsonl`, 3 answers
 * the query and 2 is on its subject. In Cranfield, grades are 1 to 4 (best).
 */
const judgedQuery = z.strictObject({
  query: z.string().min(1),
  language: z.enum(['en', 'ar']),
  kind: z.enum(queryKinds),
  source: z.string().min(1),
  /** Search weights are tuned on `development` queries and evaluated on `test` queries. */
  split: z.enum(['development', 'test']),
  grades: z.record(z.string(), z.number().int().min(0).max(4)),
  /** Records that must not be among the first twenty, because they use the same word for another subject. */
  out: z.array(z.string()).optional(),
  /** Whether the response must have a notice or be empty. */
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

/** The queries of a file; throws with file and line on a schema violation. */
export function readQueries(path: string): JudgedQuery[] {
  return parseQueries(path, readFileSync(path, 'utf8').split('\n'));
}

export function parseQueries(name: string, lines: readonly string[]): JudgedQuery[] {
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [judgedQuery.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`${name}, line ${index + 1}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
    }
  });
}

export function writeQueries(path: string, queries: readonly JudgedQuery[]): void {
  writeFileSync(path, queries.map((query) => `${JSON.stringify(query)}\n`).join(''));
}

/** All judged queries of a collection. */
export function judgedQueries(collection: CollectionName): JudgedQuery[] {
  return files[collection]
    .map(queryFile)
    .filter((path) => existsSync(path))
    .flatMap(readQueries);
}
