import { expect, type Page } from '@playwright/test';
import type { ImportedSite } from '#e2e/large/start-site-with.ts';
import { languages } from '#e2e/pages.ts';

export interface Findings {
  /** The faults found, each with the address of its page. */
  readonly faults: string[];
  readonly visitedCount: number;
}

/** Runs in the browser. Reports scripts that ran, unsafe attributes, a page wider than its window, and elements outside their row. */
function findPageFaults(): string[] {
  const faults: string[] = [];
  // CSS pixels by which touch targets may extend beyond their row on a phone.
  const touchMargin = 12;
  const state = globalThis as { pwned?: unknown };
  if (state.pwned !== undefined) faults.push('a script ran');
  if (({} as { polluted?: unknown }).polluted !== undefined) faults.push('the prototype of objects was changed');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) faults.push(`it is ${scrollWidth} wide in a window of ${window.innerWidth}`);
  for (const element of document.querySelectorAll('main *')) {
    for (const { name, value } of element.attributes) {
      if (/^on/.test(name)) faults.push(`<${element.localName}> has ${name}`);
      if (/^(?:href|src|action|formaction|srcdoc)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value))
        faults.push(`${name}=${value.slice(0, 30)}`);
    }
  }
  for (const row of document.querySelectorAll('main li article')) {
    const box = row.getBoundingClientRect();
    // Elements that clip their content. Their descendants are skipped, because the clipped part is invisible.
    const cutElements = new Set<Element>();
    for (const element of row.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      if (style.position === 'absolute' || style.position === 'fixed' || style.display === 'contents' || element.closest('[hidden]'))
        continue;
      if (element.parentElement && cutElements.has(element.parentElement)) {
        cutElements.add(element);
        continue;
      }
      if (style.overflow === 'hidden') cutElements.add(element);
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width > 0 && (left < box.left - 1 || right > box.right + 1 || top < box.top - touchMargin || bottom > box.bottom + touchMargin))
        faults.push(`<${element.localName}> leaves its row: ${(element.textContent ?? '').slice(0, 30)}`);
    }
  }
  return faults;
}

/** Visits the hostile collection in both languages, on wide and phone windows. */
export async function crawlHostile(page: Page, site: ImportedSite, ids: readonly string[] = site.ids): Promise<Findings> {
  const faults: string[] = [];
  let address = '';
  page.on('dialog', (dialog) => {
    faults.push(`${address}: a dialog`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && host !== new URL(site.url).host)
      faults.push(`${address}: asks ${request.url().slice(0, 80)}`);
  });
  page.on('console', (message) => {
    // A CSP error is a fault too, because it shows an injection that only the policy stopped.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(`${address}: ${message.text().slice(0, 160)}`);
  });
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message.slice(0, 160)}`));
  const lists = ['/research?sort=-updatedAt&pageSize=100', '/research?keyword=script&pageSize=50', '/authors?keyword=script'];
  let visitedCount = 0;
  for (const language of languages) {
    const paths = [...lists, ...ids.map((id) => `/research/${id}`)];
    for (const path of paths) {
      address = `/${language}${path}`;
      const response = await page.goto(site.url + address, { waitUntil: 'load' });
      expect(response?.status(), address).toBe(200);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await page.evaluate(findPageFaults)).map((fault) => `${address} (${width}): ${fault}`));
      }
      visitedCount += 1;
    }
  }
  return { faults, visitedCount };
}
