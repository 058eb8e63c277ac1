import { isProblem, Problem } from '#lib/domain/problem.ts';
import { openStore } from '#lib/service/store/open-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { loadStarter } from './load-starter.ts';

/**
 * The store, with the starter collection in it where it is new. Data that cannot be opened are not a setting to mend before a start but may be there
 * again in a moment: rejects with a `Problem` of kind `unavailable`.
 */
export async function openData(place: Parameters<typeof openStore>[0]): Promise<Store> {
  try {
    const store = await openStore(place);
    await loadStarter(store);
    return store;
  } catch (error) {
    throw isProblem(error) && error.kind === 'config' ? new Problem('unavailable', { detail: error.detail ?? '', cause: error }) : error;
  }
}
