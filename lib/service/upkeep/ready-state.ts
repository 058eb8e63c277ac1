import { isProblem } from '#lib/domain/problem.ts';

/** Anybody may ask whether we are ready; the service behind us is not asked more often than this. */
export const readyMs = 2000;

export interface ReadyDetail {
  readonly detail: string;
  /** What an operator reads: the place and the remedy. It names paths, and is for the operator's own network alone. */
  readonly message?: string;
}

/** Whether it answers, and what else is wrong: the first thing that one of `looks` sees. */
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
    const seen = await look().catch(() => undefined);
    if (seen !== undefined) return { ok: true, ...(typeof seen === 'string' ? { detail: seen } : seen) };
  }
  return { ok: true };
}
