import { isProblem } from '#lib/base/problem.ts';
import { judgePaging, type Observation, type PagingVerdict } from './judge-paging.ts';

/** Rows per probing request: the fewest whose order can be compared. */
export const probeSize = 2;

/** Failures that may be due to the requested page number. Any other failure ends the probe. */
const pageFailures: ReadonlySet<string> = new Set(['bad_request', 'not_found', 'upstream_error', 'gone']);

/**
 * Finds a service's page numbering with five requests. With `index` undefined, `ask` must send no parameters; with `attempt` 2, it must
 * bypass caches.
 */
export async function probePaging(
  ask: (index: number | undefined, size: number, attempt: number) => Promise<Observation>,
): Promise<PagingVerdict> {
  const one = await unlessPageFails(ask(1, probeSize, 1));
  const zero = await unlessPageFails(ask(0, probeSize, 1));
  // Neither page can be read. Repeats the request so that its error is thrown.
  if (!one && !zero) await ask(1, probeSize, 1);
  const two = await unlessPageFails(ask(2, probeSize, 1));
  const again = await unlessPageFails(ask(1, probeSize, 2));
  const none = await unlessPageFails(ask(undefined, probeSize, 1));
  return judgePaging({ size: probeSize, one, zero, two, again, none });
}

async function unlessPageFails(observation: Promise<Observation>): Promise<Observation | undefined> {
  try {
    return await observation;
  } catch (error) {
    if (isProblem(error) && pageFailures.has(error.kind)) return undefined;
    throw error;
  }
}
