/** Short words of English sentences, which do not continue a formula. */
const words = 'and|in|on|of|with|from|for|by|to|at|as|or|is|are|the|via|under|using|into|between|near|over';
const beforeFormula = /(\p{L}{2})(?=<(?:\w+:)?math\b)/giu;
const afterFormula = /(<\/(?:\w+:)?math>)(?=\p{Ll}{2})/giu;
const afterIndex = new RegExp(`(</su[bp]>)(?=(?:${words})(?!\\p{L}))`, 'giu');
const italics = /(\p{L}?)<(i|em)>([^<]*)<\/\2>(\p{L}?)/giu;

/**
 * Restores blanks that Crossref loses around italic words and formulas: `a specialised<i>Neisseria</i>genomic resource`. Italics within a
 * word (`pre<i>cursor</i>s`) and indexes (`H<sub>2</sub>O`) stay as they are.
 */
export function withLostBlanks(html: string | undefined): string | undefined {
  if (!html?.includes('<')) return html;
  return html
    .replace(italics, (match, before: string, tag: string, content: string, after: string) => {
      const isWord = /^\p{Lu}\p{Ll}/u.test(content) || /\p{L} \p{L}/u.test(content);
      if (!isWord) return match;
      const [start, end] = [/^\p{L}/u.test(content), /\p{L}$/u.test(content)];
      return `${before}${before && start ? ' ' : ''}<${tag}>${content}</${tag}>${after && end ? ' ' : ''}${after}`;
    })
    .replace(beforeFormula, '$1 ')
    .replace(afterFormula, '$1 ')
    .replace(afterIndex, '$1 ');
}
