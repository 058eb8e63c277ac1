import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { latexAccents, latexSigns } from './latex-signs.ts';

/** LaTeX of abstracts to text with `<sup>`, `<sub>` and `<i>`. Drops unknown commands but not their argument. Never fails; linear. */
export function latexToHtml(text: string): string {
  if (!/[\\${}~`]|''|--|\^|_/.test(text)) return text;
  return new Reader(text).group('', false).replace(/ {2,}/g, ' ');
}

/** The same for one formula; undefined when it is nested too deeply. */
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

class Reader {
  private at = 0;
  private depth = 0;
  isTooDeep = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads up to the closing sign (`}` or `$`), or to the end when it is missing. */
  group(end: string, math: boolean): string {
    let out = '';
    while (this.at < this.text.length) {
      const sign = this.text[this.at] as string;
      if (sign === end) {
        this.at += 1;
        return out;
      }
      out += this.one(sign, math);
    }
    return out;
  }

  private one(sign: string, math: boolean): string {
    this.at += 1;
    switch (sign) {
      case '{':
        return this.deeper(() => this.group('}', math));
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
        if (!math && this.text[this.at] !== '{') return sign;
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
    // A single dollar sign is an amount of money.
    if (inMath || !this.text.includes('$', this.at)) return inMath ? '' : '$';
    const isDisplay = this.skip('$');
    const inside = this.deeper(() => this.group('$', true));
    if (isDisplay) this.skip('$');
    return inside
      .replace(/\s+/g, ' ')
      .replace(/ ?([=≈∼≃≤≥≲≳]) ?/g, ' $1 ')
      .trim();
  }

  private command(math: boolean): string {
    const name = /^[a-zA-Z]+\*?/.exec(this.text.slice(this.at, this.at + 40))?.[0];
    if (name === undefined) {
      const sign = this.text[this.at] ?? '';
      this.at += 1;
      if (latexAccents[sign] && !(math && sign === '=')) return this.accent(latexAccents[sign]);
      // \( … \) and \[ … \] delimit formulas; \, \; \! are spaces.
      if ('()[]'.includes(sign)) return '';
      return ',;:! /\\'.includes(sign) ? ' ' : sign;
    }
    this.at += name.length;
    const command = name.replace('*', '');
    if (command === 'frac' || command === 'tfrac' || command === 'dfrac') return `${this.argument(math)}/${this.argument(math)}`;
    if (command.length > 1 || !latexAccents[command] || !/^\s*\{|^ /.test(this.text.slice(this.at, this.at + 2))) {
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
    if (style && this.text[this.at] === '{') return `<${style}>${this.argument(math)}</${style}>`;
    return this.text[this.at] === '{' ? this.argument(math) : '';
  }

  /** A blank after a command ends it and is dropped, as is an empty group: `\alpha{}`. */
  private sign(symbol: string): string {
    if (this.text.startsWith('{}', this.at)) this.at += 2;
    else if (/^ (?=[\p{L}\d])/u.test(this.text.slice(this.at, this.at + 2)) && /^[\p{Ll}\p{Lu}]{1,2}$/u.test(symbol)) this.at += 1;
    return symbol;
  }

  private accent(mark: string): string {
    this.skipBlank();
    const letter = this.argument(false).trim().replace('ı', 'i').replace('ȷ', 'j');
    const [first = '', ...rest] = [...letter];
    return `${first}${mark}${rest.join('')}`.normalize('NFC');
  }

  /** An argument counts as one nesting level, even without braces. */
  private argument(math: boolean): string {
    return this.deeper(() => {
      const sign = this.text[this.at];
      if (sign === undefined) return '';
      this.at += 1;
      if (sign === '{') return this.group('}', math);
      if (sign === '\\') return this.command(math);
      return sign === '$' || sign === '}' ? '' : sign;
    });
  }

  private deeper(read: () => string): string {
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
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private skipBlank(): void {
    while (this.text[this.at] === ' ') this.at += 1;
  }
}
