import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { GET as getFile } from '#app/bff/[language]/exports/research/[extension]/route.ts';
import { GET as getSizes } from '#app/bff/[language]/file-sizes/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import type { FileSizes } from '#lib/answers/file-sizes-answer.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { fileSizes, sampleMax } from './file-sizes.ts';

withStarterInstance();

const request = (path: string, query: string) => new Request(`${testSite}${path}?${query}`);

const wholeCollection = new Map<Language, FileSizes>();
/** The sizes of all files of a list. Writing those of the whole collection takes a second, so it is done once per language. */
async function trueSizes(language: Language, query: string): Promise<FileSizes> {
  const known = query === '' && wholeCollection.get(language);
  if (known) return known;
  const sizes = formatNames.map(async (name) => {
    const { extension } = formats[name];
    const context = { params: Promise.resolve({ language, extension }) };
    const file = await getFile(request(`/${language}/research.${extension}`, query), context);
    return [extension, (await file.arrayBuffer()).byteLength] as const;
  });
  const written = Object.fromEntries(await Promise.all(sizes));
  if (query === '') wholeCollection.set(language, written);
  return written;
}

it.each(
  [
    '',
    'keyword=mars',
    'workLanguage=ar',
    'researchTypeId=3',
    'toYear=1990',
    'keyword=%D8%A7%D9%84%D9%85%D8%B1%D9%8A%D8%AE&sort=title',
  ].flatMap((query) => (['en', 'ar'] as const).map((language) => [language, query] as const)),
)('the estimated size in %s of each format of “%s” is within 10 % of the file', async (language, query) => {
  const response = await getSizes(request(`/bff/${language}/file-sizes`, query), { params: Promise.resolve({ language }) });
  const sizes = (await response.json()) as FileSizes;
  for (const [extension, bytes] of Object.entries(await trueSizes(language, query)))
    expect(Math.abs((sizes[extension] ?? 0) - bytes) / bytes, extension).toBeLessThan(0.1);
});

it.each(['en', 'ar'] as const)('a sample in %s of a fifth of the collection gives sizes within 10 %', async (language) => {
  const { collection } = await instance();
  const fullQuery = decodeResearchQuery('sort=title');
  const sample = collection.harvest ? await Readable.from(collection.harvest.sample(language, fullQuery, 100)).toArray() : [];
  expect(sample).toHaveLength(100);
  const sizes = await fileSizes(language, Readable.from(sample), (await collection.counts?.counts())?.research ?? 0);
  // The order of a list does not change the size of its files.
  for (const [extension, bytes] of Object.entries(await trueSizes(language, '')))
    expect(Math.abs((sizes[extension] ?? 0) - bytes) / bytes, extension).toBeLessThan(0.1);
  expect(sampleMax).toBeGreaterThan(sample.length);
});
