import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { latexAccents, latexSigns } from './latex-signs.ts';

/** Converts LaTeX to text with `<sup>`, `<sub>` and `<i>`. Drops unknown commands but not their argument. Never throws; linear time. */
export function latexToHtml(text: string): string {
  if (!/[\\${}~`]|''|--|\^|_/.test(text)) return text;
  return new Reader(text).group('', false).replace(/ {2,}/g, ' ');
}

/** Converts a single formula in the same way; undefined when it is nested too deeply. */
export function formulaToHtml(text: string): string | undefined {
  const reader = new Reader(text);
  const html = reader.group('', false);
  return reader.isTooDeep ? undefined : html;
}

const styles: Readonly<Record<string, string>> = lookupTable({
  emph: 'i',
  textit: 'i',
  it: 'i',
  textsuperscript: 'sup',
  textsubscript: 'sub',
});
/** Commands whose argument is not text. */
const silent = new Set(['label', 'ref', 'cite', 'citep', 'citet', 'footnote', 'vspace', 'hspace', 'color', 'begin', 'end', 'href']);
const depthMax = 40;

/** A recursive-descent converter, which reads the text once from left to right. */
class Reader {
  private position = 0;
  private depth = 0;
  isTooDeep = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Converts the text up to `end` (`}` or `$`), or all remaining text if `end` is missing. */
  group(end: string, math: boolean): string {
    let out = '';
    while (this.position < this.text.length) {
      const sign = this.text[this.position] as string;
      if (sign === end) {
        this.position += 1;
        return out;
      }
      out += this.convertSign(sign, math);
    }
    return out;
  }

  private convertSign(sign: string, math: boolean): string {
    this.position += 1;
    switch (sign) {
      case '{':
        return this.nested(() => this.group('}', math));
      case '}':
        return '';
      case '$':
        return this.formula(math);
      case '\\':
        return this.command(math);
      case '~':
        return math ? ' ' : '\u00a0';
      case '^':
      case '_': {
        if (!math && this.text[this.position] !== '{') return sign;
        const tag = sign === '^' ? 'sup' : 'sub';
        const inside = this.argument(math).trim();
        return inside === '°' || inside === '′' || inside === '″' ? inside : inside && `<${tag}>${inside}</${tag}>`;
      }
      case '-':
        return !math && this.skip('--') ? '—' : !math && this.skip('-') ? '–' : sign;
      case '`':
        return this.skip('`') ? '“' : math ? sign : '‘';
      case "'":
        return !math && this.skip("'") ? '”' : math ? '′' : sign;
      default:
        return sign;
    }
  }

  private formula(inMath: boolean): string {
    // A dollar sign without a second one marks an amount of money.
    if (inMath || !this.text.includes('$', this.position)) return inMath ? '' : '$';
    const isDisplay = this.skip('$');
    const inside = this.nested(() => this.group('$', true));
    if (isDisplay) this.skip('$');
    return inside
      .replace(/\s+/g, ' ')
      .replace(/ ?([=≈∼≃≤≥≲≳]) ?/g, ' $1 ')
      .trim();
  }

  private command(math: boolean): string {
    const name = /^[a-zA-Z]+\*?/.exec(this.text.slice(this.position, this.position + 40))?.[0];
    if (name === undefined) {
      const sign = this.text[this.position] ?? '';
      this.position += 1;
      // ADS escapes the mark of an index in a formula: `R$\_{solar}$`.
      if (math && sign === '_' && this.text[this.position] === '{') return `<sub>${this.argument(math)}</sub>`;
      if (latexAccents[sign] && !(math && sign === '=')) return this.accent(latexAccents[sign]);
      // \( … \) and \[ … \] delimit formulas; \, \; \! are spaces.
      if ('()[]'.includes(sign)) return '';
      return ',;:! /\\'.includes(sign) ? ' ' : sign;
    }
    this.position += name.length;
    const command = name.replace('*', '');
    if (command === 'frac' || command === 'tfrac' || command === 'dfrac') return `${this.argument(math)}/${this.argument(math)}`;
    if (command.length > 1 || !latexAccents[command] || !/^\s*\{|^ /.test(this.text.slice(this.position, this.position + 2))) {
      const symbol = latexSigns[command];
      if (symbol !== undefined) return this.sign(symbol);
    }
    if (latexAccents[command]) return this.accent(latexAccents[command]);
    this.skipBlank();
    if (silent.has(command)) {
      this.argument(math);
      return '';
    }
    const style = styles[command];
    if (style && this.text[this.position] === '{') return `<${style}>${this.argument(math)}</${style}>`;
    return this.text[this.position] === '{' ? this.argument(math) : '';
  }

  /** Skips an empty group after the command (`\alpha{}`). If the symbol is a letter, skips the blank that ends the command. */
  private sign(symbol: string): string {
    if (this.text.startsWith('{}', this.position)) this.position += 2;
    else if (/^ (?=[\p{L}\d])/u.test(this.text.slice(this.position, this.position + 2)) && /^[\p{Ll}\p{Lu}]{1,2}$/u.test(symbol))
      this.position += 1;
    return symbol;
  }

  private accent(mark: string): string {
    this.skipBlank();
    const letter = this.argument(false).trim().replace('ı', 'i').replace('ȷ', 'j');
    const [first = '', ...rest] = [...letter];
    return `${first}${mark}${rest.join('')}`.normalize('NFC');
  }

  /** Converts an argument. It counts as a nesting level even without braces, so that recursion is bounded. */
  private argument(math: boolean): string {
    return this.nested(() => {
      const sign = this.text[this.position];
      if (sign === undefined) return '';
      this.position += 1;
      if (sign === '{') return this.group('}', math);
      if (sign === '\\') return this.command(math);
      return sign === '$' || sign === '}' ? '' : sign;
    });
  }

  private nested(read: () => string): string {
    if (this.depth >= depthMax) {
      this.isTooDeep = true;
      return '';
    }
    this.depth += 1;
    const result = read();
    this.depth -= 1;
    return result;
  }

  private skip(sign: string): boolean {
    if (!this.text.startsWith(sign, this.position)) return false;
    this.position += sign.length;
    return true;
  }

  private skipBlank(): void {
    while (this.text[this.position] === ' ') this.position += 1;
  }
}
