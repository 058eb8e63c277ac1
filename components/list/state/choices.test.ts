import { expect, test } from 'vitest';
import { chosenFor } from './choices.ts';

const choices = new URLSearchParams('research=title&authors=-publications&pageSize=50');
const at = (path: string) => new URL(path, 'https://madar.example');
const added = (target: string, here: string) => Object.fromEntries(chosenFor(at(target), at(here), choices));

test('a link to another list takes the chosen order and page size along', () => {
  expect(added('/en/research', '/en')).toEqual({ sort: 'title', pageSize: '50' });
  expect(added('/ar/authors', '/ar/research')).toEqual({ sort: '-publications', pageSize: '50' });
});

test('a new search is in the order of relevance, whatever order is remembered', () => {
  expect(added('/en/research?keyword=mars', '/en')).toEqual({ pageSize: '50' });
});

test('a list of publications is a table where that was the choice, another list is not', () => {
  const table = new URLSearchParams('columns=authors,year');
  expect(chosenFor(at('/en/research'), at('/en'), table)).toEqual([['columns', 'authors,year']]);
  expect(chosenFor(at('/en/authors'), at('/en'), table)).toEqual([]);
});

test('what an address says itself stands', () => {
  expect(added('/en/research?sort=-year&pageSize=10', '/en')).toEqual({});
});

test('the list one is in stays as it is, also in the other language', () => {
  expect(added('/en/research?focusedAreaId=1', '/en/research')).toEqual({});
  expect(added('/ar/research?keyword=mars', '/en/research?keyword=mars')).toEqual({});
});

test('pages that are no list, and other sites, are left alone', () => {
  for (const target of ['/en/research/12', '/en/research.csv', '/en/list', 'https://elsewhere.example/en/research'])
    expect(added(target, '/en')).toEqual({});
});
