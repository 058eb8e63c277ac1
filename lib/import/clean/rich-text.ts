import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { escapeText } from '#lib/base/escape-markup.ts';
import { latexSigns } from '#lib/text/latex/latex-signs.ts';
import { latexToHtml } from '#lib/text/latex/latex-to-html.ts';
import { latexCommands } from '#lib/text/latex/read-maths.ts';
import { scriptText } from '#lib/text/latex/script-text.ts';
import { decodeEntities } from './entities.ts';
import { mathToHtml } from './mathml.ts';
import type { Notation } from './notation.ts';
import { cleanPlain } from './plain.ts';

export interface RichText {
  /** Text without markup, but with Unicode superscripts and subscripts where they exist: `10⁵`, `H₂O`. */
  readonly plain: string;
  /** HTML with `<sub>`, `<sup>` and `<i>`; everything else is escaped. Absent if the text has none of these. */
  readonly markup?: string;
}

/** Plain text and markup of a title or abstract. Tags that `markup` cannot have are removed, but their content stays. Never throws. */
export function cleanRich(text: string, notation: Notation): RichText {
  if (notation === 'plain' || !(/[<&$\\{}~^_`]/.test(text) || inspecScript.test(text))) return { plain: cleanPlain(text) };
  // Some converters insert blanks into tags: < sub > dust < /sub >.
  const tidied = withoutArtefacts(
    text
      .replace(/\s+/g, ' ')
      .replace(/< (\/?) ?(su[bp]) ?>/gi, '<$1$2>')
      .replace(new RegExp(inspecScript, 'g'), '<$1>$2</$1>'),
  );
  let html = notation === 'latex' ? latexToHtml(tidied) : decodeEntities(tidied.replace(mangled, '&$1$2;'));
  // Publishers put LaTeX formulas into HTML, ADS mixes both, and BibTeX converters leave unknown commands.
  if (notation === 'html' && hasLatex(html)) html = latexToHtml(html);
  if (/<(?:\w+:)?math/i.test(html)) html = mathToHtml(html);
  if (!html.includes('<')) return { plain: cleanPlain(html) };
  return fromTags(html);
}

/** Short indexes and powers in the notation of Inspec, which are no folders: `LiNbO/sub 3/`, `He/sup +/`. */
const inspecScript = /\/(su[bp]) ([^\s/]{1,4}|[\d.,+x-]{1,20}) ?\//;

/** Whether a text contains LaTeX: dollars, a braced power or index, an accent, or a known command. A Windows path contains none of these. */
function hasLatex(text: string): boolean {
  if (/\$[^$]+\$|[\^_]\{|(?<=\p{L})\\['"`^~]\{?\\?\p{L}/u.test(text)) return true;
  return [...text.matchAll(/\\([a-zA-Z]+)/g)].some(([, name = '']) => latexSigns[name] !== undefined || latexCommands.has(name));
}

/** A command that is joined to the next word: `Floc\textquotesingleh`. */
const glued = new RegExp(`\\\\(${[...Object.keys(latexSigns).filter((name) => name.length > 8), 'upmu'].join('|')})(?=[a-zA-Z])`, 'g');

/** Removes artefacts of conversions: line breaks as `\n` or `\textbackslash`, `\raisebox`, `\ifmmode`, OSTI's `{sup 2}`. */
function withoutArtefacts(text: string): string {
  if (!/[\\{]/.test(text)) return text;
  return withoutConditions(text)
    .replace(/\\n([a-zA-Z]*)/g, (match, letters: string) =>
      letters && (latexSigns[`n${letters}`] || latexCommands.has(`n${letters}`)) ? match : ` ${letters}`,
    )
    .replace(/\\\\textbackslash|\\textbackslash\s*\\textbackslash/g, ' ')
    .replace(glued, '\\$1{}')
    .replace(/(?<![\\a-zA-Z^_"'`~=.])\{([^{}\s\\a-zA-Z0-9])\}/g, '$1')
    .replace(/\\raisebox\s*\{?-?[\d.]+(?:ex|em|pt)\}?\s*/g, '')
    .replace(/\{(su[bp]) ([^{}]{1,20})\}/g, '<$1>$2</$1>');
}

/** Resolves `\ifmmode … \else … \fi` to its text branch. One pass avoids quadratic time for conditions that are never closed. */
export function withoutConditions(text: string): string {
  if (!text.includes('\\ifmmode')) return text;
  let out = '';
  let contentStart = 0;
  let start = -1;
  let textStart = -1;
  for (const { index, 0: mark } of text.matchAll(/\\(?:ifmmode\s?|else\s?|fi(?![a-z])(?:\{\})?)/g)) {
    if (mark.startsWith('\\ifmmode')) start = start < 0 ? index : start;
    else if (start < 0) continue;
    else if (mark.startsWith('\\else')) textStart = textStart < 0 ? index + mark.length : textStart;
    else {
      out += text.slice(contentStart, start) + text.slice(textStart < 0 ? start + '\\ifmmode'.length : textStart, index);
      contentStart = index + mark.length;
      start = textStart = -1;
    }
  }
  return out + text.slice(contentStart);
}

/** Entities that a LaTeX conversion left with a backslash: `\nbsp`, `\amp`. */
const mangled = /\\(?:(amp|nbsp|[mn]dash|[lr][sd]quo)|([lg]t)(?![a-z]));?/g;

const tag = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s[^<>]*)?)\/?>|<!\[CDATA\[|\]\]>/g;
const styles: Readonly<Record<string, 'sub' | 'sup' | 'i'>> = lookupTable({
  sub: 'sub',
  inf: 'sub',
  sup: 'sup',
  i: 'i',
  em: 'i',
  italic: 'i',
  it: 'i',
  emph: 'i',
});
const blockTags = new Set([
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

/** Elements of HTML, JATS and the like with neither style nor line break. Prefixed names need no entry, since they are always markup. */
const knownTags = new Set(
  (
    'a abbr abstract address article b big blockquote bold caption center cite code dd del dfn dl dt fn font h5 h6 hr html body head img ins kbd mark monospace ovl overline ' +
    'paragraph pre q roman s samp sans-serif sc scp section small span strike strong styled-content table tbody tex tex-math tfoot th thead tt tx u underline ulist var xref ' +
    'inline-formula disp-formula inline-graphic alternatives ext-link named-content graphic disp-quote break boxed-text fig uri email xml'
  ).split(' '),
);

/** Attributes of a tag, and the slash of an empty element. */
const attributesOfTag = /^(?:\s+(?:[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)|nowrap|noshade|compact|hidden))*\s*\/?$/;

/** A predicate that distinguishes tags from text such as "an <object>" and "a<b and c>d". */
function createTagTest(html: string): (match: RegExpMatchArray) => boolean {
  const namesAfter = (start: '<' | '</') =>
    new Set([...html.matchAll(start === '<' ? /<([a-zA-Z][\w.-]*)/g : /<\/([a-zA-Z][\w.-]*)/g)].map(([, name]) => name));
  let pairs: { readonly '<': ReadonlySet<unknown>; readonly '</': ReadonlySet<unknown> } | undefined;
  return ([tagText, close, name = '', attributes = '']) => {
    if (name === '') return true;
    if (!attributesOfTag.test(attributes)) return false;
    const lowerName = name.toLowerCase();
    if (name.includes(':') || styles[lowerName] || blockTags.has(lowerName) || knownTags.has(lowerName)) return true;
    if (attributes.includes('=') || tagText.endsWith('/>')) return true;
    pairs ??= { '<': namesAfter('<'), '</': namesAfter('</') };
    return pairs[close ? '<' : '</'].has(name);
  };
}

/** Headings at the start of a text, such as "Abstract", only repeat the name of the field. */
const headings = /^\s*(?:abstract|summary|الملخص|ملخص|المستخلص|résumé|resum(?:o|en)|zusammenfassung|riassunto|özet)\s*[:.]?\s+(?=\S)/i;

/** Maximum nesting of styles. */
const nestingMax = 20;

function fromTags(source: string): RichText {
  const html = withoutComments(source);
  const isTag = createTagTest(html);
  const stack: ('sub' | 'sup' | 'i')[] = [];
  const pieces: { text: string; style: 'sub' | 'sup' | 'i' | undefined }[] = [];
  let index = 0;
  const append = (text: string) => {
    if (text) pieces.push({ text, style: stack.at(-1) });
  };
  for (const match of html.matchAll(tag)) {
    if (!isTag(match)) continue;
    append(html.slice(index, match.index));
    index = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase().replace(/^\w+:/, '');
    const style = styles[name];
    if (style && !match[1]) {
      if (stack.length < nestingMax) stack.push(style);
    } else if (style && stack.includes(style)) stack.splice(stack.lastIndexOf(style), 1);
    else if (blockTags.has(name)) append(' ');
  }
  append(html.slice(index));
  const plain = cleanPlain(
    pieces.map(({ text, style }) => (style === 'sub' || style === 'sup' ? scriptText(text, style) : text)).join(''),
  ).replace(headings, '');
  const isStyled = pieces.some(({ style }) => style);
  if (!isStyled) return { plain };
  const markup = cleanPlain(
    pieces.map(({ text, style }) => (style ? `<${style}>${escapeText(text)}</${style}>` : escapeText(text))).join(''),
  );
  return { plain, markup: markup.replace(/<(sub|sup|i)>(\s*)<\/\1>/g, '$2') };
}

/** Removes comments; an unclosed one is text. */
function withoutComments(html: string): string {
  let out = '';
  let index = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', index)) {
    const end = html.indexOf('-->', start + 4);
    if (end < 0) break;
    out += html.slice(index, start);
    index = end + 3;
  }
  return out + html.slice(index);
}
