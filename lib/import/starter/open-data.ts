import { isProblem, Problem } from '#lib/base/problem.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { Store } from '#lib/store/port/store.ts';
import { readOperatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';
import { loadStarter } from './load-starter.ts';

/**
 * Opens the store; a new one gets the starter collection. Rejects with `unavailable` if a retry may succeed, `config` for bad operator
 * terms.
 */
export async function openData(options: Parameters<typeof openStore>[0]): Promise<Store> {
  readOperatorTerms(options.termsFile);
  let store: Store | undefined;
  try {
    store = await openStore(options);
    await loadStarter(store);
    return store;
  } catch (error) {
    await store?.close().catch(() => undefined);
    if (isProblem(error) && error.kind !== 'config') throw error;
    const detail = isProblem(error) ? error.detail : `The data cannot be opened: ${String(error)}.`;
    throw new Problem('unavailable', { detail: detail ?? '', cause: error });
  }
}
