import { latexAccents, latexSigns } from './latex-signs.ts';
import { formulaToHtml } from './latex-to-html.ts';
import { raised } from './raised.ts';

export interface ReadableText {
  /** With Unicode superscripts and subscripts where they exist: `10⁵¹ erg`, `H₂O`, `Hα`. */
  readonly plain: string;
  /** With `<sub> <sup> <i>` and everything else escaped; only where there is such markup. */
  readonly markup?: string;
}

/**
 * A text whose formulas a service has left in TeX, made readable: `$\alpha$`, `10$^{51}$ erg`, `^{13}CO`, `M_{\odot}`. Each formula is read whole or not at
 * all: one with a command that nobody knows, an open brace, more levels than anybody reads or amounts of money stays as it is written. Never fails; linear in the length of the text.
 */
export function readMaths(text: string): ReadableText {
  if (!/[\\$]|[\^_]\{/.test(text)) return { plain: text };
  let plain = '';
  let markup = '';
  let at = 0;
  for (const found of text.matchAll(formula)) {
    if (!isReadable(found[0], text[found.index - 1])) continue;
    const html = formulaToHtml(found[0])?.replace(/ {2,}/g, ' ');
    if (html === undefined) continue;
    const before = text.slice(at, found.index);
    at = found.index + found[0].length;
    plain += before + plainOf(html);
    markup += escapeHtml(before) + markupOf(html);
  }
  const rest = text.slice(at);
  plain += rest;
  return /<(?:sub|sup|i)>/.test(markup) ? { plain, markup: markup + escapeHtml(rest) } : { plain };
}

/** Between dollars or `\( \)`, of a length a title or a sentence may have; outside of them commands and braced powers and indices side by side. */
const formula =
  /\$\$[^$]{1,300}\$\$|\$[^$]{1,300}\$|\\\([^$]{1,300}?\\\)|(?:\\[A-Za-z]+(?:\{[^{}$]{0,100}\})*|[\^_]\{(?:[^{}$]|\{[^{}$]{0,50}\}){1,100}\})+/g;

function isReadable(written: string, before: string | undefined): boolean {
  if (written.startsWith('$') && !isFormula(written.replace(/^\$+|\$+$/g, ''), before)) return false;
  if ((written.match(/\{/g)?.length ?? 0) !== (written.match(/\}/g)?.length ?? 0)) return false;
  return [...written.matchAll(/\\([A-Za-z]+)/g)].every(
    ([, name = '']) => latexCommands.has(name) || latexSigns[name] || latexAccents[name],
  );
}

/** What stands between two dollars is no formula when it is prose between two amounts: "from $5 to $10", "US$5/US$7". */
function isFormula(inside: string, before: string | undefined): boolean {
  if (/[\\^_={}]/.test(inside)) return true;
  return /^(?:[A-Za-z]{1,2}|\d+(?:\.\d+)?|[<>~]\s?\d+(?:\.\d+)?)$/.test(inside) && !/[A-Z]/.test(before ?? '');
}

/** Commands that say how their argument looks, and those that only group or space. */
export const latexCommands = new Set(
  (
    'mathrm rm text textrm mathit it mathbf bf textbf textit emph mathsf mathcal mathtt textsc mbox hbox operatorname boldsymbol bm textsuperscript textsubscript ' +
    'sc sl tt sf em cal ensuremath frac tfrac dfrac left right big Big bigl bigr displaystyle textstyle'
  ).split(' '),
);

const tag = /<(\/?)(sub|sup|i)>/;

function plainOf(html: string): string {
  let style: string | undefined;
  return split(html, (text, name, isEnd) => {
    if (name) style = isEnd ? undefined : name;
    return style === 'sub' || style === 'sup' ? raised(text, style) : text;
  });
}

function markupOf(html: string): string {
  return split(html, (text, name, isEnd) => (name ? `<${isEnd ? '/' : ''}${name}>` : '') + escapeHtml(text));
}

/** Every piece of text with the tag before it, if there is one. */
function split(html: string, write: (text: string, name?: string, isEnd?: boolean) => string): string {
  const [first = '', ...parts] = html.split(tag);
  let out = write(first);
  for (let part = 0; part < parts.length; part += 3) out += write(parts[part + 2] ?? '', parts[part + 1], parts[part] === '/');
  return out;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
