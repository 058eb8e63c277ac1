import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The nonce of pages written without Next.js. It need not be secret: they contain no text from data or readers. */
export const ownMark = 'mark-of-a-plain-page';

const inlineStart = /<(script|style)(?=[\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
// Data blocks do not run, so the policy needs no hash for them.
const dataBlock = /\stype=["']?application\/(?:[a-z]+\+)?json/;

/** The unique CSP sources of inline elements with the secret nonce `mark`. `html` is latin-1; the hashes are computed without the mark. */
export function inlineHashes(html: string, mark: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const nonceAttribute = ` nonce="${mark}"`;
  const start = new RegExp(inlineStart);
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const [tag, name, attributes = ''] = match;
    const from = match.index + tag.length;
    const close = html.indexOf(`</${name}>`, from);
    const end = close === -1 ? html.length : close;
    // The scan continues after the content, which is not markup.
    start.lastIndex = end;
    if (end === from || !` ${attributes.trimStart()}`.includes(nonceAttribute)) continue;
    const code = html.slice(from, end);
    if (name === 'style') styles.add(hash(code, mark));
    else if (!dataBlock.test(attributes)) scripts.add(hash(code, mark));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Removes the secret marks from a page or header value: Next.js also writes them into hydration data and its `Link` header. */
export function withoutMarks(text: string, mark: string): string {
  if (!text.includes(mark)) return text;
  return text.replaceAll(`; nonce="${mark}"`, '').replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '');
}

/** The CSP source of an inline style sheet (latin-1). */
export const styleSource = (text: string) => hash(text, ownMark);

const sources = new Map<string, string>();
const sourcesMax = 50;

/**
 * Cached, because pages share style sheets and scripts, whose hashes double the cost of a policy. Hydration data differ per page and are
 * not cached.
 */
function hash(code: string, mark: string): string {
  const cached = sources.get(code);
  if (cached) return cached;
  const source = `'sha256-${createHash('sha256').update(code.replaceAll(mark, ''), 'latin1').digest('base64')}'`;
  if (code.includes('__next_f')) return source;
  if (sources.size >= sourcesMax) sources.clear();
  sources.set(Buffer.from(code, 'latin1').toString('latin1'), source);
  return source;
}
