import { latexAccents, latexSigns } from '#lib/text/latex/latex-signs.ts';

/**
 * Plain text to LaTeX, in UTF-8. Braces become commands: BibTeX counts `\{` as a brace, and an unbalanced one would consume the rest of the
 * file. Hyphens and grave accents in a row are separated, because TeX prints them as dashes and quotation marks.
 */
export function encodeLatex(text: string): string {
  return text.replace(/[\\{}$&#%_^~<>|]/g, (character) => commandOf[character] as string).replace(/([-`'])(?=\1)/g, '$1{}');
}

/** A title to LaTeX, with raised and lowered digits and Greek letters as commands, because the fonts of pdfLaTeX have them only in formulas. */
export function encodeLatexTitle(title: string): string {
  const script = (command: string) => (digits: string) => `\\text${command}{${digits.normalize('NFKC').replaceAll('−', '-')}}`;
  return encodeLatex(title)
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, script('superscript'))
    .replace(/[₀-₉₊₋]+/g, script('subscript'))
    .replace(/[α-ωΓΔΘΛΞΠΣΥΦΨΩ]+/g, (letters) => {
      const commands = [...letters].map((letter) => commandOfSign.get(letter));
      return commands.includes(undefined) ? letters : `$${commands.map((name) => `\\${name}`).join('')}$`;
    });
}

/** The first command for each letter. */
const commandOfSign: ReadonlyMap<string, string> = new Map(
  Object.entries(latexSigns)
    .reverse()
    .map(([name, sign]) => [sign, name]),
);

const commandOf: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  // In LaTeX's default font encoding these three would print as ¡, ¿ and a dash.
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

/**
 * LaTeX to plain text. Drops grouping braces and unknown commands, but keeps the arguments of the commands. One pass, so that no result
 * is read as a command.
 */
export function decodeLatex(latex: string): string {
  return latex
    .replace(
      token,
      (all, mark?: string, sign?: string, command?: string, braced?: string, bare?: string, letter?: string, escaped?: string) => {
        if (mark) return marks[mark] as string;
        if (sign || command) return `${braced ?? bare}${latexAccents[(sign ?? command) as string]}`.normalize('NFC');
        if (letter) return letters[letter] as string;
        if (escaped) return escaped;
        return all === '~' || /^\s/.test(all) ? ' ' : '';
      },
    )
    .trim();
}

const token = new RegExp(
  [
    String.raw`\\text(backslash|braceleft|braceright|asciicircum|asciitilde|less|greater|bar)(?![a-zA-Z])\s*(?:\{\})?`,
    String.raw`\\(?:([\x60'^"~=.])|([Hvcukrbd])(?=[\s{]))\s*(?:\{\s*\\?([a-zA-Z])\s*\}|\\?([a-zA-Z]))`,
    String.raw`\\(ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i|j|dh|DH|th|TH)(?![a-zA-Z])\s*(?:\{\})?`,
    String.raw`\\([$&#%_{}])`,
    String.raw`\\[a-zA-Z]+\*?\s*`,
    String.raw`~|[{}\\]|\s+`,
  ].join('|'),
  'g',
);

const marks: Readonly<Record<string, string>> = {
  backslash: '\\',
  braceleft: '{',
  braceright: '}',
  asciicircum: '^',
  asciitilde: '~',
  less: '<',
  greater: '>',
  bar: '|',
};

const letters: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  DH: 'Ð',
  th: 'þ',
  TH: 'Þ',
};
