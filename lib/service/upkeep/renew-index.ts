import { isProblem } from '#lib/domain/problem.ts';
import type { Store } from '#lib/service/store/store.ts';
import type { IndexState } from '#lib/service/store/upkeep/index-state.ts';
import { emptyReport } from '#lib/service/store/upkeep/reindex.ts';

/** Up to so many publications the index is made anew at the start: a second for each thousand of them, once for an update, where the build takes a minute. */
const smallMax = 20_000;

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** What is wrong where an index and the analyser of this program do not belong together, for `/readyz`. */
export type IndexNotice = `index_${Exclude<IndexState, 'current'>}`;

export async function indexNotice(store: Pick<Store, 'indexState'>): Promise<IndexNotice | undefined> {
  const state = await store.indexState();
  return state === 'current' ? undefined : `index_${state}`;
}

/**
 * At the start of a server: makes the index of a small store anew where an older analyser made it; of a larger one, and where it cannot be done now, the log says so.
 * An index that is newer than this program is left alone: the process that made it reads it rightly. Never rejects.
 */
export async function renewIndex(store: Pick<Store, 'indexState' | 'reindex' | 'counts'>, log: Log): Promise<void> {
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
    const made = await store.reindex({ unlessCurrent: true });
    // Another process that started at the same time has done it.
    if (made === emptyReport) return;
    log.info({ ...made, ms: Math.round(performance.now() - began) }, 'The search index was of an older analyser and was made anew');
  } catch (error) {
    log.warn(
      { reason: isProblem(error) ? error.detail : String(error) },
      'The search index was made by an older analyser and cannot be made anew by this process now: where no other does it, run `npm run -s reindex`',
    );
  }
}
