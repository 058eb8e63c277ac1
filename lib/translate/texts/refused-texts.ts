import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MissingText } from '#lib/store/values/text-port.ts';

/** Texts whose translation was rejected, so that later runs do not pay for the same answer again. */
export interface RefusedTexts {
  has(text: MissingText): boolean;
  add(text: MissingText): void;
}

/** Stores one digest per line in a file. Digests include the engine: another engine may do better. With `retry`, `has` returns false. */
export function openRefusedTexts(file: string, engine: string, retry = false): RefusedTexts {
  const digests = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const digestOf = ({ recordId, field, language, from }: MissingText) =>
    createHash('sha256')
      .update(JSON.stringify([engine, recordId, field, language, from]))
      .digest('base64url')
      .slice(0, 22);
  return {
    has: (text) => !retry && digests.has(digestOf(text)),
    add(text) {
      const digest = digestOf(text);
      if (digests.has(digest)) return;
      digests.add(digest);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${digest}\n`);
    },
  };
}
