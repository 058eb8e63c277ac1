import { expect, type Page } from '@playwright/test';

/** Latin abbreviations that Arabic text uses unchanged; they need no `lang` attribute. */
const latinInArabic =
  /\b(?:DOI|ORCID|API|GNSS|SAR|SSA|PDF|BibTeX|RIS|CSV|MODS|CSL-JSON|JSON-LD|JSON|Excel|Atom|ISSN|ISBN|HTML|WCAG|HTTP|GET|URL|UTC|CC0|CC BY|AA|axe-core|Postman|OpenAPI|curl|Python|JavaScript)\b/g;

/** Fails unless controls have Arabic names, digits are 0–9, and Arabic letters are joined, upright and not clipped. */
export async function expectArabicWriting(page: Page): Promise<void> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [placeholder], [title]:not(.Z3988):not(link), svg title')]
      .filter((element) => !element.closest('[lang=en]'))
      .flatMap((element) =>
        element.matches('svg title')
          ? (element.textContent ?? '')
          : ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ),
  );
  // Arabic labels may quote Latin titles. A label with Latin words only is an error.
  const strayNames = names.filter((name) => /[A-Za-z]{3,}/.test(name.replace(latinInArabic, '')) && !/[\u0600-\u06ff]/.test(name));
  expect.soft(strayNames).toEqual([]);
  const text = (await page.locator('main').textContent()) ?? '';
  expect.soft(text.match(/[٠-٩۰-۹]/g) ?? []).toEqual([]);
  const wrongTexts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && /\p{Script=Arabic}/u.test(node.textContent ?? '')))
      .filter((element) => {
        const style = getComputedStyle(element);
        const isSpaced = style.letterSpacing !== 'normal' && Number.parseFloat(style.letterSpacing) !== 0;
        const isTight =
          Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize) < (/^H[1-6]$/.test(element.tagName) ? 1.3 : 1.45);
        return (
          isSpaced ||
          style.fontStyle === 'italic' ||
          style.textTransform !== 'none' ||
          (isTight && !element.closest('h1,h2,h3,h4,button,.sr-only'))
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(wrongTexts).toEqual([]);
}
