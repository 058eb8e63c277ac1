import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess } from '#lib/env.ts';
import { findProgram, readHostFacts, versionOf } from './host-facts.ts';
import { markdownOf, type PartReport, writeDocument, writeJson } from './report.ts';

const usage = `npm run bench -- [PART…] [options]

Parts: store, server, client, import, identity (all of them when none is named) and references, opensearch, flood, soak and areas (only when they are named)
  --records N      store: how many (1,000,000, made once and kept in .bench); references, opensearch and import: how many (100,000; with 1,000,000 it takes 5 GB of disk and half an hour)
  --data FOLDER    import: read the files of a folder, in place of generated ones, for the figures without a store
  --no-rivals      store: leave the other engines out
  --minutes N      soak: how long (10)
  --seconds N      server: length of each round (4); flood: of each flood (20)
  --base-url URL   client: measure a site that runs already (docs/performance.md stays as it is)
  --runs N         client: visits of each page (5)
  --errors         areas: list what was wrong in the tuning half; identity: the pairs that were missed or joined falsely
  --only KIND      client: visits or steps
  --no-document    leave docs/performance.md as it is
`;

const options = {
  'base-url': { type: 'string' },
  runs: { type: 'string' },
  only: { type: 'string' },
  seconds: { type: 'string' },
  records: { type: 'string' },
  data: { type: 'string' },
  minutes: { type: 'string' },
  'no-rivals': { type: 'boolean' },
  'no-document': { type: 'boolean' },
  errors: { type: 'boolean' },
} as const;

type Arguments = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Measurement {
  readonly report: PartReport;
  readonly versions: Readonly<Record<string, string | undefined>>;
}

const onlyNamed: ReadonlySet<string> = new Set(['references', 'opensearch', 'flood', 'soak', 'areas']);

/** Parts load on demand: measuring the store needs no browser. */
const parts: Readonly<Record<string, (values: Arguments) => Promise<Measurement>>> = {
  async store(values) {
    const { measureStore } = await import('./store/store.ts');
    const report = await measureStore({ records: Number(values.records ?? 1_000_000), rivals: !values['no-rivals'] });
    return { report, versions: { 'sqlite3 shell': versionOf(findProgram('sqlite3')) } };
  },
  async references(values) {
    const { measureReferences } = await import('./store/measure-references.ts');
    return { report: await measureReferences({ records: Number(values.records ?? 100_000) }), versions: {} };
  },
  async opensearch(values) {
    const { measureOpenSearch } = await import('./store/measure-opensearch.ts');
    return { report: await measureOpenSearch({ records: Number(values.records ?? 100_000) }), versions: { OpenSearch: '2.19.6' } };
  },
  async server(values) {
    const { measureServer } = await import('./server/server.ts');
    const report = await measureServer({ seconds: Number(values.seconds ?? 4) });
    return { report, versions: { nginx: versionOf(findProgram('nginx'), '-v'), wrk: versionOf(findProgram('wrk'), '-v') } };
  },
  async client(values) {
    const { measureClient } = await import('./client/client.ts');
    const { browser, ...report } = await measureClient({
      baseUrl: values['base-url'],
      runs: Number(values.runs ?? 5),
      onlyName: values.only,
    });
    return { report, versions: { Chromium: browser } };
  },
  async import(values) {
    const { measureImport } = await import('./import/import.ts');
    return { report: await measureImport({ records: Number(values.records ?? 100_000), data: values.data }), versions: {} };
  },
  async identity(values) {
    const { measureIdentity } = await import('./identity/measure-identity.ts');
    return { report: measureIdentity({ errors: values.errors ?? false }), versions: {} };
  },
  async areas(values) {
    const { measureAreas } = await import('./areas/measure-areas.ts');
    return { report: await measureAreas({ errors: values.errors ?? false }), versions: {} };
  },
  async flood(values) {
    const { measureFlood } = await import('./server/flood.ts');
    return { report: await measureFlood({ seconds: Number(values.seconds ?? 20) }), versions: {} };
  },
  async soak(values) {
    const { measureSoak } = await import('./server/soak.ts');
    return { report: await measureSoak({ minutes: Number(values.minutes ?? 10) }), versions: {} };
  },
};

/** `npm run bench`: measures this checkout and its rivals on this machine; figures of one run are comparable. */
prepareProcess();
await runCommand({ en: usage, ar: usage }, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const selectedParts = positionals.length > 0 ? positionals : Object.keys(parts).filter((part) => !onlyNamed.has(part));
  const unknown = selectedParts.filter((part) => !(part in parts));
  if (unknown.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  for (const part of selectedParts) {
    process.stderr.write(`── ${part}\n`);
    const { report, versions } = await (parts[part] as (values: Arguments) => Promise<Measurement>)(values);
    const hostFacts = readHostFacts(versions);
    process.stdout.write(`${markdownOf(report, hostFacts)}\n`);
    const path = await writeJson(report, hostFacts);
    const documented = !values['no-document'] && !values['base-url'] && (await writeDocument(report, hostFacts));
    process.stderr.write(`${path}${documented ? ', docs/performance.md' : ''}\n`);
  }
  return 0;
});
