/**
 * Repeats a request up to five times after its Retry-After (at most five seconds): all end-to-end tests share one address, whose requests the site limits.
 */
export async function fetchWithRetry(url: string): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    const seconds = Number(response.headers.get('retry-after'));
    if ((response.status !== 429 && response.status !== 503) || !seconds || attempt === 5) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 5) * 1000));
  }
}
