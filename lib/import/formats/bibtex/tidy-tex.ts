import { mathToHtml } from '#lib/import/clean/mathml.ts';
import { withoutConditions } from '#lib/import/clean/rich-text.ts';

const romanNumerals = /^[ivx]{1,5}$/;

/** The TeX of an entry without what the parser would misread: conditions of APS, commands of astronomy journals, bare carets and tildes. */
export function tidyTex(text: string): string {
  if (!/[\\$]/.test(text)) return text;
  return (
    withoutConditions(text)
      .replace(/\\raisebox\s*\{-?[\d.]+\s*(?:ex|em|pt)\}(?:\s*\{([^{}]*)\})?/g, '$1')
      // The first branch is what the journal prints.
      .replace(/\\texorpdfstring\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '$1')
      .replace(/\\ion\s*\{(\w{1,3})\}\s*\{\s*(\w{1,5})\s*\}/g, (_, element: string, stage: string) =>
        romanNumerals.test(stage) ? `${element} ${stage.toUpperCase()}` : `${element} ${stage}`,
      )
      // Mendeley writes a caret and a tilde as accents over nothing.
      .replace(/\\([\^~])\s*\{\s*\}/g, (_, accent: string) => (accent === '^' ? '\\textasciicircum{}' : '\\textasciitilde{}'))
      // The blank after such a sign ends its command, and also separates people.
      .replace(/\\textascii[a-z]+(?=\s+and\s)/g, '$&{}')
      .replace(/\$\s*\^\s*\{?\s*\\circ\s*\}?\s*\$/g, '°')
      .replace(/(?<=\d)\s?\$\s*('{1,2}|\^\s*\{?\\prime(?:\\prime)?\}?)\s*\$/g, (_, marks: string) =>
        marks === "'" || /^[^p]*\\prime\}?$/.test(marks) ? '′' : '″',
      )
  );
}

/** Formulas of MathML that a program escaped for TeX, as HTML; `put` stores one and returns its placeholder. */
export function withoutMathml(text: string, put: (html: string) => string): string {
  if (!text.includes('mml:math')) return text;
  return text
    .replace(
      /\\ensuremath\{([<>])\}|\\text(less|greater)(?:\{\})?/g,
      (_, sign?: string, word?: string) => sign ?? (word === 'less' ? '<' : '>'),
    )
    .replace(/<mml:math[\s\S]{0,5000}?<\/mml:math>\}?/g, (match) => {
      // Braces protect parts of the opening tag; one of them may close after the formula.
      const isBraced = match.endsWith('}') && match.split('{').length === match.split('}').length;
      const formula = match.replace(/[{}]/g, '').replace(/''/g, '"');
      return put(mathToHtml(formula)) + (match.endsWith('}') && !isBraced ? '}' : '');
    });
}
