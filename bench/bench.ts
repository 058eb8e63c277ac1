import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess } from '#lib/env.ts';
import { findProgram, readHostFacts, versionOf } from './host-facts.ts';
import { markdownOf, type PartReport, targetText, writeDocument, writeJson } from './report.ts';

const usage = `npm run bench -- [PART…] [options]

Parts: store, server, client, import, identity (these run by default); references, opensearch, flood, soak, areas (only by name)
  --records N      store: number of records (default 1,000,000, generated once into .bench); references, opensearch, import: number of records (default 100,000; 1,000,000 takes 5 GB of disk and half an hour)
  --data FOLDER    import: parse the files of this folder instead of generated ones, for the figures without a store
  --no-rivals      store: skip the other engines
  --minutes N      soak: duration (default 10)
  --seconds N      server: duration of each round (default 4); flood: of each flood (default 20)
  --base-url URL   client: measure a running site (does not update docs/performance.md)
  --runs N         client: visits per page (default 5)
  --errors         areas: list errors in the tuning half; identity: list missed and falsely joined pairs
  --only KIND      client: visits or steps
  --no-document    do not update docs/performance.md
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

const explicitParts: ReadonlySet<string> = new Set(['references', 'opensearch', 'flood', 'soak', 'areas']);

/** Each part is imported when it runs, so that measuring the store needs no browser. */
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

/** `npm run bench`: measures this checkout and its rivals on this machine. Only figures of the same run are comparable. */
prepareProcess();
await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const selectedParts = positionals.length > 0 ? positionals : Object.keys(parts).filter((part) => !explicitParts.has(part));
  const unknown = selectedParts.filter((part) => !(part in parts));
  if (unknown.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const targets = [];
  for (const part of selectedParts) {
    process.stderr.write(`── ${part}\n`);
    const { report, versions } = await (parts[part] as (values: Arguments) => Promise<Measurement>)(values);
    targets.push(...(report.targets ?? []));
    const hostFacts = readHostFacts(versions);
    process.stdout.write(`${markdownOf(report, hostFacts)}\n`);
    const path = await writeJson(report, hostFacts);
    const documented = !values['no-document'] && !values['base-url'] && (await writeDocument(report, hostFacts));
    process.stderr.write(`${path}${documented ? ', docs/performance.md' : ''}\n`);
  }
  if (selectedParts.length > 1) process.stdout.write(`${targetText(targets)}\n`);
  return 0;
});
