import { HtmlValidate } from 'html-validate';

// HTML standard only, without style rules on quotes, case and classes.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** React gives server-action forms an empty `action`; browsers then submit to the page's address, as without the attribute. */
const serverAction = 'Attribute "action" has invalid value ""';

/** React would move style sheets in the head, so lib/server writes them into the body, which browsers accept. */
const styleOfLayout = 'element-permitted-content: <style> element is not permitted as content under <body>';

/** Violations of the HTML standard with rule and position, one line each; empty when valid. */
export async function findHtmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => message !== serverAction && `${ruleId}: ${message}` !== styleOfLayout);
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
