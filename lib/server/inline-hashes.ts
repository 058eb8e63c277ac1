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

/**
 * The CSP sources (`'sha256-…'`) of everything inline in a finished page, each once, in the order of the page. `html` is a text, or with `latin1` its bytes
 * one to a character.
 */
export function inlineHashes(html: string, encoding: Encoding = 'utf8'): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const start = new RegExp(inlineStart);
  let nextAttribute = html.indexOf(styleAttribute);
  /** Between scripts and styles a quotation mark stands around the value of an attribute and nowhere else: texts have theirs escaped. */
  const collectAttributes = (to: number) => {
    while (nextAttribute !== -1 && nextAttribute < to) {
      const begin = nextAttribute + styleAttribute.length;
      const end = html.indexOf('"', begin);
      styleAttributes.add(hashAttribute(html.slice(begin, end), encoding));
      nextAttribute = html.indexOf(styleAttribute, end);
    }
  };
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const [tag, name, attributes = ''] = found;
    const from = found.index + tag.length;
    const close = html.indexOf(`</${name}>`, from);
    const end = close === -1 ? html.length : close;
    collectAttributes(found.index);
    // What stands inside is no markup.
    while (nextAttribute !== -1 && nextAttribute < end) nextAttribute = html.indexOf(styleAttribute, end);
    const code = html.slice(from, end);
    if (code && name === 'style') styles.add(hash(code, encoding));
    else if (code && !dataBlock.test(attributes)) scripts.add(hash(code, encoding));
    start.lastIndex = end;
  }
  collectAttributes(html.length);
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] };
}

type Encoding = 'utf8' | 'latin1';

const knownMax = 500;
const longMax = 65_536;

/** Pages share their style sheet, their few scripts and most values of attributes; hashing these anew for each page would cost as much as the rest of its policy. */
function remembering(make: (code: string, encoding: Encoding) => string) {
  const known = { utf8: new Map<string, string>(), latin1: new Map<string, string>() };
  return (code: string, encoding: Encoding): string => {
    const made = known[encoding].get(code);
    if (made) return made;
    const source = make(code, encoding);
    if (known[encoding].size >= knownMax) known[encoding].clear();
    if (code.length <= longMax) known[encoding].set(code, source);
    return source;
  };
}

const sha = (code: string, encoding: Encoding) => `'sha256-${createHash('sha256').update(code, encoding).digest('base64')}'`;
const hash = remembering(sha);
const hashAttribute = remembering((code, encoding) => sha(attributeValue(code), encoding));

/** The browser hashes the attribute's value, not its spelling in the source. */
function attributeValue(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
