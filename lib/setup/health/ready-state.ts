import { isProblem } from '#lib/base/problem.ts';
import type { ReadyDetail } from '#lib/store/values/ready-detail.ts';

/** Minimum interval between probes of the upstream service, in milliseconds, since anybody may request readiness. */
export const readyMs = 2000;

/** The readiness: whether `probe` succeeds, and the first fault that `checks` report. */
export async function readyState(
  probe: Promise<unknown>,
  ...checks: readonly (() => Promise<ReadyDetail | string | undefined>)[]
): Promise<{ readonly ok: boolean } & Partial<ReadyDetail>> {
  try {
    await probe;
  } catch (error) {
    if (!isProblem(error)) return { ok: false, detail: 'internal' };
    return { ok: false, detail: error.kind, ...(error.detail !== undefined && { message: error.detail }) };
  }
  for (const check of checks) {
    const fault = await check().catch(() => undefined);
    if (fault !== undefined) return { ok: true, ...(typeof fault === 'string' ? { detail: fault } : fault) };
  }
  return { ok: true };
}
