import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directionOf, type Language, languages } from '#lib/languages/languages.ts';
import { facesSheet, facesUrl } from './font-faces.ts';
import { themeScript } from './theme-script.ts';

const sheetOf = (language: Language) =>
  facesSheet(language, (name) => readFileSync(join(import.meta.dirname, 'basic-faces', name), 'base64'));

test.each(languages)('the style sheet of the fonts of %s contains their faces unchanged, without the wide ʻ of ours', (language) => {
  const sheet = sheetOf(language);
  expect(readFileSync(join(import.meta.dirname, '../../public', facesUrl(language)), 'utf8') === sheet).toBe(true);
  expect(sheet).not.toContain('U+02BB');
});

/** Whether a `unicode-range` contains a character of the text. */
const contains = (range: string, text: string) =>
  range.split(', ').some((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [...text].some((letter) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to);
  });

test.each(languages)('before the first paint of %s, every inlined face is decoded and no font file is requested', (language) => {
  const loads: string[][] = [];
  const page = {
    documentElement: { dataset: {}, dir: directionOf(language) },
    fonts: {
      load: (font: string, text: string) => loads.push([font.startsWith('600') ? '600' : '400', /"(.*)"/.exec(font)?.[1] ?? '', text]),
    },
  };
  new Function('document', 'localStorage', themeScript)(page, { getItem: () => null });
  const rules = sheetOf(language).matchAll(/font-family:"([^"]*)";font-weight:(\d+);[^}]*src:url\("(data:|\/)[^}]*unicode-range:([^}]*)}/g);
  const faces = [...rules].map(([, family, weight, source, range = '']) => ({
    name: `${family} ${weight} ${range.slice(0, 20)}`,
    isInline: source === 'data:',
    isLoaded: loads.some(([loadWeight, loadFamily, text = '']) => loadWeight === weight && loadFamily === family && contains(range, text)),
  }));
  expect(faces.length).toBeGreaterThan(6);
  expect(faces.filter(({ isInline, isLoaded }) => isInline !== isLoaded)).toEqual([]);
});

test.each(languages)('the marks of direction in texts of %s request no font file', (language) => {
  const ranges = [...sheetOf(language).matchAll(/unicode-range:([^}]*)}/g)].map(([, range = '']) => range);
  for (const range of ranges) expect(contains(range, '\u061c\u200e\u200f\u202a\u202c\u2066\u2067\u2068\u2069')).toBe(false);
});
