import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { filters, type ListFilter, listFilters, pagedFilters } from '#lib/domain/filters.ts';
import type { Facets } from '#lib/domain/page.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { FilterPanel } from './filter-panel.tsx';

const value = { id: '1', name: { value: 'One', lang: 'en' }, count: 3 } as const;
const facets = Object.fromEntries(listFilters.map((name) => [filters[name].facet, [value, { ...value, id: '2' }]])) as Facets;

function namesIn(fixed: Partial<Record<ListFilter, readonly string[]>>): readonly string[] {
  const page = { items: [], pageSize: 20, total: 9, hasNext: false, hasPrevious: false, facets, match: 'all', warnings: [] } as const;
  const query = { ...defaultResearchQuery, ...fixed };
  const props = { language: 'en', query, page, restCounts: {}, fixed, isFailed: false, onRetry: () => {}, isPending: false } as const;
  const html = render('en', createElement(FilterPanel, { ...props, addressOf: () => '/en/research' }));
  return [...new Set([...html.matchAll(/name="(\w+)" value="1"/g)].map((match) => match[1] as string))];
}

describe('The filters of a page', () => {
  it('have a group for each filter with values', () => {
    expect([...namesIn({})].sort()).toEqual([...pagedFilters].sort());
  });

  it.each(listFilters)('have none for %s where the page itself is about one', (name) => {
    const facetFilter = name === 'venueId' ? 'venue' : name;
    expect([...namesIn({ [name]: ['1'] })].sort()).toEqual(pagedFilters.filter((other) => other !== facetFilter).sort());
  });
});
