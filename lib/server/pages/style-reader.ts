import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadStyle } from './finished-page.ts';

const buildFile = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+\.css)(?:\?.*)?$/;
const facesFile = /^\/fonts\/[\w.-]+\.css$/;

/** Reads the style sheets of the build and of our faces, each once: they go into every page, whose bytes stand one to a character (`finished-page.ts`). A file that cannot be read is left to the browser. */
export function createStyleReader(directory: string): ReadStyle {
  const known = new Map<string, string>();
  return (href) => {
    const text = known.get(href) ?? read(directory, href);
    // What cannot be read now is looked for again.
    if (text !== undefined) known.set(href, text);
    return text;
  };
}

function read(directory: string, href: string): string | undefined {
  const built = buildFile.exec(href)?.[1];
  const file = built ? join('.next', built) : facesFile.test(href) && join('public', href);
  if (!file) return undefined;
  try {
    const text = readFileSync(join(directory, file), 'latin1').replace(/\/\*# sourceMappingURL=.*?\*\//, '');
    // Addresses in it are relative to the file; in a page they would be relative to the page.
    return /url\((?!["']?(?:data:|\/))/.test(text) ? undefined : text.trim();
  } catch {
    return undefined;
  }
}
