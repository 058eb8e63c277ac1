import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { findProgram } from '#bench/host-facts.ts';
import { processorSeconds } from '#bench/process-memory.ts';
import { formatNumber, median } from '#bench/quantile.ts';
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
  readonly targetText: string;
  readonly results: LoadResult[];
  /** Requests per second of processor time of the server process, independent of machine load. */
  readonly perProcessorSecond: number[];
}

const rounds = 3;
const connections = 16;
const gzipHeaders = { 'Accept-Encoding': 'gzip' };

/** Throughput by kind of request. For comparison, nginx and `node:http` send the bytes of a list page. Each round measures all targets. */
export async function measureServer({ seconds }: { readonly seconds: number }): Promise<PartReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const rivals: Rival[] = [];
  try {
    const page = await fetchRaw(`${site.url}/en/research?pageSize=25`, gzipHeaders);
    const plain = await startPlainServer(page.body, page.headers);
    const nginx = await startNginx(page.body, page.headers);
    rivals.push(plain, ...(nginx ? [nginx] : []));
    const targets = [...rivals.map((rival) => target(rival.name, rival, ['/'], gzipHeaders, '')), ...ownTargets(site, issueKey(site))];
    for (let round = 0; round < rounds; round += 1)
      for (const loadTarget of targets) {
        const paths = loadTarget.name === uncached ? freshPaths(round) : loadTarget.paths;
        const before = processorSeconds(loadTarget.pid);
        const result = await load({ port: loadTarget.port, headers: loadTarget.headers, paths, connections, seconds });
        const processorUsed = (processorSeconds(loadTarget.pid) ?? Number.NaN) - (before ?? Number.NaN);
        loadTarget.results.push(result);
        loadTarget.perProcessorSecond.push((result.perSecond * seconds) / processorUsed);
        process.stderr.write('.');
      }
    process.stderr.write('\n');
    return report(targets, page.body.length, seconds, site.startMs);
  } finally {
    for (const rival of rivals) await rival.stop();
    await site.stop();
  }
}

const cached = 'list page, cached';
const uncached = 'list page, rendered';

function target(
  name: string,
  { port, pid }: Pick<Rival, 'port' | 'pid'>,
  paths: readonly string[],
  headers: Target['headers'],
  targetText: string,
): Target {
  return { name, port, pid, paths, headers, targetText, results: [], perProcessorSecond: [] };
}

function ownTargets(site: RunningSite, key: string): Target[] {
  const keyHeaders = { ...gzipHeaders, 'X-Api-Key': key };
  const records = Array.from({ length: 200 }, (_, index) => `/api/en/Publication/GetResearchById/${index + 1}`);
  const api = (name: string, path: string | readonly string[], targetText = '') =>
    target(name, site, [path].flat(), keyHeaders, targetText);
  return [
    target(cached, site, ['/en/research?pageSize=25'], gzipHeaders, '65 % of nginx'),
    target(uncached, site, [], gzipHeaders, '300'),
    target('list rows for the browser (/bff)', site, ['/bff/en/research?pageSize=25'], gzipHeaders, ''),
    api('GetResearchById', records, '8,000'),
    api('GetAllResearch, 25 rows, filter', '/api/en/Publication/GetAllResearch?pageIndex=1&pageSize=25&researchTypeId=1', '2,000'),
    api(
      'GetAllResearch, new query each time',
      Array.from(
        { length: 3000 },
        (_, index) =>
          `/api/en/Publication/GetAllResearch?pageSize=25&fromYear=${1000 + (index % 60)}&toYear=${2026 + Math.floor(index / 60)}`,
      ),
    ),
    api('GetAllAuthor, 25 rows', '/api/en/Publication/GetAllAuthor?pageSize=25'),
    api('GetAuthorById', '/api/en/Publication/GetAuthorById/1'),
    api('GetAllResearchTypes', '/api/en/LookUp/GetAllResearchTypes'),
    api('GetAllResearchAreas', '/api/ar/LookUp/GetAllResearchAreas'),
  ];
}

/** Uncached addresses, so that the server renders each page. */
function freshPaths(round: number): string[] {
  const paths: string[] = [];
  for (let from = 1000; from < 1060; from += 1)
    for (let to = 2026; to < 2096; to += 1) paths.push(`/en/research?pageSize=25&fromYear=${from + 60 * round}&toYear=${to}`);
  return paths;
}

function issueKey({ dataDir }: RunningSite): string {
  const issueResult = spawnSync(process.execPath, ['lib/commands/keys.ts', 'issue', '--name', 'bench', '--tier', 'internal'], {
    env: { NODE_ENV: 'production', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return issueResult.stdout.trim().split('\n').at(-1) ?? '';
}

/** Fetches bytes and headers as they are on the wire, without decompression. */
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
  const ratePerCore = ({ perProcessorSecond }: Target) => median(perProcessorSecond);
  const reference = targets.find(({ name }) => name === 'nginx') ?? (targets[0] as Target);
  const rows = targets.map((loadTarget) => {
    const lowest = Math.min(...loadTarget.results.map((result) => result.perSecond));
    const highest = Math.max(...loadTarget.results.map((result) => result.perSecond));
    const medianOf = (field: keyof LoadResult) => formatNumber(median(loadTarget.results.map((result) => result[field])), 1);
    const errors = loadTarget.results.reduce((sum, result) => sum + result.errors, 0);
    const share = (value: (target: Target) => number) => `${formatNumber((100 * value(loadTarget)) / value(reference))} %`;
    const rates = [
      `${formatNumber(rate(loadTarget))} [${formatNumber(lowest)}–${formatNumber(highest)}]`,
      share(rate),
      formatNumber(ratePerCore(loadTarget)),
      share(ratePerCore),
      loadTarget.targetText,
    ];
    return [loadTarget.name, ...rates, medianOf('p50Ms'), medianOf('p99Ms'), errors];
  });
  const cachedShare = rows.find(([name]) => name === cached)?.[2] as string;
  const generator = findProgram('wrk') ? 'wrk' : 'our own load generator, which uses more processor time than wrk';
  return {
    part: 'server',
    tables: [
      {
        title: 'One process at full load',
        columns: ['what', 'requests/s', `of ${reference.name}`, 'per core', `of ${reference.name}`, 'target', 'p50 ms', 'p99 ms', 'errors'],
        rows,
        notes: [
          `Median of ${rounds} rounds of ${seconds} s [min–max], targets measured in rotation; ${connections} connections by ${generator} on the same cores as the server. Starter collection, log level info, keys and limits enforced.`,
          '“Per core”: requests per second of the process’s own processor time, which other load on the machine does not distort.',
          `nginx and node:http send the same bytes (${formatNumber(bytes)}, gzip) and headers of the cached page.${findProgram('nginx') ? '' : ' nginx is not installed here.'}`,
          `Process start to first response: ${formatNumber(startMs)} ms (including a build, if one was needed).`,
        ],
      },
    ],
    targets: [
      [
        'cached page against nginx',
        reference.name === 'nginx' ? cachedShare : `nginx is not installed; ${cachedShare} of ${reference.name}`,
        '≥ 65 %',
      ],
    ],
    figures: { startMs, targets: targets.map(({ name, results, perProcessorSecond }) => ({ name, results, perProcessorSecond })) },
  };
}
