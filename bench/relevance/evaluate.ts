import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess } from '#lib/env.ts';
import { openCollection } from './collections.ts';
import { type EngineName, engines } from './engines.ts';
import { isGraded, judgeEngine, readRun, type StoredRun, storedFigures, writeDifferences, writeFigures, writeRun } from './judge.ts';
import { type CollectionName, collectionNames } from './judged-query.ts';

const usage = `npm run evaluate -- [COLLECTION…] [options]

Collections: ${collectionNames.join(', ')} (all of them when none is named)
  --engine NAME    ${Object.keys(engines).join(', ')} (store)
  --store NAME     sqlite or opensearch: where the engine called store keeps its records (sqlite)
  --against FILE   a stored run to compare with (bench/relevance/present.json)
  --save FILE      store this run
  --about TEXT     what the stored run is of
  --missed         list the queries with nothing right among the first five
`;

const options = {
  engine: { type: 'string', default: 'store' },
  store: { type: 'string', default: 'sqlite' },
  against: { type: 'string', default: 'bench/relevance/present.json' },
  save: { type: 'string' },
  about: { type: 'string', default: 'a stored run' },
  missed: { type: 'boolean' },
} as const;

/** `npm run evaluate`: search quality over judged queries, and the change since a stored run. */
prepareProcess();
await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const names = positionals.length > 0 ? positionals : collectionNames;
  const engineName = values.engine === 'store' && values.store === 'opensearch' ? 'opensearch' : values.engine;
  const isKnown = names.every((name) => (collectionNames as readonly string[]).includes(name)) && engineName in engines;
  if (!isKnown) {
    process.stderr.write(usage);
    return 2;
  }
  const before: StoredRun = existsSync(values.against) ? readRun(values.against) : { about: '', collections: {} };
  const collections: Record<string, StoredRun['collections'][string]> = {};
  for (const name of names as readonly CollectionName[]) {
    const collection = await openCollection(name);
    if ('missing' in collection || collection.queries.length === 0) {
      process.stdout.write(`── ${'missing' in collection ? `skipped: ${collection.missing}` : `${name}: no judged queries yet`}\n\n`);
      continue;
    }
    const engine = await engines[engineName as EngineName](collection.records);
    const judgements = await judgeEngine(engine, collection);
    await engine.close();
    collections[name] = storedFigures(judgements);
    process.stdout.write(`${writeFigures(`${name}, ${collection.records.length} records`, judgements)}\n`);
    const previous = before.collections[name];
    if (previous) process.stdout.write(`${writeDifferences(judgements, before.about, previous)}\n`);
    const missedQueries = judgements.filter((judgement) => isGraded(judgement) && judgement.figures.hit5 === 0);
    if (values.missed) process.stdout.write(`missed: ${missedQueries.map(({ query }) => query.query).join(' | ')}\n\n`);
  }
  if (values.save) writeRun(values.save, { about: values.about, collections });
  return 0;
});
