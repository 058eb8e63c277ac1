import { expect, test } from 'vitest';
import { preferredValue } from './list-preferences.ts';

const choices = new URLSearchParams('research=title&authors=-publications&pageSize=50');
const urlOf = (path: string) => new URL(path, 'https://madar.example');
const addedValues = (target: string, current: string) => Object.fromEntries(preferredValue(urlOf(target), urlOf(current), choices));

test('a link to another list takes the chosen order and page size along', () => {
  expect(addedValues('/en/research', '/en')).toEqual({ sort: 'title', pageSize: '50' });
  expect(addedValues('/ar/authors', '/ar/research')).toEqual({ sort: '-publications', pageSize: '50' });
});

test('a new search is in the order of relevance, whatever order is remembered', () => {
  expect(addedValues('/en/research?keyword=mars', '/en')).toEqual({ pageSize: '50' });
});

test('a list of publications is a table where that was the choice, another list is not', () => {
  const table = new URLSearchParams('columns=authors,year');
  expect(preferredValue(urlOf('/en/research'), urlOf('/en'), table)).toEqual([['columns', 'authors,year']]);
  expect(preferredValue(urlOf('/en/authors'), urlOf('/en'), table)).toEqual([]);
});

test('parameters of an address take precedence', () => {
  expect(addedValues('/en/research?sort=-year&pageSize=10', '/en')).toEqual({});
});

test('the list one is in stays as it is, also in the other language', () => {
  expect(addedValues('/en/research?focusedAreaId=1', '/en/research')).toEqual({});
  expect(addedValues('/ar/research?keyword=mars', '/en/research?keyword=mars')).toEqual({});
});

test('pages that are no list, and other sites, are left alone', () => {
  for (const target of ['/en/research/12', '/en/research.csv', '/en/list', 'https://elsewhere.example/en/research'])
    expect(addedValues(target, '/en')).toEqual({});
});
