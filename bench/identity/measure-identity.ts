import type { PartReport } from '#bench/report.ts';
import { bySource, byTitle, crossValidate, measurePairs, type PairFigures, wilson } from './measure-pairs.ts';
import {
  isOneWork,
  type LabelledPair,
  readDrawnPairs,
  readHeldOutPairs,
  readInventedPairs,
  readLabelledPairs,
  withoutIdentifiers,
} from './read-pairs.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Measures how well the rules recognise records of one work, with and without identifiers. Training and test pairs are disjoint. */
export function measureIdentity({ errors }: { readonly errors: boolean }): PartReport {
  const drawnPairs = new Set(readDrawnPairs());
  const pairs = [...readLabelledPairs(), ...drawnPairs];
  const isDrawn = [(pair: LabelledPair) => drawnPairs.has(pair)];
  const figures: Readonly<Record<string, PairFigures>> = {
    'invented cases': measurePairs(readInventedPairs()),
    'five parts': crossValidate(pairs, byTitle),
    'one source left out': crossValidate(pairs, bySource(pairs)),
    'blind sample, not learnt from': crossValidate(pairs, isDrawn),
    'five parts, no identifiers': crossValidate(pairs, byTitle, withoutIdentifiers),
    'one source left out, no identifiers': crossValidate(pairs, bySource(pairs), withoutIdentifiers),
    'held out': measurePairs(readHeldOutPairs()),
    'held out, no identifiers': measurePairs(readHeldOutPairs().map(withoutIdentifiers)),
  };
  if (errors) for (const [name, { falselyJoined, missed }] of Object.entries(figures)) printErrors(name, falselyJoined, missed);
  return {
    part: 'identity',
    tables: [
      {
        title: 'Records of one work',
        columns: [
          'pairs',
          'pairs of one work',
          'joined',
          '95 % interval',
          'joined or shown',
          '95 % interval',
          'pairs of two works',
          'joined falsely',
          '95 % interval',
          'shown',
        ],
        rows: Object.entries(figures).map(([name, part]) => [name, ...rowOf(part)]),
        notes: [
          `${pairs.length} labelled pairs of public records, ${pairs.filter(isOneWork).length} of one work; weights are learnt only from pairs outside the measured set.`,
          'One source left out: pairs with a record of a source are measured with weights learnt without any pair of that source.',
          'Held out: pairs of other collections, labelled by equal or different DOIs or arXiv numbers; never used for learning or tuning.',
          'No identifiers: DOI, arXiv, PubMed and other numbers and addresses are removed from both records, even if nothing else distinguishes two works.',
        ],
      },
    ],
    figures,
  };
}

function rowOf({ joined, shown, missed, falselyJoined, falselyShown, apart }: PairFigures): (string | number)[] {
  const works = joined.length + shown.length + missed.length;
  const others = falselyJoined.length + falselyShown.length + apart.length;
  const share = (count: number, of: number): [string, string] => [percent(count / of), wilson(count, of).map(percent).join(' to ')];
  const [, falseInterval] = share(falselyJoined.length, others);
  return [
    works,
    ...share(joined.length, works),
    ...share(joined.length + shown.length, works),
    others,
    falselyJoined.length,
    falseInterval,
    falselyShown.length,
  ];
}

function printErrors(name: string, falselyJoined: readonly string[], missed: readonly string[]): void {
  for (const pair of falselyJoined) process.stdout.write(`${name}: joined falsely: ${pair}\n`);
  for (const pair of missed) process.stdout.write(`${name}: missed: ${pair}\n`);
}
