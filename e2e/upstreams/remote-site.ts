import { expect } from '@playwright/test';

/** Answers are taken as new for a second and a failed service is left alone for one, so that what takes minutes in life shows in seconds. */
export const quickSettings = { UPSTREAM_FRESH_SECONDS: '1', UPSTREAM_PAUSE_SECONDS: '1' };
export const apiKey = 'test-key-7f3a-SECRET';
export const languages = ['en', 'ar'] as const;
/** The client's deadline, and what a machine four times as slow and busy needs to render. */
const deadlineMs = 8000 + 12_000;

/** Asks for a page as a reader, and holds to what every page of a remote service keeps whatever happens: in time, in its language, with a heading, without the key. */
export async function askPage(url: string, language: (typeof languages)[number], path: string) {
  const started = performance.now();
  const response = await fetch(`${url}/${language}${path}`);
  const text = await response.text();
  expect(performance.now() - started, path).toBeLessThan(deadlineMs);
  expect((text + JSON.stringify([...response.headers])).includes(apiKey), path).toBe(false);
  expect(text.includes(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`), path).toBe(true);
  expect(/<h1[\s>]/.test(text), path).toBe(true);
  return { status: response.status, text, headers: response.headers };
}

let asked = 0;

/**
 * Waits until the service is read again. Each try asks what nobody asked before: a page that is known is served stale for ten minutes, so it would
 * prove nothing, and the next fault would meet a client that still leaves the service alone.
 */
export async function recovered(url: string): Promise<void> {
  await expect(async () => {
    asked += 1;
    const { status, text } = await askPage(url, 'en', `/research?pageSize=7&keyword=again${asked}`);
    expect(status).toBe(200);
    expect(text.includes('data-as-of=')).toBe(false);
  }).toPass({ timeout: 40_000, intervals: [300] });
}
