import { describe, expect, it } from 'vitest';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { operationReferences } from '#lib/contract/reference.ts';
import { languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { sampleResponse } from './sample-response.ts';

withStarterInstance();

const pathIn = (language: 'en' | 'ar') =>
  operationReferences(language, testSite).find(({ id }) => id === 'GetAllResearch')?.samplePath ?? '';

describe('The answer on the first page of the manual', () => {
  it.each(languages)('is a record of the collection with whole values, in %s', async (language) => {
    const { collection } = await instance();
    const { items, totalCount } = JSON.parse((await sampleResponse(language, testSite + pathIn(language))) ?? '{}');
    const record = await collection.research(language, String(items[0].id));
    expect(items[0]).toMatchObject({ title: record?.title.value, year: record?.year, doi: record?.doi ?? null });
    expect(items[0].authors.map(({ name }: { name: string }) => name)).toEqual(record?.authors.slice(0, 2).map(({ name }) => name.value));
    expect(totalCount).toBeGreaterThan(1);
  });

  it('is left out where there is no record', async () => {
    expect(await sampleResponse('en', `${testSite}/api/en/Publication/GetAllResearch?keyword=zzzzqqqqxxxx`)).toBeUndefined();
  });
});
