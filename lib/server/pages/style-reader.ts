import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadStyle } from './finished-page.ts';

const buildFile = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+\.css)(?:\?.*)?$/;
const facesFile = /^\/fonts\/[\w.-]+\.css$/;

/** Reads each style sheet of the build and of the fonts once, as latin-1 like pages. Undefined for sheets that cannot be inlined. */
export function createStyleReader(directory: string): ReadStyle {
  const texts = new Map<string, string>();
  return (href) => {
    const text = texts.get(href) ?? read(directory, href);
    // A failed read is tried again.
    if (text !== undefined) texts.set(href, text);
    return text;
  };
}

function read(directory: string, href: string): string | undefined {
  const built = buildFile.exec(href)?.[1];
  const file = built ? join('.next', built) : facesFile.test(href) && join('public', href);
  if (!file) return undefined;
  try {
    const text = readFileSync(join(directory, file), 'latin1').replace(/\/\*# sourceMappingURL=.*?\*\//, '');
    // Relative URLs of an inlined sheet would resolve against the page.
    return /url\((?!["']?(?:data:|\/))/.test(text) ? undefined : text.trim();
  } catch {
    return undefined;
  }
}
