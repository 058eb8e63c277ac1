import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

declare global {
  interface Window {
    /** Put into the page before it is asked for the first time. */
    axe?: typeof axe;
  }
}

export interface Violation {
  readonly id: string;
  readonly at: readonly string[];
}

/**
 * What axe finds wrong on the page as it is, by all of its rules or by those of `runOnly`. It gathers nothing about what is in order, which would take it
 * longer than finding out. For pages without frames.
 */
export async function findViolations(page: Page, runOnly?: RunOnly): Promise<Violation[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (rules) => (window.axe as typeof axe).run({ ...(rules && { runOnly: rules }), resultTypes: ['violations'] }),
    runOnly,
  );
  return found.violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 3).map((node) => `${node.target} ${node.html.slice(0, 120)}`),
  }));
}
