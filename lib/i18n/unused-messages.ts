/**
 * Keys that no text in the source names: neither a literal (`t('sort')`) nor a template (`` t(`sort.${sort}`) ``) equals the key without
 * its leading parts, which the translator already has. Any of them fails the build (`next.config.mjs`).
 */
export function unusedMessages(keys: Iterable<string>, source: string): readonly string[] {
  const literals = new Set([...source.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map(([, single, double]) => single ?? double ?? ''));
  const templates = new Set([...source.matchAll(/`([\w.-]*(?:\$\{[^}]*\}[\w.-]*)+)`/g)].map(([, text = '']) => text));
  const patterns = [...templates].flatMap(patternOf);
  const isNamed = (text: string) => literals.has(text) || patterns.some((pattern) => pattern.test(text));
  return [...keys].filter((key) => {
    const parts = key.split('.');
    return !parts.some((_, index) => index > 0 && isNamed(parts.slice(index).join('.')));
  });
}

const anyValue = '[\\w.-]+';

/** A value that is one of several literals is replaced by those; a template of other values alone would match every key. */
function patternOf(template: string): readonly RegExp[] {
  const parts = template.split(/\$\{([^}]*)\}/).map((text, index) => (index % 2 === 0 ? text.replaceAll('.', '\\.') : choicesOf(text)));
  return /[a-z]/i.test(parts.join('').replaceAll(anyValue, '')) ? [new RegExp(`^${parts.join('')}$`)] : [];
}

function choicesOf(expression: string): string {
  const literals = [...expression.matchAll(/'([\w-]+)'/g)].map(([, literal]) => literal);
  return literals.length > 0 ? `(?:${literals.join('|')})` : anyValue;
}
