import { expect, type Locator, type Page, test } from '@playwright/test';
import { createRandom, type Random } from '#bench/store/random.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { languages } from '#e2e/pages.ts';

// Journeys through the history of a tab. Each is drawn from its number, so it is the same in every run. After each step, the page is compared
// with a fresh load of its address, and the history with the steps so far.

const modes = ['touch', 'mouse', 'keyboard'] as const;
const words = { en: ['galaxies', 'mars', 'solar wind'], ar: ['المجرات', 'المريخ', 'الشمس'] } as const;

interface Journey {
  readonly page: Page;
  readonly mode: (typeof modes)[number];
  readonly isNarrow: boolean;
  readonly random: Random;
  /** Number of history entries before the journey. */
  readonly entriesBefore: number;
  /** Addresses of the history entries of the journey, of which one is current. */
  readonly entries: string[];
  index: number;
  isSheetOpen: boolean;
}

declare global {
  interface Window {
    /** Reads a list from a document: the open page, or one that was fetched. */
    readList: (root: Document) => unknown;
  }
}

function defineReadList(): void {
  window.readList = (root) => {
    const boxes = [...root.querySelectorAll<HTMLInputElement>('#filters input:is([type=checkbox], [type=radio])[name]')];
    const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form#query input[name=keyword], [form=query]:is(select)');
    return {
      heading: root.querySelector('h1')?.textContent,
      total: root.querySelector('[data-testid=result-count]')?.getAttribute('data-total'),
      rows: [...root.querySelectorAll('[data-testid=results] article h2 a')].map((link) => link.getAttribute('href')),
      fields: [...boxes.filter(({ checked }) => checked), ...fields].map(({ name, value }) => `${name}=${value}`).sort(),
    };
  };
}

/** Whether the filters cover the page, and whether the focus is where a reader can use it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const sheet = document.querySelector('#filters');
    const isOpen = sheet !== null && getComputedStyle(sheet).position === 'fixed' && sheet.getClientRects().length > 0;
    if (isOpen) return sheet.contains(activeElement) ? 'in the open filters' : 'outside the open filters';
    const isLost = activeElement !== body && (activeElement?.closest('[inert]') || activeElement?.getClientRects().length === 0);
    return isLost ? 'in a hidden element' : 'in the page';
  });

function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Compares the page with a fresh load of the current entry, once the page has settled. */
async function expectEntry({ page, entries, index, entriesBefore, isSheetOpen }: Journey): Promise<void> {
  const address = entries[index] ?? '';
  await expect.poll(() => addressOf(page)).toBe(address);
  await page.waitForLoadState();
  const html = await (await fetchWithRetry(new URL(address.split('#')[0] ?? '', page.url()).href)).text();
  // Tries again, because the page may load again while it is read.
  await expect(async () => {
    const fresh = await page.evaluate((text) => window.readList(new DOMParser().parseFromString(text, 'text/html')), html);
    expect(await page.evaluate(() => window.readList(document)), address).toEqual(fresh);
    expect(await readFocus(page), address).toBe(isSheetOpen ? 'in the open filters' : 'in the page');
  }).toPass({ timeout: 15_000 });
  expect(await page.evaluate(() => history.length), `entries at ${address}`).toBe(entriesBefore + entries.length);
}

/** Expects that the last step has added one entry, with another address. */
async function expectNewEntry(journey: Journey): Promise<void> {
  const previous = journey.entries[journey.index];
  await expect.poll(() => addressOf(journey.page)).not.toBe(previous);
  journey.index += 1;
  journey.entries.splice(journey.index, Number.POSITIVE_INFINITY, addressOf(journey.page));
  await expectEntry(journey);
}

async function press({ mode }: Journey, control: Locator): Promise<void> {
  if (mode === 'touch') return control.tap();
  if (mode === 'mouse') return control.click();
  await control.focus();
  await control.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
}

async function openFilters(journey: Journey): Promise<void> {
  if (!journey.isNarrow || journey.isSheetOpen) return;
  await press(journey, journey.page.locator('a[href="#filters"]:not(.skip)'));
  journey.isSheetOpen = true;
  await expectEntry(journey);
}

async function closeFilters(journey: Journey): Promise<void> {
  if (!journey.isSheetOpen) return;
  if (journey.mode === 'keyboard' && journey.random.below(2) === 0) await journey.page.keyboard.press('Escape');
  else await press(journey, journey.page.locator('#filters a[href="#content"]'));
  journey.isSheetOpen = false;
  await expectEntry(journey);
}

async function tickBox(journey: Journey): Promise<void> {
  await openFilters(journey);
  const boxes = journey.page.locator('#filters fieldset > label > input[type=checkbox]');
  await press(journey, boxes.nth(journey.random.below(Math.min(8, await boxes.count()))));
}

async function traverse(journey: Journey, direction: 1 | -1): Promise<void> {
  const { page } = journey;
  await page.evaluate(() => document.querySelector('#filters')?.setAttribute('data-before', ''));
  if (direction === 1) await page.goForward();
  else await page.goBack();
  journey.index += direction;
  await expect.poll(() => addressOf(page)).toBe(journey.entries[journey.index]);
  // The filters stay open as long as their page does.
  await page.waitForLoadState();
  journey.isSheetOpen &&= (await page.locator('#filters[data-before]').count()) > 0;
  await expectEntry(journey);
}

/** The steps of a journey. Those that the current page does not offer do nothing. */
const steps: Readonly<Record<string, (journey: Journey) => Promise<void>>> = {
  async tick(journey) {
    await tickBox(journey);
    await expectNewEntry(journey);
  },
  async 'close the filters'(journey) {
    if (!journey.isSheetOpen) return;
    await closeFilters(journey);
  },
  async 'skip to the filters'(journey) {
    if (journey.isNarrow) return openFilters(journey);
    await journey.page.locator('#results-list > a.skip').press('Enter');
    await journey.page.keyboard.press('Tab');
    expect(await journey.page.evaluate(() => document.activeElement?.closest('#filters') !== null)).toBe(true);
    await expectEntry(journey);
  },
  async 'skip to the content'(journey) {
    await closeFilters(journey);
    if (journey.entries[journey.index]?.includes('#')) return;
    await journey.page.locator('a.skip[href="#content"]').press('Enter');
    await expectNewEntry(journey);
  },
  async sort(journey) {
    await closeFilters(journey);
    const select = journey.page.locator('select[name=sort]');
    // A single row has no order.
    if ((await select.count()) === 0) return;
    const current = await select.inputValue();
    const values = await select.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const others = values.filter((value) => value !== current);
    await select.selectOption(others[journey.random.below(others.length)] ?? '');
    await expectNewEntry(journey);
  },
  async 'turn the page'(journey) {
    await closeFilters(journey);
    const next = journey.page.locator('main a[rel=next]');
    if ((await next.count()) === 0) return;
    await press(journey, next);
    await expectNewEntry(journey);
  },
  async search(journey) {
    await closeFilters(journey);
    const field = journey.page.locator('#query input[name=keyword]');
    const current = await field.inputValue();
    const language = journey.page.url().includes('/en/') ? 'en' : 'ar';
    const others = words[language].filter((word) => word !== current);
    await field.fill(others[journey.random.below(others.length)] ?? '');
    await field.press('Enter');
    await expectNewEntry(journey);
    // Searching for the same again changes nothing, once the page is hydrated.
    await journey.page.mouse.move(1, 1);
    await expect(journey.page.locator('html')).toHaveAttribute('data-live');
    await field.press('Enter');
    await expectEntry(journey);
  },
  async 'open a record'(journey) {
    await closeFilters(journey);
    const titles = journey.page.getByTestId('results').locator('article h2 a');
    if ((await titles.count()) === 0) return;
    await press(journey, titles.nth(journey.random.below(Math.min(5, await titles.count()))));
    await expectNewEntry(journey);
  },
  async 'open the authors'(journey) {
    await closeFilters(journey);
    await press(journey, journey.page.locator('main nav a[href*="/authors"]').first());
    await expectNewEntry(journey);
    await traverse(journey, -1);
  },
  async 'change the language'(journey) {
    await closeFilters(journey);
    const { page } = journey;
    const language = page.locator('[data-testid=language-switch]').filter({ visible: true });
    if ((await language.count()) === 0) await press(journey, page.locator('[data-testid=menu] summary'));
    await press(journey, language.first());
    await expectNewEntry(journey);
  },
  async 'tick and go back at once'(journey) {
    await openFilters(journey);
    await journey.page.mouse.move(1, 1);
    await expect(journey.page.locator('html')).toHaveAttribute('data-live');
    const boxes = journey.page.locator('#filters fieldset > label > input[type=checkbox]');
    const tickedAddress = await boxes.nth(journey.random.below(await boxes.count())).evaluate((box: HTMLInputElement) => {
      box.click();
      const { pathname, search, hash } = location;
      history.back();
      return pathname + search + hash;
    });
    journey.entries.splice(journey.index + 1, Number.POSITIVE_INFINITY, tickedAddress);
    await expectEntry(journey);
  },
  async back(journey) {
    if (journey.index === 0) return;
    await traverse(journey, -1);
  },
  async forward(journey) {
    if (journey.index === journey.entries.length - 1) return;
    await traverse(journey, 1);
  },
};
const names = Object.keys(steps);
/** Steps that pages other than lists offer too. */
const everywhere = ['skip to the content', 'change the language', 'back', 'forward'];

for (let number = 0; number < 20; number += 1) {
  const language = languages[number % 2] ?? 'en';
  const mode = modes[number % 3] ?? 'touch';
  const isNarrow = mode === 'touch' || number % 4 === 3;

  test.describe(`Journey ${number + 1} in ${language}, by ${mode}, ${isNarrow ? 360 : 1280} px wide`, () => {
    test.use({ hasTouch: mode === 'touch', isMobile: mode === 'touch', viewport: { width: isNarrow ? 360 : 1280, height: 740 } });
    test('keeps address, rows, boxes, focus and history in agreement after every step', async ({ page }) => {
      const random = createRandom(number + 1);
      await page.addInitScript(defineReadList);
      await page.goto(`/${language}`);
      const entriesBefore = (await page.evaluate(() => history.length)) - 1;
      const journey: Journey = { page, mode, isNarrow, random, entriesBefore, entries: [`/${language}`], index: 0, isSheetOpen: false };
      await page.locator('main input[name=keyword]').fill(words[language][random.below(3)] ?? '');
      await press(journey, page.locator('main button[type=submit]').first());
      await page.waitForURL(/keyword=/);
      await expectNewEntry(journey);
      // Half of the journeys begin before the page is hydrated.
      if (random.below(2) === 0) await page.mouse.move(1, 1);
      // Every step comes first in some journey, and Back and Forward come more often than the others.
      const drawn = Array.from(
        { length: 7 },
        () => names[Math.min(random.below(names.length + 4), names.length - 1 - random.below(2))] ?? '',
      );
      for (const name of [names[number % names.length] ?? '', ...drawn]) {
        const isPossible = everywhere.includes(name) || /^\/..\/research$/.test(new URL(page.url()).pathname);
        if (isPossible) await test.step(name, () => steps[name]?.(journey) as Promise<void>);
      }
      while (journey.index > 0) await test.step('back', () => traverse(journey, -1));
    });
  });
}

test('A link within the page that is followed while the router starts keeps its address', async ({ page }) => {
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    // The router has read the address by its first call and writes it now.
    history.replaceState = (...entry) => {
      history.replaceState = replaceState;
      location.hash = '#content';
      replaceState(...entry);
    };
  });
  await page.goto('/en/research');
  await page.mouse.move(1, 1);
  await expect(page.locator('html')).toHaveAttribute('data-live');
  expect(addressOf(page)).toBe('/en/research#content');
});
