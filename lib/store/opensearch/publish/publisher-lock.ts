import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 200;

/**
 * Waits for the publisher lock: SQLite's exclusive lock of a file next to the store. Calls `onWait` once if another process holds it.
 * Returns a function that releases the lock.
 */
export async function lockPublisher(path: string, onWait: () => void = () => undefined): Promise<() => void> {
  const file = new DatabaseSync(`${path}.publish`, { timeout: 0 });
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      file.exec('BEGIN EXCLUSIVE');
      return () => file.close();
    } catch (error) {
      if (!/locked|busy/i.test(String(error))) {
        file.close();
        throw error;
      }
      if (!hasWaited) onWait();
      await sleep(retryMs);
    }
  }
}
