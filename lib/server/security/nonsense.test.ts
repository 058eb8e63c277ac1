import { expect, test } from 'vitest';
import { isNonsense } from './check-request.ts';

const list = (keyword: string) => `/en/research?keyword=${encodeURIComponent(keyword)}&searchIn=all`;

test.each([
  ['a null', '/ar/research?keyword=%00'],
  ['control characters', list('water\u0008\u001b[2J')],
  ['bytes that are no text', '/en/research?keyword=water%ff%fe'],
  ['advertised links', list('buy now https://a.example/x http://b.example/y')],
  ['one word over and over', list('moon '.repeat(30))],
  ['one sign over and over', list('z'.repeat(60))],
  ['one word without an end', `/bff/en/research?keyword=${'ab'.repeat(400)}`],
  ['nonsense in another field', `/en/authors?initial=${'x'.repeat(50)}`],
])('%s is refused as nonsense', (_, url) => expect(isNonsense(url)).toBe(true));

test.each([
  ['a title', list('On the detection of water, and of the ice, on the surface of the Moon by the Chandrayaan-1 M3 of the ISRO')],
  ['a question in Arabic', list('ما هي أسباب حدوث العواصف الترابية على المريخ؟')],
  ['a DOI with its resolver', list('https://doi.org/10.1029/2018GL081577')],
  ['a long digit run', list(`3.1415926535 ${'0'.repeat(45)}`)],
  ['a paragraph', list('the rate of the loss of the ice of the sheet in the north and the south of the island in the years '.repeat(2))],
  ['a pasted text with lines', list('line one\nline two\tand a tab')],
  ['what looks like code', list(`<script>alert('x')</script> {{7*7}} ' OR 1=1 --`)],
  ['the same, many ids', `/en/research?researchTypeId=${Array.from({ length: 20 }, (_, id) => id + 1).join(',')}`],
  ['no list', `/en/about?x=${'z'.repeat(60)}`],
  ['a file of many records', `/en/research.bib?ids=${Array.from({ length: 100 }, (_, id) => id + 1000).join(',')}`],
])('%s is accepted as a search', (_, url) => expect(isNonsense(url)).toBe(false));
