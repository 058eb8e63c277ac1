import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Text } from '#components/text/text.tsx';
import { render } from './testing/render.tsx';

const tied = (html: string) => [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(([, text]) => text);

it.each([
  ['en', 'Tarmat deposits of Qatar – A case study — in well-known places, 2015-2020', ['Qatar –', 'study —']],
  ['ar', 'رصد الأرض من الفضاء - دراسة حالة', ['الفضاء -']],
  ['en', 'Extraordinarilylonghyphenlesscompounds – short', ['ghyphenlesscompounds –']],
  ['en', 'No dash - ', ['dash -']],
  ['en', 'Precision Agriculture—Part 2: 2015–2020', ['Agriculture—', 'Part 2']],
  ['ar', 'المركبة الصينية تيانوين 1 من المريخ، 23 كتلة و2.6 كتلة في 2.5 سنة', ['تيانوين 1']],
  ['en', '– at the start, at the end –', []],
] as const)('a dash or a single digit in %s stays with the word before it: “%s”', (lang, value, expected) => {
  const html = render(lang, createElement(Text, { value: { value, lang } }));
  expect(tied(html)).toEqual(expected);
  expect(html.replace(/<[^>]+>/g, '')).toBe(value);
});
