import { escapeText } from '#lib/base/escape-markup.ts';
import { latexAccents, latexSigns } from './latex-signs.ts';
import { formulaToHtml } from './latex-to-html.ts';
import { scriptText } from './script-text.ts';

/** A text with readable formulas. */
export interface ReadableText {
  /** With Unicode superscripts and subscripts where they exist: `10⁵¹ erg`, `H₂O`, `Hα`. */
  readonly plain: string;
  /** With `<sub> <sup> <i>`, everything else escaped; absent when there is no such markup. */
  readonly markup?: string;
}

/**
 * Makes TeX formulas readable, in linear time. Amounts of money and formulas with an unknown command, an open brace or too many levels
 * stay unchanged.
 */
export function readMaths(text: string): ReadableText {
  if (!/[\\$]|[\^_]\{/.test(text)) return { plain: text };
  let plain = '';
  let markup = '';
  let position = 0;
  for (const match of text.matchAll(formula)) {
    if (!isReadable(match[0], text[match.index - 1])) continue;
    const html = formulaToHtml(match[0])?.replace(/ {2,}/g, ' ');
    if (html === undefined) continue;
    const before = text.slice(position, match.index);
    position = match.index + match[0].length;
    plain += before + plainOf(html);
    markup += escapeText(before) + markupOf(html);
  }
  const rest = text.slice(position);
  plain += rest;
  return /<(?:sub|sup|i)>/.test(markup) ? { plain, markup: markup + escapeText(rest) } : { plain };
}

/** Formulas of bounded length: text between dollars or `\( \)`; elsewhere, adjacent commands, braced powers and braced indices. */
const formula =
  /\$\$[^$]{1,300}\$\$|\$[^$]{1,300}\$|\\\([^$]{1,300}?\\\)|(?:\\[A-Za-z]+(?:\{[^{}$]{0,100}\})*|[\^_]\{(?:[^{}$]|\{[^{}$]{0,50}\}){1,100}\})+/g;

function isReadable(source: string, before: string | undefined): boolean {
  if (source.startsWith('$') && !isFormula(source.replace(/^\$+|\$+$/g, ''), before)) return false;
  if ((source.match(/\{/g)?.length ?? 0) !== (source.match(/\}/g)?.length ?? 0)) return false;
  return [...source.matchAll(/\\([A-Za-z]+)/g)].every(([, name = '']) => latexCommands.has(name) || latexSigns[name] || latexAccents[name]);
}

/** Text between dollars is not a formula when it is prose between two amounts: "from $5 to $10", "US$5/US$7". */
function isFormula(inside: string, before: string | undefined): boolean {
  if (/[\\^_={}]/.test(inside)) return true;
  return /^(?:[A-Za-z]{1,2}|\d+(?:\.\d+)?|[<>~]\s?\d+(?:\.\d+)?)$/.test(inside) && !/[A-Z]/.test(before ?? '');
}

/** Known commands that do not produce a symbol: they style, group or space their argument. */
export const latexCommands = new Set(
  (
    'mathrm rm text textrm mathit it mathbf bf textbf textit emph mathsf mathcal mathtt textsc mbox hbox operatorname boldsymbol bm textsuperscript textsubscript ' +
    'sc sl tt sf em cal ensuremath frac tfrac dfrac left right big Big bigl bigr displaystyle textstyle'
  ).split(' '),
);

const tag = /<(\/?)(sub|sup|i)>/;

function plainOf(html: string): string {
  let style: string | undefined;
  return writeTagged(html, (text, name, isEnd) => {
    if (name) style = isEnd ? undefined : name;
    return style === 'sub' || style === 'sup' ? scriptText(text, style) : text;
  });
}

function markupOf(html: string): string {
  return writeTagged(html, (text, name, isEnd) => (name ? `<${isEnd ? '/' : ''}${name}>` : '') + escapeText(text));
}

/** Calls `write` for each piece of text with the tag before it, and joins the results. */
function writeTagged(html: string, write: (text: string, name?: string, isEnd?: boolean) => string): string {
  const [first = '', ...parts] = html.split(tag);
  let out = write(first);
  for (let part = 0; part < parts.length; part += 3) out += write(parts[part + 2] ?? '', parts[part + 1], parts[part] === '/');
  return out;
}
