import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { lineMax } from '#lib/domain/text.ts';

/** Maximum string length, in UTF-16 units (about 100 kB). */
const lengthMax = 100_000;

/** Placeholders for empty values, compared after trimming, in lower case. */
const emptyPlaceholders = new Set(['null', 'undefined', 'n/a', 'na', '-', '--', '—', 'none', 'nil', 'لا يوجد', 'غير متوفر', 'غير متاح']);

// Byte order marks, zero-width spaces and directional marks, which are removed at both ends only: inside a text they may matter.
const edge = '[\\s\\u200b\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069\\ufeff]';
// The lookbehind prevents quadratic time: without it, each character of a long run would start a match attempt.
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/** Plain text in NFC, or undefined for an empty value. Numbers are accepted; HTML is converted to text. */
export function parseText(value: unknown): string | undefined {
  return cleanUpTo(value, lengthMax);
}

function cleanUpTo(value: unknown, maxLength: number): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const truncated = value.length > maxLength ? value.slice(0, maxLength) : value;
  const text = textOfHtml(truncated).normalize('NFC').replace(edges, '');
  return text === '' || emptyPlaceholders.has(text.toLowerCase()) ? undefined : text;
}

/** Like `parseText`, but with a lower length limit and on one line, for titles and names. */
export function parseLine(value: unknown): string | undefined {
  return cleanUpTo(value, lineMax)?.replace(/\s+/g, ' ');
}

/** Block elements, which become line breaks. */
const blocks = /^(p|div|br|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|pre|hr|jats:p|jats:title|jats:sec)$/;
/** Only names of real markup count as tags: `a <b and c> d` may be arithmetic. */
const markupNames =
  /^(a|abbr|article|b|big|blockquote|body|br|center|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|ins|kbd|li|mark|ol|p|pre|q|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|jats:[a-z-]+|mml:[a-z]+|math|mi|mn|mo|mrow|msub|msup|mtext|inline-formula|scp|title)$/;
const tag = /<(\/?)([a-z][a-z0-9:-]*)((?:\s+[a-z_:][\w:.-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*)\s*\/?>/gi;

const entities: Readonly<Record<string, string>> = lookupTable({
  nbsp: ' ',
  ...Object.fromEntries(
    (
      'amp=& lt=< gt=> quot=" apos=\' ndash=– mdash=— lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” laquo=« raquo=» hellip=… bull=• ' +
      'middot=· deg=° micro=µ times=× divide=÷ plusmn=± minus=− le=≤ ge=≥ ne=≠ asymp=≈ copy=© reg=® trade=™ euro=€ pound=£ sect=§ ' +
      'para=¶ alpha=α beta=β gamma=γ delta=δ lambda=λ mu=μ pi=π sigma=σ omega=ω zwnj=\u200c zwj=\u200d lrm=\u200e rlm=\u200f ' +
      'shy=\u00ad eacute=é egrave=è agrave=à aacute=á iacute=í oacute=ó uacute=ú auml=ä ouml=ö uuml=ü szlig=ß ccedil=ç ntilde=ñ'
    )
      .split(' ')
      .map((pair) => pair.split('=')),
  ),
});

/**
 * Plain text of a value that may be HTML: tags and entities are resolved, block elements become line breaks, scripts and styles are
 * removed.
 */
export function textOfHtml(value: string): string {
  if (!/[<&]/.test(value)) return value;
  let isHtml = false;
  const text = withoutComments(value.replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')).replace(
    tag,
    (element, _close, name: string) => {
      const lower = name.toLowerCase();
      if (!markupNames.test(lower)) return element;
      isHtml = true;
      return blocks.test(lower) ? '\n' : '';
    },
  );
  const lines = isHtml ? text.replace(/(?<![ \t])[ \t]*\n[ \t\n]*/g, '\n') : text;
  return lines.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => entityText(name) ?? whole);
}

/** Removes comments. Text after the last `-->` is not searched: comments without an end would cost quadratic time. */
function withoutComments(html: string): string {
  const last = html.lastIndexOf('-->');
  return last === -1 ? html : html.slice(0, last + 3).replace(/<!--[\s\S]*?-->/g, '') + html.slice(last + 3);
}

function entityText(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name] ?? entities[name.toLowerCase()];
  const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  // Control characters and lone surrogates are dropped.
  if (code < 32 ? code !== 9 && code !== 10 : code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  return String.fromCodePoint(code);
}
