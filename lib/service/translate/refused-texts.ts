import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MissingText } from './text-port.ts';

/** Texts whose translation was refused, so that a later run does not pay for the same answer again. */
export interface RefusedTexts {
  has(text: MissingText): boolean;
  add(text: MissingText): void;
}

/** Kept in a file, one digest a line; `engine` belongs to a text, because another one may do better. `again` remembers and asks all the same. */
export function openRefusedTexts(file: string, engine: string, again = false): RefusedTexts {
  const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const digestOf = ({ recordId, field, language, from }: MissingText) =>
    createHash('sha256')
      .update(JSON.stringify([engine, recordId, field, language, from]))
      .digest('base64url')
      .slice(0, 22);
  return {
    has: (text) => !again && known.has(digestOf(text)),
    add(text) {
      const digest = digestOf(text);
      if (known.has(digest)) return;
      known.add(digest);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${digest}\n`);
    },
  };
}
