import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Page } from '#lib/domain/page.ts';
import { PageTooFar } from './page-too-far.tsx';

const page = (total: number): Page<unknown> => ({
  items: [],
  pageIndex: 501,
  pageSize: 20,
  total,
  totalPages: 500,
  hasNext: false,
  hasPrevious: true,
  facets: {},
  match: 'all',
  warnings: [],
});
const renderNote = (total: number, pages: number) =>
  render(
    'en',
    createElement(PageTooFar, { pageIndex: 501, page: page(total), pages, hrefOf: ({ pageIndex }) => `?pageIndex=${pageIndex}` }),
  );

it('PageTooFar states that numbered pages end before the records, and how to reach the rest', () => {
  const html = renderNote(1_000_000, 500);
  expect(html).toContain('The last numbered page is 500');
  expect(html).toContain('first 10,000 of 1,000,000 records');
  expect(html).not.toContain('There is no page');
});

it('PageTooFar states that a list has ended', () => {
  expect(renderNote(473, 24)).toContain('There is no page 501; the last one is 24');
});
