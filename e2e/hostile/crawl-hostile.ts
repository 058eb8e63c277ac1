import { expect, type Page } from '@playwright/test';
import { languages } from '#e2e/pages.ts';
import type { HostileSite } from './start-hostile-site.ts';

export interface Findings {
  /** Everything a page did that it must not do, with its address. */
  readonly wrong: string[];
  readonly visited: number;
}

/** What must be true of a page that is shown: no script of a record ran, it is no wider than its window, and in lists nothing leaves its row. Runs in the browser. */
function lookAtPage(): string[] {
  const wrong: string[] = [];
  // On a phone, links are enlarged for fingers beyond the line they stand in.
  const touch = 12;
  const state = globalThis as { pwned?: unknown };
  if (state.pwned !== undefined) wrong.push('a script ran');
  if (({} as { polluted?: unknown }).polluted !== undefined) wrong.push('the prototype of objects was changed');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) wrong.push(`it is ${scrollWidth} wide in a window of ${window.innerWidth}`);
  for (const element of document.querySelectorAll('main *')) {
    for (const { name, value } of element.attributes) {
      if (/^on/.test(name)) wrong.push(`<${element.localName}> has ${name}`);
      if (/^(?:href|src|action|formaction|srcdoc)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value))
        wrong.push(`${name}=${value.slice(0, 30)}`);
    }
  }
  for (const row of document.querySelectorAll('main li article')) {
    const box = row.getBoundingClientRect();
    // What an element cuts off is not seen; the element itself is looked at.
    const cut = new Set<Element>();
    for (const element of row.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      if (style.position === 'absolute' || style.position === 'fixed' || style.display === 'contents' || element.closest('[hidden]'))
        continue;
      if (element.parentElement && cut.has(element.parentElement)) {
        cut.add(element);
        continue;
      }
      if (style.overflow === 'hidden') cut.add(element);
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width > 0 && (left < box.left - 1 || right > box.right + 1 || top < box.top - touch || bottom > box.bottom + touch))
        wrong.push(`<${element.localName}> leaves its row: ${(element.textContent ?? '').slice(0, 30)}`);
    }
  }
  return wrong;
}

/** Visits what a reader sees of the hostile collection, in both languages, wide and on a phone. */
export async function crawlHostile(page: Page, site: HostileSite, ids: readonly string[] = site.ids): Promise<Findings> {
  const wrong: string[] = [];
  let at = '';
  page.on('dialog', (dialog) => {
    wrong.push(`${at}: a dialog`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && host !== new URL(site.url).host) wrong.push(`${at}: asks ${request.url().slice(0, 80)}`);
  });
  page.on('console', (message) => {
    // A policy that had to hold something back is a hole that only the policy closed.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) wrong.push(`${at}: ${message.text().slice(0, 160)}`);
  });
  page.on('pageerror', (error) => wrong.push(`${at}: ${error.message.slice(0, 160)}`));
  const lists = ['/research?sort=-updatedAt&pageSize=100', '/research?keyword=script&pageSize=50', '/authors?keyword=script'];
  let visited = 0;
  for (const language of languages) {
    const paths = [...lists, ...ids.map((id) => `/research/${id}`)];
    for (const path of paths) {
      at = `/${language}${path}`;
      const response = await page.goto(site.url + at, { waitUntil: 'load' });
      expect(response?.status(), at).toBe(200);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        wrong.push(...(await page.evaluate(lookAtPage)).map((fault) => `${at} (${width}): ${fault}`));
      }
      visited += 1;
    }
  }
  return { wrong, visited };
}
