/**
 * Repeats a request up to five times, after the `Retry-After` time of the response (5 s at most). All tests share one rate limit, and a
 * busy machine may answer 503. Redirects are returned, not followed, unless `init` asks for it.
 */
export async function fetchWithRetry(
  url: string | URL,
  init: RequestInit = {},
  retryStatuses: readonly number[] = [429, 503],
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, { redirect: 'manual', ...init });
    const seconds = Number(response.headers.get('retry-after'));
    if (!retryStatuses.includes(response.status) || !seconds || attempt === 5) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 5) * 1000));
  }
}
