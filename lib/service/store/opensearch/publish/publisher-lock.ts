import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const askAgainMs = 200;

/**
 * Waits until no other process publishes this store, and calls `onWait` once where one does. The lock is SQLite's own on a file next to the store, which the system
 * gives back when a process dies.
 * @returns what releases it.
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
      await sleep(askAgainMs);
    }
  }
}
