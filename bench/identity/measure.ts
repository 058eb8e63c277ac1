import { inventedPairs, measurePairs, type PairFigures, publicPairs, withoutIdentifiers } from './measure-pairs.ts';

// npm run bench:identity: how records are recognised as one work, on labelled pairs. Ends with 1 when a pair is falsely joined or the recall is below 95 %.
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const interval = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`;

function show(what: string, figures: PairFigures): boolean {
  const { pairs, falselyJoined, shown, missed, recall } = figures;
  process.stdout.write(
    `${what}: ${pairs.same} pairs of one work, ${pairs.differ} of two, ${pairs.version} of two versions\n` +
      `  joined falsely ${falselyJoined.length} (95 % interval ${interval(figures.falseInterval)}) · recall ${percent(recall)} (95 % interval ${interval(figures.recallInterval)})` +
      ` · shown as possible duplicates ${shown.length} · missed ${missed.length}\n`,
  );
  for (const name of falselyJoined) process.stdout.write(`  joined falsely: ${name}\n`);
  if (process.argv.includes('--all')) for (const name of [...shown, ...missed]) process.stdout.write(`  not joined: ${name}\n`);
  return falselyJoined.length === 0 && recall >= 0.95;
}

let good = show('invented', measurePairs(inventedPairs()));
const pairs = await publicPairs();
if (pairs) {
  good = show('public files', measurePairs(pairs)) && good;
  show('public files, all identifiers taken away', measurePairs(pairs.map(withoutIdentifiers).filter(({ label }) => label !== 'version')));
} else process.stdout.write('public files: not at hand (../shared/data), so that the pairs of pairs.tsv are not measured\n');
process.exitCode = good ? 0 : 1;
