import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheResult, PageCache } from '#lib/server/cache/page-cache.ts';

export type RouteClass = 'page' | 'payload' | 'bff' | 'api' | 'file' | 'process' | 'other';

export type Metrics = ReturnType<typeof createMetrics>;

const bucketSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How many milliseconds the process answers late, and how many renderings run. */
interface ShedFigures {
  readonly lagMs: number;
  readonly active: number;
}

/** Counts requests and cache results for `/metrics`. Labels are closed lists, so that no address or key can become a label. */
export function createMetrics(cache: Pick<PageCache, 'bytes' | 'count' | 'version'>, shed: ShedFigures) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const latency = new Histogram({
    name: 'madar_http_request_seconds',
    help: 'Time to answer, by class of route and of status',
    labelNames: ['route', 'status'],
    buckets: bucketSeconds,
    registers,
  });
  const failures = new Counter({
    name: 'madar_http_errors_total',
    help: 'Requests answered with an error, by class of route and by status',
    labelNames: ['route', 'code'],
    registers,
  });
  const results = new Counter({ name: 'madar_page_cache_total', help: 'Page cache look-ups by result', labelNames: ['result'], registers });
  const turns = new Histogram({
    name: 'madar_page_passed_by',
    help: 'Renderings that began between the arrival of a request and its own, by whether its client has a heavy share',
    labelNames: ['client'],
    buckets: [0, 1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  });
  gauge(registers, 'madar_page_cache_bytes', 'Packed bytes held by the page cache', () => cache.bytes);
  gauge(registers, 'madar_page_cache_entries', 'Pages held by the page cache', () => cache.count);
  gauge(registers, 'madar_pages_under_way', 'Pages being rendered', () => shed.active);
  gauge(registers, 'madar_lag_seconds', 'How late the timers of the process come, on average', () => shed.lagMs / 1000);
  versionGauge(registers, cache);
  // A label look-up per request costs more than the observation, so the few label pairs are cached.
  const latencySeries = new Map<string, Histogram.Internal<'route' | 'status'>>();
  const outcomes = new Map<string, Counter.Internal>();
  return {
    registry,
    /** Records that a rendering begins: whether its client has a heavy share, and how many others began since it arrived. */
    turn: (isHeavy: boolean, passedBy: number) => turns.observe({ client: isHeavy ? 'heavy' : 'ordinary' }, passedBy),
    cache(result: CacheResult | 'bypass' | 'limited' | 'shed'): void {
      outcomes.getOrInsertComputed(result, () => results.labels({ result })).inc();
    },
    /** Records one answered request: route class, status, duration in seconds. */
    answered(route: RouteClass, status: number, duration: number): void {
      if (status >= 400) failures.inc({ route, code: String(status) });
      const group = (status / 100) | 0;
      latencySeries.getOrInsertComputed(route + group, () => latency.labels({ route, status: `${group}xx` })).observe(duration);
    },
  };
}

function gauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

/** The data version being served, as a label of a gauge that is always 1. */
function versionGauge(registers: Registry[], cache: Pick<PageCache, 'version'>): void {
  const version = new Gauge({
    name: 'madar_data_version',
    help: 'The data version being served, as a label',
    labelNames: ['version'],
    // All processes serve the same data, so their values must not be added.
    aggregator: 'first',
    registers,
  });
  version.set({ version: cache.version }, 1);
  Object.assign(version, {
    collect() {
      version.reset();
      version.set({ version: cache.version }, 1);
    },
  });
}
