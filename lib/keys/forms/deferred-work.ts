import type { Logger } from '#lib/base/logs/logger.ts';

/** Delay of the work, long enough for the response to have been sent. */
const pauseMs = 1000;

export type DeferredWork = ReturnType<typeof deferredWork>;

/** Defers work that depends on whether an address is known, so that neither content nor timing of the response reveals it. */
export function deferredWork(logger: Logger | undefined) {
  const pending = new Map<NodeJS.Timeout, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();
  const run = async (work: () => Promise<void>) => {
    const running = work().catch((error: unknown) => {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // Only codes are logged, because a mail server's message may contain the address.
      logger?.error({ code, responseCode }, 'a form could not be processed: mail or store failed');
    });
    underWay.add(running);
    await running;
    underWay.delete(running);
  };
  return {
    /** Runs `work` after the response has been sent; a failure is only logged. */
    later(work: () => Promise<void>): void {
      const timer = setTimeout(() => {
        pending.delete(timer);
        void run(work);
      }, pauseMs);
      pending.set(timer, work);
    },
    /** Runs all pending work at once and resolves when it is done. */
    async settle(): Promise<void> {
      for (const [timer, work] of pending) {
        clearTimeout(timer);
        void run(work);
      }
      pending.clear();
      await Promise.all(underWay);
    },
  };
}
