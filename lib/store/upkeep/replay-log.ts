import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Origin } from '#lib/store/records/field-sources.ts';
import type { Loadable, PersonUpdate, TextUpdate } from '#lib/store/records/loadable.ts';
import { type Classification, type PreparedRecord, prepareRecord, type RecordParts, recordOf } from '#lib/store/records/prepare-record.ts';

/** A decision of an operator on single entries. */
export type Decision =
  | readonly ['withdraw', id: string]
  | readonly ['merge', kind: 'research' | 'author' | 'institution', from: string, into: string]
  | readonly ['classify', id: string, areas: readonly string[]]
  | readonly ['split', id: string, identifier: string, newId?: string];

/** Ids that a record and its authors had. A replay assigns them again, so that page addresses do not change. */
export interface AssignedIds {
  readonly id?: number;
  readonly people?: readonly number[];
  /** Version of the matching rules that chose `id`; absent for the first version. */
  readonly rules?: number;
}

/** One input of a replayed load; `wanted` are the ids that the original load assigned. */
export type ReplayInput = Loadable & { readonly wanted?: AssignedIds };

interface LoggedRecord extends RecordParts {
  readonly classification?: Classification;
  readonly origin?: Origin;
  readonly wanted?: AssignedIds;
}

type LogLine = LoggedRecord | PersonUpdate | TextUpdate | { readonly decision: Decision };

/** Size of a part in characters, before compression. */
const partMax = 250_000;

/** Collects the inputs of a batch and passes them to `put` in compressed parts, numbered from `first`. `flush` passes the last part. */
export function replayPacker(put: (part: number, doc: string) => void, first = 0) {
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
  const add = (line: LogLine) => {
    const text = JSON.stringify(line);
    lines.push(text);
    characters += text.length;
    if (characters > partMax) flush();
  };
  return {
    record: ({ doc, authors, references, classification, origin }: PreparedRecord, wanted: AssignedIds) =>
      add({ doc, authors, ...(references !== null && { references }), classification, origin, wanted } as LoggedRecord),
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
    .map((text) => JSON.parse(text) as LogLine);

/** The decision that a batch consists of; undefined for a batch of records. */
export function decisionIn(doc: string): Decision | undefined {
  const [line] = linesOf(doc);
  return line && 'decision' in line ? line.decision : undefined;
}

/** From a part of the log, the records that the load assigned to the publication with this id. */
export const inputsOf = (doc: string, id: number): PreparedRecord[] =>
  linesOf(doc).flatMap((line) =>
    'doc' in line && line.wanted?.id === id ? [prepareRecord(recordOf(line), line.classification, line.origin)] : [],
  );

/** The inputs of a part, ready to be loaded again. */
export function replayInputs(doc: string): ReplayInput[] {
  return linesOf(doc).flatMap((line): ReplayInput[] => {
    if ('decision' in line) return [];
    if ('person' in line || 'made' in line) return [line];
    return [{ ...prepareRecord(recordOf(line), line.classification, line.origin), ...(line.wanted && { wanted: line.wanted }) }];
  });
}
