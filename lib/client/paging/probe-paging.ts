import { isProblem } from '#lib/domain/problem.ts';
import { judgePaging, type Observation, type PagingVerdict } from './judge-paging.ts';

/** Small, so that a probe costs a service next to nothing; two, so that an order shows. */
export const probeSize = 2;

/** Failures that say something about the page asked for; any other says that the service cannot be probed now. */
const telling: ReadonlySet<string> = new Set(['bad_request', 'not_found', 'upstream_error', 'gone']);

/**
 * Finds out how a service counts its pages with five requests. `ask` answers one page (`undefined`: no paging parameters); `attempt` 2 must not be
 * answered from a cache.
 * Rejects with the `Problem` of a service that answers nothing useful.
 */
export async function probePaging(
  ask: (index: number | undefined, size: number, attempt: number) => Promise<Observation>,
): Promise<PagingVerdict> {
  const one = await orTelling(ask(1, probeSize, 1));
  const zero = await orTelling(ask(0, probeSize, 1));
  if (!one && !zero) await ask(1, probeSize, 1);
  const two = await orTelling(ask(2, probeSize, 1));
  const again = await orTelling(ask(1, probeSize, 2));
  const none = await orTelling(ask(undefined, probeSize, 1));
  return judgePaging({ size: probeSize, one, zero, two, again, none });
}

async function orTelling(observation: Promise<Observation>): Promise<Observation | undefined> {
  try {
    return await observation;
  } catch (error) {
    if (isProblem(error) && telling.has(error.kind)) return undefined;
    throw error;
  }
}
