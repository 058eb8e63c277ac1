import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

const attributes = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const scriptElements = new RegExp(`<script(${attributes})>([\\s\\S]*?)</script>`, 'g');
const styleElements = new RegExp(`<style(?:\\s${attributes})?>([\\s\\S]*?)</style>`, 'g');
const styleAttributes = /<[a-zA-Z][^\s>]*(?:\s(?:[^>"']|"[^"]*"|'[^']*')*?)?\sstyle="([^"]*)"/g;
// Data blocks are never run, so the policy needs no hash for them.
const dataBlock = /\stype=["']?application\/(?:[a-z]+\+)?json/;

/** The CSP sources (`'sha256-…'`) of everything inline in a finished page, each once, in the order of the page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  for (const [, attribute = '', code = ''] of html.matchAll(scriptElements)) {
    if (code && !dataBlock.test(attribute)) scripts.add(hash(code));
  }
  const withoutScripts = html.replace(scriptElements, '');
  const styles = new Set<string>();
  for (const [, code = ''] of withoutScripts.matchAll(styleElements)) if (code) styles.add(hash(code));
  const inAttributes = new Set<string>();
  for (const [, code = ''] of withoutScripts.replace(styleElements, '').matchAll(styleAttributes))
    inAttributes.add(hash(attributeValue(code)));
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...inAttributes] };
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;
}

/** The browser hashes the attribute's value, not its spelling in the source. */
function attributeValue(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
