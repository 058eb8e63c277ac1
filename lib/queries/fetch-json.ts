import { Problem, type ProblemKind } from '#lib/domain/problem.ts';

/** Rejects with the `Problem` that the route handler describes, or `unavailable` when nothing came back. */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new Problem('unavailable', { cause });
  });
  if (response.ok) return (await response.json()) as T;
  const { kind, requestId } = (await response.json().catch(() => ({}))) as { kind?: ProblemKind; requestId?: string };
  throw new Problem(kind ?? 'unavailable', { ...(requestId && { requestId }) });
}
