import { expect, test } from 'vitest';
import { isStray } from './check-request.ts';

const bot = 'Mozilla/5.0 (compatible; ExampleBot/2.1; +https://example.org/bot)';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

test.each([
  ['/en/research', false],
  ['/en/research?pageIndex=7', false],
  ['/ar/authors?initial=A', false],
  ['/en/research/12', false],
  ['/en/research/12.bib', false],
  ['/en', false],
  ['/en/research?keyword=x', true],
  ['/en/research?pageIndex=2&researchTypeId=1', true],
  ['/ar/research?researchTypeId=1,2&fromYear=2000', true],
  ['/ar/authors?focusedAreaId=3', true],
  ['/en/research.csv', true],
  ['/bff/en/research', true],
  ['/en/research/by/area', true],
])('a crawler at %s is refused: %s', (url, isRefused) => expect(isStray(bot, url)).toBe(isRefused));

test('a reader is never treated as a crawler', () => {
  expect(isStray(browser, '/en/research?keyword=x')).toBe(false);
  expect(isStray(undefined, '/en/research?keyword=x')).toBe(false);
  expect(isStray('Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/140.0', '/en/research')).toBe(false);
});
