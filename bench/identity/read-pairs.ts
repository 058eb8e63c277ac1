import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResearchRecord } from '#lib/domain/record.ts';

/**
 * `same`: one publication. `version`: one work (preprint and paper, two registrations). `related`: two publications of one study. `differ`:
 * two works.
 */
export type PairLabel = 'same' | 'version' | 'related' | 'differ';

export interface LabelledPair {
  readonly label: PairLabel;
  /** A description of the pair, or the title of its first record. */
  readonly name: string;
  /** Sources of both records, joined by `+`; `invented` for made-up ones. */
  readonly source: string;
  readonly records: readonly [ResearchRecord, ResearchRecord];
}

export const isOneWork = ({ label }: LabelledPair): boolean => label === 'same' || label === 'version';

interface PairLine {
  readonly label: PairLabel;
  readonly source?: string;
  readonly about?: string;
  readonly one: Partial<ResearchRecord>;
  readonly two: Partial<ResearchRecord>;
}

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Pairs of public records, labelled while the first rules were written. */
export const readLabelledPairs = (): LabelledPair[] => readLines('labelled-pairs.jsonl');

/** Pairs of public records, sampled and labelled without knowing the verdict of the rules. */
export const readDrawnPairs = (): LabelledPair[] => readLines('drawn-pairs.jsonl');

/** Pairs of public records from collections that the other files do not use. Never used for learning or tuning. */
export const readHeldOutPairs = (): LabelledPair[] => readLines('kept-apart-pairs.jsonl');

const readLines = (file: string): LabelledPair[] =>
  textOf(file)
    .trim()
    .split('\n')
    .map((line) => pairOf(JSON.parse(line) as PairLine));

/** Invented pairs that specify the rules. The second record is the first with the fields of `two`; null removes a field. */
export function readInventedPairs(): LabelledPair[] {
  const { pairs } = JSON.parse(textOf('invented-pairs.json')) as { readonly pairs: readonly PairLine[] };
  return pairs.map((pair) => pairOf({ ...pair, two: withoutNulls({ ...pair.one, ...pair.two }) }));
}

function pairOf({ label, source = 'invented', about, one, two }: PairLine): LabelledPair {
  const name = about ?? Object.values(one.title ?? {})[0] ?? '';
  return { label, name, source, records: [recordOf(one, 'one'), recordOf(two, 'two')] };
}

const recordOf = (record: Partial<ResearchRecord>, key: string): ResearchRecord => ({
  key,
  language: 'en',
  type: 'journal-article',
  areas: [],
  authors: [],
  title: {},
  ...record,
});

const withoutNulls = (record: Partial<ResearchRecord>): Partial<ResearchRecord> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** The pair with identifiers removed; title, people, venue and year remain. */
export function withoutIdentifiers(pair: LabelledPair): LabelledPair {
  const stripIds = ({
    doi: _doi,
    arxiv: _arxiv,
    bibcode: _bibcode,
    openalex: _openalex,
    pmid: _pmid,
    url: _url,
    reportNumber: _number,
    ...rest
  }: ResearchRecord): ResearchRecord => rest;
  return { ...pair, records: [stripIds(pair.records[0]), stripIds(pair.records[1])] };
}
