import { expect, it } from 'vitest';
import { operationsOnly, withStarterInstance } from '#app/testing/starter-instance.ts';
import { type AuthorQuery, defaultAuthorQuery } from '#lib/domain/query.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { listAuthors } from './list-authors.ts';

withStarterInstance();

const rowsOf = async (language: Language, query: Partial<AuthorQuery>, sources?: Awaited<ReturnType<typeof instance>>) =>
  (await listAuthors(sources ?? (await instance()), language, { ...defaultAuthorQuery, pageSize: 100, ...query })).page.items;

it.each(languages)('the page of authors in %s has most publications first, and equal numbers in the order of names', async (language) => {
  const authors = [...(await rowsOf(language, {})), ...(await rowsOf(language, { pageIndex: 2 }))];
  const counts = authors.map(({ publicationCount = 0 }) => publicationCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
  const places = new Map<string, number>();
  for (let pageIndex = 1; pageIndex <= 32; pageIndex += 1)
    for (const { id } of await rowsOf(language, { sort: 'name', pageIndex })) places.set(id, places.size);
  for (const [index, { id }] of authors.entries())
    if (index > 0 && counts[index] === counts[index - 1])
      expect(places.get(id), id).toBeGreaterThan(places.get(authors[index - 1]?.id ?? '') ?? 0);
});

it('authors below a letter, and those of a remote service, are in the order of names', async () => {
  const ids = async (query: Partial<AuthorQuery>, sources?: Awaited<ReturnType<typeof instance>>) =>
    (await rowsOf('en', query, sources)).map(({ id }) => id);
  expect(await ids({ initial: 'm' })).toEqual(await ids({ initial: 'm', sort: 'name' }));
  const { collection, ...sources } = await instance();
  const remote = { ...sources, collection: { ...collection, ...operationsOnly } };
  expect(await ids({}, remote)).toEqual(await ids({ sort: 'name' }));
});
