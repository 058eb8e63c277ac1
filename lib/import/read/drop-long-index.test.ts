import { expect, test } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';
import { dropLongIndex } from './drop-long-index.ts';

const work = (words: number) =>
  JSON.stringify({
    id: 'https://openalex.org/W1',
    title: 'Dust "{of}" Mars',
    publication_year: 2020,
    type: 'article',
    abstract_inverted_index: Object.fromEntries(Array.from({ length: words }, (_, index) => [`w}o"r\\d${index}`, [index]])),
    authorships: [],
  });

test('an index of more words than any abstract is removed before parsing, with a warning', async () => {
  const { json, isCut } = dropLongIndex(work(100_000));
  expect(isCut).toBe(true);
  expect(JSON.parse(json)).toMatchObject({ title: 'Dust "{of}" Mars', abstract_inverted_index: null, authorships: [] });
  const [result] = await mapText('a.jsonl', `${work(100_000)}\n`);
  expect(result?.warnings).toContainEqual({ code: 'field_too_long', field: 'abstract' });
  expect(await recordsIn('a.jsonl', `${work(100_000)}\n`)).toMatchObject([{ key: 'openalex:W1' }]);
});

test('a record without an overlong index stays unchanged', () => {
  const long = JSON.stringify({ title: 'x'.repeat(2_000_000), abstract_inverted_index: { Dust: [0] } });
  for (const json of [work(50), long, '"abstract_inverted_index":{'.padEnd(2_000_000, 'x'), ''])
    expect(dropLongIndex(json)).toEqual({ json, isCut: false });
});
