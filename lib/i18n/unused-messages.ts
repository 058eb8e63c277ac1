/**
 * Keys that the source never uses; any such key fails the build (`next.config.mjs`). The source names keys without their namespace, so only
 * the end of a key has to equal a literal (`t('sort')`) or a template (`` t(`sort.${sort}`) ``).
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

/**
 * A placeholder with literals (`${wide ? 'a' : 'b'}`) matches only those. A template without any fixed text is ignored: it would match
 * every key.
 */
function patternOf(template: string): readonly RegExp[] {
  const parts = template.split(/\$\{([^}]*)\}/).map((text, index) => (index % 2 === 0 ? text.replaceAll('.', '\\.') : choicesOf(text)));
  return /[a-z]/i.test(parts.join('').replaceAll(anyValue, '')) ? [new RegExp(`^${parts.join('')}$`)] : [];
}

function choicesOf(expression: string): string {
  const literals = [...expression.matchAll(/'([\w-]+)'/g)].map(([, literal]) => literal);
  return literals.length > 0 ? `(?:${literals.join('|')})` : anyValue;
}
