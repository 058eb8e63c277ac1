import { isProblem } from '#lib/domain/problem.ts';

/** Anybody may ask whether we are ready; the service behind us is not asked more often than this. */
export const readyMs = 2000;

/** Whether it answers, and what else is wrong. */
export async function readyState(
  probe: Promise<unknown>,
  look?: () => Promise<string | undefined>,
): Promise<{ ok: boolean; detail?: string }> {
  return probe.then(
    async () => {
      const detail = await look?.().catch(() => undefined);
      return { ok: true, ...(detail !== undefined && { detail }) };
    },
    (error: unknown) => ({ ok: false, detail: isProblem(error) ? error.kind : 'internal' }),
  );
}
