import { readData } from '#lib/text/data/read-data.ts';
import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/**
 * A process that publications name by its results: "how stars die" should find supernovae. From `data/processes.tsv`, which lists the
 * closest subjects first.
 */
interface Process {
  /** The stems of the words for the process. */
  readonly stems: ReadonlySet<string>;
  /** Tokens of the resulting subjects, by the token of the concept that undergoes the process. */
  readonly of: ReadonlyMap<string, readonly string[]>;
}

/** Dialect prefixes of a verb: «بيقع», «حيسقط». */
const dialectPrefix = /^[بحهسك](?=[يتن][\u0621-\u064a]{2})/;

/** Dialect plural suffixes: «كيتكونو». */
const plural = /(?<=[يتن].{2,})وا?$/;

let processesByStem: ReadonlyMap<string, Process> | undefined;

/** Tokens of the subjects that a process results in, given the stem of its word and the concepts that undergo it; empty for other words. */
export function processSubjects(stemmed: string, concepts: readonly string[]): readonly string[] {
  processesByStem ??= readProcesses();
  const process = processesByStem.get(stemmed) ?? processesByStem.get(stem(stemmed.replace(dialectPrefix, '').replace(plural, '')));
  return process ? [...new Set(concepts.flatMap((token) => process.of.get(token) ?? []))] : [];
}

/** Stems of the synonyms of a process word: to die, to end. */
export function processStems(stemmed: string): readonly string[] {
  processesByStem ??= readProcesses();
  return [...(processesByStem.get(stemmed)?.stems ?? [])];
}

function readProcesses(): ReadonlyMap<string, Process> {
  const byName = new Map<string, [column: string, values: string[]][]>();
  for (const [name = '', column = '', values = ''] of readData('processes.tsv'))
    byName.set(name, [...(byName.get(name) ?? []), [column, values.split(' ')]]);
  return new Map(
    [...byName.values()].flatMap((rows) => {
      const stemsOf = (name: string) => rows.flatMap(([column, values]) => (column === name ? values.map((word) => stem(fold(word))) : []));
      const stems = new Set(stemsOf('words'));
      const subjects = rows.filter(([column]) => column.startsWith('of '));
      const resultsByToken = new Map(subjects.map(([column, ids]) => [conceptToken(column.slice('of '.length)), ids.map(conceptToken)]));
      return [...stems, ...stemsOf('asked')].map((key) => [key, { stems, of: resultsByToken }] as const);
    }),
  );
}
