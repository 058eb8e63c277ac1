import { Gauge, type Registry } from 'prom-client';
import type { FigureName, Figures } from '#lib/domain/figure.ts';

const gauges: Readonly<Record<FigureName, readonly [name: string, help: string]>> = {
  research: ['madar_research', 'Publications that readers can find'],
  authors: ['madar_authors', 'People that readers can find'],
  store_bytes: ['madar_store_bytes', 'Size of the database file with its log'],
  last_import_seconds: ['madar_last_import_timestamp_seconds', 'When the newest batch of records was made, in seconds since 1970'],
  keys_active: ['madar_api_keys', 'API keys that open the service'],
  keys_used_today: ['madar_api_keys_used_today', 'API keys that were used since midnight UTC'],
  keys_unreachable: ['madar_keys_unreachable', '1 while the database of API keys and limits does not answer'],
  upstream_paused: ['madar_upstream_paused', '1 while the service that the data comes from is left alone because it failed repeatedly'],
};

/** Figures are read at most once in this time, so that all gauges of a scrape share them. */
const readAgainMs = 1000;

/** Gauges of the installation. All processes report the same values, so they are not summed. An unknown figure is omitted. */
export function addInstallationGauges(registry: Registry, read: () => Promise<Figures>): void {
  let last: { readonly at: number; readonly figures: Promise<Figures> } | undefined;
  const latest = () => {
    if (!last || performance.now() - last.at > readAgainMs) last = { at: performance.now(), figures: read().catch(() => ({})) };
    return last.figures;
  };
  for (const [figure, [name, help]] of Object.entries(gauges) as [FigureName, readonly [string, string]][]) {
    new Gauge({
      name,
      help,
      aggregator: 'first',
      registers: [registry],
      async collect() {
        const value = (await latest())[figure];
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}
