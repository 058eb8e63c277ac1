import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { findProgram } from '#bench/host-facts.ts';
import { processorSeconds } from '#bench/process-memory.ts';
import { median, shown } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { type RunningSite, startSite } from '#bench/start-site.ts';
import { type LoadResult, load } from './load.ts';
import { type Rival, startNginx, startPlainServer } from './rivals.ts';

interface Target {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly wanted: string;
  readonly results: LoadResult[];
  /** Requests for each second that the process itself had of a processor, which a busy machine does not take from it. */
  readonly perProcessorSecond: number[];
}

const rounds = 3;
const connections = 16;
const packed = { 'Accept-Encoding': 'gzip' };

/** One process under full load, way by way, beside nginx and `node:http` with the same bytes; rounds in turn, so that a busy moment meets all. */
export async function measureServer({ seconds }: { readonly seconds: number }): Promise<PartReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const rivals: Rival[] = [];
  try {
    const page = await fetchRaw(`${site.url}/en/research?pageSize=25`, packed);
    const plain = await startPlainServer(page.body, page.headers);
    const nginx = await startNginx(page.body, page.headers);
    rivals.push(plain, ...(nginx ? [nginx] : []));
    const targets = [...rivals.map((rival) => target(rival.name, rival, ['/'], packed, '')), ...ownTargets(site, issueKey(site))];
    for (let round = 0; round < rounds; round += 1)
      for (const one of targets) {
        const paths = one.name === uncached ? freshPaths(round) : one.paths;
        const before = processorSeconds(one.pid);
        const result = await load({ port: one.port, headers: one.headers, paths, connections, seconds });
        const used = (processorSeconds(one.pid) ?? Number.NaN) - (before ?? Number.NaN);
        one.results.push(result);
        one.perProcessorSecond.push((result.perSecond * seconds) / used);
        process.stderr.write('.');
      }
    process.stderr.write('\n');
    return report(targets, page.body.length, seconds, site.startMs);
  } finally {
    for (const rival of rivals) await rival.stop();
    await site.stop();
  }
}

const uncached = 'list page, rendered';

function target(
  name: string,
  { port, pid }: Pick<Rival, 'port' | 'pid'>,
  paths: readonly string[],
  headers: Target['headers'],
  wanted: string,
): Target {
  return { name, port, pid, paths, headers, wanted, results: [], perProcessorSecond: [] };
}

function ownTargets(site: RunningSite, key: string): Target[] {
  const keyed = { ...packed, 'X-Api-Key': key };
  const records = Array.from({ length: 200 }, (_, at) => `/api/en/Publication/GetResearchById/${at + 1}`);
  const api = (name: string, path: string | readonly string[], wanted = '') => target(name, site, [path].flat(), keyed, wanted);
  return [
    target('list page, cached', site, ['/en/research?pageSize=25'], packed, '70 % of nginx'),
    target(uncached, site, [], packed, '300'),
    target('list rows for the browser (/bff)', site, ['/bff/en/research?pageSize=25'], packed, ''),
    api('GetResearchById', records, '8,000'),
    api('GetAllResearch, 25 rows, filter', '/api/en/Publication/GetAllResearch?pageIndex=1&pageSize=25&researchTypeId=1', '2,000'),
    api(
      'GetAllResearch, new question each time',
      Array.from(
        { length: 3000 },
        (_, at) => `/api/en/Publication/GetAllResearch?pageSize=25&fromYear=${1000 + (at % 60)}&toYear=${2026 + Math.floor(at / 60)}`,
      ),
    ),
    api('GetAllAuthor, 25 rows', '/api/en/Publication/GetAllAuthor?pageSize=25'),
    api('GetAuthorById', '/api/en/Publication/GetAuthorById/1'),
    api('GetAllResearchTypes', '/api/en/LookUp/GetAllResearchTypes'),
    api('GetAllResearchAreas', '/api/ar/LookUp/GetAllResearchAreas'),
  ];
}

/** Addresses that nobody has asked for: each is rendered. */
function freshPaths(round: number): string[] {
  const paths: string[] = [];
  for (let from = 1000; from < 1060; from += 1)
    for (let to = 2026; to < 2096; to += 1) paths.push(`/en/research?pageSize=25&fromYear=${from + 60 * round}&toYear=${to}`);
  return paths;
}

function issueKey({ dataDir }: RunningSite): string {
  const made = spawnSync(process.execPath, ['lib/commands/keys.ts', 'issue', '--name', 'bench', '--tier', 'internal'], {
    env: { NODE_ENV: 'production', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return made.stdout.trim().split('\n').at(-1) ?? '';
}

/** Bytes and headers as they are on the wire. */
export function fetchRaw(url: string, headers: Readonly<Record<string, string>>): Promise<{ body: Buffer; headers: string[] }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.rawHeaders }));
    }).once('error', reject);
  });
}

function report(targets: readonly Target[], bytes: number, seconds: number, startMs: number): PartReport {
  const rate = ({ results }: Target) => median(results.map((result) => result.perSecond));
  const effort = ({ perProcessorSecond }: Target) => median(perProcessorSecond);
  const reference = targets.find(({ name }) => name === 'nginx') ?? (targets[0] as Target);
  const rows = targets.map((one) => {
    const least = Math.min(...one.results.map((result) => result.perSecond));
    const most = Math.max(...one.results.map((result) => result.perSecond));
    const of = (field: keyof LoadResult) => shown(median(one.results.map((result) => result[field])), 1);
    const errors = one.results.reduce((sum, result) => sum + result.errors, 0);
    const share = (value: (target: Target) => number) => `${shown((100 * value(one)) / value(reference))} %`;
    const rates = [`${shown(rate(one))} [${shown(least)}–${shown(most)}]`, share(rate), shown(effort(one)), share(effort), one.wanted];
    return [one.name, ...rates, of('p50Ms'), of('p99Ms'), errors];
  });
  const generator = findProgram('wrk') ? 'wrk' : 'our own generator, which takes a share of the processor that wrk would not';
  return {
    part: 'server',
    tables: [
      {
        title: 'One process under full load',
        columns: ['what', 'requests/s', `of ${reference.name}`, 'per core', `of ${reference.name}`, 'target', 'p50 ms', 'p99 ms', 'errors'],
        rows,
        notes: [
          `Median of ${rounds} rounds of ${seconds} s [least–most], rounds in turn; ${connections} connections by ${generator}, which shares the cores with the server. Starter collection, log level info, keys checked and limits counted.`,
          '“Per core”: requests for each second that the process itself had of a processor; on a busy machine this is the figure to trust.',
          `nginx and node:http send the very bytes (${shown(bytes)}, gzip) and headers of the cached page.${findProgram('nginx') ? '' : ' nginx is absent here.'}`,
          `From the start of the process to the first answer: ${shown(startMs)} ms (a build before it, where one was needed, included).`,
        ],
      },
    ],
    figures: { startMs, targets: targets.map(({ name, results, perProcessorSecond }) => ({ name, results, perProcessorSecond })) },
  };
}
