import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { latexSigns } from '#lib/domain/latex/latex-signs.ts';
import { latexToHtml } from '#lib/domain/latex/latex-to-html.ts';
import { raised } from '#lib/domain/latex/raised.ts';
import { latexCommands } from '#lib/domain/latex/read-maths.ts';
import type { Notation } from '#lib/service/import/draft/draft.ts';
import { decodeEntities } from './entities.ts';
import { mathToHtml } from './mathml.ts';
import { cleanPlain } from './plain.ts';

export interface RichText {
  /** With Unicode superscripts and subscripts where they exist: `10⁵`, `H₂O`. */
  readonly plain: string;
  /** With `<sub> <sup> <i>` and everything else escaped; only where there is such markup. */
  readonly markup?: string;
}

/** A title or an abstract without anything a browser or a formula processor would have to understand. Unknown tags go and leave their content; a lone `<` stays a sign. Never fails. */
export function cleanRich(text: string, notation: Notation): RichText {
  if (notation === 'plain' || !/[<&$\\{}~^_`]/.test(text)) return { plain: cleanPlain(text) };
  // Machines have put blanks into some tags: < sub > dust < /sub >.
  const tidy = withoutRemains(text.replace(/\s+/g, ' ').replace(/< (\/?) ?(su[bp]) ?>/gi, '<$1$2>'));
  let html = notation === 'latex' ? latexToHtml(tidy) : decodeEntities(tidy.replace(mangled, '&$1$2;'));
  // Publishers write formulas in LaTeX inside HTML, ADS both at once; what converts BibTeX leaves the commands that it does not know.
  if (notation === 'html' && hasLatex(html)) html = latexToHtml(html);
  if (/<(?:\w+:)?math/i.test(html)) html = mathToHtml(html);
  if (!html.includes('<')) return { plain: cleanPlain(html) };
  return fromTags(html);
}

/** Between dollars, a braced power or index, or a command that is known: then the text is LaTeX. A path of Windows is not. */
function hasLatex(text: string): boolean {
  if (/\$[^$]+\$|[\^_]\{/.test(text)) return true;
  return [...text.matchAll(/\\([a-zA-Z]+)/g)].some(([, name = '']) => latexSigns[name] !== undefined || latexCommands.has(name));
}

/** A sign and the word behind it, grown together: `Floc\textquotesingleh`. */
const glued = new RegExp(`\\\\(${[...Object.keys(latexSigns).filter((name) => name.length > 8), 'upmu'].join('|')})(?=[a-zA-Z])`, 'g');

/** What conversions leave: line breaks as `\n` and `\textbackslash\textbackslash`, shifted boxes, both branches of a condition, OSTI's `{sup 2}`. */
function withoutRemains(text: string): string {
  if (!/[\\{]/.test(text)) return text;
  return withoutConditions(text)
    .replace(/\\n([a-zA-Z]*)/g, (all, rest: string) =>
      rest && (latexSigns[`n${rest}`] || latexCommands.has(`n${rest}`)) ? all : ` ${rest}`,
    )
    .replace(/\\\\textbackslash|\\textbackslash\s*\\textbackslash/g, ' ')
    .replace(glued, '\\$1{}')
    .replace(/(?<![\\a-zA-Z^_"'`~=.])\{([^{}\s\\a-zA-Z0-9])\}/g, '$1')
    .replace(/\\raisebox\s*\{?-?[\d.]+(?:ex|em|pt)\}?\s*/g, '')
    .replace(/\{(su[bp]) ([^{}]{1,20})\}/g, '<$1>$2</$1>');
}

/** `\ifmmode … \else … \fi` gives what stands outside of formulas; read in one pass, because a condition may never end. */
function withoutConditions(text: string): string {
  if (!text.includes('\\ifmmode')) return text;
  let out = '';
  let at = 0;
  let begin = -1;
  let plain = -1;
  for (const { index, 0: mark } of text.matchAll(/\\(?:ifmmode|else|fi(?![a-z]))/g)) {
    if (mark === '\\ifmmode') begin = begin < 0 ? index : begin;
    else if (begin < 0) continue;
    else if (mark === '\\else') plain = plain < 0 ? index + mark.length : plain;
    else {
      out += text.slice(at, begin) + text.slice(plain < 0 ? begin + '\\ifmmode'.length : plain, index);
      at = index + mark.length;
      begin = plain = -1;
    }
  }
  return out + text.slice(at);
}

/** Entities that a conversion to LaTeX has left with a backslash: `\nbsp`, `\amp`. */
const mangled = /\\(?:(amp|nbsp|[mn]dash|[lr][sd]quo)|([lg]t)(?![a-z]));?/g;

const tag = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s[^<>]*)?)\/?>|<!\[CDATA\[|\]\]>/g;
const kept: Readonly<Record<string, 'sub' | 'sup' | 'i'>> = lookupTable({
  sub: 'sub',
  inf: 'sub',
  sup: 'sup',
  i: 'i',
  em: 'i',
  italic: 'i',
  it: 'i',
  emph: 'i',
});
const breaks = new Set([
  'p',
  'br',
  'title',
  'sec',
  'div',
  'li',
  'list-item',
  'list',
  'h1',
  'h2',
  'h3',
  'h4',
  'para',
  'label',
  'ul',
  'ol',
  'tr',
  'td',
]);

/** Elements of HTML, JATS and their like that bibliographic data really holds, besides those above. Prefixed ones are always markup. */
const elements = new Set(
  (
    'a abbr abstract address article b big blockquote bold caption center cite code dd del dfn dl dt fn font h5 h6 hr html body head img ins kbd mark monospace ovl overline ' +
    'paragraph pre q roman s samp sans-serif sc scp section small span strike strong styled-content table tbody tex-math tfoot th thead tt tx u underline ulist var xref ' +
    'inline-formula disp-formula inline-graphic alternatives ext-link named-content graphic disp-quote break boxed-text fig uri email xml'
  ).split(' '),
);

/** Names and values of attributes as tags have them, and the slash of an empty element. */
const attributesOfTag = /^(?:\s+(?:[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)|nowrap|noshade|compact|hidden))*\s*\/?$/;

/** Judges what looks like a tag. Words in angle brackets that are no element ("an <object>") and comparisons ("a<b and c>d") are text. */
function tagJudge(html: string): (match: RegExpMatchArray) => boolean {
  const namesAfter = (begin: '<' | '</') =>
    new Set([...html.matchAll(begin === '<' ? /<([a-zA-Z][\w.-]*)/g : /<\/([a-zA-Z][\w.-]*)/g)].map(([, name]) => name));
  let pairs: { readonly '<': ReadonlySet<unknown>; readonly '</': ReadonlySet<unknown> } | undefined;
  return ([all, close, name = '', attributes = '']) => {
    if (name === '') return true;
    if (!attributesOfTag.test(attributes)) return false;
    const bare = name.toLowerCase();
    if (name.includes(':') || kept[bare] || breaks.has(bare) || elements.has(bare)) return true;
    if (attributes.includes('=') || all.endsWith('/>')) return true;
    pairs ??= { '<': namesAfter('<'), '</': namesAfter('</') };
    return pairs[close ? '<' : '</'].has(name);
  };
}

/** Words of the tags themselves are no part of the text: "Abstract" as a heading says only what the field is. */
const headings = /^\s*(?:abstract|summary|الملخص|ملخص|المستخلص|résumé)\s*[:.]?\s+(?=\S)/i;

/** Deeper than this nobody raises or lowers a letter. */
const openMax = 20;

function fromTags(commented: string): RichText {
  const html = withoutComments(commented);
  const isTag = tagJudge(html);
  const open: ('sub' | 'sup' | 'i')[] = [];
  const pieces: { text: string; style: 'sub' | 'sup' | 'i' | undefined }[] = [];
  let at = 0;
  const push = (text: string) => {
    if (text) pieces.push({ text, style: open.at(-1) });
  };
  for (const match of html.matchAll(tag)) {
    if (!isTag(match)) continue;
    push(html.slice(at, match.index));
    at = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase().replace(/^\w+:/, '');
    const style = kept[name];
    if (style && !match[1]) {
      if (open.length < openMax) open.push(style);
    } else if (style && open.includes(style)) open.splice(open.lastIndexOf(style), 1);
    else if (breaks.has(name)) push(' ');
  }
  push(html.slice(at));
  const plain = cleanPlain(
    pieces.map(({ text, style }) => (style === 'sub' || style === 'sup' ? raised(text, style) : text)).join(''),
  ).replace(headings, '');
  const styled = pieces.some(({ style }) => style);
  if (!styled) return { plain };
  const markup = cleanPlain(
    pieces.map(({ text, style }) => (style ? `<${style}>${escapeHtml(text)}</${style}>` : escapeHtml(text))).join(''),
  );
  return { plain, markup: markup.replace(/<(sub|sup|i)>(\s*)<\/\1>/g, '$2') };
}

/** Comments go; one that never ends is text. */
function withoutComments(html: string): string {
  let out = '';
  let at = 0;
  for (let begin = html.indexOf('<!--'); begin >= 0; begin = html.indexOf('<!--', at)) {
    const end = html.indexOf('-->', begin + 4);
    if (end < 0) break;
    out += html.slice(at, begin);
    at = end + 3;
  }
  return out + html.slice(at);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
