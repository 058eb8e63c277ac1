import { expect, type Page, test } from '@playwright/test';
import { languages, pageKinds } from './pages.ts';

// Measures every kind of page as WCAG does, with a mouse and without scripts: other tests use touch, which enlarges links.

test.use({ javaScriptEnabled: false });

/**
 * Targets below 24 × 24 px (WCAG 2.5.8), without its exemption for distance. Exempt: links in a sentence, and marks of drawings that the
 * keyboard skips, because a table or list of the page leads to the same works.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const sizeMin = 23.9;
    const selector = 'a[href], button, summary, select, textarea, input:not([type=hidden], [tabindex="-1"])';
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement?.closest(`${selector}, .sr-only`) && /\p{L}{2}/u.test(textContent ?? '')) return true;
      }
      return false;
    };
    const targets = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, .skip'))
      .map((element) => {
        const target = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        return {
          element,
          size: `${Math.round(width)} × ${Math.round(height)}`,
          min: Math.min(width, height),
        };
      });
    return targets
      .filter(({ element, min }) => min > 0 && min < sizeMin && !element.matches('svg [tabindex="-1"]') && !isInSentence(element))
      .map(({ element, size }) => `${size} ${element.outerHTML.slice(0, 140)}`);
  });

/** Search fields whose placeholder is cut. */
const cutPlaceholders = (page: Page) =>
  page.locator('input[placeholder]').evaluateAll((inputs) =>
    (inputs as HTMLInputElement[])
      .filter((input) => input.checkVisibility() && input.value === '')
      .filter((input) => {
        const style = getComputedStyle(input);
        const ruler = document.createElement('span');
        Object.assign(ruler.style, { font: style.font, letterSpacing: style.letterSpacing, whiteSpace: 'pre', position: 'absolute' });
        ruler.textContent = input.placeholder;
        document.body.append(ruler);
        const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - ruler.offsetWidth;
        ruler.remove();
        return room < 0;
      })
      .map(({ placeholder }) => placeholder),
  );

/** Sets the text spacing of WCAG 1.4.12, and returns by how many pixels the page is wider than its window. */
const overflowWithSpacing = (page: Page) =>
  page.evaluate(() => {
    // Letter spacing does not apply to Arabic, whose letters are joined. CSP does not block constructed style sheets.
    const letters = document.documentElement.lang === 'ar' ? '' : 'letter-spacing: 0.12em !important;';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} } p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    document.adoptedStyleSheets = [];
    return overflow;
  });

/** Opens all folds of the page, and returns a function that closes them again. */
async function openFolds(page: Page): Promise<() => Promise<void>> {
  const folds = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([data-menu], [open])'),
  ]);
  const setOpen = (isOpen: boolean) =>
    folds.evaluate((all, open) => {
      for (const fold of all) fold.open = open;
    }, isOpen);
  await setOpen(true);
  return () => setOpen(false);
}

/** Faults of the page at a width. */
async function faultsAt(page: Page, width: number): Promise<Readonly<Record<string, unknown>>> {
  await page.setViewportSize({ width, height: 800 });
  const placeholders = await cutPlaceholders(page);
  const closed = await smallTargets(page);
  const closeFolds = await openFolds(page);
  const open = (await smallTargets(page)).filter((target) => !closed.includes(target));
  // A window of 320 px is one of 1280 px at 400 % (WCAG 1.4.10).
  if (width === 360) await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await overflowWithSpacing(page);
  await closeFolds();
  return {
    ...(closed.length && { closed }),
    ...(open.length && { open }),
    ...(placeholders.length && { placeholders }),
    ...(overflow && { overflow }),
  };
}

for (const language of languages)
  test(`every kind of page in ${language}, 360 and 1280 px wide, has targets of 24 px, whole placeholders, and room for wider text`, async ({
    page,
  }) => {
    test.slow();
    const faults: Record<string, unknown> = {};
    for (const [kind, path] of Object.entries(pageKinds)) {
      await page.goto(`/${language}${path}`);
      for (const width of [360, 1280]) {
        const pageFaults = await faultsAt(page, width);
        if (Object.keys(pageFaults).length > 0) faults[`${kind}, ${width} px`] = pageFaults;
      }
    }
    expect(faults).toEqual({});
  });
