import type { SearchNotice } from '#lib/store/opensearch/publish/search-state.ts';
import type { ReadyDetail } from '#lib/store/values/ready-detail.ts';
import { readyState } from './ready-state.ts';

/**
 * Readiness of a process that reads from OpenSearch. Checked at every call, so that a process that starts before the index exists becomes
 * ready as soon as the index is published.
 */
export async function searchReady(
  readNotice: () => Promise<SearchNotice | undefined>,
  ...checks: readonly (() => Promise<ReadyDetail | string | undefined>)[]
): ReturnType<typeof readyState> {
  const index: { notice?: SearchNotice | undefined } = {};
  const probe = readNotice().then((notice) => Object.assign(index, { notice }));
  const state = await readyState(probe, async () => index.notice, ...checks);
  return index.notice === 'index_missing' ? { ...state, ok: false } : state;
}
