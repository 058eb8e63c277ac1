/** What the browser's own server answers. Rejects with an error that names the kind of the problem: a list only says that it could not be had, whatever the reason. */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  if (response.ok) return (await response.json()) as T;
  const { kind } = (await response.json().catch(() => ({}))) as { kind?: string };
  throw new Error(kind ?? 'unavailable');
}
