import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The nonce by which a page written here, without Next.js, marks what is its own: nobody else's text is in it. */
export const ownMark = 'mark-of-a-plain-page';

const inlineStart = /<(script|style)(?=[\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
// Data blocks are never run, so the policy needs no hash for them.
const dataBlock = /\stype=["']?application\/(?:[a-z]+\+)?json/;

/**
 * The CSP sources (`'sha256-…'`) of the inline scripts and style elements that bear `mark` as their nonce, each once, in the order of the page. The mark is a
 * secret of the rendering that Next.js writes into what it puts into a page, so a script that came in by any other way is not among them.
 * `html` holds bytes, one to a character, and its hashes are of the page as it leaves, without marks (`withoutMarks`).
 */
export function inlineHashes(html: string, mark: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const marked = ` nonce="${mark}"`;
  const start = new RegExp(inlineStart);
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const [tag, name, attributes = ''] = found;
    const from = found.index + tag.length;
    const close = html.indexOf(`</${name}>`, from);
    const end = close === -1 ? html.length : close;
    // What stands inside is no markup.
    start.lastIndex = end;
    if (end === from || !` ${attributes.trimStart()}`.includes(marked)) continue;
    const code = html.slice(from, end);
    if (name === 'style') styles.add(hash(code, mark));
    else if (!dataBlock.test(attributes)) scripts.add(hash(code, mark));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** A page or the value of a header as it leaves. The mark is in the data of hydration and in the `Link` header of Next.js too. */
export function withoutMarks(text: string, mark: string): string {
  if (!text.includes(mark)) return text;
  return text.replaceAll(`; nonce="${mark}"`, '').replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '');
}

const known = new Map<string, string>();
const knownMax = 50;

/**
 * Pages share their style sheets and their few scripts; hashing these anew for each page would cost as much as the rest of its policy. The data of hydration
 * differ from page to page and are not cached.
 */
function hash(code: string, mark: string): string {
  const cached = known.get(code);
  if (cached) return cached;
  const source = `'sha256-${createHash('sha256').update(code.replaceAll(mark, ''), 'latin1').digest('base64')}'`;
  if (code.includes('__next_f')) return source;
  if (known.size >= knownMax) known.clear();
  known.set(Buffer.from(code, 'latin1').toString('latin1'), source);
  return source;
}
