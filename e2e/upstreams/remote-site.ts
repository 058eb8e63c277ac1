import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Caching and back-off of one second, so that tests need not wait minutes. */
export const quickSettings = { UPSTREAM_FRESH_SECONDS: '1', UPSTREAM_PAUSE_SECONDS: '1' };
export const apiKey = 'test-key-7f3a-SECRET';
export const languages = ['en', 'ar'] as const;
/** The deadline of the client (8 s), plus time for rendering on a busy machine. */
const deadlineMs = 8000 + 12_000;

/** Requests a page. Even if the service fails, the page must arrive within the deadline, in its language and without the API key. */
export async function askPage(url: string, language: (typeof languages)[number], path: string) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/${language}${path}`);
  const text = await response.text();
  assert.ok(performance.now() - startedAt < deadlineMs, `${path} is too late`);
  assert.ok(!(text + JSON.stringify([...response.headers])).includes(apiKey), `${path} contains the API key`);
  assert.ok(text.includes(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`), `${path} is in another language`);
  assert.ok(/<h1[\s>]/.test(text), `${path} has no heading`);
  return { status: response.status, text, headers: response.headers };
}

let requestCount = 0;

/** Waits until pages are read from the service again. Each attempt is a new query, because an old one would be answered from the cache. */
export async function recovered(url: string): Promise<void> {
  const attempt = async () => {
    requestCount += 1;
    const { status, text } = await askPage(url, 'en', `/research?pageSize=7&keyword=again${requestCount}`);
    assert.equal(status, 200);
    assert.ok(!text.includes('data-as-of='), 'the page shows cached data');
  };
  const endAt = performance.now() + 40_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > endAt) throw error;
    }
    await sleep(300);
  }
}
