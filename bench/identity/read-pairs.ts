import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResearchRecord } from '#lib/domain/record.ts';

/**
 * `same`: one publication in two sources. `version`: one work with versions (a preprint and its paper, two registrations of one text, two versions in one archive).
 * `related`: two publications of one study, as a conference paper and an article under the same title. `differ`: two works.
 */
export type PairLabel = 'same' | 'version' | 'related' | 'differ';

export interface LabelledPair {
  readonly label: PairLabel;
  /** What the records are, or the title. */
  readonly name: string;
  /** Where both records are from, joined by `+`; `invented` for made-up ones. */
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

/** Facts of public records, labelled while the first rules were made. */
export const readLabelledPairs = (): LabelledPair[] => readLines('labelled-pairs.jsonl');

/** Facts of public records, drawn and labelled by somebody who had not seen any rules. */
export const readDrawnPairs = (): LabelledPair[] => readLines('drawn-pairs.jsonl');

/** Facts of public records of collections that gave no other pair. Neither learning nor tuning reads them. */
export const readPairsKeptApart = (): LabelledPair[] => readLines('kept-apart-pairs.jsonl');

const readLines = (file: string): LabelledPair[] =>
  textOf(file)
    .trim()
    .split('\n')
    .map((line) => pairOf(JSON.parse(line) as PairLine));

/** Made-up records: the cases that the rules are specified by. `two` is `one` with the fields given instead; a field of null is absent. */
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

/** The pair without what identifies by itself: title, people, place and year are left. */
export function withoutIdentifiers(pair: LabelledPair): LabelledPair {
  const bare = ({
    doi: _doi,
    arxiv: _arxiv,
    bibcode: _bibcode,
    openalex: _openalex,
    pmid: _pmid,
    url: _url,
    reportNumber: _number,
    ...rest
  }: ResearchRecord): ResearchRecord => rest;
  return { ...pair, records: [bare(pair.records[0]), bare(pair.records[1])] };
}
