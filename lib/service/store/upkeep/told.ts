import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Origin } from '#lib/service/store/records/field-sources.ts';
import {
  type Classification,
  type PreparedRecord,
  prepareRecord,
  type RecordParts,
  recordOf,
} from '#lib/service/store/records/prepare-record.ts';
import type { Loadable, PersonUpdate, TextUpdate } from '#lib/service/store/store.ts';

/** What an operator decides on single entries. */
export type Decision =
  | readonly ['withdraw', id: string]
  | readonly ['merge', kind: 'research' | 'author' | 'institution', from: string, into: string]
  | readonly ['classify', id: string, areas: readonly string[]]
  | readonly ['split', id: string, identifier: string, own?: string];

/** The numbers that a record and the people who signed it had: they get them again where they are told again, so that addresses stay. */
export interface Wanted {
  readonly id?: number;
  readonly people?: readonly number[];
  /** The version of the rules by which the record was taken for that work; absent for the first. */
  readonly rules?: number;
}

/** What is told to a load again. */
export type Replayed = Loadable & { readonly wanted?: Wanted };

interface ToldRecord extends RecordParts {
  readonly classification?: Classification;
  readonly origin?: Origin;
  readonly wanted?: Wanted;
}

type ToldLine = ToldRecord | PersonUpdate | TextUpdate | { readonly decision: Decision };

/** Characters that are packed together. */
const partMax = 250_000;

/** Gathers what a batch is told and hands it over in packed parts, from number `first` on; the last one with `flush`. */
export function toldPacker(put: (part: number, doc: string) => void, first = 0) {
  let lines: string[] = [];
  let characters = 0;
  let part = first;
  const flush = () => {
    if (lines.length === 0) return;
    put(part, deflateRawSync(lines.join('\n'), { level: 1 }).toString('base64'));
    lines = [];
    characters = 0;
    part += 1;
  };
  const add = (line: ToldLine) => {
    const text = JSON.stringify(line);
    lines.push(text);
    characters += text.length;
    if (characters > partMax) flush();
  };
  return {
    record: ({ doc, authors, references, classification, origin }: PreparedRecord, wanted: Wanted) =>
      add({ doc, authors, ...(references !== null && { references }), classification, origin, wanted } as ToldRecord),
    text: ({ made }: TextUpdate) => add({ made }),
    person: ({ person }: PersonUpdate) => add({ person }),
    decision: (decision: Decision) => add({ decision }),
    flush,
  };
}

const linesOf = (doc: string) =>
  inflateRawSync(Buffer.from(doc, 'base64'))
    .toString()
    .split('\n')
    .map((text) => JSON.parse(text) as ToldLine);

/** The decision that a batch is, which is all that it was told. */
export function decisionIn(doc: string): Decision | undefined {
  const [line] = linesOf(doc);
  return line && 'decision' in line ? line.decision : undefined;
}

/** What a part was told of one publication, by the id that it led to. */
export const toldOf = (doc: string, id: number): PreparedRecord[] =>
  linesOf(doc).flatMap((line) =>
    'doc' in line && line.wanted?.id === id ? [prepareRecord(recordOf(line), line.classification, line.origin)] : [],
  );

/** What a part gives a load to take again. */
export function replayedIn(doc: string): Replayed[] {
  return linesOf(doc).flatMap((line): Replayed[] => {
    if ('decision' in line) return [];
    if ('person' in line || 'made' in line) return [line];
    return [{ ...prepareRecord(recordOf(line), line.classification, line.origin), ...(line.wanted && { wanted: line.wanted }) }];
  });
}
