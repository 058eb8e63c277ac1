import { type HTMLElement, parse } from 'node-html-parser';
import type { SiteRequest } from '#e2e/requests/site-request.ts';

/** An element of a page, with the queries that tests need. Selectors are those of CSS. */
export interface PageElement {
  readonly name: string;
  /** The text of the element and of all within it, with single spaces. */
  readonly text: string;
  /** The text without that of the elements that match a selector. */
  textWithout(selector: string): string;
  attribute(name: string): string | undefined;
  /** All elements within this one that match, in the order of the page. */
  all(selector: string): readonly PageElement[];
  /** The first element within this one that matches. Throws if there is none. */
  first(selector: string): PageElement;
  /** The addresses of all matching links. */
  hrefs(selector: string): readonly string[];
  /** The texts of all matching elements. */
  texts(selector: string): readonly string[];
}

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

function elementOf(node: HTMLElement): PageElement {
  const all = (selector: string) => node.querySelectorAll(selector).map(elementOf);
  return {
    name: node.rawTagName,
    text: singleSpaced(node.textContent),
    textWithout(selector) {
      const copy = node.clone() as HTMLElement;
      for (const element of copy.querySelectorAll(selector)) element.replaceWith(' ');
      return singleSpaced(copy.textContent);
    },
    attribute: (name) => node.getAttribute(name),
    all,
    first(selector) {
      const element = node.querySelector(selector);
      if (!element) throw new Error(`<${node.rawTagName}> contains no ${selector}`);
      return elementOf(element);
    },
    hrefs: (selector) => all(selector).map((link) => link.attribute('href') ?? ''),
    texts: (selector) => all(selector).map(({ text }) => text),
  };
}

/** Parses a page or a part of one. */
export const parseHtml = (html: string): PageElement => elementOf(parse(html, { blockTextElements: { script: true, style: true } }));

/** Requests a page, and returns its parsed document. Fails unless it answers 200, or with the given status. */
export async function openPage(request: SiteRequest, path: string, status = 200): Promise<PageElement> {
  const answer = await request.get(path);
  if (answer.status() !== status) throw new Error(`${path} answers ${answer.status()}`);
  return parseHtml(await answer.text());
}

/** The total of the list of a page. */
export const totalOf = (page: PageElement): number => Number(page.first('[data-testid=result-count]').attribute('data-total'));

/** The number in a text, without its separators of thousands. */
export const numberIn = (text: string): number => Number(text.replace(/\D/g, '') || Number.NaN);
