import { expect, it } from 'vitest';
import { readSite, unnamedSite } from '#lib/domain/site/site.ts';
import { breadcrumbNode, listNode, siteNode } from './jsonld-pages.ts';

const options = { language: 'ar', siteUrl: 'https://madar.example' } as const;

it('a breadcrumb list numbers its steps from one', () => {
  expect(
    breadcrumbNode(
      [
        { name: 'مدار', path: '/ar' },
        { name: 'الأبحاث', path: '/ar/research' },
      ],
      options,
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'مدار', item: 'https://madar.example/ar' },
      { '@type': 'ListItem', position: 2, name: 'الأبحاث', item: 'https://madar.example/ar/research' },
    ],
  });
});

it('JSON-LD distinguishes a list from a search result, and omits an unknown number', () => {
  expect(listNode({ name: 'x', path: '/ar/research', isSearch: false }, options)).toMatchObject({ '@type': 'CollectionPage' });
  expect(listNode({ name: 'x', path: '/ar/research?keyword=a', isSearch: true, total: 3 }, options)).toMatchObject({
    '@type': 'SearchResultsPage',
    mainEntity: { numberOfItems: 3 },
  });
  expect(JSON.stringify(listNode({ name: 'x', path: '/ar/research', isSearch: false }, options))).not.toContain('mainEntity');
});

it('JSON-LD names a configured operator, and never invents one', () => {
  const settings = {
    SITE_URL: 'https://madar.example',
    OPERATOR_NAME_EN: 'Example Agency',
    OPERATOR_NAME_AR: 'وكالة',
    OPERATOR_URL: 'https://agency.example',
  };
  expect(siteNode(readSite(settings), options)).toMatchObject({
    publisher: { '@type': 'Organization', name: 'وكالة', alternateName: 'Example Agency', url: 'https://agency.example' },
  });
  expect(JSON.stringify(siteNode(unnamedSite, options))).not.toContain('publisher');
});

it('JSON-LD marks the position of the words in the address of a search', () => {
  expect(JSON.stringify(siteNode(unnamedSite, options))).toContain('https://madar.example/ar/research?keyword={search_term_string}');
});
