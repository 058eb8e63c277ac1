/** A response of this site's server. Rejects with the kind of the problem as message; lists show one text for all failures. */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  if (response.ok) return (await response.json()) as T;
  const { kind } = (await response.json().catch(() => ({}))) as { kind?: string };
  throw new Error(kind ?? 'unavailable');
}
