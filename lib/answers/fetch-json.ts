/** A response of this site's server. Rejects with an `Error` whose message is the kind of the problem. */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  if (response.ok) return (await response.json()) as T;
  const { kind } = (await response.json().catch(() => ({}))) as { kind?: string };
  throw new Error(kind ?? 'unavailable');
}
