import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#lib/domain/language.ts';
import { ownFaces, ownFacesUrl } from './font-faces.ts';

const inPublic = (path: string) => join(import.meta.dirname, '../../public', path);

test.each(languages)('the style sheet of the faces of %s holds the faces as they are', (language) => {
  const made = ownFaces(language, (path) => readFileSync(inPublic(path), 'base64'));
  expect(readFileSync(inPublic(ownFacesUrl(language)), 'utf8') === made).toBe(true);
});
