import type { BrowserContext, Page } from '@playwright/test';

/** A form takes nothing that comes back faster than a person types. */
const typingMs = 3200;

export interface OpenForm {
  readonly page: Page;
  /** Resolves when the form has been open for long enough to be sent. */
  typed(): Promise<void>;
}

/** Opens a page with a form before it is needed, so that what comes first takes up the time of typing. */
export async function openForm(context: BrowserContext, path: string): Promise<OpenForm> {
  const page = await context.newPage();
  await page.goto(path);
  const readyAt = Date.now() + typingMs;
  return { page, typed: () => page.waitForTimeout(Math.max(0, readyAt - Date.now())) };
}
