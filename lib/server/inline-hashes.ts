import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

const inlineStart = /<(script|style)(?=[\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const styleAttribute = ' style="';
// Data blocks are never run, so the policy needs no hash for them.
const dataBlock = /\stype=["']?application\/(?:[a-z]+\+)?json/;

/** The CSP sources (`'sha256-…'`) of everything inline in a finished page, each once, in the order of the page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const start = new RegExp(inlineStart);
  let at = 0;
  while (at < html.length) {
    start.lastIndex = at;
    const found = start.exec(html);
    collectAttributes(html, at, found?.index ?? html.length, styleAttributes);
    if (!found) break;
    const [tag, name, attributes = ''] = found;
    const from = found.index + tag.length;
    const end = html.indexOf(`</${name}>`, from);
    const code = html.slice(from, end === -1 ? html.length : end);
    if (code && name === 'style') styles.add(hash(code));
    else if (code && !dataBlock.test(attributes)) scripts.add(hash(code));
    at = end === -1 ? html.length : end;
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] };
}

/** Between scripts and styles: there a quotation mark stands around the value of an attribute and nowhere else, texts have theirs escaped. */
function collectAttributes(html: string, from: number, to: number, into: Set<string>): void {
  for (let at = html.indexOf(styleAttribute, from); at !== -1 && at < to; at = html.indexOf(styleAttribute, at)) {
    const begin = at + styleAttribute.length;
    const end = html.indexOf('"', begin);
    into.add(hash(attributeValue(html.slice(begin, end))));
    at = end;
  }
}

const known = new Map<string, string>();
const knownMax = 200;
const longMax = 65_536;

/** Pages share their style sheet and their few scripts; hashing these anew for each page would cost as much as the rest of its policy. */
function hash(code: string): string {
  const made = known.get(code);
  if (made) return made;
  const source = `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;
  if (known.size >= knownMax) known.clear();
  if (code.length <= longMax) known.set(code, source);
  return source;
}

/** The browser hashes the attribute's value, not its spelling in the source. */
function attributeValue(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
