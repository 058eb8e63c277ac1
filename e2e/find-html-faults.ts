import { HtmlValidate } from 'html-validate';

// HTML standard only, without style rules on quotes, case and classes.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Accepted: React gives server-action forms an empty `action`, which browsers treat like a missing one. */
const serverAction = 'Attribute "action" has invalid value ""';

/** Accepted: lib/server writes style sheets into the body, because React would move style sheets that are in the head. */
const styleOfLayout = 'element-permitted-content: <style> element is not permitted as content under <body>';

/** Violations of the HTML standard, one line each with rule and position; empty for valid HTML. */
export async function findHtmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => message !== serverAction && `${ruleId}: ${message}` !== styleOfLayout);
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
