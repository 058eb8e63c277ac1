import { HtmlValidate } from 'html-validate';

// HTML standard only, without style rules on quotes, case and classes.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** In SVG, the content of a style is parsed as markup: a comparison in a media query begins a tag. html-validate does not check this. */
const styleInSvg = /<svg[^>]*>\s*<style[^>]*>[^<]*<(?!\/style>)/;

/** Violations of the HTML standard, one line each with rule and position; empty for valid HTML. */
export async function findHtmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  const texts = faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
  return styleInSvg.test(html) ? [...texts, 'svg-style: "<" in the style of an SVG'] : texts;
}
