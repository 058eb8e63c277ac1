import { expect } from '@playwright/test';

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
  expect(performance.now() - startedAt, path).toBeLessThan(deadlineMs);
  expect((text + JSON.stringify([...response.headers])).includes(apiKey), path).toBe(false);
  expect(text.includes(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`), path).toBe(true);
  expect(/<h1[\s>]/.test(text), path).toBe(true);
  return { status: response.status, text, headers: response.headers };
}

let requestCount = 0;

/** Waits until pages are read from the service again. Each attempt is a new query, because an old one would be answered from the cache. */
export async function recovered(url: string): Promise<void> {
  await expect(async () => {
    requestCount += 1;
    const { status, text } = await askPage(url, 'en', `/research?pageSize=7&keyword=again${requestCount}`);
    expect(status).toBe(200);
    expect(text.includes('data-as-of=')).toBe(false);
  }).toPass({ timeout: 40_000, intervals: [300] });
}
