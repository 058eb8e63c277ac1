import { readData } from '#lib/text/data/read-data.ts';
import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/**
 * What becomes of the things of the sky, as people ask for it and as texts name it: who asks how stars die asks for supernovae and white dwarfs. In
 * `data/processes.tsv`, by process: `words` of it in both languages, those that people have `asked` with and no title on it has, and by the id of a subject (`of star`) the ids of those it leads to, the closest first.
 */
interface Process {
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>;
  /** Tokens of what it happens to, with those it leads to. */
  readonly of: ReadonlyMap<string, readonly string[]>;
}

/** What the dialects put before a verb: «بيقع», «حيسقط». */
const spoken = /^[بحهسك](?=[يتن][\u0621-\u064a]{2})/;

/** And what they put behind it of several: «كيتكونو». */
const plural = /(?<=[يتن].{2,})وا?$/;

let known: ReadonlyMap<string, Process> | undefined;

/** The subjects a process leads to, by the stem of its word and the tokens of what it happens to; none where it is no word of one. */
export function processSubjects(stemmed: string, concepts: readonly string[]): readonly string[] {
  known ??= readProcesses();
  const process = known.get(stemmed) ?? known.get(stem(stemmed.replace(spoken, '').replace(plural, '')));
  return process ? [...new Set(concepts.flatMap((token) => process.of.get(token) ?? []))] : [];
}

/** The stems of the words that say the same of a thing as this one: to die, to end. */
export function processStems(stemmed: string): readonly string[] {
  known ??= readProcesses();
  return [...(known.get(stemmed)?.stems ?? [])];
}

function readProcesses(): ReadonlyMap<string, Process> {
  const byName = new Map<string, [column: string, values: string[]][]>();
  for (const [name = '', column = '', values = ''] of readData('processes.tsv'))
    byName.set(name, [...(byName.get(name) ?? []), [column, values.split(' ')]]);
  return new Map(
    [...byName.values()].flatMap((rows) => {
      const stemsOf = (wanted: string) =>
        rows.flatMap(([column, values]) => (column === wanted ? values.map((word) => stem(fold(word))) : []));
      const stems = new Set(stemsOf('words'));
      const subjects = rows.filter(([column]) => column.startsWith('of '));
      const of = new Map(subjects.map(([column, ids]) => [conceptToken(column.slice('of '.length)), ids.map(conceptToken)]));
      return [...stems, ...stemsOf('asked')].map((one) => [one, { stems, of }] as const);
    }),
  );
}
