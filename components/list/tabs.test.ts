import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { Tabs } from './tabs.tsx';

it('offers the other list unless it is empty', () => {
  const linksOf = (researchTotal: number, authorTotal: number | undefined) => {
    const props = {
      language: 'en',
      query: defaultResearchQuery,
      current: 'research',
      researchTotal,
      authorTotal,
      isWaiting: false,
    } as const;
    return render('en', createElement(AppRouterContext, { value: {} as never }, createElement(Tabs, props))).match(/<a /g)?.length;
  };
  expect([linksOf(3, 2), linksOf(0, 2), linksOf(3, undefined), linksOf(3, 0)]).toEqual([2, 2, 2, 1]);
});
