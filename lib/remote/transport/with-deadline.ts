import { withinTime } from '#lib/base/within-time.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';

/** A catalogue whose methods end within `deadlineMs`, however many requests they make. Late responses are still cached. */
export function withDeadline(catalogue: Catalogue, deadlineMs: number): Catalogue {
  const bounded = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, member]) => [
        name,
        typeof member === 'function'
          ? (...args: unknown[]) => withinTime(member(...args) as Promise<unknown>, deadlineMs, lateAnswer(deadlineMs))
          : member,
      ]),
    ) as Part;
  const { institutions } = catalogue;
  return { ...bounded(catalogue), ...(institutions && { institutions: bounded(institutions) }) };
}

/** What the log states when the service exceeds its time. */
export const lateAnswer = (timeMs: number) => ({ detail: `The service did not answer within ${timeMs} ms.` });
