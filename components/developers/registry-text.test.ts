import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitRuns } from './registry-text.tsx';

const latin = (text: string) => splitRuns(text).flatMap((part) => (part.isLatin ? [part.text] : []));

it('RegistryText isolates the names in an Arabic sentence without its final full stop', () => {
  expect(latin('طوله 47 محرفًا ويبدأ بـ mdr_.')).toEqual(['mdr_']);
  expect(latin('ابدأ من جديد بالقيمة cursor=*.')).toEqual(['cursor=*']);
});

it('RegistryText keeps a number with the name it belongs to', () => {
  expect(latin('أخطاء بصيغة problem+json (RFC 9457)، وحدود')).toEqual(['problem+json', 'RFC 9457']);
});

it('RegistryText keeps a leading minus and a trailing colon with their name', () => {
  expect(latin('وإلا -year، وتبحث title: وauthor: في حقل')).toEqual(['-year', 'title:', 'author:']);
});

it('RegistryText never loses or changes a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'اب تx1_-.:=*/ ') }), (text) => {
      expect(
        splitRuns(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
