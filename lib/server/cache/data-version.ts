import type { Extras } from '#lib/domain/extras.ts';
import type { Log } from '#lib/server/process/log.ts';

/** Asked four times a second, so that with the store's own 500 ms an import by another process is seen within a second. */
const everyMs = 250;

export interface VersionWatch {
  stop(): void;
}

/** Calls `onChange` whenever the data version differs from the last one. A failing store keeps the last version and is logged once. */
export function watchVersion(
  extras: Pick<Extras, 'dataVersion'>,
  first: string,
  onChange: (version: string) => void,
  log: Pick<Log, 'warn'>,
  intervalMs = everyMs,
): VersionWatch {
  let last = first;
  let busy = false;
  let complained = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      const version = await extras.dataVersion();
      complained = false;
      if (version !== last) {
        last = version;
        onChange(version);
      }
    } catch (error) {
      if (!complained) log.warn({ err: error }, 'The data version cannot be read; pages stay as they are');
      complained = true;
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(look, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
