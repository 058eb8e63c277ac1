import { isProblem } from '#lib/base/problem.ts';
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
  try {
    const notice = await readNotice();
    return notice === undefined ? await readyState(Promise.resolve(), ...checks) : { ok: notice !== 'index_missing', detail: notice };
  } catch (error) {
    if (!isProblem(error)) return { ok: false, detail: 'internal' };
    return { ok: false, detail: error.kind, ...(error.detail !== undefined && { message: error.detail }) };
  }
}
