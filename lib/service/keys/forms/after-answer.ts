import type { KeyLogger } from '#lib/service/keys/key-parts.ts';

/** Long enough for the answer to have left. */
const pauseMs = 1000;

export interface AfterAnswer {
  /** Does `work` when the answer has left; a failure is for the log alone. */
  later(work: () => Promise<void>): void;
  /** Does at once what waits, and resolves when all is done. */
  settle(): Promise<void>;
}

/**
 * What depends on whether an address is known (looking it up, writing a link, sending a message) is done when the answer has left: neither what is answered
 * nor how long it takes tells anything of the address. At most as much waits as the limits of the forms let in.
 */
export function afterAnswer(logger: KeyLogger | undefined): AfterAnswer {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();
  const run = async (work: () => Promise<void>) => {
    const done = work().catch((error: unknown) => {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // The message of a mail server may name the address.
      logger?.error({ code, responseCode }, 'what a form asked for could not be done: mail or store failed');
    });
    underWay.add(done);
    await done;
    underWay.delete(done);
  };
  return {
    later(work) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void run(work);
      }, pauseMs);
      waiting.set(timer, work);
    },
    async settle() {
      for (const [timer, work] of waiting) {
        clearTimeout(timer);
        void run(work);
      }
      waiting.clear();
      await Promise.all(underWay);
    },
  };
}
