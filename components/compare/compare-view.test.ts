import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { CompareView } from './compare-view.tsx';

const columnOf = (id: string) => ({
  ...{ id, name: { value: id, lang: 'en' }, href: `/en/areas/${id}`, withoutHref: '/en/compare' },
  ...{ total: 0, free: 0, people: 0, citations: { sum: 0, counted: 0 }, years: new Map<number, number>(), areas: [], partners: [] },
});

it.each([
  ['en', 'Only the newest'],
  ['ar', 'لا يُسرد'],
] as const)('a pair of a comparison states in %s if only some of its works in common are listed', (language: Language, sentence) => {
  const [one, two, three] = [columnOf('1'), columnOf('2'), columnOf('3')];
  const htmlOf = (count: number) =>
    render(
      language,
      createElement(CompareView, {
        ...{ kind: 'focusedAreaId', columns: [one, two, three], pairs: [{ of: [one, two] as const, count, works: [] }] },
        ...{ csvHref: '/', chartHref: undefined, language },
      }),
    );
  expect([htmlOf(300).includes(sentence), htmlOf(0).includes(sentence)]).toEqual([true, false]);
});
