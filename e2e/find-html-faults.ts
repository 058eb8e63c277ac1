import { HtmlValidate } from 'html-validate';

// What the HTML standard demands; house styles of quotes, case and classes are left to the makers of the page.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** React marks the form of a server action so, and browsers send it to the address of the page, as they do without the attribute. */
const serverAction = 'Attribute "action" has invalid value ""';

/** In the head React takes the sheets that the server writes there for its own; browsers read a style anywhere. */
const styleOfLayout = 'element-permitted-content: <style> element is not permitted as content under <body>';

/** What a page breaks of the HTML standard, a line each with its rule and place; nothing when it is valid. */
export async function findHtmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => message !== serverAction && `${ruleId}: ${message}` !== styleOfLayout);
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
