import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { readMetrics } from '#lib/commands/wording/read-metrics.ts';
import { recordUseCsv, writeRecordUse } from '#lib/commands/wording/write-record-use.ts';
import { readStatus, writeStatus } from '#lib/commands/wording/write-status.ts';
import { useKeptDays } from '#lib/domain/record-use.ts';
import { readEnv } from '#lib/env.ts';
import { openKeys } from '#lib/keys/open-keys.ts';
import { usages } from './usages.ts';

const timeoutMs = 5_000;
/** Days of use without `--csv`. */
const daysShown = 30;

/** `npm run -s status`: the state of a running server. Exit code 0 if it is ready, 1 if it has a problem, 2 if its state cannot be read. */
await runCommand(usages.status, async () => {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, json: { type: 'boolean' }, usage: { type: 'boolean' }, csv: { type: 'boolean' } },
  });
  if (values.usage) return printUsage(values.csv ?? false);
  const url = (values.url ?? `http://127.0.0.1:${readEnv().PORT}`).replace(/\/+$/, '');
  const get = (path: string) => fetch(`${url}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
  const answers = await Promise.all([get('/readyz'), get('/metrics')]).catch((error: Error & { cause?: Error }) => error);
  if (answers instanceof Error) {
    const reason = (answers.cause as { code?: string })?.code ?? answers.name;
    process.stderr.write(`No server answers at ${url} (${reason}). Start it with npm start, or give another address with --url.
`);
    return 2;
  }
  const [readyz, metrics] = answers;
  // `/metrics` is hidden from public networks (404); a process without its database answers only `/readyz`.
  if (metrics.status === 404) {
    process.stderr.write(`${url}/metrics is not accessible from here: use the machine itself or its private network, not the proxy.\n`);
    return 2;
  }
  const ready = (await readyz.json()) as { status: string; detail?: string };
  const status = readStatus({
    url,
    ready: { status: ready.status, detail: ready.detail },
    metrics: metrics.ok ? readMetrics(await metrics.text()) : [],
    nowMs: Date.now(),
  });
  process.stdout.write(values.json ? `${JSON.stringify(status, null, 2)}\n` : writeStatus(status));
  return status.status === 'ready' ? 0 : 1;
});

/** The use of records, from the store that all processes write to; the server need not run. */
async function printUsage(isCsv: boolean): Promise<number> {
  const { DATA_DIR: dataDir, KEYS_URL: databaseUrl, KEY_PEPPER: pepper, SITE_URL: siteUrl } = readEnv();
  const keys = await openKeys({ dataDir, databaseUrl, pepper, mode: 'manual', siteUrl });
  try {
    const days = isCsv ? useKeptDays : daysShown;
    const lines = await keys.recordUse(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
    process.stdout.write(isCsv ? recordUseCsv(lines) : writeRecordUse(lines, siteUrl));
    return 0;
  } finally {
    await keys.close();
  }
}
