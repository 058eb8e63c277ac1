import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { compareWorks } from '#lib/service/store/identity/compare-works.ts';
import { workTraits } from '#lib/service/store/identity/work-traits.ts';
import { haveSources, readSources } from './read-sources.ts';

/** `version`: one text twice (a preprint and its paper, a DOI given twice); identifiers part them, so that joining them is for a person. */
export type PairLabel = 'same' | 'differ' | 'version';

export interface LabelledPair {
  readonly label: PairLabel;
  readonly names: readonly [string, string];
  readonly records: readonly [ResearchRecord, ResearchRecord];
}

export interface PairFigures {
  readonly pairs: Readonly<Record<PairLabel, number>>;
  /** Pairs of different works, or of versions, that would be joined without asking. */
  readonly falselyJoined: readonly string[];
  /** Pairs of one work that are not joined: shown as possible duplicates, or not even that. */
  readonly shown: readonly string[];
  readonly missed: readonly string[];
  readonly recall: number;
  /** 95 % interval (Wilson) of the recall, and of the share of false joins. */
  readonly recallInterval: readonly [number, number];
  readonly falseInterval: readonly [number, number];
}

/** The labelled pairs of the public files; undefined where these are not at hand. */
export async function publicPairs(): Promise<LabelledPair[] | undefined> {
  if (!haveSources()) return undefined;
  const all = await readSources();
  const lines = readFileSync(join(import.meta.dirname, 'pairs.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [label, ...names] = line.split('\t') as [PairLabel, string, string];
    const records = names.map((name) => {
      const record = all.get(name);
      if (!record) throw new Error(`pairs.tsv: there is no record ${name} in the public files.`);
      return record;
    });
    return { label, names, records: records as [ResearchRecord, ResearchRecord] };
  });
}

/** A small set of made-up records, which is always there. */
export function inventedPairs(): LabelledPair[] {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, 'invented-pairs.json'), 'utf8')) as {
    readonly pairs: readonly {
      readonly label: PairLabel;
      readonly about: string;
      readonly one: Partial<ResearchRecord>;
      readonly two: Partial<ResearchRecord>;
    }[];
  };
  const whole = (record: Partial<ResearchRecord>, key: string): ResearchRecord => ({
    key,
    language: 'en',
    type: 'journal-article',
    areas: [],
    authors: [],
    title: {},
    ...record,
  });
  return written.pairs.map(({ label, about, one, two }) => ({
    label,
    names: [about, about],
    records: [whole(one, 'one'), whole(withoutNulls({ ...one, ...two }), 'two')],
  }));
}

/** Takes away what identifies by itself, so that only title, authors, place and year are left to compare. */
export function withoutIdentifiers({ label, names, records }: LabelledPair): LabelledPair {
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
  return { label, names, records: [bare(records[0]), bare(records[1])] };
}

export function measurePairs(pairs: readonly LabelledPair[]): PairFigures {
  const count = { same: 0, differ: 0, version: 0 };
  const falselyJoined: string[] = [];
  const shown: string[] = [];
  const missed: string[] = [];
  for (const { label, names, records } of pairs) {
    count[label] += 1;
    const verdict = isLookedUp(records) ? compareWorks(...records).verdict : 'different';
    const name = names.join(' ');
    if (label !== 'same' && verdict === 'same') falselyJoined.push(name);
    if (label === 'same' && verdict === 'doubt') shown.push(name);
    if (label === 'same' && verdict === 'different') missed.push(name);
  }
  const joined = count.same - shown.length - missed.length;
  return {
    pairs: count,
    falselyJoined,
    shown,
    missed,
    recall: joined / count.same,
    recallInterval: wilson(joined, count.same),
    falseInterval: wilson(falselyJoined.length, count.differ + count.version),
  };
}

/** A store compares what has an identifier or a trait in common, and nothing else. */
function isLookedUp([one, two]: readonly [ResearchRecord, ResearchRecord]): boolean {
  const shared = (['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const).some(
    (name) => one[name] !== undefined && one[name] === two[name],
  );
  const traits = workTraits(two);
  return shared || workTraits(one).some((trait) => traits.includes(trait));
}

function wilson(hits: number, of: number): [number, number] {
  const z = 1.96;
  const share = of === 0 ? 0 : hits / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

const withoutNulls = (record: Partial<ResearchRecord>): Partial<ResearchRecord> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
