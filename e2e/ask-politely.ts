/**
 * Asks again, five times at the most, where the site asks for a pause, and waits as long as it says, up to five seconds. All journeys come from one
 * address, which the site turns away when it asks for more than can be drawn in time.
 */
export async function askPolitely(url: string): Promise<Response> {
  for (let wait = 0; ; wait += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    const seconds = Number(response.headers.get('retry-after'));
    if ((response.status !== 429 && response.status !== 503) || !seconds || wait === 5) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 5) * 1000));
  }
}
