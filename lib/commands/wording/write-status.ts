import type { ProblemKind } from '#lib/base/problem.ts';
import type { RouteClass } from '#lib/server/process/metrics.ts';
import type { DiskState } from '#lib/setup/health/disk-state.ts';
import type { KeysState } from '#lib/setup/health/keys-state.ts';
import type { SearchNotice } from '#lib/store/opensearch/publish/search-state.ts';
import { publishTexts } from './publish-texts.ts';
import type { Sample } from './read-metrics.ts';

/** What `npm run status` gets from a running server. */
export interface ServerStatus {
  readonly url: string;
  /** The response of `/readyz`. */
  readonly ready: { readonly status: string; readonly detail?: string | undefined };
  readonly metrics: readonly Sample[];
  readonly nowMs: number;
}

/** The figures of a running server, as `--json` prints them. */
export interface Status {
  readonly url: string;
  readonly status: string;
  readonly detail?: string | undefined;
  readonly uptimeSeconds?: number | undefined;
  readonly node?: string | undefined;
  readonly dataVersion?: string | undefined;
  readonly memoryBytes?: number | undefined;
  readonly research?: number | undefined;
  readonly authors?: number | undefined;
  readonly storeBytes?: number | undefined;
  readonly lastImport?: string | undefined;
  readonly keys?: number | undefined;
  readonly keysUsedToday?: number | undefined;
  readonly requests: number;
  /** Requests that took longer than a second, by class of route. */
  readonly slow: Readonly<Record<string, number>>;
  /** Share of page requests served from the cache, 0 to 1; absent before the first page. */
  readonly cacheShare?: number | undefined;
  /** Responses from 400 on, by status. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Label of the histogram bucket up to which a request is not slow. */
const slowSeconds = '1';

export function readStatus({ url, ready, metrics, nowMs }: ServerStatus): Status {
  const samplesOf = (name: string) => metrics.filter((sample) => sample.name === name);
  const value = (name: string) => samplesOf(name)[0]?.value;
  // With several processes, prom-client adds up their memory but reports no start time.
  const startSeconds = value('process_start_time_seconds');
  const lastImport = value('madar_last_import_timestamp_seconds');
  return {
    url,
    ...ready,
    uptimeSeconds: startSeconds && Math.max(0, Math.round(nowMs / 1000 - startSeconds)),
    node: samplesOf('nodejs_version_info')[0]?.labels.version,
    dataVersion: samplesOf('madar_data_version')[0]?.labels.version,
    memoryBytes: value('process_resident_memory_bytes'),
    research: value('madar_research'),
    authors: value('madar_authors'),
    storeBytes: value('madar_store_bytes'),
    lastImport: lastImport === undefined ? undefined : new Date(lastImport * 1000).toISOString(),
    keys: value('madar_api_keys'),
    keysUsedToday: value('madar_api_keys_used_today'),
    requests: sum(samplesOf('madar_http_request_seconds_count')),
    slow: slowByRoute(samplesOf('madar_http_request_seconds_count'), samplesOf('madar_http_request_seconds_bucket')),
    cacheShare: cacheShare(samplesOf('madar_page_cache_total')),
    errors: sumBy(samplesOf('madar_http_errors_total'), 'code'),
  };
}

const sum = (samples: readonly Sample[]) => samples.reduce((total, { value }) => total + value, 0);

function sumBy(samples: readonly Sample[], label: string): Readonly<Record<string, number>> {
  const totals = new Map<string, number>();
  for (const { labels, value } of samples) totals.set(labels[label] ?? '', (totals.get(labels[label] ?? '') ?? 0) + value);
  return Object.fromEntries([...totals].filter(([, total]) => total > 0).sort());
}

function slowByRoute(counts: readonly Sample[], buckets: readonly Sample[]): Readonly<Record<string, number>> {
  const quickRequests = buckets.filter(({ labels }) => labels.le === slowSeconds).map((sample) => ({ ...sample, value: -sample.value }));
  return sumBy([...counts, ...quickRequests], 'route');
}

/** Share of cacheable page requests served from the cache. Personalised pages and refused requests are not counted. */
function cacheShare(results: readonly Sample[]): number | undefined {
  const { hit = 0, stale = 0, miss = 0 } = sumBy(results, 'result');
  return hit + stale + miss === 0 ? undefined : (hit + stale) / (hit + stale + miss);
}

/** The values of `detail` in `/readyz`: states of the process, its files, the search index and the data. */
type Reason = 'shutting down' | 'not ready' | 'database_closed' | 'database_damaged' | DiskState | KeysState | SearchNotice | ProblemKind;

const states: Readonly<Record<string, string>> = { ready: 'ready', degraded: 'degraded', unready: 'not ready' };

const reasons: Readonly<Record<Reason, string>> = {
  ...publishTexts.notice,
  index_older:
    'The search index was made by an older version of this program: some words are not found. Run npm run -s reindex, or with OpenSearch, on the writer, npm run publish -- --all',
  disk_full: 'The disk is full.',
  disk_read_only: 'The data folder is read-only.',
  database_missing: 'The database file was deleted.',
  database_replaced: 'The database file was replaced.',
  database_damaged: 'The database file is damaged.',
  keys_unreachable: 'The database of API keys and limits does not answer: check the server of DATABASE_URL.',
  database_closed: 'The database cannot be opened; the log names the cause.',
  'shutting down': 'The process is ending.',
  'not ready': 'An internal error.',
  unavailable: 'The data cannot be read.',
  upstream_error: 'The data service does not answer correctly.',
  bad_request: 'The data service does not accept the requests.',
  not_found: 'The address of the data service is wrong.',
  gone: 'The data service no longer exists.',
  bad_payload: 'The answers of the data service cannot be read.',
  blocked: 'A firewall in front of the data service refuses the requests.',
  auth: 'The data service does not accept the key.',
  forbidden: 'The key has no access to the data service.',
  rate_limited: 'The data service receives more requests than its limit allows.',
  quota: 'The daily quota of the key is used up.',
  config: 'A setting is wrong; the log names it.',
  internal: 'An internal error.',
};

const routeNames: Readonly<Record<RouteClass, string>> = {
  page: 'pages',
  payload: 'page data',
  api: 'API',
  bff: 'requests by pages',
  file: 'files',
  process: 'health',
  other: 'others',
};

/** The figures as lines for a terminal; unknown ones have no line. Ends with a line break. */
export function writeStatus(status: Status): string {
  const list = (counts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>> = {}) =>
    Object.entries(counts)
      .map(([name, count]) => `${names[name] ?? name} × ${number(count)}`)
      .join(', ') || 'none';
  const lines: readonly (readonly [label: string, value: string | undefined | 0])[] = [
    [status.url, `${states[status.status] ?? status.status}${status.detail ? ` (${status.detail})` : ''}`],
    ['', status.detail && reasons[status.detail as Reason]],
    ['Up for', status.uptimeSeconds === undefined ? undefined : duration(status.uptimeSeconds)],
    ['Versions', status.node && `Node.js ${status.node}, data ${status.dataVersion ?? '–'}`],
    ['Memory', status.memoryBytes && megabytes(status.memoryBytes)],
    [
      'Records',
      status.research === undefined ? undefined : `${number(status.research)} publications, ${number(status.authors ?? 0)} people`,
    ],
    ['Database file', status.storeBytes && megabytes(status.storeBytes)],
    ['Last import', status.lastImport],
    ['API keys', status.keys === undefined ? undefined : `${number(status.keys)} active, ${number(status.keysUsedToday ?? 0)} used today`],
    ['Requests', number(status.requests)],
    ['Slower than 1 s', list(status.slow, routeNames)],
    ['From the page cache', status.cacheShare === undefined ? undefined : `${(status.cacheShare * 100).toFixed(1)}%`],
    ['Errors by code', list(status.errors)],
  ];
  const rowsWithValue = lines.filter(([, value]) => value !== undefined && value !== '');
  const width = Math.max(...rowsWithValue.map(([label]) => label.length));
  return rowsWithValue.map(([label, value]) => `${label.padEnd(width)}  ${value}\n`).join('');
}

/** Digits in groups of three. */
const number = (value: number) => value.toLocaleString('en');

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function duration(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  return `${days > 0 ? `${days} d ` : ''}${Math.floor(seconds / 3600) % 24} h ${Math.floor(seconds / 60) % 60} min`;
}
