import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { benchFolder } from '#bench/report.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess } from '#lib/env.ts';
import { openCollection, type TestCollection } from './collections.ts';
import { type EngineName, engines } from './engines.ts';
import { applySheet, describeRecord, readNewQueries, writeSheet } from './grading-sheet.ts';
import { parseQueries, queryFile, readQueries, writeQueries } from './judged-query.ts';
import { countPreferences, type Sides, type StoredAnswers, storeAnswers, storedEngine, writeSides } from './side-by-side.ts';

const usage = `npm run grade -- records         write the second collection for reading: key, year, authors, title, abstract
npm run grade -- queries FILE    add queries: query, language (en, ar) and kind a line, with tabs between them
npm run grade -- sheet           write what is to be graded: the pooled answers of all engines without a grade
npm run grade -- apply [FILE]    take the grades of a sheet over (2 answers the query, 1 helps, 0 does not)
npm run grade -- answers FILE    write the answers of this checkout to a file, for "sides" in another
npm run grade -- sides FILE      write a hundred answers of this checkout and of that file side by side, without their names
npm run grade -- prefer FILE     count the preferences: each line "12 better:" ends with left, right or same
`;

const path = queryFile('second');
const listing = `${benchFolder}/relevance/records.tsv`;
const sidesFile = `${benchFolder}/relevance/sides.txt`;
const sidesKey = `${benchFolder}/relevance/sides-key.json`;
const answersFile = `${benchFolder}/relevance/answers.json`;
const sheetFile = `${benchFolder}/relevance/sheet.tsv`;

type Records = Extract<Awaited<ReturnType<typeof openCollection>>, { records: unknown }>['records'];

const verbs: Readonly<Record<string, ((records: Records, file?: string) => Promise<string> | string) | undefined>> = {
  records(records) {
    writeFileSync(listing, records.map((record) => `${describeRecord(record).join('\t')}\n`).join(''));
    return `${listing}: ${records.length} records`;
  },
  queries(_, file = '') {
    const existing = readExistingQueries();
    const newQueries = parseQueries(
      file,
      readNewQueries(readFileSync(file, 'utf8'), existing).map((query) => JSON.stringify(query)),
    );
    writeQueries(path, [...existing, ...newQueries]);
    return `${path}: ${newQueries.length} queries added, ${existing.length + newQueries.length} in total`;
  },
  async sheet(records) {
    const openEngines = await Promise.all(Object.keys(engines).map((name) => engines[name as EngineName](records)));
    const sheet = await writeSheet(readExistingQueries(), openEngines, new Map(records.map((record) => [record.key, record])));
    for (const engine of openEngines) await engine.close();
    writeFileSync(sheetFile, sheet);
    return `${sheetFile}: ${sheet.split('\n').length - 2} rows to grade`;
  },
  async answers(_, file = answersFile) {
    const answers: Record<string, StoredAnswers> = {};
    for (const [name, { records, queries }] of await openComparedCollections()) {
      const engine = await engines.store(records);
      answers[name] = await storeAnswers(engine, queries);
      await engine.close();
    }
    writeFileSync(file, JSON.stringify(answers));
    return file;
  },
  async sides(_, file = answersFile) {
    const answers = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, StoredAnswers>>;
    const text: string[] = [];
    let sides: Sides = {};
    for (const [name, collection] of await openComparedCollections()) {
      const presentEngine = await engines.store(collection.records);
      const comparison = await writeSides(
        collection,
        { present: presentEngine, other: storedEngine(answers[name] ?? {}) },
        50,
        Object.keys(sides).length,
      );
      await presentEngine.close();
      text.push(comparison.text);
      sides = { ...sides, ...comparison.sides };
    }
    writeFileSync(sidesFile, text.join('\n'));
    writeFileSync(sidesKey, JSON.stringify(sides));
    return `${sidesFile}: ${Object.keys(sides).length} answers to compare`;
  },
  prefer: (_, file = sidesFile) => countPreferences(readFileSync(file, 'utf8'), JSON.parse(readFileSync(sidesKey, 'utf8')) as Sides),
  apply(records, file = sheetFile) {
    const keys = new Set(records.map(({ key }) => key));
    const gradedQueries = applySheet(readFileSync(file, 'utf8'), readExistingQueries(), (key) => keys.has(key));
    writeQueries(path, gradedQueries);
    return `${path}: ${gradedQueries.reduce((sum, { grades }) => sum + Object.keys(grades).length, 0)} grades`;
  },
};

async function openComparedCollections(): Promise<(readonly [string, TestCollection])[]> {
  const openCollections = await Promise.all(
    (['starter', 'second'] as const).map(async (name) => [name, await openCollection(name)] as const),
  );
  return openCollections.map(([name, collection]) => {
    if ('missing' in collection) throw new Error(collection.missing);
    return [name, collection];
  });
}

function readExistingQueries() {
  return existsSync(path) ? readQueries(path) : [];
}

/** `npm run grade`: blind grading of results over the second collection. */
prepareProcess();
await runCommand(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, file] = positionals;
  const run = verb === undefined ? undefined : verbs[verb];
  if (!run) {
    process.stderr.write(usage);
    return 2;
  }
  const collection = await openCollection('second');
  if ('missing' in collection) throw new Error(collection.missing);
  mkdirSync(dirname(listing), { recursive: true });
  process.stdout.write(`${await run(collection.records, file)}\n`);
  return 0;
});
