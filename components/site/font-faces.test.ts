import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#lib/languages/languages.ts';
import { facesSheet, facesUrl } from './font-faces.ts';

test.each(languages)('the style sheet of the fonts of %s contains their faces unchanged, without the wide ʻ of ours', (language) => {
  const sheet = facesSheet(language, (name) => readFileSync(join(import.meta.dirname, 'basic-faces', name), 'base64'));
  expect(readFileSync(join(import.meta.dirname, '../../public', facesUrl(language)), 'utf8') === sheet).toBe(true);
  expect(sheet).not.toContain('U+02BB');
});
