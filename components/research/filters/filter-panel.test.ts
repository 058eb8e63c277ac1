import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { FixedFilters } from '#components/research/browser-props.ts';
import { render } from '#components/testing/render.tsx';
import { filters, type ListFilter, listFilters, pagedFilters } from '#lib/domain/filters.ts';
import type { Facets } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { FilterPanel } from './filter-panel.tsx';

const value = { id: '1', name: { value: 'One', lang: 'en' }, count: 3 } as const;
const baseProps = { language: 'en', restCounts: {}, isFailed: false, isLost: false, onRetry: () => {}, isPending: false } as const;
const facets = Object.fromEntries(listFilters.map((name) => [filters[name].facet, [value, { ...value, id: '2' }]])) as Facets;

const page = { items: [], pageSize: 20, total: 9, hasNext: false, hasPrevious: false, facets, match: 'all', warnings: [] } as const;

function htmlOf(fixed: Partial<ResearchQuery>, ignored?: readonly string[], inArabic?: number): string {
  const query = { ...defaultResearchQuery, ...fixed };
  const supportedFilters = ignored && { types: [], areas: [], ignored };
  const counted = inArabic === undefined ? facets : { ...facets, hasArabic: [{ ...value, id: 'true', count: inArabic }] };
  const props = { ...baseProps, query, page: { ...page, facets: counted }, fixed: fixed as FixedFilters, supportedFilters };
  return render('en', createElement(FilterPanel, { ...props, addressOf: () => '/en/research' }));
}

function namesIn(fixed: Partial<Record<ListFilter, readonly string[]>>): readonly string[] {
  const html = htmlOf(fixed);
  return [...new Set([...html.matchAll(/name="(\w+)" value="1"/g)].map((match) => match[1] as string))];
}

const flagsIn = (html: string) => [...html.matchAll(/<input[^>]*? name="(\w+)"[^>]*? value="true"/g)].map((match) => match[1]);

describe('The filters of a page', () => {
  it('have a group for each filter with values', () => {
    expect([...namesIn({})].sort()).toEqual([...pagedFilters].sort());
  });

  it('have only the selected values, by name and without counts, where the list could not be loaded', () => {
    const query = { ...defaultResearchQuery, country: ['1'] };
    const html = render('en', createElement(FilterPanel, { ...baseProps, query, page, isLost: true, addressOf: () => '/en/research' }));
    expect([...html.matchAll(/name="(\w+)"[^>]* value="(\d)"/g)].map((match) => match.slice(1))).toEqual([['country', '1']]);
    expect(html).toContain('One');
    expect(html).not.toContain('>3<');
    expect(html).not.toContain('>9<');
  });

  it.each(listFilters)('have none for %s where the page itself is about one', (name) => {
    const facetFilter = name === 'venueId' ? 'venue' : name;
    expect([...namesIn({ [name]: ['1'] })].sort()).toEqual(pagedFilters.filter((other) => other !== facetFilter).sort());
  });

  it('offer works that are free to read, and those with open access only while this filter is active', () => {
    expect(flagsIn(htmlOf({}))).toEqual(['freeToRead']);
    expect(flagsIn(htmlOf({ openAccess: true }))).toEqual(['freeToRead', 'openAccess']);
    expect(flagsIn(htmlOf({}, ['freeToRead']))).toEqual([]);
  });

  it('offer texts in Arabic only where some but not all of the listed works have one, or while this filter is active', () => {
    for (const [count, offered] of [
      [undefined, false],
      [0, false],
      [3, true],
      [9, false],
    ] as const)
      expect(flagsIn(htmlOf({}, undefined, count)).includes('hasArabic'), String(count)).toBe(offered);
    expect(flagsIn(htmlOf({ hasArabic: true }, undefined, 9))).toContain('hasArabic');
  });
});
