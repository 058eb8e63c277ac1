import { isProblem } from '#lib/domain/problem.ts';

/** Anybody may request readiness, so the upstream service is probed at most this often. */
export const readyMs = 2000;

export interface ReadyDetail {
  readonly detail: string;
  /** The path and the remedy, for the operator's network only. */
  readonly message?: string;
}

/** The readiness: whether `probe` succeeds, and the first fault that `looks` report. */
export async function readyState(
  probe: Promise<unknown>,
  ...looks: readonly (() => Promise<ReadyDetail | string | undefined>)[]
): Promise<{ readonly ok: boolean } & Partial<ReadyDetail>> {
  try {
    await probe;
  } catch (error) {
    if (!isProblem(error)) return { ok: false, detail: 'internal' };
    return { ok: false, detail: error.kind, ...(error.detail !== undefined && { message: error.detail }) };
  }
  for (const look of looks) {
    const fault = await look().catch(() => undefined);
    if (fault !== undefined) return { ok: true, ...(typeof fault === 'string' ? { detail: fault } : fault) };
  }
  return { ok: true };
}
