import type { Harvest } from '#lib/domain/collection.ts';
import type { Log } from '#lib/server/http/log.ts';

/** The store itself looks for changes every 500 ms, so an import by another process is visible within a second. */
const everyMs = 250;

/** Calls `onChange` whenever the data version changes. If it cannot be read, the last version remains and the failure is logged once. */
export function watchVersion(
  harvest: Pick<Harvest, 'dataVersion'>,
  first: string,
  onChange: (version: string) => void,
  log: Pick<Log, 'warn'>,
  intervalMs = everyMs,
) {
  let last = first;
  let busy = false;
  let isLogged = false;
  const poll = async () => {
    if (busy) return;
    busy = true;
    try {
      const version = await harvest.dataVersion();
      isLogged = false;
      if (version !== last) {
        last = version;
        onChange(version);
      }
    } catch (error) {
      if (!isLogged) log.warn({ err: error }, 'The data version cannot be read; cached pages are kept');
      isLogged = true;
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(poll, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
