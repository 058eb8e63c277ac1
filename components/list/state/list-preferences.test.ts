import { expect, test } from 'vitest';
import { preferredValue } from './list-preferences.ts';

const choices = new URLSearchParams('research=title&authors=-publications&pageSize=50');
const urlOf = (path: string) => new URL(path, 'https://madar.example');
const addedValues = (target: string, current: string) => Object.fromEntries(preferredValue(urlOf(target), urlOf(current), choices));

test('a link to another list keeps the chosen order and page size', () => {
  expect(addedValues('/en/research', '/en')).toEqual({ sort: 'title', pageSize: '50' });
  expect(addedValues('/ar/authors', '/ar/research')).toEqual({ sort: '-publications', pageSize: '50' });
});

test('a new search is in the order of relevance, whatever order is remembered', () => {
  expect(addedValues('/en/research?keyword=mars', '/en')).toEqual({ pageSize: '50' });
});

test('a list of publications is a table if the reader chose that, and other lists are not', () => {
  const table = new URLSearchParams('columns=authors,year');
  expect(preferredValue(urlOf('/en/research'), urlOf('/en'), table)).toEqual([['columns', 'authors,year']]);
  expect(preferredValue(urlOf('/en/authors'), urlOf('/en'), table)).toEqual([]);
});

test('parameters of an address take precedence', () => {
  expect(addedValues('/en/research?sort=-year&pageSize=10', '/en')).toEqual({});
});

test('the current list stays unchanged, also in the other language', () => {
  expect(addedValues('/en/research?focusedAreaId=1', '/en/research')).toEqual({});
  expect(addedValues('/ar/research?keyword=mars', '/en/research?keyword=mars')).toEqual({});
});

test('links to pages without a list and to other sites stay unchanged', () => {
  for (const target of ['/en/research/12', '/en/research.csv', '/en/list', 'https://elsewhere.example/en/research'])
    expect(addedValues(target, '/en')).toEqual({});
});
