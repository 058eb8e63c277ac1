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
] as const)('a comparison of three columns says in %s if it lists only some works in common', (language: Language, sentence) => {
  const [one, two, three] = [columnOf('1'), columnOf('2'), columnOf('3')];
  const pairs = [{ of: [one, two] as const, count: 300 }];
  const htmlOf = (hasMoreCommon: boolean) =>
    render(
      language,
      createElement(CompareView, {
        ...{ kind: 'focusedAreaId', columns: [one, two, three], pairs, commonWorks: [], hasMoreCommon },
        ...{ csvHref: '/', chartHref: undefined, language },
      }),
    );
  expect([htmlOf(true).includes(sentence), htmlOf(false).includes(sentence)]).toEqual([true, false]);
});
