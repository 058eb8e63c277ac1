import { isProblem, Problem } from '#lib/domain/problem.ts';
import { openStore } from '#lib/service/store/open-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { readOperatorTerms } from '#lib/text/data/read-own-terms.ts';
import { loadStarter } from './load-starter.ts';

/**
 * The store, with the starter collection in it where it is new. Data that cannot be opened are not a setting to correct before a start but may be there
 * again in a moment: rejects with a `Problem` of kind `unavailable`. Terms of the operator's own are a setting: a bad line is told at once.
 */
export async function openData(place: Parameters<typeof openStore>[0]): Promise<Store> {
  readOperatorTerms(place.termsFile);
  let store: Store | undefined;
  try {
    store = await openStore(place);
    await loadStarter(store);
    return store;
  } catch (error) {
    await store?.close().catch(() => undefined);
    if (isProblem(error) && error.kind !== 'config') throw error;
    const detail = isProblem(error) ? error.detail : `The data cannot be opened: ${String(error)}.`;
    throw new Problem('unavailable', { detail: detail ?? '', cause: error });
  }
}
