import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { Pager } from './pager.tsx';

const hrefOf = (pageIndex: number) => `?pageIndex=${pageIndex}`;
const linksOf = (props: { readonly pageIndex: number; readonly previousHref?: string; readonly furtherHref?: string }) => {
  const html = render('en', createElement(Pager, { language: 'en', pages: 500, hasNext: false, hrefOf, ...props }));
  return [...html.matchAll(/<a (?:rel="(\w+)" )?href="([^"]+)"/g)].map(([, rel, href]) => [rel, href]);
};

it('the pager links only to the first, previous and next page after the last numbered page', () => {
  expect(linksOf({ pageIndex: 502, previousHref: '?cursor=a', furtherHref: '?cursor=b' })).toEqual([
    ['first', '?pageIndex=1'],
    ['prev', '?cursor=a'],
    ['next', '?cursor=b'],
  ]);
});

it('the pager shows numbers for numbered pages, and continues after the last of them by cursor', () => {
  expect(linksOf({ pageIndex: 500, furtherHref: '?cursor=a' })).toEqual([
    ['prev', '?pageIndex=499'],
    [undefined, '?pageIndex=1'],
    [undefined, '?pageIndex=499'],
    ['next', '?cursor=a'],
  ]);
});
