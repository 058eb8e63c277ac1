import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

declare global {
  interface Window {
    /** The axe library, injected into the page before its first use. */
    axe?: typeof axe;
  }
}

export interface Violation {
  readonly id: string;
  readonly targets: readonly string[];
}

/** Violations that axe reports for all rules or those of `runOnly`. It skips frames and does not collect passed rules, which is faster. */
export async function findViolations(page: Page, runOnly?: RunOnly): Promise<Violation[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const report = await page.evaluate(
    (rules) => (window.axe as typeof axe).run({ ...(rules && { runOnly: rules }), resultTypes: ['violations'] }),
    runOnly,
  );
  return report.violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.slice(0, 3).map((node) => `${node.target} ${node.html.slice(0, 120)}`),
  }));
}
