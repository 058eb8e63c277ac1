import type { Logger } from '#lib/base/logs/logger.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { Store } from '#lib/store/port/store.ts';
import type { IndexState } from '#lib/store/upkeep/index-state.ts';
import { emptyReport } from '#lib/store/upkeep/reindex.ts';

/** Maximum publications for which a start rebuilds an outdated index. This takes a second per thousand, at most once per program update. */
const smallMax = 20_000;

/** The notice of `/readyz` when the index and this program's analyser do not match. */
export type IndexNotice = `index_${Exclude<IndexState, 'current'>}`;

/** Reads the state of the index for `/readyz`; undefined if it matches this program. */
export async function indexNotice(store: Pick<Store, 'indexState'>): Promise<IndexNotice | undefined> {
  const state = await store.indexState();
  return state === 'current' ? undefined : `index_${state}`;
}

/** Rebuilds a small store's outdated index at the start; otherwise logs what to do. A newer index is left alone. Never rejects. */
export async function renewIndex(
  store: Pick<Store, 'indexState' | 'reindex' | 'counts'>,
  log: Required<Pick<Logger, 'info' | 'warn'>>,
): Promise<void> {
  try {
    const state = await store.indexState();
    if (state === 'current') return;
    const { research } = await store.counts();
    if (state === 'newer')
      return log.warn(
        { research },
        'The search index was made by a newer version of this program: some words are not found until this one is updated',
      );
    if (research > smallMax)
      return log.warn({ research }, 'The search index was made by an older analyser: some words are not found; run `npm run -s reindex`');
    const began = performance.now();
    const result = await store.reindex({ unlessCurrent: true });
    // Another process has rebuilt it.
    if (result === emptyReport) return;
    log.info(
      { ...result, ms: Math.round(performance.now() - began) },
      'The search index was rebuilt, because an older analyser had made it',
    );
  } catch (error) {
    log.warn(
      { reason: isProblem(error) ? error.detail : String(error) },
      'The search index was made by an older analyser and cannot be made anew by this process now: where no other does it, run `npm run -s reindex`',
    );
  }
}
